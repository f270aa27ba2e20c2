import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { askReturn, closeAccount, exclude, takeBreak } from './exclusions.usecases.ts';
import { confirmLimit, removeLimit, setLimit, setReality } from './limits.usecases.ts';
import { readFullGuards, readGuards } from './guards.queries.ts';
import { answerReality, readReality } from './reality.usecases.ts';
import { protectionStateOf } from './state.usecases.ts';
import { createProtectedWorld, MERCHANT, ONE, type ProtectedWorld } from './testing/protected-world.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let world: ProtectedWorld;
beforeAll(async () => {
  world = await createProtectedWorld();
});
afterAll(() => world.close());

const daily = (kind: 'loss' | 'wager' | 'deposit', amount: bigint) => ({
  kind,
  span: 'day' as const,
  amount,
});
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (error: { code: string }) => error.code,
  );

test('stakes read guards by the primary key, also while the table has no statistics', async () => {
  for (const { text, values } of [readGuards('lotus', []), readFullGuards('lotus', [])]) {
    const plan = await world.db.transaction().execute(async (tx) => {
      await sql`set local plan_cache_mode = force_generic_plan`.execute(tx);
      await sql.raw(`prepare guards_plan as ${text}`).execute(tx);
      const given = values.map((value) => `'${String(value)}'`).join(', ');
      const { rows } = await sql<{
        'QUERY PLAN': string;
      }>`${sql.raw(`explain execute guards_plan(${given})`)}`.execute(tx);
      await sql`deallocate guards_plan`.execute(tx);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toContain('play_guards_pkey');
    expect(plan).not.toContain('Seq Scan');
  }
});

describe('limits of stakes', () => {
  test('a wager limit holds to the last unit, and starts again after its window', async () => {
    const memberId = await world.newMember();
    await setLimit(world.deps, world.byOf(memberId), daily('wager', 100n * ONE));
    expect(await world.bet(memberId, 60n * ONE)).toBe('accepted');
    expect(await world.bet(memberId, 40n * ONE + 1n)).toBe('protection.limit_reached');
    expect(await world.bet(memberId, 40n * ONE)).toBe('accepted');
    expect(await world.bet(memberId, 1n)).toBe('protection.limit_reached');
    // The window began at the start of the period in which the limit was set: 10:00.
    const [limit] = (await protectionStateOf(world.deps, world.keyOf(memberId))).limits;
    expect(limit).toMatchObject({ used: 100n * ONE, windowFrom: expect.any(Date) });
    world.clock.advance((limit?.windowUntil?.getTime() ?? 0) - world.clock.now().getTime() - 1);
    expect(await world.bet(memberId, 1n)).toBe('protection.limit_reached');
    world.clock.advance(1);
    expect(await world.bet(memberId, 100n * ONE)).toBe('accepted');
    expect(await world.bet(memberId, 1n)).toBe('protection.limit_reached');
  });

  test('a loss limit counts payouts, and wins are never refused', async () => {
    const memberId = await world.newMember();
    await setLimit(world.deps, world.byOf(memberId), daily('loss', 50n * ONE));
    const roundId = newId();
    expect(await world.bet(memberId, 50n * ONE, roundId)).toBe('accepted');
    expect(await world.bet(memberId, ONE)).toBe('protection.limit_reached');
    expect(await world.win(memberId, roundId, 20n * ONE)).toMatchObject({ status: 'accepted' });
    expect(await world.bet(memberId, 21n * ONE)).toBe('protection.limit_reached');
    expect(await world.bet(memberId, 20n * ONE)).toBe('accepted');
  });

  test('play before the limit does not count, play of the same five minutes does', async () => {
    const memberId = await world.newMember();
    await world.bet(memberId, 70n * ONE);
    world.clock.advance(6 * MINUTE);
    await world.bet(memberId, 10n * ONE);
    await setLimit(world.deps, world.byOf(memberId), daily('wager', 100n * ONE));
    expect(await world.bet(memberId, 91n * ONE)).toBe('protection.limit_reached');
    expect(await world.bet(memberId, 90n * ONE)).toBe('accepted');
  });

  test('use survives being added up after an hour of play', async () => {
    const memberId = await world.newMember();
    await setReality(world.deps, world.byOf(memberId), 60);
    await setLimit(world.deps, world.byOf(memberId), daily('wager', 100n * ONE));
    for (let period = 0; period < 40; period += 1) {
      const outcome = await world.bet(memberId, ONE);
      if (outcome === 'protection.reality_check_due') {
        await answerReality(world.deps, world.keyOf(memberId));
        expect(await world.bet(memberId, ONE)).toBe('accepted');
      } else expect(outcome).toBe('accepted');
      world.clock.advance(5 * MINUTE);
    }
    const { rows } = await sql<{ kept: number }>`
      select kept_period - (rules -> 'limits' -> 0 ->> 'anchor')::int as kept from play_guards
      where merchant_id = ${MERCHANT} and member_id = ${memberId}`.execute(world.db);
    expect(rows[0]?.kept).toBeGreaterThan(20);
    const state = await protectionStateOf(world.deps, world.keyOf(memberId));
    expect(state.limits[0]?.used).toBe(40n * ONE);
    expect(await world.bet(memberId, 61n * ONE)).toBe('protection.limit_reached');
    expect(await world.bet(memberId, 60n * ONE)).toBe('accepted');
  });

  test('use is exact where payouts ended the last periods, also by another server', async () => {
    const memberId = await world.newMember();
    await setLimit(world.deps, world.byOf(memberId), daily('loss', 100n * ONE));
    for (let period = 0; period < 3; period += 1) {
      const roundId = newId();
      expect(await world.bet(memberId, 20n * ONE, roundId)).toBe('accepted');
      world.clock.advance(5 * MINUTE);
      await world.win(memberId, roundId, 10n * ONE);
      world.clock.advance(5 * MINUTE);
    }
    const play = (stakeMinor: bigint) =>
      codeOf(
        world.otherWallet.transaction((tx) =>
          world.otherRounds.open(tx, { ...world.game, id: newId(), memberId, rulesVersion: '1', stakeMinor }),
        ),
      );
    expect(await play(70n * ONE + 1n)).toBe('protection.limit_reached');
    expect(await play(70n * ONE)).toBe('accepted');
    expect(await world.bet(memberId, 1n)).toBe('protection.limit_reached');
  });

  test('50 bets at once take exactly what the limit leaves, by both paths', async () => {
    const memberId = await world.newMember();
    await setLimit(world.deps, world.byOf(memberId), daily('wager', 20n * ONE));
    const inTransaction = () =>
      codeOf(
        world.wallet.transaction((tx) =>
          world.rounds.play(tx, {
            ...world.game,
            id: newId(),
            memberId,
            rulesVersion: '1',
            stakeMinor: ONE,
            payoutMinor: 0n,
          }),
        ),
      );
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, index) => (index % 2 ? world.bet(memberId, ONE) : inTransaction())),
    );
    expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(20);
    expect(outcomes.filter((outcome) => outcome === 'protection.limit_reached')).toHaveLength(30);
  });

  test('a known bet is answered again although the limit is reached', async () => {
    const memberId = await world.newMember();
    await setLimit(world.deps, world.byOf(memberId), daily('wager', ONE));
    const command = {
      ...world.game,
      kind: 'bet' as const,
      id: newId(),
      roundId: newId(),
      memberId,
      amountMinor: ONE,
    };
    const first = await world.rounds.submit(command);
    expect(await world.rounds.submit(command)).toEqual({ ...first, duplicate: true });
  });

  test('the limit of a single stake', async () => {
    const memberId = await world.newMember();
    await setLimit(world.deps, world.byOf(memberId), { kind: 'stake', span: 'once', amount: 5n * ONE });
    expect(await world.bet(memberId, 5n * ONE + 1n)).toBe('protection.limit_reached');
    expect(await world.bet(memberId, 5n * ONE)).toBe('accepted');
  });

  test('time of play ends, with the stakes of its last five minutes', async () => {
    const memberId = await world.newMember();
    await setLimit(world.deps, world.byOf(memberId), { kind: 'time', span: 'day', minutes: 10 });
    for (let period = 0; period < 2; period += 1) {
      expect(await world.bet(memberId, ONE)).toBe('accepted');
      expect(await world.bet(memberId, ONE)).toBe('accepted');
      world.clock.advance(5 * MINUTE);
    }
    expect(await world.bet(memberId, ONE)).toBe('protection.time_used_up');
    world.clock.advance(DAY);
    expect(await world.bet(memberId, ONE)).toBe('accepted');
  });
});

