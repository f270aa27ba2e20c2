import { parseAmount, showAmount } from './amounts.ts';
import { connect, type Connection, type Message } from './connection.ts';
import { el, prefersLessMotion, svg } from './dom.ts';
import { createSound, type Sound } from './sound.ts';
import { createTranslate, type Texts, type Translate } from './texts.ts';

export type Hello = {
  code: string;
  vendor: string;
  vendorName: string;
  names: Readonly<Record<string, string>>;
  category: string;
  themes: readonly string[];
  rtpBps: number | null;
  currency: string;
  language: string;
  player: string;
  isDemo: boolean;
  returnUrl: string | null;
  depositUrl: string | null;
};

/** A row of the player's last results. */
export type ResultRow = {
  id: string;
  at: number;
  stake: string;
  payout: string;
  detail: Record<string, unknown>;
};

export type Kit = {
  hello: Hello;
  t: Translate;
  sound: Sound;
  connection: Pick<Connection, 'on' | 'send'>;
  /** The game's picture, controls, and what belongs beside it. */
  stage: HTMLElement;
  controls: HTMLElement;
  side: HTMLElement;
  balance: () => bigint;
  /** An amount with its currency. */
  money: (amount: bigint) => string;
  /** Says something to everybody, screen readers included. */
  announce: (words: string) => void;
  /** A short message over the stage. */
  toast: (words: string, kind?: 'info' | 'bad' | 'win') => void;
  setRules: (parts: ReadonlyArray<string | readonly string[]>, rtp?: string) => void;
  setHistory: (rows: readonly ResultRow[], describe: (row: ResultRow) => string) => void;
  setPlayers: (players: ReadonlyArray<{ name: string; stake: string }>, count: number) => void;
  setFair: (hash: string, lastSeed: string | null) => void;
};

