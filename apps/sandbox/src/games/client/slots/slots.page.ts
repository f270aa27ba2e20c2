import { chipValues, parseAmount, writeAmount } from '../kit/amounts.ts';
import { animate, el, pause } from '../kit/dom.ts';
import { startGame, type Kit, type ResultRow } from '../kit/frame.ts';
import { paytableOf } from '../../slots/paytables.rules.ts';
import { LINES, ROWS, symbolAt, type LineWin } from '../../slots/slot.rules.ts';
import { createReels } from './reels.ts';
import { SLOTS_TEXTS } from './slots-texts.ts';

type Spin = { stops: number[]; lines: LineWin[]; scatters: number; isFree: boolean; win: string };
const SHOW_LINE_MILLISECONDS = 620;

const picturesOf = (kit: Kit) => {
  const cache = new Map<string, string>();
  return (symbol: string): string => {
    const known = cache.get(symbol) ?? `/symbols/${kit.hello.vendor}/${kit.hello.code}/${symbol}.svg`;
    cache.set(symbol, known);
    return known;
  };
};

/** Stakes that twenty lines divide evenly. */
const betsOf = (currency: string): bigint[] => {
  const unit = chipValues(currency)[0] ?? 10_000n;
  return [1n, 2n, 4n, 10n, 20n, 40n, 100n, 200n, 400n, 1_000n].map((times) => times * unit);
};

function paytable(kit: Kit, pictureOf: (symbol: string) => string, bet: () => bigint): HTMLElement {
  const rows = Object.entries(paytableOf(kit.hello).pays).map(([symbol, pays]) => {
    const amounts = pays.map(() => el('td', {}));
    const show = (): void =>
      amounts.forEach((cell, index) => {
        cell.textContent = kit
          .money((bet() / BigInt(LINES.length)) * BigInt(pays[index] ?? 0))
          .replace(/ \S+$/, '');
      });
    show();
    return {
      show,
      row: el(
        'tr',
        {},
        el('td', {}, el('img', { src: pictureOf(symbol), alt: symbol, width: 34, height: 34 })),
        ...amounts,
      ),
    };
  });
  const table = el('table', { class: 'paytable' }, el('tbody', {}, ...rows.map(({ row }) => row)));
  table.addEventListener('bet', () => rows.forEach(({ show }) => show()));
  return table;
}

