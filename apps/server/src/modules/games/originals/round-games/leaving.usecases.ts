import type { OriginalsDeps } from '../offer.usecases.ts';
import type { PlayerKey } from '../seeds/seeds.queries.ts';
import { listOpenRounds, listStaleRounds, type OpenRoundKey } from './progress.reads.ts';
import { roundGamesDomain } from './rounds-domain.usecases.ts';

const DAY_MILLISECONDS = 24 * 60 * 60_000;
const PAGE = 200;

/**
 * Ends a round that its player has left: cashes out what there is, stands, or gives the stake back where nothing has
 * been decided. Everything holds the player's lock, so a move that comes first keeps the round.
 */
async function endRound(
  { wallet, rounds }: OriginalsDeps,
  { merchantId, memberId, gameId, roundId, currency }: OpenRoundKey,
  movedBefore: Date | null,
): Promise<void> {
  await wallet.transaction(async (tx) => {
    const command = { kind: 'leave', merchantId, memberId, gameId, roundId, currency, movedBefore } as const;
    const [outcome] = await wallet.decideIn(tx, roundGamesDomain, [command]);
    if (outcome?.status === 'void') await rounds.void(tx, { merchantId, memberId, id: roundId });
  });
}

/** Every round is tried; the first failure is thrown afterwards, so that the job reports it and runs again. */
async function endAll(
  deps: OriginalsDeps,
  open: readonly OpenRoundKey[],
  movedBefore: Date | null,
): Promise<void> {
  const results = [];
  for (const round of open)
    results.push(
      await endRound(deps, round, movedBefore).then(
        () => null,
        (error: unknown) => ({ error }),
      ),
    );
  const failed = results.find((result) => result !== null);
  if (failed) throw failed.error;
}

/** Ends what nobody has moved for the time that each merchant gives. Repeating it changes nothing. */
export async function endStaleRounds(deps: OriginalsDeps): Promise<void> {
  for (const { id: merchantId, settings } of await deps.merchants.list()) {
    const movedBefore = new Date(deps.clock.now().getTime() - settings.abandonedRoundDays * DAY_MILLISECONDS);
    const open = await listStaleRounds(deps.db, { merchantId, movedBefore, limit: PAGE });
    await endAll(deps, open, movedBefore);
  }
}

/** Ends all rounds of a member who has excluded themself or whose account was closed. */
export const endRoundsOf = async (deps: OriginalsDeps, member: PlayerKey): Promise<void> =>
  endAll(deps, await listOpenRounds(deps.db, member), null);
