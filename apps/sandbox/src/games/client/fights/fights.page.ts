import { birdAt, teamAt } from '../../fights/corners.rules.ts';
import type { FightResult, Outcome } from '../../fights/tickets.rules.ts';
import { parseAmount, writeAmount } from '../kit/amounts.ts';
import { chipTray } from '../kit/chips.ts';
import { el, prefersLessMotion } from '../kit/dom.ts';
import { startGame, type Kit, type ResultRow } from '../kit/frame.ts';
import { outcomeOf, takeSelection } from '../kit/selection.ts';
import { birdScene } from './birds.ts';
import { mapScene, mapsWon, type MapStyle } from './maps.ts';
import { showScene, type Moment, type Scene } from './scene.ts';
import { RULES, TEXTS } from './texts.ts';

type Fight = {
  id: string;
  kind: 'cockfight' | 'esports';
  corners: readonly [number, number];
  showsAt: number;
  bellAt: number;
  endsAt: number;
  nextAt: number;
  odds: Readonly<Partial<Record<Outcome, number>>>;
  hash: string;
  seed: string | null;
  result: FightResult | null;
  maps: readonly ('a' | 'b')[];
};
type Ticket = { id: string; fight: string; outcome: Outcome; oddsE3: number; stake: string };

const OUTCOMES: Readonly<Record<Fight['kind'], readonly Outcome[]>> = {
  cockfight: ['a', 'draw', 'b'],
  esports: ['a', 'b'],
};
const PRINTED_RETURN = { cockfight: '95.1–95.3 % (draw 90 %)', esports: '95 %' } as const;
const KEYS: Readonly<Record<string, Outcome>> = { a: 'a', d: 'draw', b: 'b' };
/** Outcomes as lobbies name them. */
const ASKED: Readonly<Record<string, Outcome>> = { home: 'a', draw: 'draw', away: 'b' };
const STYLES: readonly MapStyle[] = ['arena-battle', 'tactical-shooter', 'kart-racing', 'space-strategy'];

const oddsText = (oddsE3: number): string => (oddsE3 / 1000).toFixed(3).replace(/0$/, '');
/** The maps of the winner first. */
const scoreText = (maps: Fight['maps'], winner: 'a' | 'b'): string => {
  const won = maps.filter((one) => one === winner).length;
  return `${won}–${maps.length - won}`;
};

