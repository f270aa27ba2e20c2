import type { DifferenceRow } from '../differences/differences.reads.ts';
import type { TheirTransaction } from '../vendors.types.ts';

const textOf = (side: Record<string, unknown> | null, name: string): string | undefined => {
  const value = side?.[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** What the vendor can be asked about a difference by; undefined if neither side names the unit and the player. */
export function unitOf({
  ours,
  theirs,
}: Pick<DifferenceRow, 'ours' | 'theirs'>): { unit: string; player: string } | undefined {
  const unit = textOf(theirs, 'unit') ?? textOf(ours, 'unit');
  const player = textOf(theirs, 'player') ?? textOf(ours, 'player');
  return unit !== undefined && player !== undefined ? { unit, player } : undefined;
}

/** Whether a unit has paid with us what it paid by the vendor's lines of it. */
export function isSettledAlike(
  lines: ReadonlyArray<{ theirs: TheirTransaction }>,
  round: { payoutMinor: bigint },
): boolean {
  const done = lines.map(({ theirs }) => theirs).filter(({ state }) => state === 'done');
  // A correction names the whole payout, whatever was paid before.
  const corrected = done.findLast(({ kind }) => kind === 'correct');
  const payouts = done.filter(({ kind }) => kind === 'win' || kind === 'promo');
  const theirs = corrected?.amountMinor ?? payouts.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  return theirs === round.payoutMinor;
}
