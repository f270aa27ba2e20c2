import { beaconKey, signRound } from '@croupier/fairplay/lottery/beacon.ts';
import { sql } from 'kysely';
import { createWallet, PERIOD_SECONDS } from '../../../money/wallet/index.ts';
import { createPromotionsWorld } from '../../promotions/testing/promotions-world.ts';
import { createContests } from '../index.ts';
import { siteCaller } from './site-caller.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const SECRET = Uint8Array.from({ length: 32 }, (_, index) => index + 1);
export const BEACON = {
  id: 'test',
  publicKey: beaconKey(SECRET),
  genesisAt: new Date('2026-01-01T00:00:00Z'),
  periodSeconds: 3,
};

/** Contests of one merchant over promotions and a ledger with figures. */
export async function createContestsWorld() {
  const world = await createPromotionsWorld();
  const { db, clock, wallet, promotions, deps, merchantId } = world;
  await sql`insert into lottery_beacons (id, url, chain_hash, public_key, genesis_at, period_seconds)
    values (${BEACON.id}, 'http://localhost', ${'0'.repeat(64)}, ${BEACON.publicKey}, ${BEACON.genesisAt},
      ${BEACON.periodSeconds}) on conflict do nothing`.execute(db);
  const beacon = { isSilent: false };
  const excluded = new Set<string>();
  const badges: string[] = [];
  const given = {
    ...deps,
    promotions,
    protection: {
      stateOf: (_: unknown, { memberId }: { memberId: string }) =>
        Promise.resolve({ code: excluded.has(memberId) ? 'protection.excluded' : null }),
    },
    beacons: {
      current: () => Promise.resolve(BEACON),
      get: () => Promise.resolve(BEACON),
      round: (_: string, round: bigint) => {
        const at = BEACON.genesisAt.getTime() + (Number(round) - 1) * BEACON.periodSeconds * 1_000;
        return beacon.isSilent || at > clock.now().getTime() ? undefined : signRound(SECRET, Number(round));
      },
    },
    loyalty: {
      awardBadge: (_: unknown, { memberId, badge }: { memberId: string; badge: string }) => {
        badges.push(`${badge} ${memberId}`);
        return Promise.resolve(true);
      },
    },
    secretsKey: Buffer.alloc(32, 9),
  } as unknown as Parameters<typeof createContests>[0];
  const contests = createContests(given);
  promotions.hooks.published.push(contests.published);
  promotions.hooks.rewards.push(contests.issuer);
  const others: Array<ReturnType<typeof createWallet>> = [];

  return {
    ...world,
    contests,
    beacon,
    excluded,
    badges,
    /** Calls of a member, or of a visitor. */
    as: (memberId?: string) => siteCaller(contests.routes, { merchantId, memberId }),
    /** The same contests in another process. */
    elsewhere: () => {
      const other = createWallet({ db, clock });
      others.push(other);
      return createContests({ ...given, wallet: other });
    },
    callerOf: (at: Pick<typeof contests, 'routes'>, memberId: string) =>
      siteCaller(at.routes, { merchantId, memberId }),
    /** Seals everything that was played, and lets the contests read it. */
    sealSlot: async () => {
      clock.advance(2 * PERIOD_SECONDS * 1_000);
      await wallet.sealPeriods(clock.now());
      await world.figures.fold();
      await contests.advance();
    },
    close: async () => {
      for (const other of others) await other.close();
      await world.close();
    },
  };
}

export type ContestsWorld = Awaited<ReturnType<typeof createContestsWorld>>;
