import type { TheirTransaction } from '../vendors.types.ts';
import { wireOf } from './stored-lines.rules.ts';

/** What our ledger knows of a vendor's transaction. */
export type OurTransaction = {
  /** Null if nothing moved, or if the transfer belongs to somebody else. */
  amountMinor: bigint | null;
  /** The kind of a command that moved nothing. */
  noted: string | null;
  isVoided: boolean;
};

export type DifferenceKind =
  | 'bet_missing'
  | 'win_missing'
  | 'rollback_missing'
  | 'theirs_missing'
  | 'amount'
  | 'player'
  | 'state'
  | 'open_round'
  | 'late_win'
  | 'transfer';

export type Difference = { key: string; kind: DifferenceKind; ours: object | null; theirs: object | null };

const MISSING: Readonly<Record<TheirTransaction['kind'], DifferenceKind>> = {
  bet: 'bet_missing',
  win: 'win_missing',
  promo: 'win_missing',
  correct: 'win_missing',
  rollback: 'rollback_missing',
  cancel: 'rollback_missing',
};

/** A line that we have nothing of. */
export const missingHere = (theirs: TheirTransaction): Difference => ({
  key: theirs.theirId,
  kind: MISSING[theirs.kind],
  ours: null,
  theirs: wireOf(theirs),
});

/** Kinds whose amount the vendor's list names, and that move it as one transfer. */
const MOVES: ReadonlySet<TheirTransaction['kind']> = new Set(['bet', 'win', 'promo']);

const oursOf = ({ amountMinor, noted, isVoided }: OurTransaction): object => ({
  amount: amountMinor === null ? null : String(amountMinor),
  noted,
  isVoided,
});

/** What a line of the vendor's list and our ledger do not agree about; undefined if they do. */
export function differenceOf(
  theirs: TheirTransaction,
  ours: OurTransaction | undefined,
): Difference | undefined {
  const { kind, theirId: key, state, amountMinor } = theirs;
  const found = (of: DifferenceKind): Difference => ({
    key,
    kind: of,
    ours: ours ? oursOf(ours) : null,
    theirs: wireOf(theirs),
  });
  if (!ours) return state === 'done' ? found(MISSING[kind]) : undefined;
  // A rollback came before its bet: the key is used, and the bet was never taken.
  const wasRefused = ours.noted === 'cancelled';
  if (state === 'refused') return wasRefused ? undefined : found('theirs_missing');
  if (state === 'rolled_back') return wasRefused || ours.isVoided ? undefined : found('state');
  if (wasRefused) return found(MISSING[kind]);
  if (ours.amountMinor === null && ours.noted === null) return found('player');
  // Free bets are noted: they name an amount that nobody paid.
  if (MOVES.has(kind) && ours.amountMinor !== null && ours.amountMinor !== amountMinor)
    return found('amount');
  return undefined;
}
