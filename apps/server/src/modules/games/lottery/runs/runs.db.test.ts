import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../../platform/ids.ts';
import { createRandom } from '../../../../testing/random.ts';
import { HOUSE, main, transferOf } from '../../../money/wallet/testing/ledger-fixture.ts';
import { createLotteryWorld, type LotteryWorld } from '../testing/lottery-world.ts';
import { ONE } from '../testing/test-engine.ts';

let world: LotteryWorld;
beforeAll(async () => {
  world = await createLotteryWorld();
});
afterAll(() => world.close());

const amountOf = async (memberId: string): Promise<bigint> => (await world.balance(memberId)).amountMinor;

async function claims(memberId: string) {
  const { rows } = await sql<{ owed: bigint; collected: bigint; state: string }>`
    select owed_minor as owed, collected_minor as collected, state from lottery_claims
    where merchant_id = 'demo' and member_id = ${memberId} order by at, run`.execute(world.db);
  return rows;
}

test('winners are paid, losers settle with the pool, and a repeated run changes nothing', async () => {
  const { newMember, openDraw, buy, closeSale, settle, findings, rounds } = world;
  const [winner, loser, drawId] = [
    await newMember(100n * ONE),
    await newMember(100n * ONE),
    await openDraw(),
  ];
  const id = newId();
  await buy({ memberId: winner, drawId }, { pick: '42' }, { pick: '42,43', lineMinor: 2n * ONE });
  await buy({ memberId: loser, drawId, id }, { pick: '41' });
  await closeSale(drawId);
  const totals = await settle(drawId, 1, '00042');
  expect(totals).toEqual({
    tickets: 2,
    stakeMinor: '60000',
    winners: 1,
    paidMinor: String(270n * ONE),
    owedMinor: '0',
  });
  expect(await settle(drawId, 1, '00042')).toBeUndefined();
  expect(await amountOf(winner)).toBe(365n * ONE);
  expect(await amountOf(loser)).toBe(99n * ONE);
  expect(await rounds.getRound({ merchantId: 'demo', roundId: id })).toMatchObject({ state: 'settled' });
  expect(await findings()).toEqual([]);
});

test('a correction takes what the account holds, claims the rest, and collects it from later wins only', async () => {
  const { newMember, openDraw, buy, settle, findings, post } = world;
  const [memberId, right] = [await newMember(ONE), await newMember(ONE)];
  const drawId = await openDraw();
  await buy({ memberId, drawId }, { pick: '42' });
  await buy({ memberId: right, drawId }, { pick: '43' });
  await settle(drawId, 1, '00042');
  expect(await amountOf(memberId)).toBe(90n * ONE);
  await post(transferOf(main(memberId), HOUSE, 60n * ONE));
  expect(await settle(drawId, 2, '00043')).toMatchObject({ winners: 2, owedMinor: String(60n * ONE) });
  expect(await amountOf(memberId)).toBe(0n);
  expect(await amountOf(right)).toBe(90n * ONE);
  expect(await claims(memberId)).toEqual([{ owed: 60n * ONE, collected: 0n, state: 'open' }]);
  expect(await findings()).toEqual([]);

  // Not from deposits, but from the next win.
  await post(transferOf(HOUSE, main(memberId), 2n * ONE));
  const next = await openDraw();
  await buy({ memberId, drawId: next }, { pick: '07', lineMinor: ONE / 2n });
  await settle(next, 1, '00007');
  expect(await amountOf(memberId)).toBe(ONE + ONE / 2n);
  expect(await claims(memberId)).toEqual([{ owed: 60n * ONE, collected: 45n * ONE, state: 'open' }]);
  expect(await findings()).toEqual([]);

  // The first result was right after all: what was collected is paid again.
  await settle(drawId, 3, '00042');
  expect(await amountOf(memberId)).toBe(76n * ONE + ONE / 2n);
  expect((await claims(memberId)).map(({ state }) => state)).toEqual(['replaced']);
  expect(await findings()).toEqual([]);
});

test('a voided draw gives every stake back, also after it was settled', async () => {
  const { newMember, openDraw, buy, closeSale, settle, findings } = world;
  for (const wasSettled of [false, true]) {
    const [winner, loser, drawId] = [
      await newMember(10n * ONE),
      await newMember(10n * ONE),
      await openDraw(),
    ];
    await buy({ memberId: winner, drawId }, { pick: '42' });
    await buy({ memberId: loser, drawId }, { pick: '41' });
    await closeSale(drawId);
    if (wasSettled) await settle(drawId, 1, '00042');
    await settle(drawId, 0, null);
    expect(await amountOf(winner)).toBe(10n * ONE);
    expect(await amountOf(loser)).toBe(10n * ONE);
    expect(await findings()).toEqual([]);
    await expect(settle(drawId, 5, '00042')).rejects.toThrow('cannot be settled again');
  }
});

