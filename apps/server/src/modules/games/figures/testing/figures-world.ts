import { sql } from 'kysely';
import { createManualClock } from '../../../../platform/clock.ts';
import { newId } from '../../../../platform/ids.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { createWallet, mainOf } from '../../../money/wallet/index.ts';
import { createRounds } from '../../rounds/index.ts';
import { correctRound } from '../../rounds/testing/corrections.ts';
import { createFigures } from '../index.ts';

const CURRENCY = 'THB';
const FUNDS_MINOR = 10n ** 12n;

export type SlotRow = Record<string, unknown> & { period: number; account_id: number; stake_minor: bigint };

/** A ledger with rounds and figures, for tests that play at several merchants. */
export async function createFiguresWorld() {
  const database = await createTestDatabase({ maxConnections: 8 });
  const { db } = database;
  const clock = createManualClock(new Date('2026-05-01T12:00:00Z'));
  const wallet = createWallet({ db, clock });
  const rounds = createRounds({ db, clock, wallet });
  const figures = createFigures({ db, clock });

  const newMember = async (merchantId: string): Promise<string> => {
    const memberId = newId();
    await wallet.submit({
      merchantId,
      currency: CURRENCY,
      transfers: [
        {
          id: newId(),
          debit: { owner: 'house', kind: 'deposit_clearing', key: 'test' },
          credit: mainOf(memberId),
          amountMinor: FUNDS_MINOR,
          code: 'deposit',
          reference: memberId,
        },
      ],
    });
    return memberId;
  };

  const roundOf = (merchantId: string, memberId: string, roundId: string, gameId = 'reels') => ({
    merchantId,
    memberId,
    currency: CURRENCY,
    vendor: 'ACME',
    gameId,
    roundId,
  });
  type RoundOf = ReturnType<typeof roundOf>;

  return {
    database,
    db,
    clock,
    wallet,
    rounds,
    figures,
    newMember,
    roundOf,
    bet: (round: RoundOf, amountMinor: bigint, id = newId()) =>
      rounds.submit({ ...round, kind: 'bet', id, amountMinor }),
    win: (round: RoundOf, amountMinor: bigint, final = true) =>
      rounds.submit({ ...round, kind: 'win', id: newId(), amountMinor, final }),
    rollback: (round: RoundOf, betId: string) =>
      rounds.submit({ ...round, kind: 'rollback', id: newId(), betId }),
    correct: (round: RoundOf, changes: Parameters<typeof correctRound>[2]) =>
      correctRound(wallet, round, changes),
    /** A round that is opened and settled at once. */
    play: async (merchantId: string, memberId: string, stake: bigint, payout: bigint, gameId?: string) => {
      const round = roundOf(merchantId, memberId, newId(), gameId);
      await rounds.submit({ ...round, kind: 'bet', id: newId(), amountMinor: stake });
      await rounds.submit({ ...round, kind: 'win', id: newId(), amountMinor: payout, final: true });
      return round;
    },
    slots: async (merchantId: string): Promise<SlotRow[]> => {
      const { rows } = await sql<SlotRow>`select * from member_slots where merchant_id = ${merchantId}
        order by period, account_id, class, game_id, band`.execute(db);
      return rows;
    },
    /** Changes data that the product never changes. */
    tamper: (statement: ReturnType<typeof sql>): Promise<void> =>
      db.transaction().execute(async (tx) => {
        await sql`set local session_replication_role = replica`.execute(tx);
        await statement.execute(tx);
      }),
    findings: () => db.transaction().execute((tx) => figures.check(tx)),
    close: async () => {
      await wallet.close();
      await database.close();
    },
  };
}

export type FiguresWorld = Awaited<ReturnType<typeof createFiguresWorld>>;
