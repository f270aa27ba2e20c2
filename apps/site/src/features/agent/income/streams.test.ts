import { expect, test } from 'vitest';
import { streamDays, streamSums, usedStreams } from './streams.ts';

const rebate = { ownBet: 0n, teamBet: 0n } as const;
const contract = { gross: 0n, downline: 0n, open: 0n } as const;

test('days add classes of rebates and takes of contracts; days without income are empty', () => {
  const days = streamDays(
    {
      days: [
        { day: '2026-11-27', class: 'LOTT', own: 1n, share: 10n, ...rebate },
        { day: '2026-11-27', class: 'live', own: 2n, share: 20n, ...rebate },
      ],
      contracts: [
        { day: '2026-11-28', kind: 'daily', take: 5n, ...contract },
        { day: '2026-11-28', kind: 'dividend', take: -4n, ...contract },
      ],
    },
    ['2026-11-26', '2026-11-27', '2026-11-28'],
  );
  expect(
    days.map(({ day, amounts: { own, share, daily, dividend } }) => [day, own, share, daily, dividend]),
  ).toEqual([
    ['2026-11-26', 0n, 0n, 0n, 0n],
    ['2026-11-27', 3n, 30n, 0n, 0n],
    ['2026-11-28', 0n, 0n, 5n, -4n],
  ]);
  expect(usedStreams(streamSums(days))).toEqual(['own', 'share', 'dividend', 'daily']);
});