test('whatever dies and however often it is repeated: every ticket gets what it is due, once', async () => {
  const { newMember, openDraw, buy, settle, findings, post, runDeps, db, clock } = world;
  const seed = Date.now() % 1_000_000;
  const random = createRandom(seed);
  const whole = (below: number): number => Math.floor(random() * below);
  const START = 50n * ONE;
  const members = await Promise.all(Array.from({ length: 8 }, () => newMember(START)));
  const outside = new Map<string, bigint>(members.map((memberId) => [memberId, START]));
  const pick = (): string => String(whole(4)).padStart(2, '0');
  const killed: typeof runDeps = {
    ...runDeps,
    wallet: {
      ...runDeps.wallet,
      openBulk: () => {
        const bulk = runDeps.wallet.openBulk();
        const write: typeof bulk.write = async (chunk) => {
          if (random() < 0.3) throw new Error('killed');
          const done = await bulk.write(chunk);
          if (random() < 0.3) throw new Error('killed');
          return done;
        };
        return { ...bulk, write };
      },
    },
  };
  const draws: { drawId: string; results: (string | null)[] }[] = [];
  for (let step = 0; step < 12; step += 1) {
    const drawId = await openDraw();
    draws.push({ drawId, results: [] });
    for (let bets = 0; bets < 6; bets += 1) {
      const memberId = members[whole(members.length)] ?? '';
      await buy(
        { memberId, drawId },
        { pick: pick(), lineMinor: BigInt(1 + whole(3)) * ONE },
        { pick: pick() },
      );
    }
    const target = random() < 0.5 ? draws[whole(draws.length)] : draws.at(-1);
    if (!target || target.results.includes(null)) continue;
    const result = random() < 0.15 ? null : `000${pick()}`;
    const version = result === null ? 0 : target.results.length + 1;
    target.results.push(result);
    // Two workers, which die again and again.
    const work = async (): Promise<void> => {
      for (let tries = 0; tries < 40; tries += 1) {
        try {
          await settle(target.drawId, version, result, tries < 39 ? killed : runDeps);
          return;
        } catch {
          // The next one takes over.
        }
      }
    };
    await Promise.all([work(), work()]);
    const spender = members[whole(members.length)] ?? '';
    const held = await amountOf(spender);
    if (held > ONE && random() < 0.6) {
      await post(transferOf(main(spender), HOUSE, held - ONE));
      outside.set(spender, (outside.get(spender) ?? 0n) - (held - ONE));
    }
    clock.advance(1_000 * whole(400));
    expect(await findings(), `seed ${seed}`).toEqual([]);
  }
  type Row = {
    memberId: string;
    drawId: string;
    stake: bigint;
    bets: [string, string][];
    due: bigint;
    paid: bigint;
  };
  const { rows } = await sql<Row>`
    select t.member_id as "memberId", t.draw_id as "drawId", t.stake_minor as stake,
      (select jsonb_agg(jsonb_build_array(b.pick, b.line_minor::text)) from lottery_bets b where b.ticket_id = t.id) as bets,
      coalesce(p.due_minor, 0) as due, coalesce(p.paid_minor, 0) as paid
    from lottery_tickets t left join lateral (
      select due_minor, paid_minor from lottery_prizes p where p.ticket_id = t.id order by run desc limit 1
    ) p on true where t.member_id = any(${members})`.execute(db);
  for (const { memberId, drawId, stake, bets, due, paid } of rows) {
    const last = draws.find((draw) => draw.drawId === drawId)?.results.at(-1);
    const drawn = last?.slice(-2);
    const wins = bets.filter(([of]) => of === drawn).map(([, line]) => BigInt(line) * 90n);
    expect(due, `seed ${seed}`).toBe(wins.reduce((sum, one) => sum + one, 0n));
    const back = last === null ? stake : 0n;
    outside.set(memberId, (outside.get(memberId) ?? 0n) - stake + back + paid);
  }
  for (const memberId of members)
    expect(await amountOf(memberId), `seed ${seed}`).toBe(outside.get(memberId));
});
