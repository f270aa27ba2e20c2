import {
  ACCEPTANCES,
  combinations,
  MAX_LEGS,
  maxPayoutOf,
  stakeOf,
  type Acceptance,
  type SlipBody,
} from '../../book/slips.rules.ts';
import { chipValues, parseAmount, shortAmount, writeAmount } from '../kit/amounts.ts';
import { el } from '../kit/dom.ts';
import { keyOf, type Odds, type PickKey } from './odds.ts';
import { marketName, oddsText, pickName, type Book } from './wire.ts';

const SAVED = 'croupier-book-slip';
const TYPED = /^\d{1,12}(?:[.,]\d{1,4})?$/;

/** How the picks are combined: 0 is a slip for each of them, else the size of the combinations. */
type Mode = number;

function loadPicks(): PickKey[] {
  try {
    return JSON.parse(sessionStorage.getItem(SAVED) ?? '[]') as PickKey[];
  } catch {
    return [];
  }
}

function savePicks(picks: readonly PickKey[]): void {
  try {
    sessionStorage.setItem(SAVED, JSON.stringify(picks));
  } catch {
    // A frame without an origin of its own has no storage.
  }
}

/** The bet slip: its picks survive a reload of the page. */
export function createSlip(book: () => Book, odds: () => Odds, changed: () => void) {
  let picks = loadPicks();
  let mode: Mode = 0;
  let acceptance: Acceptance = 'higher';
  let pending = 0;
  let requests = 0;
  const body = el('div', { class: 'slip-legs' });
  const modes = el('div', { class: 'modes', role: 'group' });
  const input = el('input', {
    class: 'stake',
    inputmode: 'decimal',
    autocomplete: 'off',
    'data-testid': 'stake',
  });
  const quick = el('div', { class: 'quick' });
  const totals = el('dl', { class: 'slip-totals' });
  const select = el('select', { class: 'accept' });
  const submit = el('button', { type: 'button', class: 'button main place', 'data-testid': 'place' });
  const label = el('label', { class: 'stake-label' });
  const element = el(
    'div',
    { class: 'slip' },
    body,
    modes,
    el('div', { class: 'form' }, label, input, quick, select, totals, submit),
  );
  input.addEventListener('input', () => showTotals());
  select.addEventListener('change', () => {
    acceptance = ACCEPTANCES.find((one) => one === select.value) ?? 'higher';
  });
  submit.addEventListener('click', () => place());

  const typed = (): bigint => (TYPED.test(input.value) ? parseAmount(input.value.replace(',', '.')) : 0n);
  const legsOf = (keys: readonly PickKey[]): SlipBody['legs'] =>
    keys.map((key) => ({ ...key, oddsE3: odds().oddsOf(key) ?? 0 }));

  /** The slips that the picks make in the chosen mode. */
  function slips(): SlipBody[] {
    const lineStakeMinor = typed();
    if (mode === 0) return picks.map((key) => ({ legs: legsOf([key]), choose: 1, lineStakeMinor }));
    return [{ legs: legsOf(picks), choose: mode, lineStakeMinor }];
  }

  const isSameMatch = (): boolean => new Set(picks.map(({ match }) => match)).size < picks.length;
  const sum = (list: readonly bigint[]): bigint => list.reduce((all, one) => all + one, 0n);

  function showLegs(): void {
    const now = book();
    body.replaceChildren(
      ...(picks.length === 0
        ? [el('p', { class: 'quiet empty' }, now.kit.t('slipEmpty'))]
        : picks.map((key) => {
            const match = now.matches.get(key.match);
            const value = odds().oddsOf(key);
            const name = pickName(now, match, key.market, key.pick);
            const remove = el(
              'button',
              {
                type: 'button',
                class: 'remove',
                'data-key': `remove|${keyOf(key)}`,
                'aria-label': now.kit.t('remove', { pick: name }),
              },
              '×',
            );
            remove.addEventListener('click', () => toggle(key));
            return el(
              'div',
              { class: `leg${value ? '' : ' off'}` },
              remove,
              el(
                'div',
                {},
                el('b', {}, name),
                el(
                  'span',
                  { class: 'quiet' },
                  `${marketName(now, key.market)} · ${match ? `${now.clubName(match.home)} – ${now.clubName(match.away)}` : ''}`,
                ),
              ),
              el('strong', {}, value ? oddsText(value) : now.kit.t('suspended')),
            );
          })),
    );
  }

  function showModes(): void {
    const { kit } = book();
    const count = picks.length;
    if (count < 2 || (isSameMatch() && mode > 0)) mode = 0;
    if (mode > count) mode = count;
    const sizes =
      count < 2
        ? []
        : isSameMatch()
          ? [0]
          : [0, count, ...Array.from({ length: count - 2 }, (_, at) => count - 1 - at)];
    modes.replaceChildren(
      ...sizes.map((size) => {
        const name =
          size === 0
            ? kit.t('singles')
            : size === count
              ? kit.t('multiple')
              : kit.t('system', { choose: size, legs: count });
        const lines = size > 0 && size < count ? ` · ${combinations(count, size).length}` : '';
        const button = el(
          'button',
          {
            type: 'button',
            class: 'mode',
            'data-key': `mode|${size}`,
            'aria-pressed': String(size === mode),
          },
          `${name}${lines}`,
        );
        button.addEventListener('click', () => {
          mode = size;
          show();
        });
        return button;
      }),
      ...(isSameMatch() ? [el('p', { class: 'quiet' }, kit.t('sameMatch'))] : []),
    );
  }

  function showTotals(): void {
    const { kit } = book();
    const all = slips();
    const stake = sum(all.map(stakeOf));
    const isOff = picks.length === 0 || picks.some((key) => !odds().oddsOf(key));
    const most = isOff ? 0n : sum(all.map(maxPayoutOf));
    const lines = mode === 0 ? picks.length : combinations(picks.length, mode).length;
    const row = (name: string, value: string): HTMLElement[] => [el('dt', {}, name), el('dd', {}, value)];
    totals.replaceChildren(
      ...(lines > 1 ? row(kit.t('total'), `${kit.money(stake)} (${kit.t('lines', { count: lines })})`) : []),
      ...row(kit.t('toWin'), kit.money(most)),
    );
    submit.textContent = pending > 0 ? kit.t('placing') : kit.t('place', { amount: kit.money(stake) });
    submit.disabled = isOff || stake === 0n || pending > 0;
    label.textContent = lines > 1 ? kit.t('stakeEach') : kit.t('stakeField');
  }

  function show(): void {
    const { kit } = book();
    if (quick.childElementCount === 0) {
      quick.append(
        ...chipValues(kit.hello.currency)
          .slice(0, 5)
          .map((value) => {
            const button = el('button', { type: 'button', class: 'button small' }, `+${shortAmount(value)}`);
            button.addEventListener('click', () => {
              input.value = writeAmount(typed() + value).replace(/\.?0+$/, '');
              showTotals();
            });
            return button;
          }),
      );
      select.replaceChildren(
        ...ACCEPTANCES.map((one) =>
          el('option', { value: one, selected: one === acceptance }, kit.t(`accept_${one}`)),
        ),
      );
      select.setAttribute('aria-label', kit.t('accept'));
      input.setAttribute('aria-label', kit.t('stakeField'));
    }
    showLegs();
    showModes();
    showTotals();
    savePicks(picks);
  }

  function toggle(key: PickKey): void {
    const at = picks.findIndex((one) => keyOf(one) === keyOf(key));
    if (at >= 0) picks = picks.filter((_, index) => index !== at);
    else if (picks.length < MAX_LEGS) {
      // Another pick of the same market replaces the first one.
      picks = [...picks.filter((one) => one.match !== key.match || one.market !== key.market), key];
      if (mode === 0 && picks.length > 1 && !isSameMatch()) mode = picks.length;
      else if (mode > 0) mode = picks.length;
    }
    book().kit.sound.play('tick');
    show();
    changed();
  }

  function place(): void {
    const { kit } = book();
    const all = slips();
    if (sum(all.map(stakeOf)) > kit.balance()) {
      kit.toast(kit.t('refused_funds'), 'bad');
      return;
    }
    for (const slip of all) {
      requests += 1;
      const sent = kit.connection.send({
        type: 'place',
        request: String(requests),
        choose: slip.choose,
        stake: writeAmount(slip.lineStakeMinor),
        accept: acceptance,
        legs: slip.legs.map(({ match, market, pick, oddsE3 }) => ({ match, market, pick, odds: oddsE3 })),
      });
      if (sent) pending += 1;
    }
    showTotals();
  }

  return {
    element,
    toggle,
    show,
    count: (): number => picks.length,
    has: (key: PickKey): boolean => picks.some((one) => keyOf(one) === keyOf(key)),
    /** A placed slip leaves the page with its last request. */
    answered: (isPlaced: boolean): void => {
      if (pending === 0) return;
      pending -= 1;
      if (isPlaced && pending === 0) picks = [];
      show();
      changed();
    },
    forget: (): void => {
      pending = 0;
    },
    /** Removes picks of matches that are over. */
    prune: (isOver: (match: string) => boolean): void => {
      const left = picks.filter(({ match }) => !isOver(match));
      if (left.length === picks.length) return;
      picks = left;
      changed();
    },
  };
}
export type SlipPanel = ReturnType<typeof createSlip>;
