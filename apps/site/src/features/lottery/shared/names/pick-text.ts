import { indexOf } from '@croupier/fairplay/lottery/pick.ts';
import type { Play } from '@croupier/fairplay/lottery/types.ts';
import type { LotteryNames } from './lottery-names.ts';

/** Entries of a long typed pick that are shown. */
const MAX_SHOWN = 60;

/** Symbols of one zone: digits stand together, longer ones apart. */
function zoneText(names: LotteryNames, play: Play, at: number, symbols: readonly string[]): string {
  const zone = play.zones[at];
  if (!zone) return symbols.join(' ');
  const isShort = symbols.every(
    (symbol) => symbol.length === 1 && indexOf(zone.alphabet, symbol) !== undefined,
  );
  const shown = symbols.map((symbol) => names.symbol(zone, symbol));
  return shown.join(isShort && shown.every((text) => text.length === 1) ? '' : ', ');
}

/** A canonical pick as people read it: `012 | 45 | 7`, `Big, Odd`. */
export function pickText(names: LotteryNames, play: Play, pick: string): string {
  const parts = pick.split('|');
  if (parts.length === 1 && play.zones.length !== 1) {
    const entries = pick.split(',');
    const more = entries.length - MAX_SHOWN;
    return entries.slice(0, MAX_SHOWN).join(', ') + (more > 0 ? ` … +${more}` : '');
  }
  return parts
    .flatMap((part, at) => {
      if (part !== '') return zoneText(names, play, at, part.split(','));
      // A bet without a banker says nothing about it.
      return play.zones[at]?.code === 'banker' ? [] : '–';
    })
    .join(' | ');
}
