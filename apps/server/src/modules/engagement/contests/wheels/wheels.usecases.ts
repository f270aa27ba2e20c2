import { randomBytes } from 'node:crypto';
import { spinWheel } from '@croupier/fairplay/contests/wheel.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { addDays, dayIn, instantIn } from '../../../../platform/zone.ts';
import { contestErrors } from '../contests.errors.ts';
import { findContest, listInState } from '../contests.queries.ts';
import { shownState } from '../contests.rules.ts';
import type { Contest, ContestKey, ContestParts, MemberKey, MoneyTx } from '../contests.types.ts';
import { newSeed, openSeed, wheelSeedOwner } from '../seeds.usecases.ts';
import { checkStanding } from '../standing.usecases.ts';
import {
  findSpin,
  findWheelSeed,
  insertSpin,
  insertWheelSeed,
  listLastSpins,
  replaceWheelSeed,
  type SpinRow,
  type WheelSeed,
} from './wheels.queries.ts';

type Wheel = Contest<'wheel'>;

const CLIENT_SEED_BYTES = 8;

const largestOf = ({ shape }: Wheel): bigint =>
  shape.outcomes.reduce((largest, { amount }) => (amount > largest ? amount : largest), 0n);

export function createWheels(parts: ContestParts) {
  const { db, clock, merchants, wallet, prizes, loyalty } = parts;

  const zoneOf = async (merchantId: string): Promise<string> =>
    (await merchants.byId(merchantId)).settings.settlement.timeZone;

  /** The seed of the next spin; its hash is shown before. */
  const seedOf = async (member: MemberKey): Promise<WheelSeed> => {
    const known = await findWheelSeed(db, member);
    if (known) return known;
    const seed = await newSeed(parts, wheelSeedOwner(member.merchantId, member.memberId));
    const clientSeed = randomBytes(CLIENT_SEED_BYTES).toString('hex');
    await db.transaction().execute((tx) => insertWheelSeed(tx, { ...member, ...seed, clientSeed }));
    const made = await findWheelSeed(db, member);
    if (!made) throw new Error('the inserted seed is missing');
    return made;
  };

  const spinIn = async (
    tx: MoneyTx,
    wheel: Wheel,
    {
      memberId,
      windowKey,
      clientSeed,
    }: { memberId: string; windowKey: string; clientSeed: string | undefined },
  ): Promise<SpinRow> => {
    const { merchantId, id: contestId, shape } = wheel;
    const member = { merchantId, memberId };
    // The lock makes two spins of one member one after the other.
    const seed = await findWheelSeed(tx, member, { lock: true });
    if (!seed) throw new Error('a member spins without a seed');
    const before = await findSpin(tx, { ...member, contestId, windowKey });
    if (before) return before;
    const owner = wheelSeedOwner(merchantId, memberId);
    const serverSeed = await openSeed(parts, seed, owner);
    const used = clientSeed ?? seed.clientSeed;
    const weights = shape.outcomes.map(({ weight }) => weight);
    const { segment } = spinWheel({ serverSeed, clientSeed: used, nonce: seed.nonce }, weights);
    const amountMinor = shape.outcomes[segment]?.amount ?? 0n;
    // The seed is revealed with the spin, so the next one needs another.
    const next = await newSeed(parts, owner);
    await replaceWheelSeed(tx, { ...member, ...next, clientSeed: used, nonce: seed.nonce + 1 });
    const [grantId = null] =
      amountMinor > 0n
        ? await prizes.give(tx, wheel, [
            {
              memberId,
              windowKey: `wheel:${windowKey}`,
              rewards: [{ ...shape.reward, amountMinor, outcome: segment }],
              because: [{ key: 'wheel.segment', isMet: true, have: String(segment + 1) }],
              state: 'claimed',
            },
          ])
        : [];
    if (grantId !== null && amountMinor === largestOf(wheel))
      await loyalty.awardBadge(tx, { ...member, badge: 'lucky_spin', reference: grantId });
    // Without a grant nothing may have been won: the promotion's budget is spent.
    if (amountMinor > 0n && grantId === null) throw appError(contestErrors.over);
    const spin = {
      contestId,
      windowKey,
      serverSeed,
      seedHash: seed.seedHash,
      clientSeed: used,
      nonce: seed.nonce,
      segment,
      amountMinor,
      spunAt: clock.now(),
    };
    await insertSpin(tx, { ...member, ...spin, grantId });
    return spin;
  };

  return {
    list: async ({ merchantId, memberId }: { merchantId: string; memberId: string | undefined }) => {
      const now = clock.now();
      const wheels = (await listInState(db, { merchantId, kind: 'wheel', state: 'open' })).filter(
        (wheel) => shownState(wheel, now) === 'open',
      );
      const member = memberId === undefined ? undefined : { merchantId, memberId };
      const [seed, spins, zone] = await Promise.all([
        member && wheels.length > 0 ? seedOf(member) : undefined,
        member ? listLastSpins(db, { ...member, contestIds: wheels.map(({ id }) => id) }) : [],
        zoneOf(merchantId),
      ]);
      const today = dayIn(now, zone);
      return wheels.map((wheel) => {
        const last = spins.find(({ contestId }) => contestId === wheel.id) ?? null;
        const nextAt = last?.windowKey === today ? instantIn(addDays(today, 1), '00:00', zone) : null;
        return { wheel, seed: seed ?? null, last, nextAt };
      });
    },

    /** Once a day of the merchant. @throws `contests.not_found`, `.over`, `.not_yet`, `.not_for_you` */
    spin: async (
      key: ContestKey & { memberId: string },
      { clientSeed }: { clientSeed?: string | undefined },
    ): Promise<SpinRow> => {
      const wheel = await findContest(db, key, 'wheel');
      if (!wheel) throw appError(contestErrors.notFound);
      const now = clock.now();
      const windowKey = dayIn(now, await zoneOf(key.merchantId));
      const before = await findSpin(db, { ...key, windowKey });
      if (before) return before;
      const state = shownState(wheel, now);
      if (state !== 'open') throw appError(state === 'soon' ? contestErrors.notYet : contestErrors.over);
      await checkStanding(parts, wheel, key.memberId);
      await seedOf(key);
      return wallet.transaction((tx) => spinIn(tx, wheel, { memberId: key.memberId, windowKey, clientSeed }));
    },
  };
}
