import { expect, test } from 'vitest';
import { formatPublished, readPublished, type Published } from './published.ts';

const published: Published = {
  draw: {
    drawId: 'ssc-1m/20261201-0001',
    ticketsOf: '0190',
    closesAtMs: Date.parse('2026-12-01T00:00:55.000Z'),
    sealedAtMs: Date.parse('2026-12-01T00:00:55.250Z'),
    catalogue: 'ssc/1',
    anchor: 'a0',
    index: 7,
    secret: 'a7',
    root: 'b0',
    beaconKey: 'c0',
    genesisSeconds: 1_692_803_367,
    periodSeconds: 3,
    round: 4711,
    signature: 'd0',
    randomness: 'e0',
    numbers: ['1', '3', '0', '5', '0'],
  },
  proven: {
    ticket: {
      ticketId: '0191',
      drawId: '0190',
      bets: [{ play: 'f2.d', pick: '1|2', lineMinor: 9_007_199_254_740_993n, group: 1900, priceBps: 10_000 }],
      words: 'one “two”',
    },
    path: { index: 0, size: 2, path: ['f0'] },
    payoutMinor: 0n,
  },
};

test('what is written is read again, with every digit of an amount', () => {
  expect(readPublished(formatPublished(published))).toEqual(published);
  const { draw } = published;
  expect(readPublished(formatPublished({ draw }))).toEqual({ draw });
  const earlier = formatPublished({ draw }).replace('"sealedAt"', '"before"');
  expect(readPublished(earlier)?.draw.sealedAtMs).toBe(draw.closesAtMs);
});

const text = formatPublished(published);
test.each([
  ['no JSON', 'numbers: 1'],
  ['another format', text.replace('lottery-draw/1', 'lottery-draw/2')],
  ['a missing field', text.replace('"anchor"', '"anker"')],
  ['a number as text', text.replace('"index": 7', '"index": "7"')],
  ['a negative payout', text.replace('"payoutMinor": "0"', '"payoutMinor": "-1"')],
  ['a ticket of another kind', JSON.stringify({ ...JSON.parse(text), ticket: null })],
  ['no time', text.replace('2026-12-01T00:00:55.000Z', 'soon')],
])('%s is not read', (_, wrong) => {
  expect(wrong).not.toBe(text);
  expect(readPublished(wrong)).toBeUndefined();
});
