import { isBeaconRound } from './beacon.ts';
import { findPlay, lotteryFamily } from './catalogue.ts';
import { leadsToAnchor } from './chain.ts';
import { drawNumbers } from './numbers.ts';
import { parsePick } from './pick.ts';
import { payoutOf } from './prize.ts';
import { findResultProblem } from './results.ts';
import { isInRoot, type TicketPath } from './root.ts';
import { type DigestTicket, ticketDigest } from './ticket-digest.ts';

/** What is published of a draw of our own. */
export type PublishedDraw = {
  drawId: string;
  /** The family in a version, such as `ssc/1`. */
  catalogue: string;
  /** s_0, known before the first sale. */
  anchor: string;
  index: number;
  /** s_i, revealed with the numbers. */
  secret: string;
  /** The root over all tickets, published at the close. */
  root: string;
  beaconKey: string;
  round: number;
  signature: string;
  randomness: string;
  numbers: readonly string[];
};

/** A ticket of the player, with its place in the root and what it was paid. */
export type ProvenTicket = { ticket: DigestTicket; path: TicketPath; payoutMinor: bigint };

export const PROOF_STEPS = ['chain', 'beacon', 'path', 'numbers', 'payout'] as const;
export type ProofStep = (typeof PROOF_STEPS)[number];
/** `absent`: there is no ticket to check. */
export type ProofState = 'ok' | 'failed' | 'absent';
export type Proof = Record<ProofStep, ProofState>;

const state = (isOk: boolean): ProofState => (isOk ? 'ok' : 'failed');

function areNumbersRight({ catalogue, numbers, ...source }: PublishedDraw): boolean {
  const family = lotteryFamily(catalogue);
  return (
    family?.mapping !== undefined &&
    findResultProblem(family, numbers) === undefined &&
    drawNumbers(source, family.mapping).join() === numbers.join()
  );
}

/** What the ticket must be paid under these numbers; undefined if one of its bets cannot be read. */
export function ticketPayout(
  catalogue: string,
  { bets }: Pick<DigestTicket, 'bets'>,
  numbers: readonly string[],
): bigint | undefined {
  const family = lotteryFamily(catalogue);
  let payoutMinor = 0n;
  for (const { play: code, pick: text, ...terms } of bets) {
    const play = family && findPlay(family, code);
    const pick = play && parsePick(play, text).pick;
    if (!play || !pick) return undefined;
    payoutMinor += payoutOf(play, pick, numbers, terms);
  }
  return payoutMinor;
}

const isPaidRight = (draw: PublishedDraw, { ticket, payoutMinor }: ProvenTicket): boolean => {
  const family = lotteryFamily(draw.catalogue);
  return (
    family !== undefined &&
    findResultProblem(family, draw.numbers) === undefined &&
    ticketPayout(draw.catalogue, ticket, draw.numbers) === payoutMinor
  );
};

/** Checks a draw, and a ticket in it, with nothing but what was published. */
export const verifyDraw = (draw: PublishedDraw, proven?: ProvenTicket): Proof => ({
  chain: state(leadsToAnchor(draw.secret, draw.index, draw.anchor)),
  beacon: state(isBeaconRound(draw.beaconKey, draw)),
  path: proven
    ? state(
        proven.ticket.drawId === draw.drawId && isInRoot(ticketDigest(proven.ticket), proven.path, draw.root),
      )
    : 'absent',
  numbers: state(areNumbersRight(draw)),
  payout: proven ? state(isPaidRight(draw, proven)) : 'absent',
});
