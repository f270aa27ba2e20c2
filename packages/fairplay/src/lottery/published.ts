import { fieldsOf, readPublishedText, textOf } from '../published-fields.ts';
import type { ProvenTicket, PublishedDraw } from './proof.ts';
import type { DigestBet } from './ticket-digest.ts';

/** What is published of a draw as a text to keep, and to check without us. */

const FORMAT = 'lottery-draw/1';

export type Published = { draw: PublishedDraw; proven?: ProvenTicket };

function betOf(item: unknown): DigestBet {
  const { text, whole, minor } = fieldsOf(item);
  return {
    play: text('play'),
    pick: text('pick'),
    lineMinor: minor('lineMinor'),
    group: whole('group'),
    priceBps: whole('priceBps'),
  };
}

function ticketOf(value: unknown): ProvenTicket {
  const { text, minor, list, part } = fieldsOf(value);
  const place = part('place');
  return {
    ticket: {
      ticketId: text('id'),
      drawId: text('draw'),
      bets: list('bets', betOf),
      words: text('words'),
    },
    path: { index: place.whole('index'), size: place.whole('size'), path: place.list('path', textOf) },
    payoutMinor: minor('payoutMinor'),
  };
}

function drawOf(value: unknown): PublishedDraw {
  const { text, list, part, instantMs, has } = fieldsOf(value);
  const [chain, beacon] = [part('chain'), part('beacon')];
  return {
    drawId: text('draw'),
    ticketsOf: text('id'),
    closesAtMs: instantMs('closesAt'),
    // Texts from before it was published say only when the sale ended.
    sealedAtMs: instantMs(has('sealedAt') ? 'sealedAt' : 'closesAt'),
    catalogue: text('catalogue'),
    anchor: chain.text('anchor'),
    index: chain.whole('index'),
    secret: chain.text('secret'),
    root: text('ticketRoot'),
    beaconKey: beacon.text('publicKey'),
    genesisSeconds: beacon.instantMs('genesisAt') / 1000,
    periodSeconds: beacon.whole('periodSeconds'),
    round: beacon.whole('round'),
    signature: beacon.text('signature'),
    randomness: beacon.text('randomness'),
    numbers: list('numbers', textOf),
  };
}

/** Undefined for anything but such a text. */
export const readPublished = (text: string): Published | undefined =>
  readPublishedText(text, FORMAT, (value) => {
    const proven = value['ticket'] === undefined ? undefined : ticketOf(value['ticket']);
    return { draw: drawOf(value), ...(proven && { proven }) };
  });

export function formatPublished({ draw, proven }: Published): string {
  const instant = (milliseconds: number): string => new Date(milliseconds).toISOString();
  const { anchor, index, secret, round, signature, randomness, periodSeconds } = draw;
  return JSON.stringify(
    {
      format: FORMAT,
      draw: draw.drawId,
      id: draw.ticketsOf,
      closesAt: instant(draw.closesAtMs),
      sealedAt: instant(draw.sealedAtMs),
      catalogue: draw.catalogue,
      numbers: draw.numbers,
      chain: { anchor, index, secret },
      ticketRoot: draw.root,
      beacon: {
        publicKey: draw.beaconKey,
        genesisAt: instant(draw.genesisSeconds * 1000),
        periodSeconds,
        round,
        signature,
        randomness,
      },
      ...(proven && {
        ticket: {
          id: proven.ticket.ticketId,
          draw: proven.ticket.drawId,
          words: proven.ticket.words,
          bets: proven.ticket.bets.map(({ lineMinor, ...bet }) => ({ ...bet, lineMinor: String(lineMinor) })),
          place: proven.path,
          payoutMinor: String(proven.payoutMinor),
        },
      }),
    },
    null,
    2,
  );
}
