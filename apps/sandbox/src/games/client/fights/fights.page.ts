import { BIRDS, TEAMS } from '../../fights/corners.rules.ts';
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
const BET_MS = { cockfight: 32_000, esports: 36_000 } as const;
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
  let fight: Fight | undefined;
  let scene: Scene | undefined;
  let clock = 0;
  let tickets: readonly Ticket[] = [];
  let lastSeed: string | null = null;
  let announced = '';
  const asked = takeSelection();
  let isAsked = asked.event !== '';
  /** The side that was tapped in the lobby, until a bet is placed or the bell rings. */
  let picked: Outcome | undefined;
  const now = (): number => Date.now() + clock;

  const cornerName = (side: 'a' | 'b'): string => {
    const corner = fight?.corners[side === 'a' ? 0 : 1] ?? 0;
    const one = kind === 'esports' ? TEAMS[corner] : BIRDS[corner];
    return (isThai ? one?.TY : one?.EN) ?? '';
  };
  const nameOf = (outcome: Outcome): string => (outcome === 'draw' ? kit.t('draw') : cornerName(outcome));

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
    if (!fight?.odds[outcome] || now() >= fight.bellAt) return;
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
      fight: fight.id,
      outcome,
      amount: writeAmount(amount),
    });
  }

  function momentNow(): Moment | undefined {
    if (!fight) return undefined;
    const at = now();
    const phase = at < fight.bellAt ? 'open' : at < fight.endsAt ? 'fight' : 'over';
    const from =
      phase === 'open' ? fight.bellAt - BET_MS[kind] : phase === 'fight' ? fight.bellAt : fight.endsAt;
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
    if (!fight || !moment) return;
    const seconds = Math.max(
      0,
      Math.ceil(((moment.phase === 'open' ? fight.bellAt : fight.nextAt) - now()) / 1000),
    );
    const words = { open: 'bell', fight: 'fighting', over: 'next' } as const;
    clockText.textContent = kit.t(words[moment.phase], { seconds });
    bar.style.width = `${(1 - moment.share) * 100}%`;
    for (const { button } of sides) button.disabled = moment.phase !== 'open';
    document.body.dataset['phase'] = moment.phase;
    if (kind === 'esports') {
      const won = mapsWon(moment);
      score.hidden = false;
      const middle = moment.phase === 'fight' ? kit.t('map', { number: won.number + 1 }) : 'vs';
      score.replaceChildren(
        el('span', {}, cornerName('a')),
        el('strong', {}, `${won.a}`),
        el('em', {}, middle),
        el('strong', {}, `${won.b}`),
        el('span', {}, cornerName('b')),
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
              name: cornerName(fight.result),
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
        .filter((one) => one.fight === fight?.id && one.outcome === outcome)
        .reduce((sum, one) => sum + parseAmount(one.stake), 0n);
      name.textContent = nameOf(outcome);
      const oddsE3 = fight?.odds[outcome];
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
            return el(
              'li',
              {},
              el('span', {}, one.fight === fight?.id ? nameOf(one.outcome) : kit.t('soon')),
              el('span', { class: 'quiet' }, `${kit.money(stake)} × ${oddsText(one.oddsE3)}`),
              el('strong', {}, kit.t('pays', { amount: kit.money((stake * BigInt(one.oddsE3)) / 1000n) })),
            );
          })),
    );
  }

  /** A fight takes a bet at a tap, so the outcome that was tapped in the lobby is only marked. */
  function markAsked({ id, bellAt, odds }: Fight): void {
    const outcome = ASKED[asked.outcome];
    const match = id === asked.event ? { isOpen: now() < bellAt } : undefined;
    const oddsE3 = (outcome && odds[outcome]) ?? null;
    const done = outcomeOf(asked, match && { ...match, oddsE3 });
    if (done === 'gone') kit.toast(kit.t(match ? 'begun' : 'gone'), 'bad');
    if (!outcome || !oddsE3 || (done !== 'taken' && done !== 'moved')) return;
    picked = outcome;
    const words = { name: nameOf(outcome), odds: oddsText(oddsE3), before: oddsText(asked.oddsE3) };
    kit.toast(kit.t(done === 'moved' ? 'pickedMoved' : 'picked', words));
    sides.find((side) => side.outcome === outcome)?.button.focus({ preventScroll: true });
  }

  kit.connection.on('fight', (message) => {
    clock = Number(message['now']) - Date.now();
    const next = message['fight'] as Fight;
    if (next.id !== fight?.id) {
      picked = undefined;
      scene = next.kind === 'esports' ? mapScene(style, next.corners) : birdScene(next.corners);
    }
    fight = next;
    if (isAsked) markAsked(next);
    isAsked = false;
    const letters = { a: 'A', b: 'B', draw: '=', no_contest: '×' } as const;
    road.replaceChildren(
      ...(message['road'] as FightResult[]).map((result) =>
        el('li', { class: result, title: kit.t(`row_${result}`) }, letters[result]),
      ),
    );
    showResult();
    showBets();
    kit.setFair(fight.hash, lastSeed);
  });
  kit.connection.on('tickets', (message) => {
    const before = tickets.length;
    tickets = message['tickets'] as Ticket[];
    const last = tickets.at(-1);
    if (tickets.length > before && last && fight)
      kit.announce(
        kit.t('placed', { name: nameOf(last.outcome), amount: kit.money(parseAmount(last.stake)) }),
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
