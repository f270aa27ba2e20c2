import { createManualClock } from '../../../../platform/clock.ts';
import { newId } from '../../../../platform/ids.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { createMembers } from '../../../access/members/index.ts';
import { createAudit } from '../../../base/audit-log/index.ts';
import { createMerchants } from '../../../base/merchants/index.ts';
import { createRounds } from '../../../games/rounds/index.ts';
import { createWallet } from '../../wallet/index.ts';
import { createProtection } from '../index.ts';
import type { By } from '../limits.usecases.ts';
import type { ProtectionDeps } from '../protection.types.ts';

export const MERCHANT = 'lotus';
export const CURRENCY = 'THB';
export const ONE = 10_000n;
const GAME = { merchantId: MERCHANT, currency: CURRENCY, vendor: 'ACME', gameId: 'reels' };

/** Protection with a ledger and rounds on a separate database, at a time that only the test moves. */
export async function createProtectedWorld(start = new Date('2026-11-21T10:03:20Z')) {
  const database = await createTestDatabase({ maxConnections: 16 });
  const { db } = database;
  const clock = createManualClock(start);
  const merchants = createMerchants({ db, clock, publicKeys: async () => ({ keys: [] }) });
  await merchants.seedDemo();
  const audit = createAudit({ db, clock });
  const members = createMembers({ db, clock, audit, merchants, outbox: { record: async () => {} } });
  const wallet = createWallet({ db, clock });
  const rounds = createRounds({ db, clock, wallet });
  wallet.hooks.checks.push(rounds.check);
  // Another server on the same database.
  const otherWallet = createWallet({ db, clock });
  const otherRounds = createRounds({ db, clock, wallet: otherWallet });
  const given = {
    db,
    clock,
    audit,
    merchants,
    members,
    wallet,
    sessions: { list: async () => [] },
    outbox: { record: async () => {} },
    approvals: {
      ask: () => {
        throw new Error('nothing is asked for here');
      },
    },
  };
  const protection = createProtection({ ...given, secretsKey: Buffer.alloc(32, 5) });
  const deps: ProtectionDeps = {
    ...given,
    hooks: protection.hooks,
    box: { hashes: async (text) => [Buffer.from(text)] },
  };

  const newMember = async (amountMinor = 1_000_000n * ONE): Promise<string> => {
    const memberId = newId();
    await wallet.submit({
      merchantId: MERCHANT,
      currency: CURRENCY,
      transfers: [
        {
          id: newId(),
          debit: { owner: 'house', kind: 'bonus_cost', key: 'welcome' },
          credit: { owner: 'member', memberId, kind: 'main' },
          amountMinor,
          code: 'welcome_credit',
          reference: memberId,
        },
      ],
    });
    await protection.addMember({ merchantId: MERCHANT, memberId });
    return memberId;
  };
  const keyOf = (memberId: string) => ({ merchantId: MERCHANT, memberId });
  const byOf = (memberId: string): By => ({
    key: keyOf(memberId),
    actor: { account: { kind: 'member', id: memberId } },
  });
  /** A vendor's bet; `accepted`, or the code of the refusal. */
  const bet = async (memberId: string, amountMinor: bigint, roundId = newId()): Promise<string> => {
    const outcome = await rounds.submit({
      ...GAME,
      kind: 'bet',
      id: newId(),
      roundId,
      memberId,
      amountMinor,
    });
    return outcome.status === 'accepted' ? outcome.status : outcome.code;
  };
  const win = (memberId: string, roundId: string, amountMinor: bigint) =>
    rounds.submit({ ...GAME, kind: 'win', id: newId(), roundId, memberId, amountMinor, final: true });

  return {
    database,
    db,
    clock,
    merchants,
    wallet,
    rounds,
    otherWallet,
    otherRounds,
    protection,
    deps,
    newMember,
    keyOf,
    byOf,
    bet,
    win,
    game: GAME,
    close: async () => {
      await Promise.all([wallet.close(), otherWallet.close()]);
      await database.close();
    },
  };
}

export type ProtectedWorld = Awaited<ReturnType<typeof createProtectedWorld>>;
