import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { roundAfterSeal, roundTimeMs, type Beacon } from '../lottery/beacon.ts';
import { finish, growMerkleTree, isInTree, type MerklePath, type Tree } from '../merkle.ts';

/** Tickets `first` to `last` belong to the member behind the tag. */
export type RaffleLine = { first: number; last: number; tag: string };

const TAG_LENGTH = 16;
const LINE = /^(0|[1-9]\d{0,14})-(0|[1-9]\d{0,14}):([0-9a-z]{1,64})$/;

/** How a member stands on the public list: nobody else can tell whose it is. */
export const raffleTag = (raffleId: string, memberId: string): string =>
  bytesToHex(sha256(utf8ToBytes(`${raffleId}:${memberId}`))).slice(0, TAG_LENGTH);

export const formatLine = ({ first, last, tag }: RaffleLine): string => `${first}-${last}:${tag}`;

/** Undefined for anything but a line of the list. */
export function readLine(text: string): RaffleLine | undefined {
  const [, first, last, tag] = LINE.exec(text) ?? [];
  if (first === undefined || last === undefined || tag === undefined) return undefined;
  return { first: Number(first), last: Number(last), tag };
}

/** The number of tickets of a list whose lines follow each other from 0; undefined if they do not. */
export function ticketsOf(lines: readonly RaffleLine[]): number | undefined {
  let next = 0;
  for (const { first, last } of lines) {
    if (first !== next || last < first) return undefined;
    next = last + 1;
  }
  return next;
}

export const growRaffleTree = (lines: readonly RaffleLine[]): Generator<undefined, Tree> =>
  growMerkleTree(lines.length, (index) => {
    const line = lines[index];
    return utf8ToBytes(line ? formatLine(line) : '');
  });

export const raffleTree = (lines: readonly RaffleLine[]): Tree => finish(growRaffleTree(lines));

/** Whether the line stood on the list with this root. False for malformed input. */
export const isLineInRoot = (line: RaffleLine, path: MerklePath, root: string): boolean =>
  isInTree(utf8ToBytes(formatLine(line)), path, root);

/** From the close to the round of the beacon that is announced at the opening. */
export const RAFFLE_LEAD_MS = 10 * 60_000;

type Times = Pick<Beacon, 'genesisSeconds' | 'periodSeconds'>;

/** The first round that is published at this time or later. */
const roundAt = ({ genesisSeconds, periodSeconds }: Times, atMs: number): number =>
  Math.max(1, Math.ceil((atMs / 1000 - genesisSeconds) / periodSeconds) + 1);

/** The round that is announced with the raffle. */
export const announcedRound = (times: Times, closesAtMs: number): number =>
  roundAt(times, closesAtMs + RAFFLE_LEAD_MS);

/**
 * The round that decides: the announced one. If the list was published too late for that, the round could have been
 * known before the list, so it is the first one after the list instead.
 */
export function decidingRound(times: Times, closesAtMs: number, sealedAtMs: number): number {
  const announced = announcedRound(times, closesAtMs);
  return roundTimeMs(times, announced) > sealedAtMs ? announced : roundAfterSeal(times, sealedAtMs);
}

export type RaffleSource = { seed: string; root: string; randomness: string };

const NUMBERS = 2n ** 64n;

/** The ticket of draw `k`, each of `tickets` equally likely, and how often a number had to be skipped for that. */
export function drawTicket(
  { seed, root, randomness }: RaffleSource,
  k: number,
  tickets: number,
): { ticket: number; retry: number } {
  if (!Number.isSafeInteger(tickets) || tickets < 1) throw new RangeError('there are no tickets');
  const count = BigInt(tickets);
  const limit = NUMBERS - (NUMBERS % count);
  const key = utf8ToBytes(seed);
  for (let retry = 0; ; retry += 1) {
    const bytes = hmac(sha256, key, utf8ToBytes(`${root}:${randomness}:${k}:${retry}`));
    const number = new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0);
    if (number < limit) return { ticket: Number(number % count), retry };
  }
}

/** The line with a ticket, by halving. */
export function lineOf(lines: readonly RaffleLine[], ticket: number): RaffleLine | undefined {
  let [low, high] = [0, lines.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.last ?? -1) < ticket) low = middle + 1;
    else high = middle;
  }
  const line = lines[low];
  return line && line.first <= ticket && ticket <= line.last ? line : undefined;
}

export type RaffleWin = { prize: number; draw: number; ticket: number; tag: string };

/**
 * Who wins which prize: draws 0, 1, 2 … over all tickets. Where a member may win only once, a draw of a winner is passed
 * over. Fewer members than prizes leave the last prizes without a winner.
 */
export function drawWinners(
  source: RaffleSource,
  lines: readonly RaffleLine[],
  { prizes, mayWinAgain }: { prizes: number; mayWinAgain: boolean },
): RaffleWin[] {
  const tickets = ticketsOf(lines);
  if (tickets === undefined) throw new RangeError('the list has gaps');
  if (tickets === 0) return [];
  const wins: RaffleWin[] = [];
  const won = new Set<string>();
  const members = new Set(lines.map(({ tag }) => tag)).size;
  for (let draw = 0; wins.length < prizes; draw += 1) {
    if (!mayWinAgain && won.size >= members) break;
    const { ticket } = drawTicket(source, draw, tickets);
    const tag = lineOf(lines, ticket)?.tag ?? '';
    if (!mayWinAgain && won.has(tag)) continue;
    won.add(tag);
    wins.push({ prize: wins.length, draw, ticket, tag });
  }
  return wins;
}
