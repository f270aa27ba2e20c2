import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { beaconKey, QUICKNET, roundTimeMs, signRound } from './beacon.ts';
import { previousSecret } from './chain.ts';
import { drawNumbers } from './numbers.ts';
import {
  type ProofStep,
  type ProvenTicket,
  type PublishedDraw,
  ticketPayout,
  verifyDraw,
  verifySteps,
} from './proof.ts';
import { ticketPath, ticketRoot } from './root.ts';
import { ticketDigest } from './ticket-digest.ts';

const sha = (text: string): string => createHash('sha256').update(text).digest('hex');
const drawId = 'ssc-1m/20261201-0001';
const ticketsOf = 'draw 1';
const ROUND = 4711;
const SEALED_BEFORE_MS = 3_500;
/** Later than a period of the beacon. */
const SEALED_LATE_MS = 7_000;
const ticket = {
  ticketId: 'ticket 2',
  drawId: ticketsOf,
  bets: [
    { play: 'a5.pos', pick: '0,1,2,3,4,5,6,7,8,9||||', lineMinor: 20_000n, group: 1980, priceBps: 10_000 },
    { play: 'a5.tsign', pick: 'big,small', lineMinor: 20_000n, group: 1980, priceBps: 5000 },
  ],
  words: 'good luck',
};
const digests = [sha('1'), ticketDigest(ticket), sha('3')];
const secretKey = new Uint8Array(32).fill(9);
const signed = signRound(secretKey, ROUND);
const secret = sha('secret');
const source = { secret, root: ticketRoot(digests), randomness: signed.randomness, drawId };

const draw: PublishedDraw = {
  ...source,
  ...signed,
  ticketsOf,
  closesAtMs: roundTimeMs(QUICKNET, ROUND) - SEALED_BEFORE_MS - SEALED_LATE_MS,
  sealedAtMs: roundTimeMs(QUICKNET, ROUND) - SEALED_BEFORE_MS,
  genesisSeconds: QUICKNET.genesisSeconds,
  periodSeconds: QUICKNET.periodSeconds,
  catalogue: 'ssc/1',
  anchor: previousSecret(previousSecret(secret)),
  index: 2,
  beaconKey: beaconKey(secretKey),
  numbers: drawNumbers(source, { kind: 'digits', count: 5 }),
};
const proven: ProvenTicket = {
  ticket,
  path: { index: 1, size: 3, path: ticketPath(digests, 1) },
  // One place hits at 9.90 per 1.00, one sign at half of 1.98.
  payoutMinor: 198_000n + 19_800n,
};
const ALL_OK = { chain: 'ok', beacon: 'ok', path: 'ok', numbers: 'ok', payout: 'ok' };

test('an honest draw passes every step', () => {
  expect(verifyDraw(draw, proven)).toEqual(ALL_OK);
});

test('a visitor without a ticket checks the rest', () => {
  expect(verifyDraw(draw)).toEqual({ ...ALL_OK, path: 'absent', payout: 'absent' });
});

const other = draw.numbers.map((digit) => String((Number(digit) + 1) % 10));

test.each<[string, Partial<PublishedDraw>, Partial<ProvenTicket>, ProofStep[]]>([
  ['another secret', { secret: sha('other') }, {}, ['chain', 'numbers']],
  ['another index', { index: 1 }, {}, ['chain']],
  ['another beacon key', { beaconKey: beaconKey(new Uint8Array(32).fill(8)) }, {}, ['beacon']],
  ['another round', { round: 4712 }, {}, ['beacon']],
  ['a later round than the seal decided', { ...signRound(secretKey, ROUND + 1) }, {}, ['beacon', 'numbers']],
  ['another seal', { sealedAtMs: draw.sealedAtMs - 3_000 }, {}, ['beacon']],
  ['a seal before the close', { closesAtMs: draw.sealedAtMs + 1 }, {}, ['beacon']],
  ['another randomness', { randomness: sha('r') }, {}, ['beacon', 'numbers']],
  ['another root', { root: sha('root') }, {}, ['path', 'numbers']],
  ['other numbers', { numbers: other }, {}, ['numbers']],
  ['an unknown catalogue', { catalogue: 'ssc/9' }, {}, ['numbers', 'payout']],
  ['altered words', {}, { ticket: { ...ticket, words: 'bad luck' } }, ['path']],
  ['another payout', {}, { payoutMinor: 1n }, ['payout']],
  ['a ticket of another draw', {}, { ticket: { ...ticket, drawId: 'x' } }, ['path']],
  ['a draw of other tickets', { ticketsOf: 'draw 2' }, {}, ['path']],
])('%s fails', (_, change, ticketChange, failed) => {
  const expected = Object.fromEntries(failed.map((step) => [step, 'failed']));
  expect(verifyDraw({ ...draw, ...change }, { ...proven, ...ticketChange })).toEqual({
    ...ALL_OK,
    ...expected,
  });
});

test('a ticket that cannot be read has no payout', () => {
  const bets = [{ play: 'a5.pos', pick: 'x', lineMinor: 1n, group: 1900, priceBps: 10_000 }];
  expect(ticketPayout('ssc/1', { bets }, draw.numbers)).toBeUndefined();
});

test('steps are told one by one, the chain with its share', () => {
  const news = [...verifySteps(draw, proven)];
  expect(news).toEqual([
    { step: 'chain', share: 1 },
    { step: 'chain', state: 'ok' },
    { step: 'path', state: 'ok' },
    { step: 'beacon', state: 'ok' },
    { step: 'numbers', state: 'ok' },
    { step: 'payout', state: 'ok' },
  ]);
});
