import { parseAmount, showAmount, writeAmount } from '../kit/amounts.ts';
import { chip, chipTray } from '../kit/chips.ts';
import { el, svg } from '../kit/dom.ts';
import { startGame, type Kit, type ResultRow } from '../kit/frame.ts';
import type { Texts } from '../kit/texts.ts';
import { TABLE_TEXTS } from './table-texts.ts';

export type Result = Readonly<Record<string, unknown>>;

/** The drawn part of a table: dealer, cards, wheel or dice. */
export type Scene = {
  element: Element;
  /** Shows how a round ends, in words for those who do not see it. `instantly`: it ended before the page came. */
  play: (result: Result, instantly: boolean) => Promise<string>;
  clear: () => void;
};
/** Where chips go: an element for each spot, into which chips are drawn. */
export type Mat = {
  element: HTMLElement;
  spots: ReadonlyMap<string, Element>;
  /** Draws the chips of a spot; undefined takes them away. */
  setChips: (spot: string, amount: bigint | undefined, drawn: SVGElement | undefined) => void;
  markWinners: (spots: ReadonlySet<string>) => void;
};

export type TableDesign = {
  texts: { en: Texts; th: Texts };
  scene: (kit: Kit) => Scene;
  mat: (kit: Kit, onSpot: (spot: string) => void) => Mat;
  /** The history of outcomes, newest first. */
  roads: (kit: Kit) => { element: Element; show: (outcomes: readonly string[]) => void };
  spotName: (kit: Kit, spot: string) => string;
  outcomeName: (kit: Kit, outcome: string) => string;
  outcomeOf: (result: Result) => string;
  /** Winning spots of a result, to light them up. */
  winners: (result: Result) => ReadonlySet<string>;
  rules: (kit: Kit) => ReadonlyArray<string | readonly string[]>;
};

type Phase = 'bet' | 'lock' | 'deal' | 'pay';

function countdown(): { element: SVGSVGElement; start: (left: number, whole: number) => void } {
  const ring = svg('circle', {
    cx: 20,
    cy: 20,
    r: 17,
    fill: 'none',
    stroke: 'var(--gold)',
    'stroke-width': 4,
    'stroke-dasharray': 106.8,
    transform: 'rotate(-90 20 20)',
  });
  const label = svg('text', { x: 20, y: 25, 'text-anchor': 'middle', 'font-size': 14, fill: 'currentColor' });
  const element = svg(
    'svg',
    { viewBox: '0 0 40 40', width: 40, height: 40, 'aria-hidden': 'true' },
    svg('circle', { cx: 20, cy: 20, r: 17, fill: 'none', stroke: 'var(--line)', 'stroke-width': 4 }),
    ring,
    label,
  );
  let timer: ReturnType<typeof setInterval> | undefined;
  return {
    element,
    start: (left, whole) => {
      clearInterval(timer);
      const end = performance.now() + left;
      const draw = (): void => {
        const rest = Math.max(0, end - performance.now());
        ring.setAttribute('stroke-dashoffset', String(106.8 * (1 - rest / whole)));
        label.textContent = String(Math.ceil(rest / 1_000));
        if (rest === 0) clearInterval(timer);
      };
      draw();
      timer = setInterval(draw, 200);
    },
  };
}

