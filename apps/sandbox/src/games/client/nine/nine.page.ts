import { parseAmount } from '../kit/amounts.ts';
import { chip } from '../kit/chips.ts';
import { el } from '../kit/dom.ts';
import { startGame, type Kit, type ResultRow } from '../kit/frame.ts';
import { cardBack, cardFace } from './card-faces.ts';
import { RULES, TEXTS, type GameCode } from './texts.ts';

type Room = { id: string; ante: string; players: number; tables: number };
type Chair = { name: string; isYou: boolean; isAway: boolean; isBroke: boolean } | null;
type Hand = {
  id: string;
  seed: string;
  pot: string;
  rake: string;
  seats: ReadonlyArray<{ cards: readonly string[]; points: number; payout: string }>;
};
type Table = {
  table: string;
  room: string;
  game: GameCode;
  ante: string;
  phase: 'waiting' | 'starting' | 'antes' | 'show';
  phaseEndsAt: number;
  hash: string;
  chairs: readonly Chair[];
  hasPartner: boolean;
  hand: Hand | null;
  order: readonly number[];
};

const PRINTED_RETURN = '97 %';
const FLIP_MS = 420;
const GAME_OF_THEME: Readonly<Record<string, GameCode>> = {
  nine: 'nine',
  'three-card-nine': 'three-nine',
  'high-card': 'high-card',
};

