import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/ids.ts';
import type { Members } from '../../../access/members/index.ts';
import type { Sessions } from '../../../access/sessions/index.ts';
import type { Audit } from '../../../base/audit-log/index.ts';
import type { AccountRef, Wallet } from '../../../money/wallet/index.ts';
import type { OpenedAccount } from '../accounts/accounts.usecases.ts';
import { newName } from '../players/players.usecases.ts';
import { countTestPlayers, insertTestPlayer } from './test-players.queries.ts';

export type TestPlayerDeps = {
  db: Db;
  clock: Clock;
  audit: Pick<Audit, 'record'>;
  members: Pick<Members, 'insert'>;
  sessions: Pick<Sessions, 'open' | 'resolve' | 'endAll' | 'forget'>;
  wallet: Pick<Wallet, 'transaction' | 'post' | 'balanceOf'>;
};

type Opened = { memberId: string; name: string; sessionId: string };

const MAX_PLAYERS_PER_DAY = 1_000;
const DAY_MILLISECONDS = 24 * 3_600_000;
const HOUSE: AccountRef = { owner: 'house', kind: 'adjustment', key: 'vendor_tests' };
const mainOf = (memberId: string): AccountRef => ({ owner: 'member', memberId, kind: 'main' });

/**
 * Opens an account for tests, with money and a session. It has no password, so nobody can sign in to it. Undefined if
 * there were too many today.
 */
export async function openTestPlayer(
  { db, clock, audit, members, sessions, wallet }: TestPlayerDeps,
  { account }: OpenedAccount,
  { balanceMinor, ip }: { balanceMinor: bigint; ip: string },
): Promise<Opened | undefined> {
  const { merchantId, id: accountId, currency } = account;
  const [memberId, name, at] = [newId(), newName(), clock.now()];
  const since = new Date(at.getTime() - DAY_MILLISECONDS);
  if ((await countTestPlayers(db, { merchantId, accountId, since })) >= MAX_PLAYERS_PER_DAY) return undefined;
  const owner = { merchantId, accountId: memberId };
  const token = await wallet.transaction(async (tx) => {
    const isNew = await members.insert(tx, {
      merchantId,
      id: memberId,
      account: `test.${name}`,
      nickname: '',
      passwordHash: null,
      paymentPasswordHash: null,
      profile: {},
      at,
      ip,
    });
    if (!isNew || !(await insertTestPlayer(tx, { merchantId, accountId, name, memberId, at })))
      throw new Error('the name of a test player is taken');
    if (balanceMinor > 0n) {
      const credit = { id: newId(), debit: HOUSE, credit: mainOf(memberId), amountMinor: balanceMinor };
      const transfers = [{ ...credit, code: 'adjustment', reference: memberId } as const];
      await wallet.post(tx, { merchantId, currency, transfers });
    }
    await audit.record(tx, {
      merchantId,
      actor: { kind: 'system' },
      action: 'vendor_account.test_player_opened',
      subject: `member:${memberId}`,
      after: { accountId, player: name },
      ip,
    });
    return sessions.open(tx, owner, { ip, userAgent: 'vendor test' });
  });
  const session = await sessions.resolve(token, merchantId);
  if (!session) throw new Error('the session of a test player is missing');
  return { memberId, name, sessionId: session.sessionId };
}

/** Ends the sessions of a test player and takes back what is left. */
export async function endTestPlayer(
  { sessions, wallet }: TestPlayerDeps,
  { account: { merchantId, currency } }: OpenedAccount,
  { memberId }: { memberId: string },
): Promise<void> {
  await endSessions({ sessions, wallet }, { merchantId, memberId });
  const { main } = await wallet.balanceOf(merchantId, memberId, currency);
  if (main.amountMinor <= 0n) return;
  const back = { id: newId(), debit: mainOf(memberId), credit: HOUSE, amountMinor: main.amountMinor };
  const transfers = [{ ...back, code: 'adjustment', reference: memberId } as const];
  await wallet.transaction((tx) => wallet.post(tx, { merchantId, currency, transfers }));
}

export async function endSessions(
  { sessions, wallet }: Pick<TestPlayerDeps, 'sessions' | 'wallet'>,
  { merchantId, memberId }: { merchantId: string; memberId: string },
): Promise<void> {
  const owner = { merchantId, accountId: memberId };
  await wallet.transaction((tx) => sessions.endAll(tx, owner));
  sessions.forget(owner);
}