function play(kit: Kit): void {
  const isThai = kit.hello.language.startsWith('th');
  const kind = kit.hello.category === 'esports' ? 'esports' : 'cockfight';
  const style = STYLES.find((one) => kit.hello.themes.includes(one)) ?? 'arena-battle';
  /** On show. */
  let fight: Fight | undefined;
  /** Takes bets: the one on show until its bell, then the next one. */
  let open: Fight | undefined;
  let scene: Scene | undefined;
  let clock = 0;
  let tickets: readonly Ticket[] = [];
  let lastSeed: string | null = null;
  let announced = '';
  const asked = takeSelection();
  let isAsked = asked.event !== '';
  /** The side that was tapped in the lobby, until a bet is placed or its bell rings. */
  let picked: Outcome | undefined;
  const now = (): number => Date.now() + clock;

  const cornerName = (of: Fight | undefined, side: 'a' | 'b'): string => {
    const corner = of?.corners[side === 'a' ? 0 : 1] ?? 0;
    const { EN, TY } = kind === 'esports' ? teamAt(corner) : birdAt(corner);
    return isThai ? TY : EN;
  };
  const nameOf = (of: Fight | undefined, outcome: Outcome): string =>
    outcome === 'draw' ? kit.t('draw') : cornerName(of, outcome);
  const matchName = (of: Fight): string => `${cornerName(of, 'a')} – ${cornerName(of, 'b')}`;

  kit.setRules(isThai ? RULES[kind].th : RULES[kind].en, PRINTED_RETURN[kind]);
  const canvas = el('canvas', { class: 'scene', role: 'img', 'aria-label': kit.t('scene') });
  const clockText = el('strong', {});
  const bar = el('i', {});
  const score = el('div', { class: 'score', hidden: true });
  const banner = el('p', { class: 'banner', hidden: true });
  const road = el('ol', { class: 'road', 'aria-label': kit.t('road') });
  kit.stage.append(
    el('div', { class: 'ring' }, canvas, score, banner),
    el('div', { class: 'clock' }, clockText, el('span', { class: 'line' }, bar)),
    road,
  );
  const tray = chipTray(kit);
  const sides = OUTCOMES[kind].map((outcome) => {
    const [name, odds, staked] = [el('span', { class: 'name' }), el('strong', {}), el('em', {})];
    const button = el(
      'button',
      { class: `side-bet ${outcome}`, type: 'button', 'data-testid': `bet-${outcome}` },
      name,
      odds,
      staked,
    );
    button.addEventListener('click', () => bet(outcome));
    return { outcome, button, name, odds, staked };
  });
  const own = el('ul', { class: 'tickets' });
  kit.controls.append(
    el('div', { class: `sides ${kind}` }, ...sides.map(({ button }) => button)),
    tray.element,
  );
  kit.side.append(el('section', { class: 'panel' }, el('h2', {}, kit.t('yourBets')), own));

  let requests = 0;
  function bet(outcome: Outcome): void {
    if (!open?.odds[outcome] || now() >= open.bellAt) return;
    picked = undefined;
    requests += 1;
    const amount = tray.chosen();
    if (amount > kit.balance()) {
      kit.toast(kit.t('refused_funds'), 'bad');
      return;
    }
    kit.sound.play('chip');
    kit.connection.send({
      type: 'bet',
      request: String(requests),
      fight: open.id,
      outcome,
      amount: writeAmount(amount),
    });
  }

  function momentNow(): Moment | undefined {
    if (!fight) return undefined;
    const at = now();
    const phase = at < fight.bellAt ? 'open' : at < fight.endsAt ? 'fight' : 'over';
    const from = phase === 'open' ? fight.showsAt : phase === 'fight' ? fight.bellAt : fight.endsAt;
    const to = phase === 'open' ? fight.bellAt : phase === 'fight' ? fight.endsAt : fight.nextAt;
    return {
      phase,
      share: Math.min(1, (at - from) / (to - from)),
      seconds: (at / 1000) % 10_000,
      result: fight.result,
      maps: fight.maps,
      seed: Number(fight.id.split('-').at(-1)) % 997,
      isCalm: prefersLessMotion(),
    };
  }

  function showClock(): void {
    const moment = momentNow();
    if (!open || !moment) return;
    const seconds = Math.max(0, Math.ceil((open.bellAt - now()) / 1000));
    clockText.textContent = kit.t(moment.phase === 'open' ? 'bell' : 'nextBell', { seconds });
    bar.style.width = `${(1 - moment.share) * 100}%`;
    for (const { button } of sides) button.disabled = seconds === 0;
    document.body.dataset['phase'] = moment.phase;
    if (kind === 'esports') {
      const won = mapsWon(moment);
      score.hidden = false;
      const middle = moment.phase === 'fight' ? kit.t('map', { number: won.number + 1 }) : 'vs';
      score.replaceChildren(
        el('span', {}, cornerName(fight, 'a')),
        el('strong', {}, `${won.a}`),
        el('em', {}, middle),
        el('strong', {}, `${won.b}`),
        el('span', {}, cornerName(fight, 'b')),
      );
    }
  }

  function showResult(): void {
    banner.hidden = fight?.seed === null || fight === undefined;
    if (!fight?.result || fight.seed === null) return;
    const words =
      fight.result === 'draw'
        ? kit.t('isDraw')
        : fight.result === 'no_contest'
          ? kit.t('noContest')
          : kit.t(kind === 'esports' ? 'wonMatch' : 'won', {
              name: cornerName(fight, fight.result),
              score: scoreText(fight.maps, fight.result),
            });
    banner.textContent = words;
    if (announced !== fight.id) kit.announce(words);
    announced = fight.id;
    lastSeed = fight.seed;
  }

  function showBets(): void {
    for (const { outcome, name, odds, staked, button } of sides) {
      const stake = tickets
        .filter((one) => one.fight === open?.id && one.outcome === outcome)
        .reduce((sum, one) => sum + parseAmount(one.stake), 0n);
      name.textContent = nameOf(open, outcome);
      const oddsE3 = open?.odds[outcome];
      odds.textContent = oddsE3 ? oddsText(oddsE3) : '–';
      staked.textContent = stake > 0n ? kit.money(stake) : '';
      button.classList.toggle('mine', stake > 0n);
      button.classList.toggle('picked', outcome === picked);
    }
    own.replaceChildren(
      ...(tickets.length === 0
        ? [el('li', { class: 'quiet' }, kit.t('noBets'))]
        : tickets.map((one) => {
            const stake = parseAmount(one.stake);
            const of = [fight, open].find((each) => each?.id === one.fight);
            return el(
              'li',
              {},
              el('span', {}, of ? nameOf(of, one.outcome) : kit.t('soon')),
              el('span', { class: 'quiet' }, `${kit.money(stake)} × ${oddsText(one.oddsE3)}`),
              el('strong', {}, kit.t('pays', { amount: kit.money((stake * BigInt(one.oddsE3)) / 1000n) })),
            );
          })),
    );
  }

  /** A fight takes a bet at a tap, so the outcome that was tapped in the lobby is only marked. */
  function markAsked(taking: Fight): void {
    const outcome = ASKED[asked.outcome];
    const oddsE3 = (outcome && taking.odds[outcome]) ?? null;
    const match = taking.id === asked.event ? { isOpen: now() < taking.bellAt, oddsE3 } : undefined;
    const done = outcomeOf(asked, match);
    if (done === 'gone')
      kit.toast(kit.t(asked.event === fight?.id ? 'begun' : 'gone', { next: matchName(taking) }), 'bad');
    if (!outcome || !oddsE3 || (done !== 'taken' && done !== 'moved')) return;
    picked = outcome;
    const words = { name: nameOf(taking, outcome), odds: oddsText(oddsE3), before: oddsText(asked.oddsE3) };
    kit.toast(kit.t(done === 'moved' ? 'pickedMoved' : 'picked', words));
    sides.find((side) => side.outcome === outcome)?.button.focus({ preventScroll: true });
  }

  kit.connection.on('fight', (message) => {
    clock = Number(message['now']) - Date.now();
    const next = message['fight'] as Fight;
    if (next.id !== fight?.id)
      scene = next.kind === 'esports' ? mapScene(style, next.corners) : birdScene(next.corners);
    fight = next;
    const taking = message['open'] as Fight;
    if (taking.id !== open?.id) picked = undefined;
    open = taking;
    if (isAsked) markAsked(taking);
    isAsked = false;
    const letters = { a: 'A', b: 'B', draw: '=', no_contest: '×' } as const;
    road.replaceChildren(
      ...(message['road'] as FightResult[]).map((result) =>
        el('li', { class: result, title: kit.t(`row_${result}`) }, letters[result]),
      ),
    );
    showResult();
    showBets();
    kit.setFair(open.hash, lastSeed);
  });
  kit.connection.on('tickets', (message) => {
    const before = tickets.length;
    tickets = message['tickets'] as Ticket[];
    const last = tickets.at(-1);
    if (tickets.length > before && last && open)
      kit.announce(
        kit.t('placed', { name: nameOf(open, last.outcome), amount: kit.money(parseAmount(last.stake)) }),
      );
    showBets();
  });
  kit.connection.on('settled', (message) => {
    const { stake, payout } = message['result'] as ResultRow;
    const [paid, won] = [parseAmount(stake), parseAmount(payout)];
    if (won > paid) {
      kit.sound.play('win');
      kit.toast(kit.t('youWon', { amount: kit.money(won) }), 'win');
    } else if (won > 0n) kit.toast(kit.t('returned', { amount: kit.money(won) }));
  });
  kit.connection.on('history', ({ rows }) =>
    kit.setHistory(rows as readonly ResultRow[], ({ detail }) => {
      const outcome = detail['outcome'];
      if (outcome === 'draw') return kit.t('draw');
      return outcome === 'a' ? kit.t('side_a') : kit.t('side_b');
    }),
  );
  document.addEventListener('keydown', (event) => {
    const outcome = KEYS[event.key.toLowerCase()];
    if (outcome && !event.ctrlKey && !event.metaKey && !event.altKey) bet(outcome);
  });
  const idle: Scene = { draw: () => undefined };
  showScene(canvas, () => scene ?? idle, momentNow);
  setInterval(showClock, 200);
}

startGame(TEXTS, play);