/** The chips of this player: placing, undoing, doubling and repeating, told to the host after each change. */
function createSlip(kit: Kit, mat: Mat, onChange: (total: bigint) => void) {
  let stakes = new Map<string, bigint>();
  let accepted = new Map<string, bigint>();
  const before: Array<Map<string, bigint>> = [];
  const total = (): bigint => [...stakes.values()].reduce((sum, amount) => sum + amount, 0n);

  function draw(): void {
    for (const spot of mat.spots.keys()) {
      const amount = stakes.get(spot);
      mat.setChips(spot, amount, amount === undefined ? undefined : chip(amount, kit.hello.currency, 34));
    }
    onChange(total());
  }
  function change(next: Map<string, bigint>, isUndo = false): boolean {
    const sum = [...next.values()].reduce((all, amount) => all + amount, 0n);
    if (sum > kit.balance()) {
      kit.toast(kit.t('refused_funds'), 'bad');
      return false;
    }
    if (!isUndo) before.push(stakes);
    stakes = next;
    draw();
    kit.sound.play('chip');
    kit.connection.send({
      type: 'stake',
      stakes: Object.fromEntries([...stakes].map(([spot, amount]) => [spot, writeAmount(amount)])),
    });
    return true;
  }
  return {
    total,
    add: (spot: string, amount: bigint): boolean =>
      change(new Map(stakes).set(spot, (stakes.get(spot) ?? 0n) + amount)),
    undo: () => change(before.pop() ?? new Map(), true),
    clear: () => change(new Map()),
    double: () => change(new Map([...stakes].map(([spot, amount]) => [spot, amount * 2n]))),
    repeat: () => change(new Map(accepted)),
    canRepeat: () => accepted.size > 0,
    canUndo: () => before.length > 0,
    /** What the host says is on the table. */
    set: (next: Map<string, bigint>): void => {
      stakes = next;
      draw();
    },
    accept: (next: Map<string, bigint>): void => {
      if (next.size > 0) accepted = next;
      stakes = next;
      draw();
    },
    newRound: (): void => {
      before.length = 0;
      stakes = new Map();
      draw();
    },
  };
}

const readStakes = (value: unknown): Map<string, bigint> =>
  new Map(
    Object.entries((value ?? {}) as Record<string, string>).map(([spot, text]) => [spot, parseAmount(text)]),
  );

/** Everything that the table games share: rounds, chips, history. */
export function startTable(design: TableDesign): void {
  const texts = {
    en: { ...TABLE_TEXTS.en, ...design.texts.en },
    th: { ...TABLE_TEXTS.th, ...design.texts.th },
  };
  startGame(texts, (kit) => play(kit, design));
}

