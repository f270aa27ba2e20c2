import { z } from 'zod';
import type { Ask, TheirTransaction } from '../vendors.types.ts';

/** A line of the vendor's list as it is stored beside a difference, readable for operators. */
export const wireOf = ({ theirId, at, amountMinor, ...rest }: TheirTransaction): Record<string, unknown> => ({
  ...rest,
  id: theirId,
  amount: String(amountMinor),
  at: at.toISOString(),
});

type StoredRound = {
  reference: string;
  unit: string;
  player: string | null;
  stakeMinor: bigint;
  payoutMinor: bigint;
  state: string;
};

/** A round of ours as it is stored beside a difference, with what the vendor is asked about it by. */
export const wireOfRound = (round: StoredRound): Record<string, unknown> => ({
  reference: round.reference,
  unit: round.unit,
  ...(round.player !== null && { player: round.player }),
  stake: String(round.stakeMinor),
  payout: String(round.payoutMinor),
  state: round.state,
});

const stored = z.object({
  id: z.string(),
  kind: z.enum(['bet', 'win', 'rollback', 'cancel', 'promo', 'correct']),
  player: z.string(),
  unit: z.string(),
  game: z.string(),
  amount: z.string().regex(/^\d+$/),
  currency: z.string(),
  state: z.enum(['done', 'refused', 'rolled_back']),
  at: z.iso.datetime(),
  final: z.boolean().optional(),
  betId: z.string().optional(),
});

/** The line that was stored; undefined for what is not a line of a list. */
export function lineOf(wire: unknown): TheirTransaction | undefined {
  const { data } = stored.safeParse(wire);
  if (!data) return undefined;
  const { id: theirId, amount, at, final, betId, ...rest } = data;
  return {
    ...rest,
    theirId,
    amountMinor: BigInt(amount),
    at: new Date(at),
    ...(final !== undefined && { final }),
    ...(betId !== undefined && { betId }),
  };
}

/** The call that the vendor has not got through; undefined for what only people decide. */
export function askOf(theirs: TheirTransaction): Ask | undefined {
  const { theirId, player, currency, game, unit, amountMinor, betId, kind } = theirs;
  const about = { theirId, player, currency, unit, ...(game && { game }) };
  if (kind === 'win') return { ...about, kind, amountMinor, final: theirs.final ?? false };
  if (kind === 'rollback' && betId !== undefined) return { theirId, player, kind, betId };
  return undefined;
}
