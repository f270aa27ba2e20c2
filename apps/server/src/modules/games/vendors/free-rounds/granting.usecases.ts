import { formatMoney } from '@croupier/contract/money.ts';
import { twoPersonLine } from '@croupier/contract/money/two-person-line.ts';
import type { CallInput, CallOutput } from '@croupier/contract/route.ts';
import type { vendorDeskRoutes } from '@croupier/contract/vendors/vendor-desk.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { memberErrors, type Members } from '../../../access/members/index.ts';
import type { Operator } from '../../../access/permissions/index.ts';
import type { Audit } from '../../../base/audit-log/index.ts';
import type { OpenedAccount, VendorAccounts } from '../accounts/accounts.usecases.ts';
import type { Players } from '../players/players.usecases.ts';
import { vendorsErrors } from '../vendors.errors.ts';
import type { VendorClient } from '../vendors.types.ts';
import {
  findFreeRounds,
  grantedSince,
  insertFreeRounds,
  lockGrants,
  setFreeRoundsState,
} from './free-rounds.queries.ts';
import { findVendorGame } from '../desk/vendor-codes.reads.ts';

export type FreeRoundsDeps = {
  db: Db;
  clock: Clock;
  audit: Pick<Audit, 'record'>;
  members: Pick<Members, 'find'>;
  accounts: Pick<VendorAccounts, 'ofVendor'>;
  players: Pick<Players, 'nameOf'>;
  clientOf: (opened: OpenedAccount) => VendorClient;
};

/** Any 24 hours. */
const DAY_MILLISECONDS = 24 * 3_600_000;

type Grant = CallOutput<typeof vendorDeskRoutes.grantFreeRounds>;
type Input = CallInput<typeof vendorDeskRoutes.grantFreeRounds>['body'];

/** The vendor's answer, or that it is not known yet. The id is ours, so asking again grants nothing twice. */
export async function askVendor(
  { players, clientOf }: Pick<FreeRoundsDeps, 'players' | 'clientOf'>,
  opened: OpenedAccount,
  {
    gameCode,
    memberId,
    ...grant
  }: { gameCode: string; memberId: string } & Pick<Input, 'id' | 'count' | 'bet' | 'expiresAt'>,
): Promise<Grant['state']> {
  const { account } = opened;
  const answer = await clientOf(opened).freeRounds?.grant({
    id: grant.id,
    player: await players.nameOf(account, memberId),
    gameCode,
    count: grant.count,
    betMinor: grant.bet,
    currency: account.currency,
    expiresAt: grant.expiresAt,
  });
  if (!answer || 'unknown' in answer) return 'asked';
  return 'granted' in answer ? 'granted' : 'refused';
}

/**
 * Gives a member free rounds. The grant is stored before the vendor is asked, so that a lost answer can be asked for
 * again; the same id again does that.
 *
 * @throws `identity.member_not_found`, `vendors.free_rounds_unknown`, `vendors.free_rounds_limit`
 */
export async function grantFreeRounds(
  deps: FreeRoundsDeps,
  { merchantId, body, operator }: { merchantId: string; body: Input; operator: Operator },
): Promise<Grant> {
  const { db, clock } = deps;
  const { id, memberId, gameId, count, bet, expiresAt, reason } = body;
  if (!(await deps.members.find(merchantId, memberId))) throw appError(memberErrors.notFound);
  const game = await findVendorGame(db, gameId);
  const opened = game && (await deps.accounts.ofVendor(merchantId, game.vendorId));
  if (!game || opened?.account.state !== 'open' || !deps.clientOf(opened).freeRounds)
    throw appError(vendorsErrors.freeRoundsUnknown);
  const { id: accountId, currency } = opened.account;
  const at = clock.now();
  if (expiresAt <= at) throw appError(vendorsErrors.freeRoundsLimit);
  await db.transaction().execute(async (tx) => {
    const grantedBy = operator.account.id;
    const row = {
      merchantId,
      id,
      accountId,
      memberId,
      gameId,
      currency,
      count,
      betMinor: bet,
      grantedBy,
      expiresAt,
    };
    await lockGrants(tx, row);
    const byHand = { source: 'operator', reference: null, costKey: null, askAt: null } as const;
    if (!(await insertFreeRounds(tx, { ...row, ...byHand, at }))) return;
    // A large gift must not pass in several small ones.
    const since = new Date(at.getTime() - DAY_MILLISECONDS);
    if ((await grantedSince(tx, { ...row, since })) >= twoPersonLine(currency))
      throw appError(vendorsErrors.freeRoundsLimit);
    await deps.audit.record(tx, {
      merchantId,
      actor: operator.account,
      action: 'member.free_rounds_granted',
      subject: `member:${memberId}`,
      after: { id, gameId, count, bet: formatMoney(bet), currency, reason },
      ip: operator.ip,
      requestId: operator.requestId,
    });
  });
  const stored = await findFreeRounds(db, { merchantId, id });
  // The vendor must be asked again for exactly what was recorded.
  const isSame = stored?.memberId === memberId && stored.gameId === gameId;
  if (!isSame || stored.count !== count || stored.betMinor !== bet)
    throw appError(vendorsErrors.freeRoundsUnknown);
  if (stored.state !== 'asked') return { state: stored.state === 'refused' ? 'refused' : 'granted' };
  const state = await askVendor(deps, opened, { ...stored, gameCode: game.code, bet: stored.betMinor });
  if (state !== 'asked') await setFreeRoundsState(db, { merchantId, id, to: state, at: clock.now() });
  return { state };
}
