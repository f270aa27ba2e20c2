import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bookedBalance, createPlayground, type Playground } from '../testing/seats.ts';

type Match = {
  id: string;
  phase: string;
  suspended: boolean;
  kickOff: number;
  markets: Array<{ code: string; picks: Array<{ pick: string; odds: number | null }> }>;
};
type Leg = { match: string; market: string; pick: string; odds: number };
type Slip = { id: string; cashOut: string | null; legs: Array<{ state: string; oddsE3: number }> };

let play: Playground;
beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  play = createPlayground();
});
afterEach(async () => {
  await play.close();
  vi.useRealTimers();
});

const enter = () => {
  const player = play.enter(play.gameOf('sports', 'football'));
  const matches = (phase: string) =>
    (player.read('matches', 'matches') as Match[]).filter(
      (match) => match.phase === phase && !match.suspended,
    );
  const legOf = (match: Match | undefined, market = '1x2', pick = 'home'): Leg => {
    const picks = match?.markets.find(({ code }) => code === market)?.picks;
    const odds = picks?.find((one) => one.pick === pick)?.odds;
    if (!match || !odds) throw new Error(`no odds for ${market} ${pick}`);
    return { match: match.id, market, pick, odds };
  };
  const place = (legs: readonly Leg[], stake = '10', options: object = {}) =>
    player.say({ type: 'place', request: 'r', legs, choose: legs.length, stake, accept: 'none', ...options });
  const slips = () => player.read('slips', 'slips') as Slip[];
  /** Leaves the page until all matches of the list are over. */
  const waitForResults = async () => {
    player.leave();
    await vi.advanceTimersByTimeAsync(900_000);
  };
  return { ...player, matches, legOf, place, slips, waitForResults };
};

test('a book on football opens with matches, live and to come', () => {
  const player = enter();
  expect(player.last('matches')?.['sport']).toBe('football');
  expect(player.matches('live').length).toBeGreaterThan(1);
  expect(player.matches('before').length).toBeGreaterThan(2);
});

describe('slips', () => {
  test('a multiple before kick-off is placed at once and settled after its last match', async () => {
    const player = enter();
    const legs = player
      .matches('before')
      .slice(0, 2)
      .map((match) => player.legOf(match));
    await player.place(legs);
    expect(player.money()).toBe('990.0000');
    expect(player.slips()).toHaveLength(1);
    await player.waitForResults();
    expect(player.units()).toMatchObject([{ state: 'settled', stake: 100_000n }]);
    expect(player.balance()).toBe(bookedBalance(player));
  });

  test('a system pays each of its lines', async () => {
    const player = enter();
    const legs = player
      .matches('before')
      .slice(0, 3)
      .map((match) => player.legOf(match, 'dnb'));
    await player.place(legs, '2', { choose: 2 });
    expect(player.money()).toBe('994.0000');
    await player.waitForResults();
    expect(player.balance()).toBe(bookedBalance(player));
  });

  test('a live bet waits three seconds', async () => {
    const player = enter();
    const placed = player.place([player.legOf(player.matches('live').at(-1))], '10', { accept: 'any' });
    await vi.advanceTimersByTimeAsync(2_900);
    expect(player.money()).toBe('1000.0000');
    expect(player.last('waiting')).toBeDefined();
    await vi.advanceTimersByTimeAsync(200);
    await placed;
    expect(player.last('accepted') ?? player.last('refused')).toBeDefined();
    expect(player.balance()).toBe(bookedBalance(player));
  });

  test('odds that have moved are not taken without consent', async () => {
    const player = enter();
    const leg = player.legOf(player.matches('before')[0]);
    await player.place([{ ...leg, odds: leg.odds + 100 }], '10', { accept: 'higher' });
    expect(player.last('refused')).toMatchObject({ reason: 'odds_changed', odds: [leg.odds] });
    await player.place([{ ...leg, odds: leg.odds - 100 }], '10', { accept: 'higher' });
    expect(player.slips()).toMatchObject([{ legs: [{ oddsE3: leg.odds }] }]);
  });

  test.each([
    ['two picks of one match', (leg: Leg) => [leg, { ...leg, pick: 'draw' }], '10', 'same_match'],
    ['no pick', () => [], '10', 'no_legs'],
    ['no stake', (leg: Leg) => [leg], '0', 'slip'],
    ['more than there is', (leg: Leg) => [leg], '5000', 'funds'],
    ['an unknown match', (leg: Leg) => [{ ...leg, match: 'football-1' }], '10', 'suspended'],
    ['an unknown market', (leg: Leg) => [{ ...leg, market: 'moon' }], '10', 'suspended'],
    ['nonsense', () => [7 as unknown as Leg], '10', 'slip'],
  ])('%s is refused', async (_, legs, stake, reason) => {
    const player = enter();
    await player.place(legs(player.legOf(player.matches('before')[0])), stake);
    expect(player.last('refused')).toMatchObject({ reason });
    expect(player.money()).toBe('1000.0000');
  });
});

describe('cash-out', () => {
  test('pays what is offered, once', async () => {
    const player = enter();
    await player.place([player.legOf(player.matches('before')[0])], '100');
    const [slip] = player.slips();
    // 100 × odds × p × 0.96, and odds × p is 1 / 1.05 before kick-off.
    expect(Number(slip?.cashOut)).toBeCloseTo((100 * 0.96) / 1.05, 0);
    const cashOut = { type: 'cash_out', request: 'c', slip: slip?.id, amount: slip?.cashOut };
    await player.say(cashOut);
    const after = player.balance();
    expect(after).toBeGreaterThan(9_800_000n);
    await player.say(cashOut);
    expect(player.last('refused')).toMatchObject({ reason: 'no_slip' });
    await player.waitForResults();
    expect(player.balance()).toBe(after);
    expect(player.balance()).toBe(bookedBalance(player));
  });

  test('is refused for another player’s slip, and above its worth', async () => {
    const [player, other] = [enter(), enter()];
    await player.place([player.legOf(player.matches('before')[0])], '100');
    const [slip] = player.slips();
    await other.say({ type: 'cash_out', request: 'c', slip: slip?.id, amount: slip?.cashOut });
    expect(other.last('refused')).toMatchObject({ reason: 'no_slip' });
    await player.say({ type: 'cash_out', request: 'c', slip: slip?.id, amount: '99' });
    expect(player.last('refused')).toMatchObject({ reason: 'cash_out_changed' });
    expect(player.money()).toBe('900.0000');
  });
});

test('slips are paid again when the last goal is disallowed after the match', async () => {
  const player = enter();
  const { vendor, account } = player.seat.operator;
  play.host.faults.arm({ provider: vendor, fault: 'result_corrected', account, times: 1 });
  // Every match with a goal has one of both picks won before, and maybe the other after.
  const match = player.matches('before')[0];
  for (const pick of ['over', 'under'])
    for (const market of match?.markets.map(({ code }) => code).filter((code) => code.startsWith('over')) ??
      [])
      await player.place([player.legOf(match, market, pick)], '10');
  await player.waitForResults();
  const corrected = player
    .units()
    .flatMap(({ id }) => play.host.calls.listOfUnit(id))
    .filter(({ order }) => order.kind === 'correct');
  for (const { order } of corrected) expect(order).toMatchObject({ reason: 'result_changed' });
  expect(player.units().filter(({ payout }) => payout > 0n)).toHaveLength(3);
  expect(player.balance()).toBe(bookedBalance(player));
});
