import { isBeaconRound } from '../lottery/beacon.ts';
import { rootOfTree, type MerklePath } from '../merkle.ts';
import { fieldsOf, readPublishedText, textOf } from '../published-fields.ts';
import {
  decidingRound,
  drawWinners,
  formatLine,
  growRaffleTree,
  isLineInRoot,
  readLine,
  ticketsOf,
  type RaffleLine,
  type RaffleWin,
} from './raffle.ts';
import { hashServerSeed } from '../seeds.ts';

/** What is published of a raffle: everything that a check needs, without us and without a network. */
export type PublishedRaffle = {
  raffleId: string;
  closesAtMs: number;
  /** When the list and its root were published. */
  sealedAtMs: number;
  /** SHA-256 of the seed, published at the opening. */
  seedHash: string;
  seed: string;
  root: string;
  beaconKey: string;
  genesisSeconds: number;
  periodSeconds: number;
  round: number;
  signature: string;
  randomness: string;
  prizes: number;
  mayWinAgain: boolean;
  lines: readonly RaffleLine[];
  winners: readonly RaffleWin[];
};

/** A line of the checker, with its place in the root. */
export type ProvenLine = { line: RaffleLine; path: MerklePath };
export type RaffleProof = { raffle: PublishedRaffle; mine?: ProvenLine };

export const RAFFLE_STEPS = ['seed', 'list', 'mine', 'beacon', 'draws'] as const;
export type RaffleStep = (typeof RAFFLE_STEPS)[number];
export type RaffleStepState = 'ok' | 'failed' | 'absent';

const stateOf = (isOk: boolean): RaffleStepState => (isOk ? 'ok' : 'failed');

function* isListRight({ lines, root }: PublishedRaffle): Generator<undefined, boolean> {
  if (ticketsOf(lines) === undefined) return false;
  return rootOfTree(yield* growRaffleTree(lines)) === root;
}

/** Neither another round nor another key, and a list that was there before anybody could know the round. */
const isBeaconRight = (raffle: PublishedRaffle): boolean =>
  raffle.sealedAtMs >= raffle.closesAtMs &&
  raffle.round === decidingRound(raffle, raffle.closesAtMs, raffle.sealedAtMs) &&
  isBeaconRound(raffle.beaconKey, raffle);

function areDrawsRight(raffle: PublishedRaffle): boolean {
  const { lines, winners, prizes, mayWinAgain } = raffle;
  if (ticketsOf(lines) === undefined) return false;
  const drawn = drawWinners(raffle, lines, { prizes, mayWinAgain });
  const textOfWin = ({ prize, draw, ticket, tag }: RaffleWin): string => [prize, draw, ticket, tag].join();
  return drawn.map(textOfWin).join(';') === winners.map(textOfWin).join(';');
}

/** Checks a raffle step by step, with pauses while the list is hashed. */
export function* checkRaffle({
  raffle,
  mine,
}: RaffleProof): Generator<{ step: RaffleStep; state?: RaffleStepState } | undefined, void> {
  yield { step: 'seed', state: stateOf(hashServerSeed(raffle.seed) === raffle.seedHash) };
  yield { step: 'list' };
  yield { step: 'list', state: stateOf(yield* isListRight(raffle)) };
  yield { step: 'mine', state: mine ? stateOf(isLineInRoot(mine.line, mine.path, raffle.root)) : 'absent' };
  yield { step: 'beacon' };
  yield { step: 'beacon', state: stateOf(isBeaconRight(raffle)) };
  yield { step: 'draws', state: stateOf(areDrawsRight(raffle)) };
}

const FORMAT = 'raffle/1';

const lineOfText = (item: unknown): RaffleLine => {
  const line = readLine(textOf(item));
  if (!line) throw new RangeError('not a line');
  return line;
};

function winOf(item: unknown): RaffleWin {
  const { whole, text } = fieldsOf(item);
  return { prize: whole('prize'), draw: whole('draw'), ticket: whole('ticket'), tag: text('tag') };
}

function mineOf(value: unknown): ProvenLine {
  const { part, text } = fieldsOf(value);
  const place = part('place');
  return {
    line: lineOfText(text('line')),
    path: { index: place.whole('index'), size: place.whole('size'), path: place.list('path', textOf) },
  };
}

/** Undefined for anything but such a text. */
export const readRaffle = (text: string): RaffleProof | undefined =>
  readPublishedText(text, FORMAT, (value) => {
    const fields = fieldsOf(value);
    const beacon = fields.part('beacon');
    const raffle: PublishedRaffle = {
      raffleId: fields.text('raffle'),
      closesAtMs: fields.instantMs('closesAt'),
      sealedAtMs: fields.instantMs('sealedAt'),
      seedHash: fields.text('seedHash'),
      seed: fields.text('seed'),
      root: fields.text('root'),
      beaconKey: beacon.text('publicKey'),
      genesisSeconds: beacon.instantMs('genesisAt') / 1000,
      periodSeconds: beacon.whole('periodSeconds'),
      round: beacon.whole('round'),
      signature: beacon.text('signature'),
      randomness: beacon.text('randomness'),
      prizes: fields.whole('prizes'),
      mayWinAgain: value['mayWinAgain'] === true,
      lines: fields.list('list', lineOfText),
      winners: fields.list('winners', winOf),
    };
    return { raffle, ...(value['mine'] !== undefined && { mine: mineOf(value['mine']) }) };
  });

/** The text to keep; it can be checked years later. */
export function formatRaffle({ raffle, mine }: RaffleProof): string {
  const instant = (milliseconds: number): string => new Date(milliseconds).toISOString();
  return JSON.stringify(
    {
      format: FORMAT,
      raffle: raffle.raffleId,
      closesAt: instant(raffle.closesAtMs),
      sealedAt: instant(raffle.sealedAtMs),
      seedHash: raffle.seedHash,
      seed: raffle.seed,
      root: raffle.root,
      beacon: {
        publicKey: raffle.beaconKey,
        genesisAt: instant(raffle.genesisSeconds * 1000),
        periodSeconds: raffle.periodSeconds,
        round: raffle.round,
        signature: raffle.signature,
        randomness: raffle.randomness,
      },
      prizes: raffle.prizes,
      mayWinAgain: raffle.mayWinAgain,
      winners: raffle.winners,
      ...(mine && { mine: { line: formatLine(mine.line), place: mine.path } }),
      list: raffle.lines.map(formatLine),
    },
    null,
    1,
  );
}