const icon = (path: string): SVGSVGElement =>
  svg(
    'svg',
    { viewBox: '0 0 24 24', width: 20, height: 20, 'aria-hidden': 'true' },
    svg('path', {
      d: path,
      fill: 'none',
      stroke: 'currentColor',
      'stroke-width': 2,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  );
const ICONS = {
  back: 'M15 5l-7 7 7 7',
  mute: 'M4 9v6h4l5 4V5L8 9zM17 9l4 6M21 9l-4 6',
  loud: 'M4 9v6h4l5 4V5L8 9zM17 8a6 6 0 0 1 0 8',
  rules: 'M12 17v-5M12 8h.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
};
const ROLL_MILLISECONDS = 450;
const TOAST_MILLISECONDS = 3_200;
const BALANCE_MILLISECONDS = 5_000;

/** A number that rolls to its new value. */
function rollingAmount(target: HTMLElement, currency: string): (amount: bigint) => void {
  let shown = 0n;
  let run = 0;
  return (amount) => {
    const [from, mine] = [shown, ++run];
    shown = amount;
    const start = performance.now();
    const frame = (at: number): void => {
      if (mine !== run) return;
      const share = prefersLessMotion() ? 1 : Math.min(1, (at - start) / ROLL_MILLISECONDS);
      const steps = BigInt(Math.round(share * 1_000));
      target.textContent = showAmount(from + ((amount - from) * steps) / 1_000n, currency);
      if (share < 1) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  };
}

function section(title: string, ...children: HTMLElement[]): HTMLElement {
  return el('section', { class: 'panel' }, el('h2', {}, title), ...children);
}

function rulesDialog(t: Translate): { dialog: HTMLDialogElement; body: HTMLElement } {
  const body = el('div', { class: 'rules' });
  const dialog = el('dialog', { class: 'sheet', 'aria-label': t('rules') });
  const close = el('button', { class: 'button', type: 'button', onclick: () => dialog.close() }, t('close'));
  dialog.append(el('h2', {}, t('rules')), body, close);
  return { dialog, body };
}

function build(hello: Hello, t: Translate, connection: Connection): Kit {
  const sound = createSound();
  const root = document.querySelector<HTMLElement>('#game') ?? document.body;
  const title = (hello.language === 'th' ? hello.names['TY'] : undefined) ?? hello.names['EN'] ?? hello.code;
  const amount = el('strong', { class: 'amount', 'data-testid': 'balance' }, '—');
  const roll = rollingAmount(amount, hello.currency);
  let balance = 0n;

  const { dialog, body: rulesBody } = rulesDialog(t);
  const soundButton = el(
    'button',
    { class: 'icon', type: 'button', 'aria-label': t('sound'), 'aria-pressed': 'false' },
    icon(ICONS.mute),
  );
  soundButton.addEventListener('click', () => {
    const isOn = sound.toggle();
    soundButton.setAttribute('aria-pressed', String(isOn));
    soundButton.replaceChildren(icon(isOn ? ICONS.loud : ICONS.mute));
  });
  const header = el(
    'header',
    { class: 'bar' },
    hello.returnUrl
      ? el(
          'a',
          { class: 'icon back-link', href: hello.returnUrl, target: '_top', 'aria-label': t('back') },
          icon(ICONS.back),
        )
      : false,
    el(
      'div',
      { class: 'title' },
      el('h1', {}, title),
      el('p', {}, hello.isDemo ? t('demo') : hello.vendorName),
    ),
    el('p', { class: 'balance' }, el('span', {}, t('balance')), amount),
    hello.depositUrl && !hello.isDemo
      ? el('a', { class: 'deposit', href: hello.depositUrl, target: '_top' }, t('deposit'))
      : false,
    soundButton,
    el(
      'button',
      { class: 'icon', type: 'button', 'aria-label': t('rules'), onclick: () => dialog.showModal() },
      icon(ICONS.rules),
    ),
  );
  const stage = el('div', { class: 'stage' });
  const controls = el('div', { class: 'controls' });
  const own = el('div', { class: 'own' });
  const players = el('ul', { class: 'players' });
  const playersPanel = section(t('players'), players);
  playersPanel.hidden = true;
  const history = el('ol', { class: 'history' }, el('li', { class: 'quiet' }, t('noHistory')));
  const hash = el('code', {});
  const seed = el('code', {});
  const fair = section(
    t('fair'),
    el('p', { class: 'quiet' }, t('fairHow')),
    el(
      'dl',
      { class: 'fair' },
      el('dt', {}, t('nextHash')),
      el('dd', {}, hash),
      el('dt', {}, t('lastSeed')),
      el('dd', {}, seed),
    ),
  );
  const side = el('aside', { class: 'side' }, own, playersPanel, section(t('history'), history), fair);
  const live = el('p', { class: 'sr', role: 'status', 'aria-live': 'polite' });
  const toasts = el('div', { class: 'toasts', 'aria-hidden': 'true' });
  root.replaceChildren(
    header,
    el('div', { class: 'table' }, el('div', { class: 'play' }, stage, toasts, controls), side),
    live,
    dialog,
  );
  root.removeAttribute('aria-busy');
  document.documentElement.classList.toggle('framed', window.parent !== window);

  const money = (value: bigint): string => showAmount(value, hello.currency);
  // The operator may have been too slow to tell it.
  const asking = setInterval(() => connection.send({ type: 'balance' }), BALANCE_MILLISECONDS);
  connection.on('balance', ({ balance: text }) => {
    clearInterval(asking);
    balance = parseAmount(String(text));
    roll(balance);
  });
  const announce = (words: string): void => {
    live.textContent = words;
  };
  const toast: Kit['toast'] = (words, kind = 'info') => {
    const note = el('p', { class: `toast ${kind}` }, words);
    toasts.replaceChildren(note);
    setTimeout(() => note.remove(), TOAST_MILLISECONDS);
    announce(words);
  };
  connection.on('refused', ({ reason }) => toast(t(`refused_${String(reason)}`), 'bad'));

  return {
    hello,
    t,
    sound,
    connection,
    stage,
    controls,
    side: own,
    balance: () => balance,
    money,
    announce,
    toast,
    setRules: (parts, rtp) => {
      rulesBody.replaceChildren(
        ...(rtp ? [el('p', { class: 'rtp' }, t('returnToPlayer', { rtp }))] : []),
        ...parts.map((part) =>
          typeof part === 'string'
            ? el('p', {}, part)
            : el('ul', {}, ...part.map((line) => el('li', {}, line))),
        ),
      );
    },
    setHistory: (rows, describe) => {
      if (rows.length === 0) return;
      history.replaceChildren(
        ...rows.map((row) => {
          const [stake, payout] = [parseAmount(row.stake), parseAmount(row.payout)];
          const kind = payout > stake ? 'up' : 'flat';
          return el(
            'li',
            {},
            el('span', {}, describe(row)),
            el('span', { class: 'quiet' }, showAmount(stake, hello.currency, false)),
            el('strong', { class: kind }, payout === 0n ? '—' : showAmount(payout, hello.currency, false)),
          );
        }),
      );
    },
    setPlayers: (list, count) => {
      playersPanel.hidden = false;
      const heading = playersPanel.querySelector('h2');
      if (heading) heading.textContent = `${t('players')} · ${count}`;
      players.replaceChildren(
        ...(list.length === 0
          ? [el('li', { class: 'quiet' }, t('alone'))]
          : list.map(({ name, stake }) =>
              el(
                'li',
                {},
                el('span', {}, name),
                el('span', { class: 'quiet' }, stake ? showAmount(parseAmount(stake), '', false) : ''),
              ),
            )),
      );
    },
    setFair: (nextHash, lastSeed) => {
      hash.textContent = nextHash;
      seed.textContent = lastSeed ?? '—';
    },
  };
}

/** Connects, waits for the host's greeting and hands the page to the game. A reconnection greets again. */
export function startGame(texts: { en: Texts; th: Texts }, play: (kit: Kit) => void): void {
  const language = document.documentElement.lang;
  const t = createTranslate(language, texts);
  const root = document.querySelector<HTMLElement>('#game') ?? document.body;
  const veil = el('p', { class: 'veil', role: 'status' }, t('connecting'));
  document.body.append(veil);
  const connection = connect(document.body.dataset['visit'] ?? '', (state) => {
    veil.hidden = state === 'open';
    if (state === 'lost') veil.textContent = t('lost');
    if (state === 'ended') veil.textContent = t('ended');
  });
  let isBuilt = false;
  connection.on('hello', (message: Message) => {
    if (isBuilt) return;
    isBuilt = true;
    root.replaceChildren();
    play(build(message as unknown as Hello, t, connection));
  });
  connection.open();
}