describe('changes of limits', () => {
  test('lower at once; higher only after the waiting time and a confirmation', async () => {
    const memberId = await world.newMember();
    const by = world.byOf(memberId);
    await setLimit(world.deps, by, daily('wager', 100n * ONE));
    await setLimit(world.deps, by, daily('wager', 10n * ONE));
    expect(await world.bet(memberId, 11n * ONE)).toBe('protection.limit_reached');
    await setLimit(world.deps, by, daily('wager', 50n * ONE));
    expect(await world.bet(memberId, 11n * ONE)).toBe('protection.limit_reached');
    world.clock.advance(DAY - 1);
    expect(await codeOf(confirmLimit(world.deps, by, daily('wager', 0n)))).toBe('protection.too_early');
    world.clock.advance(1);
    expect(await world.bet(memberId, 11n * ONE)).toBe('protection.limit_reached');
    await confirmLimit(world.deps, by, daily('wager', 0n));
    expect(await world.bet(memberId, 50n * ONE)).toBe('accepted');
    expect(await codeOf(confirmLimit(world.deps, by, daily('wager', 0n)))).toBe('protection.nothing_pending');
  });

  test('a request lapses, and a lower limit withdraws it', async () => {
    const memberId = await world.newMember();
    const by = world.byOf(memberId);
    await setLimit(world.deps, by, daily('loss', 10n * ONE));
    await removeLimit(world.deps, by, daily('loss', 0n));
    world.clock.advance(8 * DAY);
    expect(await codeOf(confirmLimit(world.deps, by, daily('loss', 0n)))).toBe('protection.nothing_pending');
    await setLimit(world.deps, by, daily('loss', 20n * ONE));
    await setLimit(world.deps, by, daily('loss', 9n * ONE));
    world.clock.advance(DAY);
    expect(await codeOf(confirmLimit(world.deps, by, daily('loss', 0n)))).toBe('protection.nothing_pending');
    expect(await world.bet(memberId, 10n * ONE)).toBe('protection.limit_reached');
  });

  test('a removed limit is gone after its confirmation', async () => {
    const memberId = await world.newMember();
    const by = world.byOf(memberId);
    await setLimit(world.deps, by, daily('wager', ONE));
    await removeLimit(world.deps, by, daily('wager', 0n));
    world.clock.advance(DAY);
    await confirmLimit(world.deps, by, daily('wager', 0n));
    expect(await world.bet(memberId, 2n * ONE)).toBe('accepted');
    expect(await codeOf(removeLimit(world.deps, by, daily('wager', 0n)))).toBe('protection.limit_unknown');
  });
});

