import { isBarred, type BonusGame } from '@croupier/contract/bonuses/contributions.ts';
import { derivedId } from '../../../../platform/ids.ts';
import {
  accountsOfBonus,
  countedOf,
  MissingBonusError,
  shareOf,
  splitStake,
  takesStakes,
  type Bonus,
  type BonusAccounts,
  type BonusSet,
  type StakeSplit,
} from '../../../money/bonuses/index.ts';
import {
  mainOf,
  type AccountOf,
  type LedgerBatch,
  type LedgerTransfer,
} from '../../../money/wallet/index.ts';
import type { RefusalCode, Round } from '../rounds.types.ts';

/** What of a batch concerns bonuses. */
export type BonusContext = {
  ledger: LedgerBatch;
  rounds: {
    bonuses: BonusSet;
    classOf: (gameId: string) => string;
    find: (id: string) => Round | undefined;
    change: (round: Round, changes: Partial<Round>) => Round;
    takeUntold: () => { before: Round | null; after: Round }[];
  };
  accountOf: AccountOf;
};

type Player = { merchantId: string; memberId: string; currency: string };
type Game = { gameId: string; vendor: string };

const gameOf = ({ rounds }: BonusContext, { gameId, vendor }: Game): BonusGame => ({
  gameId,
  vendor,
  category: rounds.classOf(gameId),
});

/**
 * Must be called before a command is decided: it is decided again with the bonus if a bonus plays, or if its round has one,
 * that this batch has not read.
 *
 * @throws MissingBonusError
 */
export function checkBonuses(
  { ledger, rounds, accountOf }: BonusContext,
  { merchantId, memberId, currency }: Player,
  round: Round | undefined,
): void {
  const { bonuses } = rounds;
  const main = ledger.member(accountOf({ merchantId, currency, ref: mainOf(memberId) }).id);
  if (bonuses.isEmpty && !main?.playsBonus && !round?.bonus) return;
  const player = { merchantId, memberId, currency };
  if (main?.playsBonus && !bonuses.isKnown(memberId)) throw new MissingBonusError(player);
  const ofRound = round?.bonus?.id;
  if (ofRound !== undefined && !bonuses.find(ofRound)) throw new MissingBonusError(player, ofRound);
  for (const bonus of [bonuses.playing(memberId), bonuses.find(ofRound ?? '')]) {
    if (!bonus) continue;
    try {
      accountsOfBonus(bonus, accountOf);
    } catch {
      throw new MissingBonusError(player, bonus.id);
    }
  }
}

export type Stake = Player & Game & { stakeMinor: bigint };

/** The bonus that a stake may use. In a round it is that with which the round was opened. */
function bonusFor(context: BonusContext, stake: Stake, round: Round | undefined): Bonus | undefined {
  const { ledger, rounds } = context;
  const bonus = rounds.bonuses.playing(stake.memberId);
  if (!bonus || bonus.currency !== stake.currency || stake.stakeMinor === 0n) return undefined;
  if (!takesStakes(bonus, ledger.at) || isBarred(bonus.terms, gameOf(context, stake))) return undefined;
  return round && round.bonus?.id !== bonus.id ? undefined : bonus;
}

/** How a stake is paid, and the bonus that it counts for. */
export type StakePlan = StakeSplit & { bonus: Bonus | undefined };

const isAboveLimit = ({ terms }: Bonus, { stakeMinor }: Stake, round: Round | undefined): boolean =>
  terms.maxBet !== null && (round?.bonus?.touchedMinor ?? 0n) + stakeMinor > terms.maxBet;

/**
 * Plans a stake by the order of funds. A limit binds stakes with bonus money in them; what own money covers alone is
 * never refused for it.
 */
export function planStake(
  context: BonusContext,
  stake: Stake,
  { round, isUnlimited = false }: { round?: Round | undefined; isUnlimited?: boolean } = {},
): StakePlan | RefusalCode {
  const { ledger, accountOf } = context;
  const { merchantId, memberId, currency, stakeMinor } = stake;
  const bonus = bonusFor(context, stake, round);
  const onlyMain = { mainMinor: stakeMinor, bonusMinor: 0n, bonus };
  const mainMinor = ledger.available(accountOf({ merchantId, currency, ref: mainOf(memberId) }).id);
  const coversAlone = mainMinor >= stakeMinor;
  if (!bonus) return coversAlone ? onlyMain : 'wallet.insufficient_funds';
  const bonusMinor = ledger.available(accountsOfBonus(bonus, accountOf).bonus);
  const split = splitStake(bonus.terms.order, stakeMinor, { mainMinor, bonusMinor });
  if (!split) return 'wallet.insufficient_funds';
  if (split.bonusMinor === 0n || isUnlimited || !isAboveLimit(bonus, stake, round))
    return { ...split, bonus };
  return coversAlone ? onlyMain : 'bonuses.bet_above_limit';
}

/** Transfers of a command beside each other, and what they change besides balances. */
export type Parts = { transfers: LedgerTransfer[]; done: (() => void)[] };

type Movement = {
  merchantId: string;
  /** The id of the command; those of its parts derive from it. */
  id: string;
  other: number;
  wallet: number;
  code: string;
  round: { id: string; bonusId: string };
};

const partId = ({ merchantId, id }: Movement, part: string, code: string): string =>
  derivedId(`${part} ${code}`, merchantId, id);