function play(kit: Kit): void {
  const { t } = kit;
  const pictureOf = picturesOf(kit);
  const reels = createReels(pictureOf, (symbol) => t(symbol === 'W' ? 'wild' : 'scatter'));
  const bets = betsOf(kit.hello.currency);
  /** The smallest bet first: whoever wants more chooses it. */
  let level = 0;
  let isSpinning = false;
  let isQuick = false;
  type Reward = { left: number; bet: string } | null;
  let reward: Reward = null as Reward;
  const bet = (): bigint => (reward ? parseAmount(reward.bet) : (bets[level] ?? 0n));

  const banner = el('p', { class: 'banner' });
  const won = el('p', { class: 'won', 'aria-hidden': 'true' });
  const frame = el('div', { class: 'cabinet' }, banner, reels.element, won);
  kit.stage.append(el('div', { class: 'scenery' }, frame));
  const scenery = kit.stage.querySelector<HTMLElement>('.scenery');
  scenery?.style.setProperty(
    'background-image',
    `linear-gradient(#0a0d12b0, #0a0d12e6), url("${document.body.dataset['art'] ?? ''}")`,
  );

  const betText = el('strong', { 'data-testid': 'stake' });
  const spinButton = el(
    'button',
    { class: 'spin', type: 'button', 'data-testid': 'spin', onclick: () => void spin() },
    t('spin'),
  );
  const less = el(
    'button',
    { class: 'button step', type: 'button', 'aria-label': t('less'), onclick: () => setLevel(level - 1) },
    '−',
  );
  const more = el(
    'button',
    { class: 'button step', type: 'button', 'aria-label': t('more'), onclick: () => setLevel(level + 1) },
    '+',
  );
  const fast = el('button', { class: 'button fast', type: 'button', 'aria-pressed': 'false' }, t('fast'));
  fast.addEventListener('click', () => {
    isQuick = !isQuick;
    fast.setAttribute('aria-pressed', String(isQuick));
  });
  kit.controls.append(
    el(
      'div',
      { class: 'console' },
      el('div', { class: 'betbox' }, less, el('p', {}, el('span', {}, t('bet')), betText), more),
      spinButton,
      fast,
    ),
  );
  const table = paytable(kit, pictureOf, bet);
  kit.side.append(el('section', { class: 'panel' }, el('h2', {}, t('rules')), table));
  const caption = kit.side.querySelector('h2');

  function refresh(): void {
    betText.textContent = kit.money(bet());
    less.disabled = isSpinning || reward !== null || level === 0;
    more.disabled = isSpinning || reward !== null || level === bets.length - 1;
    spinButton.textContent = isSpinning ? t('stop') : t('spin');
    if (reward && !isSpinning)
      banner.textContent = t('reward', { count: reward.left, bet: kit.money(bet()) });
    if (caption) caption.textContent = t('paytable', { bet: kit.money(bet()) });
    table.dispatchEvent(new Event('bet'));
  }
  const setLevel = (next: number): void => {
    level = Math.min(bets.length - 1, Math.max(0, next));
    kit.sound.play('tick');
    refresh();
  };

  let hurry = false;
  async function spin(): Promise<void> {
    if (isSpinning) {
      hurry = true;
      return;
    }
    if (!reward && bet() > kit.balance()) return kit.toast(t('refused_funds'), 'bad');
    hurry = false;
    isSpinning = true;
    reels.clear();
    won.textContent = '';
    banner.textContent = '';
    refresh();
    if (!kit.connection.send({ type: 'spin', bet: writeAmount(bet()) })) finish();
    return undefined;
  }
  const finish = (): void => {
    isSpinning = false;
    refresh();
  };

  async function showWins({ lines, scatters, stops }: Spin, stake: bigint, times: bigint): Promise<void> {
    const cells = new Map<string, readonly [number, number]>();
    for (const { line, count } of lines)
      for (let reel = 0; reel < count; reel += 1)
        cells.set(`${reel}/${LINES[line]?.[reel]}`, [reel, LINES[line]?.[reel] ?? 0]);
    if (scatters >= 3)
      stops.forEach((stop, reel) => {
        for (let row = 0; row < ROWS; row += 1)
          if (symbolAt(reel, stop, row) === 'S') cells.set(`${reel}/${row}`, [reel, row]);
      });
    if (cells.size === 0) return;
    reels.mark([...cells.values()]);
    for (const { line, count, pays } of lines.slice(0, 8)) {
      reels.drawLine(line, count);
      banner.textContent = t('lineWon', {
        line: line + 1,
        count,
        amount: kit.money((stake / BigInt(LINES.length)) * BigInt(pays) * times),
      });
      await pause(hurry || isQuick ? 90 : SHOW_LINE_MILLISECONDS / Math.max(1, lines.length / 2));
    }
  }

  async function countUp(from: bigint, to: bigint, isCelebrated: boolean): Promise<void> {
    won.classList.toggle('big', isCelebrated);
    await animate(hurry || isQuick ? 120 : 500, (share) => {
      won.textContent = kit.money(from + ((to - from) * BigInt(Math.round(share * 1_000))) / 1_000n);
    });
  }

  async function show(spins: readonly Spin[], stake: bigint, total: bigint): Promise<void> {
    let sum = 0n;
    for (const [index, one] of spins.entries()) {
      if (one.isFree) {
        banner.textContent = t('freeSpinOf', { index, count: spins.length - 1 });
        kit.announce(banner.textContent);
        frame.classList.add('free');
      }
      await reels.spin(one.stops, isQuick || hurry, () => kit.sound.play('stop'));
      await showWins(one, stake, one.isFree ? 2n : 1n);
      const win = parseAmount(one.win);
      // A return below the stake is said, not celebrated.
      if (win > 0n) await countUp(sum, sum + win, sum + win > stake);
      sum += win;
      if (one.scatters >= 3) {
        kit.toast(t('freeSpinsWon', { count: 10 }), 'win');
        await pause(isQuick ? 500 : 1_400);
      }
    }
    frame.classList.remove('free');
    if (spins.length > 1)
      banner.textContent = t('freeTotal', { count: spins.length - 1, amount: kit.money(total) });
    if (total > stake) {
      kit.sound.play('win');
      kit.announce(t('youWon', { amount: kit.money(total) }));
    } else kit.announce(total > 0n ? t('returned', { amount: kit.money(total) }) : t('nothing'));
    if (total === 0n) banner.textContent = '';
  }

  let pending: { rows: ResultRow[]; reward: Reward; hash: string } | undefined;
  let lastSeed: string | null = null;
  const apply = (): void => {
    if (!pending) return;
    reward = pending.reward;
    kit.setFair(pending.hash, lastSeed);
    kit.setHistory(pending.rows, ({ detail }) => {
      const free = Number(detail['freeSpins'] ?? 0);
      return free > 0 ? t('spinFreeRow', { count: free }) : t('spinRow');
    });
    refresh();
  };
  kit.connection.on('state', (message) => {
    pending = {
      rows: message['rows'] as ResultRow[],
      reward: message['reward'] as Reward,
      hash: String(message['hash']),
    };
    if (!isSpinning) apply();
  });
  kit.connection.on('spun', (message) => {
    lastSeed = String(message['seed']);
    void show(
      message['spins'] as Spin[],
      parseAmount(String(message['bet'])),
      parseAmount(String(message['total'])),
    ).then(() => {
      finish();
      apply();
    });
  });
  kit.connection.on('refused', finish);
  document.addEventListener('keydown', (event) => {
    if (
      event.key !== ' ' ||
      (event.target instanceof HTMLElement && event.target.closest('button, a, dialog[open]'))
    )
      return;
    event.preventDefault();
    void spin();
  });
  const rtp = `${(paytableOf(kit.hello).returnBps / 100).toFixed(2)} %`;
  kit.setRules([t('rule1'), [t('rule2'), t('rule3')], t('rule4')], rtp);
  refresh();
}

startGame(SLOTS_TEXTS, play);
