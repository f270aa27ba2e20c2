import type { BelowZero, BetCommand, RoundCommand } from '../../rounds/index.ts';
import { PROMOTION_GAME } from '../vendors.config.ts';
import type { Ask } from '../vendors.types.ts';

/** Where the ids of a call belong. */
export type Ids = {
  transaction: (theirId: string) => string;
  unit: (memberId: string, theirUnit: string) => string;
};

export type Facts = {
  merchantId: string;
  memberId: string;
  currency: string;
  /** Code of the vendor and id of the game, where the call or its visit names one. */
  vendor: string;
  gameId: string | undefined;
  admission: NonNullable<BetCommand['admission']>;
  /** Pays wins that come after the settlement. */
  paysLate: boolean;
  belowZero: BelowZero;
};

type PlayAsk = Exclude<Ask, { kind: 'session' | 'profile' | 'balance' | 'batch' }>;

type Extras = { reference?: string; unit?: string; detail?: object };

const extrasOf = ({ reference, unit, detail }: PlayAsk): Extras => ({
  ...((reference ?? unit) !== undefined && { reference: reference ?? unit }),
  // Players read the reference; the vendor is asked about the unit.
  ...(reference !== undefined && unit !== undefined && reference !== unit && { unit }),
  ...(detail && { detail }),
});

/** The ledger's command for a call. `betId` is the bet of the same batch that a win answers. */
export function commandOf(
  ask: PlayAsk,
  { theirId, ids, facts, betId }: { theirId: string; ids: Ids; facts: Facts; betId?: string | undefined },
): RoundCommand {
  const { merchantId, memberId, currency, vendor, gameId = PROMOTION_GAME } = facts;
  const base = { id: ids.transaction(theirId), merchantId, memberId, currency, vendor };
  if (ask.kind === 'rollback') return { ...base, kind: 'rollback', betId: ids.transaction(ask.betId) };
  const play = { ...base, gameId, roundId: ids.unit(memberId, ask.unit ?? theirId) };
  if (ask.kind === 'cancel') return { ...play, kind: 'cancel' };
  if (ask.kind === 'correct') {
    const { previousMinor, payoutMinor, detail } = ask;
    const { belowZero } = facts;
    return { ...play, kind: 'correct', previousMinor, payoutMinor, belowZero, ...(detail && { detail }) };
  }
  const { amountMinor } = ask;
  const money = { ...play, ...extrasOf(ask), amountMinor };
  if (ask.kind === 'promo') return { ...money, kind: 'promo' };
  const free = ask.free === true && { free: true };
  if (ask.kind === 'bet')
    return {
      ...money,
      ...free,
      kind: 'bet',
      admission: facts.admission,
      ...(ask.closes && { closes: true }),
    };
  return {
    ...money,
    ...free,
    kind: 'win',
    final: ask.final,
    ...(facts.paysLate && { late: true }),
    ...(ask.validBetMinor !== undefined && { validBetMinor: ask.validBetMinor }),
    ...(betId !== undefined && { betId: ids.transaction(betId) }),
  };
}

/** The bets of the same batch that wins answer: the last one of the unit before the win. */
export function betsOfBatch(items: readonly Ask[]): (string | undefined)[] {
  const bets = new Map<string, string>();
  return items.map((item) => {
    if (item.unit === undefined) return undefined;
    if (item.kind === 'bet' && item.theirId !== undefined) bets.set(item.unit, item.theirId);
    return item.kind === 'win' ? bets.get(item.unit) : undefined;
  });
}
