import { el, prefersLessMotion } from '../kit/dom.ts';
import type { Odds } from './odds.ts';
import { drawPitch, shareOfMatch } from './pitch.ts';
import { crest } from './shirts.ts';
import { clock, marketName, marketParts, pickName, score, type Book, type Match } from './wire.ts';

/** One match: its pitch, its goals on a line of time, and all its markets. */
export function createMatchView(book: () => Book, odds: Odds, close: () => void) {
  const canvas = el('canvas', { class: 'pitch', role: 'img' });
  const head = el('div', { class: 'scoreboard' });
  const line = el('div', { class: 'timeline', 'aria-hidden': 'true' });
  const markets = el('div', { class: 'markets' });
  const proof = el('dl', { class: 'proof' });
  const back = el('button', { type: 'button', class: 'button back' });
  back.addEventListener('click', close);
  const element = el('section', { class: 'match-view' }, back, head, canvas, line, markets, proof);
  let match: Match | undefined;

  const draw = (): void => {
    requestAnimationFrame(draw);
    const now = book();
    if (!match || element.hidden) return;
    const [home, away] = [now.clubs[match.home], now.clubs[match.away]];
    const sport = now.sports.find(({ code }) => code === now.sport);
    if (home && away && sport)
      drawPitch(canvas, {
        match,
        clubs: [home, away],
        surface: sport.surface,
        nowMs: now.serverNow(),
        isCalm: prefersLessMotion(),
      });
  };
  draw();

  function showHead(now: Book, one: Match): void {
    const { home, away } = score(one.goals);
    const side = (index: number, own: 'home' | 'away'): HTMLElement => {
      const club = now.clubs[index];
      return el('div', { class: own }, club ? crest(club, 40) : null, el('b', {}, now.clubName(index)));
    };
    const time =
      one.phase === 'live'
        ? now.kit.t('minute', { minute: one.minute })
        : one.phase === 'over'
          ? now.kit.t('fullTime')
          : now.kit.t('startsIn', { time: clock(one.kickOff - now.serverNow()) });
    head.replaceChildren(
      side(one.home, 'home'),
      el(
        'div',
        { class: 'middle' },
        el('strong', {}, one.phase === 'before' ? 'vs' : `${home} – ${away}`),
        el('span', { class: one.phase }, time),
      ),
      side(one.away, 'away'),
    );
  }

  function showLine(one: Match): void {
    const played = el('i', { class: 'played' });
    played.style.width = `${(1 - one.left) * 100}%`;
    line.replaceChildren(
      played,
      ...one.goals.map((goal) => {
        const mark = el('span', { class: goal.side });
        mark.style.left = `${shareOfMatch(goal) * 100}%`;
        return mark;
      }),
    );
  }

  function showMarkets(now: Book, one: Match): void {
    if (one.suspended) {
      markets.replaceChildren(el('p', { class: 'pause' }, now.kit.t('suspendedHow')));
      return;
    }
    markets.replaceChildren(
      ...(one.phase === 'over' ? [] : one.markets).map(({ code, picks }) => {
        const { kind } = marketParts(code);
        return el(
          'fieldset',
          { class: `market of-${picks.length}` },
          el('legend', {}, marketName(now, code)),
          ...picks.map(({ pick }) =>
            odds.button(
              one,
              code,
              pick,
              kind === 'over' ? now.kit.t(`pick_${pick}`) : pickName(now, one, code, pick),
            ),
          ),
        );
      }),
    );
  }

  return {
    element,
    show: (one: Match | undefined): void => {
      const now = book();
      match = one;
      if (!one) return;
      back.textContent = `‹ ${now.kit.t('backToList')}`;
      canvas.setAttribute('aria-label', now.kit.t('pitch'));
      showHead(now, one);
      showLine(one);
      showMarkets(now, one);
      proof.replaceChildren(
        el('dt', {}, now.kit.t('hash')),
        el('dd', {}, el('code', {}, one.hash)),
        ...(one.seed ? [el('dt', {}, now.kit.t('seed')), el('dd', {}, el('code', {}, one.seed))] : []),
      );
    },
  };
}