describe('reality checks', () => {
  test('stakes wait for the answer, and answering in advance changes nothing', async () => {
    const memberId = await world.newMember();
    const key = world.keyOf(memberId);
    await setReality(world.deps, world.byOf(memberId), 15);
    for (let period = 0; period < 3; period += 1) {
      expect(await world.bet(memberId, ONE)).toBe('accepted');
      await answerReality(world.deps, key);
      world.clock.advance(5 * MINUTE);
    }
    expect(await world.bet(memberId, ONE)).toBe('protection.reality_check_due');
    expect(await readReality(world.deps, key)).toMatchObject({
      isDue: true,
      playedMinutes: 15,
      staked: 3n * ONE,
      net: -3n * ONE,
    });
    expect(await answerReality(world.deps, key)).toMatchObject({ isDue: false, playedMinutes: 0 });
    expect(await world.bet(memberId, ONE)).toBe('accepted');
  });
});

describe('exclusions', () => {
  test('no stake of an excluded member by any path; open rounds end and pay', async () => {
    const memberId = await world.newMember();
    const roundId = newId();
    expect(await world.bet(memberId, ONE, roundId)).toBe('accepted');
    await exclude(world.deps, world.byOf(memberId), '6m');
    expect(await world.bet(memberId, ONE)).toBe('protection.excluded');
    expect(await world.bet(memberId, ONE, roundId)).toBe('protection.excluded');
    const round = {
      ...world.game,
      id: newId(),
      memberId,
      rulesVersion: '1',
      stakeMinor: ONE,
      payoutMinor: ONE,
    };
    for (const work of [world.rounds.play, world.rounds.open])
      expect(await codeOf(world.wallet.transaction((tx) => work(tx, round)))).toBe('protection.excluded');
    expect(await world.win(memberId, roundId, 5n * ONE)).toMatchObject({ status: 'accepted' });
  });

  test('it is never shortened, ends only on request, and then a day later', async () => {
    const memberId = await world.newMember();
    const [by, key] = [world.byOf(memberId), world.keyOf(memberId)];
    await exclude(world.deps, by, '6m');
    await exclude(world.deps, by, '1y');
    await exclude(world.deps, by, '6m');
    const [block] = (await protectionStateOf(world.deps, key)).blocks;
    expect(block).toMatchObject({ kind: 'excluded', returnAt: null });
    const end = block?.until ?? new Date(0);
    expect(end.getTime() - world.clock.now().getTime()).toBeGreaterThan(364 * DAY);
    for (const change of [
      sql`ends_at = ends_at - interval '1 second'`,
      sql`starts_at = starts_at - interval '1 day'`,
    ])
      await expect(
        sql`update protection_exclusions set ${change} where merchant_id = ${MERCHANT} and member_id = ${memberId}`.execute(
          world.db,
        ),
      ).rejects.toThrow('exclusion');
    await expect(
      sql`delete from protection_exclusions where merchant_id = ${MERCHANT} and member_id = ${memberId}`.execute(
        world.db,
      ),
    ).rejects.toThrow('never deleted');
    expect(await codeOf(askReturn(world.deps, by))).toBe('protection.not_over');
    world.clock.advance(end.getTime() - world.clock.now().getTime() + DAY);
    expect(await world.bet(memberId, ONE)).toBe('protection.excluded');
    await askReturn(world.deps, by);
    world.clock.advance(DAY - 1);
    expect(await world.bet(memberId, ONE)).toBe('protection.excluded');
    world.clock.advance(1);
    expect(await world.bet(memberId, ONE)).toBe('accepted');
    expect(await codeOf(askReturn(world.deps, by))).toBe('protection.not_excluded');
  });

  test('for ever is for ever', async () => {
    const memberId = await world.newMember();
    await exclude(world.deps, world.byOf(memberId), 'ever');
    await exclude(world.deps, world.byOf(memberId), '5y');
    world.clock.advance(4_000 * DAY);
    expect(await codeOf(askReturn(world.deps, world.byOf(memberId)))).toBe('protection.not_over');
    expect(await world.bet(memberId, ONE)).toBe('protection.excluded');
  });

  test('a break ends by itself and can only be made longer', async () => {
    const memberId = await world.newMember();
    await takeBreak(world.deps, world.byOf(memberId), '7d');
    await takeBreak(world.deps, world.byOf(memberId), '24h');
    world.clock.advance(2 * DAY);
    expect(await world.bet(memberId, ONE)).toBe('protection.cooling_off');
    world.clock.advance(5 * DAY);
    expect(await world.bet(memberId, ONE)).toBe('accepted');
  });

  test('a closed account plays no more', async () => {
    const memberId = await world.newMember();
    await closeAccount(world.deps, world.byOf(memberId), 'no_interest');
    expect(await world.bet(memberId, ONE)).toBe('protection.account_closed');
    expect(await world.protection.stateOf(world.db, world.keyOf(memberId))).toEqual({
      code: 'protection.account_closed',
      until: null,
      mayGetMarketing: false,
    });
  });
});