function play(kit: Kit): void {
  const isThai = kit.hello.language.startsWith('th');
  const game =
    kit.hello.themes.map((theme) => GAME_OF_THEME[theme]).find((one) => one !== undefined) ?? 'nine';
  kit.setRules(isThai ? RULES[game].th : RULES[game].en, PRINTED_RETURN);
  let table: Table | undefined;
  let clock = 0;
  let shownHand = '';
  let lastSeed: string | null = null;
  const status = el('p', { class: 'status' });
  const felt = el('div', { class: 'felt', role: 'group', 'aria-label': kit.t('table') });
  const lobby = el('div', { class: 'lobby' });
  const leave = el(
    'button',
    { class: 'button', type: 'button', onclick: () => leaveTable() },
    kit.t('leave'),
  );
  const again = el(
    'button',
    {
      class: 'button main',
      type: 'button',
      hidden: true,
      onclick: () => void kit.connection.send({ type: 'again' }),
    },
    kit.t('again'),
  );
  const buttons = el('div', { class: 'buttons' }, again, leave);
  kit.stage.append(lobby, felt);
  kit.controls.append(status, buttons);

  function leaveTable(): void {
    table = undefined;
    kit.connection.send({ type: 'leave' });
  }

  function showLobby(rooms: readonly Room[]): void {
    lobby.hidden = false;
    felt.hidden = true;
    buttons.hidden = true;
    status.textContent = kit.t('roomsHint');
    lobby.replaceChildren(
      el('h2', {}, kit.t('rooms')),
      el(
        'ul',
        { class: 'rooms' },
        ...rooms.map((room) => {
          const ante = parseAmount(room.ante);
          return el(
            'li',
            {},
            chip(ante, kit.hello.currency, 52),
            el(
              'div',
              {},
              el('strong', {}, kit.t('ante', { amount: kit.money(ante) })),
              el(
                'span',
                { class: 'quiet' },
                room.players > 0
                  ? kit.t('playersIn', { players: room.players, tables: room.tables })
                  : kit.t('empty'),
              ),
            ),
            el(
              'button',
              {
                class: 'button main',
                type: 'button',
                'data-testid': `sit-${room.id}`,
                onclick: () => void kit.connection.send({ type: 'sit', room: room.id }),
              },
              kit.t('sit'),
            ),
          );
        }),
      ),
    );
  }

  /** Whose seat of the hand is at a chair; −1 is the room's own one. */
  const seatOf = ({ hand, order }: Table, chair: number): Hand['seats'][number] | undefined => {
    const at = order.indexOf(chair);
    return at < 0 ? undefined : hand?.seats[at];
  };
  const pointsText = ({ game: code }: Table, points: number): string => {
    if (code !== 'high-card') return kit.t('points', { points });
    return (
      ({ 14: 'A', 13: 'K', 12: 'Q', 11: 'J' } as Readonly<Record<number, string>>)[points] ?? String(points)
    );
  };

  function chairOf(now: Table, index: number, place: number): HTMLElement {
    const chair = index < 0 ? null : (now.chairs[index] ?? null);
    const isPartner = index < 0;
    const seat = now.phase === 'show' ? seatOf(now, index) : undefined;
    const isFresh = now.hand !== null && now.hand.id !== shownHand;
    const payout = seat ? parseAmount(seat.payout) : 0n;
    const cardsInHand = { nine: 2, 'three-nine': 3, 'high-card': 1 }[now.game];
    const isIn = now.phase === 'antes' && (isPartner || (chair !== null && !chair.isAway && !chair.isBroke));
    const cards = seat
      ? seat.cards.map((card, at) => cardFace(card, isFresh ? place * 90 + at * FLIP_MS : -1))
      : isIn
        ? Array.from({ length: cardsInHand }, (_, at) => cardBack(place * 60 + at * 120))
        : [];
    const name = isPartner
      ? kit.t('partner')
      : chair
        ? chair.isYou
          ? kit.t('you')
          : chair.name
        : kit.t('free');
    const note = chair?.isAway ? kit.t('away') : chair?.isBroke ? kit.t('broke') : '';
    return el(
      'div',
      {
        class: `chair at-${place}${chair?.isYou ? ' you' : ''}${payout > 0n ? ' wins' : ''}${chair || isPartner ? '' : ' free'}`,
      },
      el('div', { class: 'cards' }, ...cards),
      el('p', { class: 'who' }, name, note ? el('em', {}, ` · ${note}`) : null),
      el('p', { class: 'made' }, seat ? pointsText(now, seat.points) : ''),
      payout > 0n ? el('p', { class: 'takes' }, `+${kit.money(payout)}`) : null,
    );
  }

  function showTable(now: Table): void {
    lobby.hidden = true;
    felt.hidden = false;
    buttons.hidden = false;
    const own = Math.max(
      0,
      now.chairs.findIndex((chair) => chair?.isYou),
    );
    const partnerSeat = now.hasPartner || (now.phase === 'show' && now.order.includes(-1));
    const freeIndex = now.chairs.findIndex((chair, index) => chair === null && index !== own);
    const chairs = now.chairs.map((_, index) => {
      const place = (index - own + now.chairs.length) % now.chairs.length;
      return chairOf(now, partnerSeat && index === freeIndex ? -1 : index, place);
    });
    const hand = now.phase === 'show' ? now.hand : null;
    const paid =
      now.chairs.filter((chair) => chair && !chair.isAway && !chair.isBroke).length + (partnerSeat ? 1 : 0);
    const pot = hand
      ? parseAmount(hand.pot)
      : now.phase === 'antes'
        ? parseAmount(now.ante) * BigInt(paid)
        : 0n;
    felt.replaceChildren(
      el(
        'div',
        { class: 'middle' },
        pot > 0n ? chip(parseAmount(now.ante), kit.hello.currency, 40) : null,
        el(
          'strong',
          {},
          pot > 0n
            ? kit.t('pot', { amount: kit.money(pot) })
            : kit.t('ante', { amount: kit.money(parseAmount(now.ante)) }),
        ),
        hand
          ? el('span', { class: 'quiet' }, kit.t('rake', { amount: kit.money(parseAmount(hand.rake)) }))
          : null,
      ),
      ...chairs,
    );
    again.hidden = !now.chairs[own]?.isBroke;
    if (hand && hand.id !== shownHand) announceHand(now, hand);
    kit.setFair(now.hash, lastSeed);
    showStatus();
  }

  function announceHand(now: Table, hand: Hand): void {
    shownHand = hand.id;
    lastSeed = hand.seed;
    const own = now.chairs.findIndex((chair) => chair?.isYou);
    const mine = seatOf(now, own);
    const best = hand.seats.findIndex(({ payout }) => parseAmount(payout) > 0n);
    const winner = now.order[best] ?? -1;
    const name = winner < 0 ? kit.t('partner') : (now.chairs[winner]?.name ?? '');
    kit.sound.play('card');
    setTimeout(() => {
      if (mine && parseAmount(mine.payout) > 0n) {
        kit.sound.play('win');
        const isMore = parseAmount(mine.payout) > parseAmount(now.ante);
        kit.toast(
          kit.t('youTake', {
            amount: kit.money(parseAmount(mine.payout)),
            points: pointsText(now, mine.points),
          }),
          isMore ? 'win' : 'info',
        );
      } else kit.announce(kit.t('youLose', { name, points: pointsText(now, hand.seats[best]?.points ?? 0) }));
    }, FLIP_MS * 3);
  }

  function showStatus(): void {
    if (!table) return;
    const seconds = Math.max(0, Math.ceil((table.phaseEndsAt - (Date.now() + clock)) / 1000));
    const isBroke = table.chairs.some((chair) => chair?.isYou && chair.isBroke);
    const partner = table.hasPartner ? ` ${kit.t('partnerHow')}` : '';
    status.textContent = isBroke ? kit.t('brokeHow') : kit.t(table.phase, { seconds }) + partner;
  }

  kit.connection.on('rooms', ({ rooms }) => {
    if (!table) showLobby(rooms as readonly Room[]);
  });
  kit.connection.on('table', (message) => {
    const next = message as unknown as Table & { now: number };
    clock = next.now - Date.now();
    if (!next.chairs.some((chair) => chair?.isYou)) {
      table = undefined;
      return;
    }
    table = next;
    showTable(next);
  });
  kit.connection.on('history', ({ rows }) =>
    kit.setHistory(rows as readonly ResultRow[], ({ detail }) =>
      kit.t('handRow', { hand: String(detail['hand']).split('-').at(-1) ?? '' }),
    ),
  );
  setInterval(showStatus, 250);
}

startGame(TEXTS, play);
