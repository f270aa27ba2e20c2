import { amountText, sendHistory } from '../bets/messages.ts';
import type { Host } from '../host/host.types.ts';
import type { Json, Seat } from '../host/vendor.types.ts';
import { handJson, type Hands } from './hands.ts';
import { MAX_SEATS, MIN_SEATS } from './pots.ts';
import type { Room } from './rooms.ts';

const START_MS = 5_000;
const SHOW_MS = 7_000;
/** A player who is alone for so long plays against a seat of the room. */
const PARTNER_MS = 8_000;
/** How long a seat is kept for somebody who reloads the page. */
const KEEP_SEAT_MS = 30_000;

type Chair = {
  player: string;
  nickname: string;
  /** The open page, or null while the player is away. */
  seat: Seat | null;
  awaySince: number;
  /** Leaves after this hand. */
  leaves: boolean;
  /** Could not pay the last ante. */
  isBroke: boolean;
};

type Phase = 'waiting' | 'starting' | 'antes' | 'show';

/** A table of a room: the people at it and the hand that runs. */
export function createTable(host: Host, hands: Hands, room: Room, number: number) {
  const id = `${room.id}-${number}`;
  const chairs: Array<Chair | null> = Array.from({ length: MAX_SEATS }, () => null);
  const points: string[] = [];
  let phase: Phase = 'waiting';
  let phaseEndsAt = 0;
  let aloneSince = 0;
  let last: Json = null;
  /** Chairs in the order of the hand's seats. */
  let order: number[] = [];

  const present = (): Chair[] =>
    chairs.filter((chair): chair is Chair => chair?.seat !== null && chair !== null && !chair.leaves);
  const ready = (): Chair[] => present().filter(({ isBroke }) => !isBroke);
  const hasPartner = (): boolean =>
    ready().length === 1 && aloneSince > 0 && host.now() - aloneSince >= PARTNER_MS;

  const json = (player: string): Parameters<Seat['send']>[0] => ({
    type: 'table',
    now: host.now(),
    table: id,
    room: room.id,
    game: room.game,
    ante: amountText(room.anteMinor),
    phase,
    phaseEndsAt,
    hash: hands.announce(id).hash,
    chairs: chairs.map(
      (chair) =>
        chair && {
          name: chair.nickname,
          isYou: chair.player === player,
          isAway: chair.seat === null,
          isBroke: chair.isBroke,
        },
    ),
    hasPartner: hasPartner(),
    hand: last,
    order,
  });

  const tell = (): void => {
    for (const chair of chairs) if (chair?.seat) chair.seat.send(json(chair.player));
  };

  const enterPhase = (next: Phase, milliseconds: number): void => {
    phase = next;
    phaseEndsAt = host.now() + milliseconds;
    tell();
  };

  function clearChairs(): void {
    for (const [index, chair] of chairs.entries()) {
      if (!chair) continue;
      const isGone = chair.leaves || (!chair.seat && host.now() - chair.awaySince > KEEP_SEAT_MS);
      if (isGone) chairs[index] = null;
    }
  }

  async function playHand(): Promise<void> {
    enterPhase('antes', START_MS);
    const partners = hasPartner() ? 1 : 0;
    const playing = ready();
    const dealt = await hands.play({
      table: id,
      room,
      seats: playing.flatMap(({ seat }) => seat ?? []),
      partners,
      onPaid: (seat, isPaid) => {
        const chair = chairs.find((one) => one?.player === seat.player.id);
        if (chair) chair.isBroke = !isPaid;
      },
    });
    if (!dealt) return enterPhase('waiting', 0);
    order = dealt.entries.map(({ seat }) => chairs.findIndex((chair) => chair?.player === seat.player.id));
    if (partners > 0) order = [...order, -1];
    last = handJson(dealt);
    const best = Math.max(...dealt.hand.seats.map((seat) => seat.points));
    points.unshift(String(best));
    points.length = Math.min(points.length, 20);
    enterPhase('show', SHOW_MS);
    for (const { seat } of dealt.entries) sendHistory(host, seat);
  }

  let isPlaying = false;
  const tick = (): void => {
    const now = host.now();
    const before = chairs.filter(Boolean).length;
    if (phase !== 'antes') clearChairs();
    if (chairs.filter(Boolean).length !== before) tell();
    const enough = ready().length >= MIN_SEATS || hasPartner();
    if (ready().length === 1) aloneSince = aloneSince || now;
    else aloneSince = 0;
    if (phase === 'waiting' && enough) enterPhase('starting', START_MS);
    else if (phase === 'starting' && !enough) enterPhase('waiting', 0);
    else if (phase === 'starting' && now >= phaseEndsAt && !isPlaying) {
      isPlaying = true;
      void playHand().finally(() => (isPlaying = false));
    } else if (phase === 'show' && now >= phaseEndsAt) enterPhase(enough ? 'starting' : 'waiting', START_MS);
  };

  return {
    id,
    room,
    tick,
    taken: (): number => chairs.filter(Boolean).length,
    history: (): readonly string[] => points,
    holds: (player: string): boolean => chairs.some((chair) => chair?.player === player),
    isEmpty: (): boolean => phase === 'waiting' && chairs.every((chair) => chair === null),
    /** False: no chair is free. A player who comes back has the old one. */
    sit: (seat: Seat): boolean => {
      const known = chairs.find((chair) => chair?.player === seat.player.id);
      const free = chairs.indexOf(null);
      if (known) Object.assign(known, { seat, leaves: false, isBroke: false });
      else if (free < 0) return false;
      else
        chairs[free] = {
          player: seat.player.id,
          nickname: seat.player.nickname,
          seat,
          awaySince: 0,
          leaves: false,
          isBroke: false,
        };
      tell();
      return true;
    },
    /** Stands up; a hand that runs is played to its end. */
    leave: (player: string): void => {
      const chair = chairs.find((one) => one?.player === player);
      if (chair) chair.leaves = true;
      if (phase !== 'antes') clearChairs();
      tell();
    },
    /** The page was closed or reloaded. */
    away: (seat: Seat): void => {
      const chair = chairs.find((one) => one?.seat === seat);
      if (chair) Object.assign(chair, { seat: null, awaySince: host.now() });
      tell();
    },
  };
}
export type Table = ReturnType<typeof createTable>;
