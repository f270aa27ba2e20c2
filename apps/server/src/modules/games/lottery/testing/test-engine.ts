import type { LotteryEngine, Terms } from '../tickets/tickets.types.ts';

export const ONE = 10_000n;

export const TERMS: Terms = {
  version: 1,
  minGroup: 1_800,
  rateBps: 800,
  closedPlays: new Set(),
  playCuts: new Map(),
  limits: {
    lineStepMinor: 1n,
    minBetMinor: 1n,
    maxBetMinor: 100_000n * ONE,
    maxDrawStakeMinor: 100_000n * ONE,
    maxPayoutMinor: 10_000_000n * ONE,
    maxCellMinor: 10_000_000n * ONE,
  },
};

/** `b2.d`, `b3.d`: the last digits, entries such as `07,42`. `sign`: big or small of the last one. */
const OUTCOMES: Readonly<Record<string, bigint>> = { 'b2.d': 100n, 'b3.d': 1_000n, sign: 2n };
const ENTRIES: Readonly<Record<string, RegExp>> = { 'b2.d': /^\d\d$/, 'b3.d': /^\d{3}$/, sign: /^[bs]$/ };

const entriesOf = (play: string, pick: string): string[] | undefined => {
  const entries = pick.split(',');
  const isValid = entries.every((entry) => ENTRIES[play]?.test(entry));
  const isSorted = entries.every((entry, index) => index === 0 || entry > (entries[index - 1] ?? ''));
  return isValid && isSorted ? entries : undefined;
};

/** Plays that need no catalogue. */
export const testEngine: LotteryEngine = {
  quote: ({ play, pick }) => {
    const [outcomes, entries] = [OUTCOMES[play], entriesOf(play, pick)];
    if (outcomes === undefined || !entries) return undefined;
    return {
      lines: entries.length,
      mostWins: [1],
      market: play,
      cells: entries.map((cell) => ({ cell, prizeClass: 0, wins: 1 })),
    };
  },
  areValid: ({ play, picks }) =>
    new Set(picks.flatMap((pick) => pick.split(','))).size * 10 <= Number(OUTCOMES[play] ?? 0n) * 7,
  prizes: ({ play, lineMinor, group, priceBps }) => [
    (lineMinor * BigInt(group) * (OUTCOMES[play] ?? 0n) * BigInt(priceBps)) / (2_000n * 10_000n),
  ],
  judge: (_catalogue, numbers) => {
    const digits = numbers.join('');
    const drawn = {
      'b2.d': digits.slice(-2),
      'b3.d': digits.slice(-3),
      sign: Number(digits.slice(-1)) >= 5 ? 'b' : 's',
    };
    return ({ play, pick }) => [
      pick.split(',').filter((entry) => entry === drawn[play as keyof typeof drawn]).length,
    ];
  },
};