describe('deposits', () => {
  test('ten tabs at once get no more than the limit', async () => {
    const memberId = await world.newMember();
    await setLimit(world.deps, world.byOf(memberId), daily('deposit', 50n * ONE));
    await sql`create table if not exists test_deposits (merchant_id text, member_id uuid, at timestamptz,
      amount bigint)`.execute(world.db);
    world.protection.hooks.depositsSince.push(async (tx, query) => {
      const { rows } = await sql<{ sum: bigint }>`
        select coalesce(sum(amount), 0)::int8 as sum from test_deposits
        where merchant_id = ${query.merchantId} and member_id = ${query.memberId} and at >= ${query.since}`.execute(
        tx,
      );
      return rows[0]?.sum ?? 0n;
    });
    const deposit = () =>
      world.db.transaction().execute(async (tx) => {
        const admitted = await world.protection.admitDeposit(tx, {
          ...world.keyOf(memberId),
          amountMinor: 15n * ONE,
        });
        await sql`insert into test_deposits values (${MERCHANT}, ${memberId}, ${world.clock.now()},
          ${admitted.admittedMinor})`.execute(tx);
        return admitted;
      });
    const admitted = await Promise.all(Array.from({ length: 10 }, deposit));
    expect(admitted.reduce((sum, { admittedMinor }) => sum + admittedMinor, 0n)).toBe(50n * ONE);
    expect(admitted.filter(({ code }) => code === null)).toHaveLength(3);
    expect(admitted.find(({ admittedMinor }) => admittedMinor === 5n * ONE)).toMatchObject({
      code: 'protection.limit_reached',
      limit: { span: 'day', leftMinor: 5n * ONE },
    });
    world.clock.advance(DAY);
    expect(await deposit()).toMatchObject({ admittedMinor: 15n * ONE, code: null });
    await exclude(world.deps, world.byOf(memberId), '6m');
    expect(await deposit()).toEqual({ admittedMinor: 0n, code: 'protection.excluded', limit: null });
  });
});

test('the ledger audit finds nothing afterwards', async () => {
  expect((await world.wallet.audit()).findings).toEqual([]);
});
