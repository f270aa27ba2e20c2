import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** A bet as the ticket's digest states it. */
export type DigestBet = {
  play: string;
  /** Canonical. */
  pick: string;
  /** The stake of one line, in the ledger's scale. */
  lineMinor: bigint;
  group: number;
  priceBps: number;
};

export type DigestTicket = {
  ticketId: string;
  drawId: string;
  bets: readonly DigestBet[];
  /** The player's own contribution to the root. */
  words: string;
};

export const MAX_WORDS_CHARACTERS = 64;

/** At most 64 characters, all on one line, because lines separate the parts of a ticket. */
export const areWords = (text: string): boolean =>
  Array.from(text).length <= MAX_WORDS_CHARACTERS && !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(text);

/** The lines that are hashed; the proof page shows them. */
export const ticketText = ({ ticketId, drawId, bets, words }: DigestTicket): string =>
  [
    ticketId,
    drawId,
    ...bets.map(
      ({ play, pick, lineMinor, group, priceBps }) => `${play} ${pick} ${lineMinor} ${group} ${priceBps}`,
    ),
    words,
  ].join('\n');

export const ticketDigest = (ticket: DigestTicket): string =>
  bytesToHex(sha256(utf8ToBytes(ticketText(ticket))));
