import { showAmount } from '../kit/amounts.ts';
import { el } from '../kit/dom.ts';
import type { Kit } from '../kit/frame.ts';
import type { Mat } from './table-page.ts';

export type MatSpot = { spot: string; label: string; pays: string; look: string; picture?: Element };

/** A betting mat of buttons; `look` is a class. */
export function buttonMat(
  kit: Kit,
  spots: readonly MatSpot[],
  onSpot: (spot: string) => void,
  look: string,
): Mat {
  const buttons = new Map(
    spots.map(({ spot, label, pays, look: own, picture }) => {
      const chips = el('span', { class: 'placed' });
      const button = el(
        'button',
        { type: 'button', class: `spot ${own}`, 'data-spot': spot, onclick: () => onSpot(spot) },
        picture,
        el('span', { class: 'name' }, label),
        el('span', { class: 'pays' }, pays),
        chips,
      );
      return [spot, { button, chips, label }] as const;
    }),
  );
  return {
    element: el('div', { class: `mat ${look}` }, ...[...buttons.values()].map(({ button }) => button)),
    spots: new Map([...buttons].map(([spot, { button }]) => [spot, button])),
    setChips: (spot, amount, drawn) => {
      const found = buttons.get(spot);
      if (!found) return;
      found.chips.replaceChildren(...(drawn ? [drawn] : []));
      const words =
        amount === undefined ? found.label : `${found.label}, ${showAmount(amount, kit.hello.currency)}`;
      found.button.setAttribute('aria-label', words);
    },
    markWinners: (winners) => {
      for (const [spot, { button }] of buttons) button.classList.toggle('won', winners.has(spot));
    },
  };
}
