import { expect, test } from 'vitest';
import { beaconKey, signRound } from '../lottery/beacon.ts';
import { pathIn, rootOfTree } from '../merkle.ts';
import { checkRaffle, formatRaffle, readRaffle, type RaffleProof } from './raffle-proof.ts';
import { decidingRound, drawWinners, raffleTree, type RaffleLine } from './raffle.ts';
import { hashServerSeed } from '../seeds.ts';

const secret = Uint8Array.from({ length: 32 }, (_, index) => index + 1);
const times = { genesisSeconds: 1_700_000_000, periodSeconds: 3 };
const closesAtMs = Date.UTC(2026, 10, 28, 20);
const sealedAtMs = closesAtMs + 330_000;
const lines: RaffleLine[] = [
  { first: 0, last: 40, tag: 'aa' },
  { first: 41, last: 41, tag: 'bb' },
  { first: 42, last: 99, tag: 'cc' },
];
const tree = raffleTree(lines);
const seed = 'a'.repeat(64);
const signed = signRound(secret, decidingRound(times, closesAtMs, sealedAtMs));
const rules = { prizes: 2, mayWinAgain: false };
const source = { seed, root: rootOfTree(tree), randomness: signed.randomness };
const PROOF: Required<RaffleProof> = {
  raffle: {
    raffleId: 'r',
    closesAtMs,
    sealedAtMs,
    seedHash: hashServerSeed(seed),
    beaconKey: beaconKey(secret),
    ...times,
    ...signed,
    ...source,
    ...rules,
    lines,
    winners: drawWinners(source, lines, rules),
  },
  mine: { line: { first: 41, last: 41, tag: 'bb' }, path: { index: 1, size: 3, path: pathIn(tree, 1) } },
};

const statesOf = (proof: RaffleProof): Record<string, string> => {
  const states: Record<string, string> = {};
  for (const news of checkRaffle(proof)) if (news?.state) states[news.step] = news.state;
  return states;
};
const GOOD = { seed: 'ok', list: 'ok', mine: 'ok', beacon: 'ok', draws: 'ok' };
const failing = (...steps: string[]) => ({ ...GOOD, ...Object.fromEntries(steps.map((step) => [step, 'failed'])) }); // prettier-ignore

test('a raffle passes, also read back from its text', () => {
  expect(statesOf(PROOF)).toEqual(GOOD);
  expect(readRaffle(formatRaffle(PROOF))).toEqual(PROOF);
  const { raffle } = PROOF;
  expect(statesOf({ raffle })).toEqual({ ...GOOD, mine: 'absent' });
});

const { raffle, mine } = PROOF;
const other = signRound(secret, raffle.round + 1);
test.each<[string, RaffleProof, string[]]>([
  ['another seed', { raffle: { ...raffle, seed: 'b'.repeat(64) }, mine }, ['seed', 'draws']],
  [
    'a ticket more for one member',
    { raffle: { ...raffle, lines: [...lines.slice(0, 2), { first: 42, last: 100, tag: 'cc' }] }, mine },
    ['list', 'draws'],
  ],
  ['a member left out', { raffle: { ...raffle, lines: lines.slice(1) }, mine }, ['list', 'draws']],
  [
    'a line of somebody else',
    {
      raffle,
      mine: { line: { first: 41, last: 41, tag: 'dd' }, path: { index: 1, size: 3, path: pathIn(tree, 1) } },
    },
    ['mine'],
  ],
  ['another round', { raffle: { ...raffle, ...other }, mine }, ['beacon', 'draws']],
  ['a forged signature', { raffle: { ...raffle, signature: other.signature }, mine }, ['beacon']],
  ['another key', { raffle: { ...raffle, beaconKey: beaconKey(secret.toReversed()) }, mine }, ['beacon']],
  ['a list after the round', { raffle: { ...raffle, sealedAtMs: closesAtMs + 700_000 }, mine }, ['beacon']],
  ['another winner', { raffle: { ...raffle, winners: raffle.winners.toReversed() }, mine }, ['draws']],
])('%s is found', (_, proof, steps) => {
  expect(statesOf(proof)).toEqual(failing(...steps));
});

test.each(['', '{}', 'null', '{"format":"raffle/1"}', formatRaffle(PROOF).replace('"41-41:bb"', '"x"')])(
  'unreadable: %j',
  (text) => expect(readRaffle(text)).toBeUndefined(),
);
