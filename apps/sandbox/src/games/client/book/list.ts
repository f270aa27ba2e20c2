import { el } from '../kit/dom.ts';
import type { Odds } from './odds.ts';
import { crest } from './shirts.ts';
import { clock, marketParts, score, type Book, type Match } from './wire.ts';

/** Kinds of markets that the list can show, in the order of its tabs. */
export const KINDS = ['1x2', 'over', 'next', 'both', 'dnb'] as const;
export type Kind = (typeof KINDS)[number];

/** The market of a kind that a match offers now; of the over/under lines the one whose odds are nearest to even. */
export function marketOfKind({ markets }: Match, kind: Kind): string | undefined {
  const own = markets.filter(({ code }) => marketParts(code).kind === kind);
  const distance = (code: string): number => {
    const [first, second] = own.find((one) => one.code === code)?.picks ?? [];
    return Math.abs(Math.log((first?.odds ?? 1e6) / (second?.odds ?? 1)));
  };
  return own.map(({ code }) => code).sort((one, other) => distance(one) - distance(other))[0];
}

function oddsRow(book: Book, odds: Odds, match: Match, kind: Kind): HTMLElement {
  const market = marketOfKind(match, kind);
  if (match.phase === 'over' || !market) {
    // All lines of a market may be decided before the end.
    const words = match.phase === 'over' ? 'fullTime' : 'decided';
    return el('div', { class: 'row-odds none quiet' }, book.kit.t(words));
  }
  if (match.suspended) return el('div', { class: 'row-odds none' }, book.kit.t('suspended'));
  const { value } = marketParts(market);
  const picks = match.markets.find(({ code }) => code === market)?.picks ?? [];
  return el(
    'div',
    { class: `row-odds of-${picks.length}` },
    ...picks.map(({ pick }) => {
      const label = book.kit.t(`pick_${pick}`);
      return odds.button(match, market, pick, kind === 'over' ? `${label} ${value}` : label);
    }),
  );
}

function when(book: Book, match: Match): HTMLElement {
  if (match.phase === 'live')
    return el('span', { class: 'when live' }, el('i', {}), book.kit.t('minute', { minute: match.minute }));
  if (match.phase === 'over') return el('span', { class: 'when' }, book.kit.t('fullTime'));
  return el(
    'span',
    { class: 'when' },
    book.kit.t('startsIn', { time: clock(match.kickOff - book.serverNow()) }),
  );
}

function card(
  book: Book,
  odds: Odds,
  match: Match,
  kind: Kind,
  isChosen: boolean,
  open: () => void,
): HTMLElement {
  const now = score(match.goals);
  const line = (side: 'home' | 'away'): HTMLElement => {
    const club = book.clubs[match[side]];
    const latest = match.suspended && match.goals.at(-1)?.side === side;
    return el(
      'span',
      { class: `side${latest ? ' scored' : ''}` },
      club ? crest(club, 20) : null,
      el('b', {}, book.clubName(match[side])),
      el('em', {}, match.phase === 'before' ? '' : String(now[side])),
    );
  };
  const name = el(
    'button',
    {
      type: 'button',
      class: 'match-name',
      'data-key': `open|${match.id}`,
      'aria-current': isChosen ? 'true' : undefined,
      onclick: open,
    },
    when(book, match),
    line('home'),
    line('away'),
  );
  return el(
    'li',
    { class: `match ${match.phase}${isChosen ? ' chosen' : ''}` },
    name,
    oddsRow(book, odds, match, kind),
  );
}

/** The matches of a sport in their phases. */
export function showList(
  target: HTMLElement,
  {
    book,
    odds,
    kind,
    chosen,
    open,
  }: { book: Book; odds: Odds; kind: Kind; chosen: string; open: (id: string) => void },
): void {
  const group = (phase: Match['phase'], title: string): HTMLElement[] => {
    const own = [...book.matches.values()].filter((match) => match.phase === phase);
    if (own.length === 0) return [];
    return [
      el(
        'h2',
        { class: phase },
        phase === 'live' ? el('i', {}) : null,
        book.kit.t(title),
        el('small', {}, String(own.length)),
      ),
      el(
        'ul',
        { class: 'matches' },
        ...own.map((match) => card(book, odds, match, kind, match.id === chosen, () => open(match.id))),
      ),
    ];
  };
  target.replaceChildren(
    ...group('live', 'live'),
    ...group('before', 'upcoming'),
    ...group('over', 'finished'),
  );
}
