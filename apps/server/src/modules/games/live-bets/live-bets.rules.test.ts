import { expect, test, vi } from 'vitest';
import { createBoard } from './board.rules.ts';
import {
  DELAY_MILLISECONDS,
  LARGEST,
  NOTICE_CHARACTERS,
  OTHERS,
  PLAYING_MILLISECONDS,
  WIN_GAP_MILLISECONDS,
} from './live-bets.config.ts';
import type { LiveRow } from './live-bets.types.ts';
import { createManualClock } from '../../../platform/clock.ts';
import { createBigWins, type WinNews } from './big-wins.usecases.ts';
import { noticeIn, packNotice } from './notices.events.ts';
import { changesOf, createPlayers, lotsOf } from './players.rules.ts';
import { addTo, emptySample, roundsOf } from './sample.rules.ts';

const AT = 1_800_000_000_000;
const roundOf = (stakeMinor: bigint, payoutMinor = 0n, settledAt = new Date(AT)) =>
  ({ stakeMinor, payoutMinor, settledAt }) as Parameters<typeof addTo>[1];

test('the largest bets are always told, and the others with equal chances', () => {
  const seen = new Map<bigint, number>();
  let seed = 7;
  const random = (): number => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  for (let run = 0; run < 400; run += 1) {
    const sample = emptySample();
    for (let stake = 1n; stake <= 60n; stake += 1n) addTo(sample, roundOf((stake * 37n) % 61n), random);
    addTo(sample, roundOf(0n, 1_000n), random);
    expect(sample.count).toBe(61);
    const kept = roundsOf(sample);
    expect(kept).toHaveLength(LARGEST + OTHERS);
    expect(kept.map(({ payoutMinor }) => payoutMinor)).toContain(1_000n);
    for (const { stakeMinor } of kept) seen.set(stakeMinor, (seen.get(stakeMinor) ?? 0) + 1);
  }
  for (let stake = 52n; stake <= 60n; stake += 1n) expect(seen.get(stake)).toBe(400);
  // 10 of 51 others: 78 of 400 runs on average.
  for (let stake = 1n; stake <= 51n; stake += 1n) expect(seen.get(stake) ?? 0).toBeGreaterThan(40);
});

const rowOf = (id: string, stakeMinor: bigint, isHigh = false): LiveRow => ({
  id,
  gameId: 'dice',
  name: 'pl***1',
  at: new Date(AT),
  stakeMinor,
  payoutMinor: 0n,
  isHigh,
});
const bets = (rows: readonly LiveRow[], count = rows.length) =>
  ({ kind: 'bets', merchantId: 'croupier', count, rows }) as const;

test('rows of all processes wait, then go together, not more than one message carries', () => {
  const board = createBoard([rowOf('past', 5n)]);
  const many = Array.from({ length: 20 }, (_, index) => rowOf(`a${index}`, BigInt(index)));
  board.hear(bets(many, 300), AT);
  board.hear(bets([rowOf('high', 900n, true)]), AT);
  expect(board.take(AT + DELAY_MILLISECONDS - 1)).toEqual([]);
  const shown = board.take(AT + DELAY_MILLISECONDS);
  expect(shown).toHaveLength(20);
  expect(shown.map(({ id }) => id)).toContain('high');
  expect(shown.map(({ id }) => id)).not.toContain('a0');
  expect(board.take(AT + DELAY_MILLISECONDS)).toEqual([]);
  expect(board.perMinute(AT + DELAY_MILLISECONDS)).toBe(301);
  expect(board.perMinute(AT + 60_000)).toBe(0);
  expect(board.last()).toHaveLength(21);
});

test('a member plays a game for minutes after the last stake, and counts once whoever tells', () => {
  const players = createPlayers();
  const stake = (gameId: string, members: string[], at: number): void =>
    players.note(new Map([[gameId, members]]), at);
  stake('dice', ['ann', 'bob'], AT);
  stake('dice', ['bob'], AT + 60_000);
  stake('slot', ['ann'], AT + 60_000);
  // Late news of an earlier stake changes nothing.
  stake('dice', ['bob'], AT + 1_000);
  const before = players.counts(AT + 60_000);
  expect(Object.fromEntries(before)).toEqual({ dice: 2, slot: 1 });
  const after = players.counts(AT + PLAYING_MILLISECONDS);
  expect(Object.fromEntries(after)).toEqual({ dice: 1, slot: 1 });
  expect(changesOf(before, after)).toEqual({ dice: 1 });
  const last = players.counts(AT + 60_000 + PLAYING_MILLISECONDS);
  expect(last.size).toBe(0);
  expect(changesOf(after, last)).toEqual({ dice: 0, slot: 0 });
});

test('many members who stake at once are told in notices that PostgreSQL takes', () => {
  const staked = new Map<string, Set<string>>();
  for (let game = 0; game < 300; game += 1)
    staked.set(
      `VENDOR-${'x'.repeat(game % 60)}${game}`,
      new Set(Array.from({ length: 1 + (game % 7) }, (_, member) => `${1e11 + game * 10 + member}`)),
    );
  const lots = lotsOf(staked);
  const told = new Map<string, string[]>();
  for (const lot of lots) {
    const text = packNotice({ kind: 'players', merchantId: 'croupier', at: new Date(AT), staked: lot });
    expect(text.length).toBeLessThan(NOTICE_CHARACTERS + 200);
    const notice = noticeIn(text);
    if (notice.kind !== 'players') throw new Error('another notice');
    for (const [gameId, members] of notice.staked)
      told.set(gameId, [...(told.get(gameId) ?? []), ...members]);
  }
  expect(lots.length).toBeLessThan(8);
  expect(new Map([...told].map(([gameId, members]) => [gameId, new Set(members)]))).toEqual(staked);
  expect(lotsOf(new Map())).toEqual([]);
});

test('the highest big win is told, as late as the table, and no other for a while', () => {
  vi.useFakeTimers();
  const clock = createManualClock(new Date(AT));
  const wins = createBigWins({ clock });
  const told: WinNews[] = [];
  wins.watch((news) => told.push(news));
  const win = (id: string, stakeMinor: bigint, payoutMinor: bigint, isHigh = true): LiveRow => ({
    ...rowOf(id, stakeMinor, isHigh),
    payoutMinor,
  });
  const pass = (milliseconds: number): void => {
    clock.advance(milliseconds);
    vi.advanceTimersByTime(milliseconds);
  };
  // High stakes, small wins and multiples of nothing are no big wins.
  wins.hear(bets([win('a', 900n, 1_800n), win('b', 1n, 20n, false), win('c', 0n, 9_000n)]));
  pass(DELAY_MILLISECONDS);
  expect(told).toEqual([]);
  wins.hear(bets([win('d', 100n, 300n), win('e', 100n, 900n)]));
  pass(DELAY_MILLISECONDS - 1);
  expect(told).toEqual([]);
  pass(1);
  wins.hear(bets([win('f', 100n, 90_000n)]));
  wins.hear({ ...bets([win('g', 100n, 400n)]), merchantId: 'lotus' });
  pass(WIN_GAP_MILLISECONDS);
  wins.hear(bets([win('h', 100n, 500n)]));
  pass(DELAY_MILLISECONDS);
  expect(told.map(({ merchantId, win: { id } }) => `${merchantId} ${id}`)).toEqual([
    'croupier e',
    'lotus g',
    'croupier h',
  ]);
  const sequences = told.map(({ sequence }) => Number(sequence));
  expect(sequences).toEqual(sequences.toSorted((a, b) => a - b));
  wins.stop();
  vi.useRealTimers();
});
