import { parseAmount } from '../kit/amounts.ts';
import { el } from '../kit/dom.ts';
import { marketName, oddsText, pickName, type Book, type Slip } from './wire.ts';

export const kindOf = ({ kit }: Book, legs: number, choose: number): string => {
  if (legs === 1) return kit.t('single');
  return choose === legs ? kit.t('multiple') : kit.t('system', { choose, legs });
};

/** The open slips of the player, each with its cash-out. */
export function showBets(target: HTMLElement, book: Book, slips: readonly Slip[]): void {
  const { kit } = book;
  target.replaceChildren(
    ...(slips.length === 0
      ? [el('p', { class: 'quiet empty' }, kit.t('noBets'))]
      : slips.map((slip) => {
          const button = el(
            'button',
            {
              type: 'button',
              class: 'button cash-out',
              'data-key': `cash|${slip.id}`,
              disabled: slip.cashOut === null,
            },
            slip.cashOut === null
              ? kit.t('cashOutOff')
              : kit.t('cashOut', { amount: kit.money(parseAmount(slip.cashOut)) }),
          );
          button.addEventListener('click', () => {
            kit.connection.send({
              type: 'cash_out',
              request: `cash-${slip.id}`,
              slip: slip.id,
              amount: slip.cashOut,
            });
          });
          return el(
            'article',
            { class: 'bet' },
            el(
              'header',
              {},
              el('b', {}, kindOf(book, slip.legs.length, slip.choose)),
              el('span', {}, kit.money(parseAmount(slip.stake))),
            ),
            ...slip.legs.map((leg) => {
              const match = book.matches.get(leg.match);
              return el(
                'div',
                { class: `bet-leg ${leg.state}` },
                el('span', {}, pickName(book, match, leg.market, leg.pick)),
                el('span', { class: 'quiet' }, marketName(book, leg.market)),
                el('strong', {}, oddsText(leg.oddsE3)),
                el('em', {}, kit.t(`leg_${leg.state}`)),
              );
            }),
            el('p', { class: 'quiet' }, kit.t('pays', { amount: kit.money(parseAmount(slip.maxPayout)) })),
            button,
          );
        })),
  );
}