function accountsOf(context: BonusContext, bonusId: string): BonusAccounts {
  const bonus = context.rounds.bonuses.find(bonusId);
  if (!bonus) throw new Error(`bonus ${bonusId} was not read`);
  return accountsOfBonus(bonus, context.accountOf);
}

/** A stake from both accounts. */
export function stakeParts(
  context: BonusContext,
  movement: Movement,
  { mainMinor, bonusMinor }: StakeSplit,
): Parts {
  const { other: credit, code, wallet, round } = movement;
  const accounts = accountsOf(context, round.bonusId);
  const of = { credit, code, reference: round.id };
  const transfers = [
    { ...of, id: partId(movement, 'main', code), debit: wallet, amountMinor: mainMinor },
    { ...of, id: partId(movement, 'bonus', code), debit: accounts.bonus, amountMinor: bonusMinor },
  ].filter(({ amountMinor }) => amountMinor > 0n);
  return { transfers, done: [] };
}

/** Pays both accounts. What belongs to a bonus that has ended goes on at once. */
export function paymentParts(
  context: BonusContext,
  movement: Movement,
  { mainMinor, bonusMinor }: StakeSplit,
): Parts {
  const { other: debit, code, wallet, round, id } = movement;
  const accounts = accountsOf(context, round.bonusId);
  const of = { debit, code, reference: round.id };
  const paid = [
    { ...of, id: partId(movement, 'main', code), credit: wallet, amountMinor: mainMinor },
    { ...of, id: partId(movement, 'bonus', code), credit: accounts.bonus, amountMinor: bonusMinor },
  ].filter(({ amountMinor }) => amountMinor > 0n);
  const seed = `${code} ${id}`;
  const later = context.rounds.bonuses.later(context.ledger, round.bonusId, accounts, {
    amountMinor: bonusMinor,
    seed,
  });
  return { transfers: [...paid, ...later.transfers], done: [later.done] };
}

/**
 * Takes money back that a bonus was paid. What it does not have any more is the house's, never the member's own; only
 * what has become the member's own is taken there.
 */
export function takeBackParts(
  context: BonusContext,
  movement: Movement,
  /** `arrivingMinor`: what the same command pays the bonus before. */
  { amountMinor, arrivingMinor = 0n }: { amountMinor: bigint; arrivingMinor?: bigint },
): Parts & { ownMinor: bigint } {
  const { bonuses } = context.rounds;
  const { other, code, round, id } = movement;
  const bonus = bonuses.find(round.bonusId);
  if (!bonus || amountMinor === 0n) return { transfers: [], done: [], ownMinor: 0n };
  if (bonus.endedHow === 'met' || bonus.endedHow === 'used_up')
    return { transfers: [], done: [], ownMinor: amountMinor };
  const accounts = accountsOf(context, round.bonusId);
  const there = bonus.state === 'playing' ? context.ledger.available(accounts.bonus) + arrivingMinor : 0n;
  const missing = amountMinor > there ? amountMinor - there : 0n;
  const cover = bonuses.cover(context.ledger, bonus.id, accounts, {
    amountMinor: missing,
    seed: `${code} ${id}`,
  });
  const transfer = { id: partId(movement, 'bonus', code), debit: accounts.bonus, credit: other, amountMinor };
  return {
    transfers: [...cover.transfers, { ...transfer, code, reference: round.id }],
    done: missing > 0n ? [cover.done] : [],
    ownMinor: 0n,
  };
}

/** The bonus's part of a payment, by its share of the stakes. */
export const bonusShare = (round: Round | undefined, amountMinor: bigint): bigint =>
  round?.bonus
    ? shareOf(amountMinor, { stakeMinor: round.stakeMinor, bonusStakeMinor: round.bonus.stakeMinor })
    : 0n;

const openStake = (round: Round | null): bigint =>
  round?.state === 'open' ? (round.bonus?.stakeMinor ?? 0n) : 0n;
const openCount = (round: Round | null): number => (round?.state === 'open' ? 1 : 0);

/** Tells bonuses what their rounds have changed. The last step of every command: it may end a bonus. */
export function tellBonuses(context: BonusContext): void {
  const { ledger, rounds } = context;
  if (rounds.bonuses.isEmpty) return;
  for (const { before, after } of rounds.takeUntold()) {
    const bonus = after.bonus && rounds.bonuses.find(after.bonus.id);
    if (!after.bonus || !bonus) continue;
    const isCounted = after.state === 'settled';
    const validBetMinor = isCounted ? after.validBetMinor : 0n;
    const counted =
      bonus.state === 'playing'
        ? countedOf(bonus.terms, gameOf(context, after), validBetMinor)
        : after.bonus.wageredMinor;
    const wageredMinor = counted - after.bonus.wageredMinor;
    if (wageredMinor !== 0n) rounds.change(after, { bonus: { ...after.bonus, wageredMinor: counted } });
    rounds.bonuses.progress(ledger, bonus.id, accountsOfBonus(bonus, context.accountOf), {
      wageredMinor,
      openStakeMinor: openStake(after) - openStake(before),
      openRounds: openCount(after) - openCount(before),
    });
  }
  // The counted wagers are changes, too.
  rounds.takeUntold();
}

/** The bonus balance that may be staked in a game; undefined where none plays. */
export function playableBonus(context: BonusContext, player: Player, game: Game): bigint | undefined {
  if (context.rounds.bonuses.isEmpty) return undefined;
  const bonus = bonusFor(context, { ...player, ...game, stakeMinor: 1n }, undefined);
  return bonus && context.ledger.available(accountsOfBonus(bonus, context.accountOf).bonus);
}