function play(kit: Kit, design: TableDesign): void {
  const { t } = kit;
  const scene = design.scene(kit);
  const roads = design.roads(kit);
  const timer = countdown();
  const status = el('p', { class: 'status' });
  const totalText = el('strong', { 'data-testid': 'stake' }, kit.money(0n));
  const tray = chipTray(kit);
  let phase: Phase = 'pay';
  let history: string[] = [];
  let shownRound = -1;

  const mat = design.mat(kit, (spot) => {
    if (phase !== 'bet') return kit.toast(t('refused_late'), 'bad');
    if (slip.add(spot, tray.chosen()))
      kit.announce(t('staked', { spot: design.spotName(kit, spot), total: kit.money(slip.total()) }));
    return undefined;
  });
  const button = (key: string, run: () => void): HTMLButtonElement =>
    el('button', { class: 'button', type: 'button', onclick: () => run() }, t(key));
  const undo = button('undo', () => slip.undo());
  const clear = button('clear', () => slip.clear());
  const double = button('double', () => slip.double());
  const repeat = button('repeat', () => slip.repeat());
  const slip = createSlip(kit, mat, (total) => {
    totalText.textContent = kit.money(total);
    enable();
  });
  function enable(): void {
    const isOpen = phase === 'bet';
    const has = slip.total() > 0n;
    undo.disabled = !isOpen || !slip.canUndo();
    clear.disabled = !isOpen || !has;
    double.disabled = !isOpen || !has;
    repeat.disabled = !isOpen || has || !slip.canRepeat();
    mat.element.classList.toggle('closed', !isOpen);
  }

  const crowd = el('ul', { class: 'crowd', 'aria-hidden': 'true' });
  kit.stage.append(
    el('div', { class: 'scene' }, scene.element, crowd),
    el('div', { class: 'strip' }, timer.element, status, el('div', { class: 'roads' }, roads.element)),
    mat.element,
  );
  kit.controls.append(
    tray.element,
    el('p', { class: 'totals' }, el('span', {}, t('total'), ' ', totalText)),
    el('div', { class: 'buttons' }, undo, clear, double, repeat),
  );
  kit.setRules(design.rules(kit));

  const whole: Record<Phase, number> = { bet: 1, lock: 1, deal: 1, pay: 1 };
  kit.connection.on('table', (message) => {
    history = message['history'] as string[];
    roads.show(history);
    slip.set(readStakes(message['own']));
    const rtp = Number(message['rtpBps']);
    if (rtp > 0) kit.setRules(design.rules(kit), `${(rtp / 100).toFixed(2)} %`);
    kit.setFair('', String(message['lastSeed']));
    shownRound = -1;
  });
  kit.connection.on('phase', (message) => {
    const next = String(message['phase']) as Phase;
    const [round, left] = [Number(message['round']), Number(message['left'])];
    const isLate = shownRound === -1;
    whole[next] = Math.max(whole[next], left);
    timer.start(left, whole[next]);
    if (next === 'bet' && phase !== 'bet') {
      scene.clear();
      mat.markWinners(new Set());
      if (!isLate) slip.newRound();
    }
    phase = next;
    kit.stage.dataset['phase'] = next;
    if (next === 'deal') kit.stage.closest('.table')?.scrollTo({ top: 0, behavior: 'smooth' });
    status.textContent = t(`phase_${next}`);
    if (next === 'bet' || next === 'lock') kit.announce(t(`phase_${next}`));
    kit.setFair(String(message['hash']), typeof message['seed'] === 'string' ? message['seed'] : null);
    const result = message['result'] as Result | undefined;
    if (result && shownRound !== round) void show(result, isLate && next === 'pay');
    if (next === 'pay' && result) {
      const outcome = design.outcomeOf(result);
      if (!isLate) history = [outcome, ...history].slice(0, 80);
      roads.show(history);
      mat.markWinners(design.winners(result));
    }
    shownRound = result ? round : 0;
    enable();
  });
  async function show(result: Result, instantly: boolean): Promise<void> {
    kit.announce(await scene.play(result, instantly));
  }
  kit.connection.on('accepted', ({ stakes }) => slip.accept(readStakes(stakes)));
  kit.connection.on('paid', (message) => {
    const [stake, payout] = [parseAmount(String(message['stake'])), parseAmount(String(message['payout']))];
    if (payout > stake) {
      kit.toast(t('youWon', { amount: kit.money(payout) }), 'win');
      kit.sound.play('win');
    } else kit.toast(payout > 0n ? t('returned', { amount: kit.money(payout) }) : t('youLost'));
  });
  kit.connection.on('players', (message) => {
    const players = message['players'] as Array<{
      name: string;
      stake: string;
      currency: string;
      spots: string[];
    }>;
    kit.setPlayers(players, Number(message['count']));
    const you = Number(message['you']);
    crowd.replaceChildren(
      ...players
        .filter((_each, index) => index !== you)
        .slice(0, 6)
        .map(({ name, stake, currency }) =>
          el(
            'li',
            {},
            stake ? chip(parseAmount(stake), currency, 24) : el('span', { class: 'empty' }),
            el('span', {}, stake ? `${name} ${showAmount(parseAmount(stake), currency)}` : name),
          ),
        ),
    );
  });
  kit.connection.on('results', ({ rows }) =>
    kit.setHistory(rows as ResultRow[], ({ detail }) => {
      const stakes = Object.keys(detail['stakes'] ?? {});
      const names = stakes.slice(0, 2).map((spot) => design.spotName(kit, spot));
      const more = stakes.length > 2 ? ` +${stakes.length - 2}` : '';
      const outcome = typeof detail['outcome'] === 'string' ? design.outcomeName(kit, detail['outcome']) : '';
      return `${names.join(', ')}${more} · ${outcome}`;
    }),
  );
}
