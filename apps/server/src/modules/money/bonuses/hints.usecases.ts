import type { Db } from '../../../platform/db/database.ts';
import { createBoundedMap } from '../../../platform/bounded-map.ts';
import { runStatement } from '../../../platform/db/statement.ts';
import type { AccountRef, Again, NamedAccount } from '../wallet/index.ts';
import { bonusOf, readBonuses, type BonusRow } from './bonuses.queries.ts';

const MAX_HINTS = 100_000;
/** Then a member whose bonus is over costs nothing again. */
const FRESH_MILLISECONDS = 60_000;

/** A bonus whose row and accounts a command of its member needs. */
export type BonusHint = { bonusId: string; promotionId: string };

type Player = { merchantId: string; memberId: string; currency: string };
type Hints = Omit<Player, 'memberId'> & { found: readonly BonusHint[]; until: number };

/**
 * Members of whom a bonus plays, or has rounds open, as far as this process knows. It only decides which accounts a batch
 * locks; under their locks the batch finds what is so, and asks again if a hint is missing.
 */
const hints = createBoundedMap<string, Hints>(MAX_HINTS);
const NONE: readonly BonusHint[] = [];

/** For a new database. */
export const forgetHints = (): void => hints.clear();

/** Bonuses that a command of this member needs. */
export function hintsOf(player: Player): readonly BonusHint[] {
  // By the member's id alone, which is unique: this is asked for every command.
  const known = hints.get(player.memberId);
  if (!known || known.merchantId !== player.merchantId || known.currency !== player.currency) return NONE;
  if (known.until > performance.now()) return known.found;
  hints.delete(player.memberId);
  return NONE;
}

/** Of a member whose bonus a batch has read and found playing. */
export function keepHints(memberId: string): void {
  const known = hints.get(memberId);
  if (known) known.until = performance.now() + FRESH_MILLISECONDS;
}

/** A command needs a bonus that its batch has not read: it is decided again with the hints of its member. */
export class MissingBonusError extends Error {
  override name = 'MissingBonusError';
  readonly player: Player;
  readonly bonusId: string | undefined;
  constructor(player: Player, bonusId?: string) {
    super('a bonus was not read');
    this.player = player;
    this.bonusId = bonusId;
  }
}

async function lookUp(db: Db, { player, bonusId }: MissingBonusError): Promise<void> {
  const { merchantId, memberId, currency } = player;
  const known = hintsOf(player).map((hint) => hint.bonusId);
  const bonusIds = [...new Set(bonusId === undefined ? known : [...known, bonusId])];
  const rows = await runStatement<BonusRow>(db, readBonuses(merchantId, { bonusIds, memberIds: [memberId] }));
  hints.set(memberId, {
    merchantId,
    currency,
    found: rows
      // One that a command has asked for, or that still changes.
      .filter(({ id, state, open_rounds: open }) => id === bonusId || state === 'playing' || open > 0)
      .map((row) => ({ bonusId: row.id, promotionId: bonusOf(row).promotionId })),
    until: performance.now() + FRESH_MILLISECONDS,
  });
}

/** For the domains of the ledger that know bonuses. */
export const againWithBonus: Again = {
  isFor: (error) => error instanceof MissingBonusError,
  lookUp: async (db, error) => {
    if (error instanceof MissingBonusError) await lookUp(db, error);
  },
};

export const bonusAccountOf = (memberId: string): AccountRef => ({
  owner: 'member',
  memberId,
  kind: 'bonus',
});
export const costOf = (promotionId: string): AccountRef => ({
  owner: 'house',
  kind: 'bonus_cost',
  key: promotionId,
});

/** The accounts of the bonuses of a member, to be locked beside the main account. */
export const accountsOfHints = (
  { merchantId, memberId, currency }: Player,
  found: readonly BonusHint[],
): NamedAccount[] =>
  found.length === 0
    ? []
    : [bonusAccountOf(memberId), ...found.map(({ promotionId }) => costOf(promotionId))].map((ref) => ({
        merchantId,
        currency,
        ref,
      }));
