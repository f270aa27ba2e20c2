import { el } from '../kit/dom.ts';
import { marketName, oddsText, pickName, type Book, type Match } from './wire.ts';

export type PickKey = { match: string; market: string; pick: string };
export const keyOf = ({ match, market, pick }: PickKey): string => `${match}|${market}|${pick}`;

const FLASH_MS = 900;

/** The buttons with odds. Each pick has one element for every place where it is shown, so that a change can flash. */
export function createOdds(
  book: () => Book,
  chosen: (key: PickKey) => boolean,
  toggle: (key: PickKey) => void,
) {
  const shown = new Map<string, number | null>();
  const flashes = new Map<string, { way: 'up' | 'down'; until: number }>();

  /** Remembers the odds of an update, and which have moved. */
  function read(match: Match): void {
    for (const { code, picks } of match.markets)
      for (const { pick, odds } of picks) {
        const key = keyOf({ match: match.id, market: code, pick });
        const before = shown.get(key);
        if (before && odds && before !== odds)
          flashes.set(key, { way: odds > before ? 'up' : 'down', until: Date.now() + FLASH_MS });
        shown.set(key, odds);
      }
  }

  function button(match: Match, market: string, pick: string, label: string): HTMLElement {
    const key = { match: match.id, market, pick };
    const odds = match.markets
      .find(({ code }) => code === market)
      ?.picks.find((one) => one.pick === pick)?.odds;
    const flash = flashes.get(keyOf(key));
    const way = flash && flash.until > Date.now() ? flash.way : '';
    const words = `${marketName(book(), market)}: ${pickName(book(), match, market, pick)} ${odds ? oddsText(odds) : ''}`;
    const element = el(
      'button',
      {
        type: 'button',
        class: `odds ${way}`,
        'aria-pressed': String(chosen(key)),
        'aria-label': words,
        'data-key': keyOf(key),
        disabled: !odds,
      },
      el('span', {}, label),
      el('strong', {}, odds ? oddsText(odds) : '–'),
    );
    element.addEventListener('click', () => toggle(key));
    return element;
  }
  return { read, button, oddsOf: (key: PickKey): number | null => shown.get(keyOf(key)) ?? null };
}
export type Odds = ReturnType<typeof createOdds>;
