import { randomUUID } from 'node:crypto';
import { bonusTerms } from '@croupier/contract/bonuses/terms.ts';
import { fairGames } from '@croupier/fairplay/registry.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import { createManualClock } from '../../../../platform/clock.ts';
import { createLogger } from '../../../../platform/log.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { createAudit } from '../../../base/audit-log/index.ts';
import { createCatalogue } from '../../catalogue/index.ts';
import { createJackpot } from '../../jackpot/index.ts';
import { createMerchants, type Merchant, type MerchantSettings } from '../../../base/merchants/index.ts';
import { createRounds } from '../../rounds/index.ts';
import { createBonuses, type BonusDeps } from '../../../money/bonuses/index.ts';
import { createWallet } from '../../../money/wallet/index.ts';
import { createOriginals } from '../index.ts';

export const ONE = 10_000n;
/** By default no round wins the jackpot: at the demo's odds, one run of a few hundred bets in 10,000 would. */
const NEVER_DRAWN = { drawnOncePerMinor: 10n ** 17n };
const CURRENCY: Readonly<Record<string, string>> = { croupier: 'EUR', lotus: 'THB' };

/** All dependencies of in-house games on a separate database. */
export async function createTestGames() {
  const database = await createTestDatabase();
  const { db } = database;
  const clock = createManualClock(new Date('2026-11-21T10:00:00Z'));
  const merchants = createMerchants({ db, clock, publicKeys: async () => ({ keys: [] }) });
  await merchants.seedDemo();
  const log = createLogger('silent', 'test');
  const audit = createAudit({ db, clock });
  await createCatalogue({ db, clock, merchants, audit, log }).seedInHouse();
  let stakes: Partial<MerchantSettings['stakes']> = {};
  let jackpotTerms: Partial<MerchantSettings['jackpot']> = NEVER_DRAWN;
  let pace: Partial<MerchantSettings['pace']> = {};
  let leftAfterDays = 7;
  let switchedOn: string[] = Object.keys(fairGames);

  /** Another server on the same database, as after a crash. */
  const startServer = () => {
    const wallet = createWallet({ db, clock });
    const rounds = createRounds({ db, clock, wallet });
    const changed = (merchant: Merchant): Merchant => ({
      ...merchant,
      settings: {
        ...merchant.settings,
        stakes: { ...merchant.settings.stakes, ...stakes },
        jackpot: { ...merchant.settings.jackpot, ...jackpotTerms },
        pace: { ...merchant.settings.pace, ...pace },
        originals: switchedOn,
        abandonedRoundDays: leftAfterDays,
      },
    });
    const changedMerchants = {
      byId: async (id: string) => changed(await merchants.byId(id)),
      list: async () => (await merchants.list()).map(changed),
    };
    const catalogue = createCatalogue({ db, clock, merchants: changedMerchants, audit, log });
    const jackpot = createJackpot({ db, clock, log, wallet, rounds, merchants: changedMerchants });
    const originals = createOriginals({
      db,
      clock,
      wallet,
      rounds,
      catalogue,
      jackpot,
      log,
      audit,
      approvals: { ask: () => Promise.reject(new Error('no second person in this test')) },
      merchants: changedMerchants,
    });
    wallet.hooks.checks.push(rounds.check, jackpot.check, originals.check);
    rounds.hooks.undo.push(jackpot.undo, originals.undo);
    return { wallet, rounds, catalogue, jackpot, originals };
  };
  const server = startServer();
  const { wallet } = server;
  const bonuses = createBonuses({ db, clock, wallet, audit, merchants } as unknown as BonusDeps);
  wallet.hooks.checks.push(bonuses.check);
  const expectCleanAudit = async (): Promise<void> => {
    const { findings } = await server.wallet.audit();
    if (findings.length > 0) throw new Error(`the audit found: ${JSON.stringify(findings)}`);
  };

  const credit = async (
    { merchantId, memberId }: { merchantId: string; memberId: string },
    amountMinor: bigint,
  ): Promise<void> => {
    const transfer = {
      id: randomUUID(),
      debit: { owner: 'house', kind: 'bonus_cost', key: 'welcome' },
      credit: { owner: 'member', memberId, kind: 'main' },
      amountMinor,
      code: 'welcome_credit',
      reference: memberId,
    } as const;
    const currency = CURRENCY[merchantId] ?? '';
    await server.wallet.transaction((tx) =>
      server.wallet.post(tx, { merchantId, currency, transfers: [transfer] }),
    );
  };

  return {
    db,
    database,
    clock,
    ...server,
    startServer,
    setStakes: (changed: typeof stakes) => {
      stakes = changed;
    },
    /** Without `drawnOncePerMinor`, no round wins. */
    setJackpot: (changed: typeof jackpotTerms) => {
      jackpotTerms = { ...NEVER_DRAWN, ...changed };
    },
    setPace: (changed: typeof pace) => {
      pace = changed;
    },
    /** After how many days a round that was left is ended. */
    setLeftAfterDays: (days: number) => {
      leftAfterDays = days;
    },
    setSwitchedOn: (gameIds: string[]) => {
      switchedOn = gameIds;
    },
    /** A new player with this amount in the main account. */
    addPlayer: async (amountMinor: bigint, merchantId = 'croupier') => {
      const memberId = randomUUID();
      if (amountMinor > 0n) await credit({ merchantId, memberId }, amountMinor);
      return { merchantId, memberId };
    },
    /** More for the main account. */
    credit,
    /** Bonus money that plays, of which ten times the amount is to be wagered. */
    giveBonus: async (
      { merchantId, memberId }: { merchantId: string; memberId: string },
      amountMinor: bigint,
      terms: Partial<z.input<typeof bonusTerms>> = {},
    ) => {
      const grantId = randomUUID();
      const { bonusId } = await wallet.transaction((tx) =>
        bonuses.issue(tx, {
          merchantId,
          memberId,
          currency: CURRENCY[merchantId] ?? '',
          grantId,
          promotionId: 'welcome',
          terms: bonusTerms.decode({ wagerTimes: 10, days: 7, ...terms }),
          amountMinor,
          baseMinor: 0n,
        }),
      );
      return {
        bonusId,
        /** Main account, bonus account, and what counts. */
        standing: async (): Promise<bigint[]> => {
          const { main, bonus } = await wallet.balanceOf(merchantId, memberId, CURRENCY[merchantId] ?? '');
          const { rows } = await sql<{ wagered: bigint }>`select wagered_minor as wagered from bonuses
            where merchant_id = ${merchantId} and id = ${bonusId}`.execute(db);
          return [main.amountMinor, bonus.amountMinor, rows[0]?.wagered ?? 0n];
        },
      };
    },
    balanceOf: async ({ merchantId, memberId }: { merchantId: string; memberId: string }) =>
      (await server.wallet.balanceOf(merchantId, memberId, CURRENCY[merchantId] ?? '')).main.amountMinor,
    /** Secrets that only the database knows: tests can read but not set them. */
    readSeeds: async ({ merchantId, memberId }: { merchantId: string; memberId: string }) => {
      const { rows } = await sql<{ serverSeed: string; clientSeed: string; nextNonce: number }>`
        select server_seed as "serverSeed", client_seed as "clientSeed", next_nonce as "nextNonce"
        from fair_players where merchant_id = ${merchantId} and member_id = ${memberId}`.execute(db);
      const [seeds] = rows;
      if (!seeds) throw new Error('this player has no seeds yet');
      return seeds;
    },
    /** @throws Error if the ledger audit finds anything */
    expectCleanAudit,
    /** @throws as above */
    close: async () => {
      try {
        await expectCleanAudit();
      } finally {
        await database.close();
      }
    },
  };
}

export type TestGames = Awaited<ReturnType<typeof createTestGames>>;
