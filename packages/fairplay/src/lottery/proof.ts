import { isBeaconRound, roundAfterSeal } from './beacon.ts';
import { findPlay, lotteryFamily } from './catalogue.ts';
import { walkToAnchor } from './chain.ts';
import { drawNumbers } from './numbers.ts';
import { parsePick } from './pick.ts';
import { payoutOf } from './prize.ts';
import { findResultProblem } from './results.ts';
import { isInRoot, type TicketPath } from './root.ts';
import { type DigestTicket, ticketDigest } from './ticket-digest.ts';

/** What is published of a draw of our own. */
export type PublishedDraw = {
  /** The draw's text within the bytes of its numbers: lottery and number. */
  drawId: string;
  /** The draw as its tickets name it. */
  ticketsOf: string;
  closesAtMs: number;
  /** When the root was published, after the close; the round follows from it. */
  sealedAtMs: number;
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
  genesisSeconds: number;
  periodSeconds: number;
  round: number;
  signature: string;
  randomness: string;
  numbers: readonly string[];
};

/** A ticket of the player, with its place in the root and what it was paid. */
export type ProvenTicket = { ticket: DigestTicket; path: TicketPath; payoutMinor: bigint };

export const PROOF_STEPS = ['chain', 'path', 'beacon', 'numbers', 'payout'] as const;
export type ProofStep = (typeof PROOF_STEPS)[number];
/** `absent`: there is no ticket to check. */
export type ProofState = 'ok' | 'failed' | 'absent';
export type Proof = Record<ProofStep, ProofState>;
/** A step that is over, or how much of it is done. */
export type ProofNews = { step: ProofStep; state?: ProofState; share?: number };

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

/**
 * The round that the seal decided, signed by the beacon: neither another round nor another key. A seal may be late on a
 * busy machine, and a round before it would have been known when the root was computed.
 */
const isBeaconRight = (draw: PublishedDraw): boolean =>
  draw.sealedAtMs >= draw.closesAtMs &&
  draw.round === roundAfterSeal(draw, draw.sealedAtMs) &&
  isBeaconRound(draw.beaconKey, draw);

const isTicketRight = (draw: PublishedDraw, { ticket, path }: ProvenTicket): boolean =>
  ticket.drawId === draw.ticketsOf && isInRoot(ticketDigest(ticket), path, draw.root);

/** Checks a draw, and a ticket in it, with nothing but what was published; step by step, with pauses. */
export function* verifySteps(draw: PublishedDraw, proven?: ProvenTicket): Generator<ProofNews, Proof> {
  const walk = walkToAnchor(draw.secret, draw.index, draw.anchor);
  let walked = walk.next();
  for (; !walked.done; walked = walk.next()) yield { step: 'chain', share: walked.value };
  const chain = state(walked.value);
  yield { step: 'chain', state: chain };
  const path = proven ? state(isTicketRight(draw, proven)) : 'absent';
  yield { step: 'path', state: path };
  const beacon = state(isBeaconRight(draw));
  yield { step: 'beacon', state: beacon };
  const numbers = state(areNumbersRight(draw));
  yield { step: 'numbers', state: numbers };
  const payout = proven ? state(isPaidRight(draw, proven)) : 'absent';
  yield { step: 'payout', state: payout };
  return { chain, path, beacon, numbers, payout };
}

/** Checks a draw, and a ticket in it, at once. */
export function verifyDraw(draw: PublishedDraw, proven?: ProvenTicket): Proof {
  const steps = verifySteps(draw, proven);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
