import { setTimeout as pause } from 'node:timers/promises';
import type { CallOutput } from '@croupier/contract/route.ts';
import type { vendorPlayRoutes } from '@croupier/contract/vendors/play.ts';
import type { VendorAccounts } from '../accounts/accounts.usecases.ts';
import { listFreeRounds } from './free-rounds.queries.ts';
import type { FreeRoundsDeps } from './granting.usecases.ts';

/** How long a page waits for what the vendor says is left; then it shows what was given. */
const WAIT_MILLISECONDS = 2_000;

export type OwnFreeRoundsDeps = Pick<FreeRoundsDeps, 'db' | 'clock' | 'players' | 'clientOf'> & {
  accounts: Pick<VendorAccounts, 'find'>;
};
type Own = { merchantId: string; memberId: string };

/** How many of each grant are used, as far as the vendor says so. */
async function usedAt(
  { accounts, players, clientOf }: OwnFreeRoundsDeps,
  { merchantId, memberId }: Own,
  accountId: string,
): Promise<ReadonlyMap<string, number>> {
  const opened = await accounts.find({ merchantId, id: accountId });
  const client = opened && clientOf(opened).freeRounds;
  if (!opened || !client) return new Map();
  const player = await players.nameOf(opened.account, memberId);
  const listed = await Promise.race([
    client.list(player).catch(() => null),
    pause(WAIT_MILLISECONDS, null, { ref: false }),
  ]);
  if (!listed || 'unknown' in listed) return new Map();
  return new Map(listed.map(({ id, used }) => [id, used]));
}

/** The free rounds that a member has left in a game. */
export async function ownFreeRounds(
  deps: OwnFreeRoundsDeps,
  { gameId, ...member }: Own & { gameId: string },
): Promise<CallOutput<typeof vendorPlayRoutes.freeRounds>> {
  const granted = await listFreeRounds(deps.db, { ...member, gameId, at: deps.clock.now() });
  const accounts = [...new Set(granted.map(({ accountId }) => accountId))];
  const used = new Map(
    await Promise.all(accounts.map(async (id) => [id, await usedAt(deps, member, id)] as const)),
  );
  return granted
    .map(({ id, accountId, count, betMinor: bet, expiresAt }) => ({
      id,
      gameId,
      count: Math.max(0, count - (used.get(accountId)?.get(id) ?? 0)),
      bet,
      expiresAt,
    }))
    .filter(({ count }) => count > 0);
}
