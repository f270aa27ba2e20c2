import { parseMoney } from '@croupier/contract/money.ts';
import type { CatalogueGame } from '../host/vendor.types.ts';
import type { GameCode } from './cards.ts';

/** A room by its ante; players of all operators with the same currency sit at its tables. */
export type Room = { id: string; vendor: string; game: GameCode; currency: string; anteMinor: bigint };

const ANTES = [1, 5, 20, 100, 500] as const;
/** The smallest ante of a currency, and of all others. */
const UNITS: Readonly<Record<string, string>> = {
  THB: '10',
  VND: '10000',
  IDR: '5000',
  INR: '20',
  JPY: '50',
  KRW: '500',
  PHP: '20',
  MMK: '1000',
  LAK: '10000',
  KHR: '2000',
};
const DEFAULT_UNIT = '0.50';

/** Theme tags of the titles, and the game that each one promises. */
const GAME_OF_THEME: Readonly<Record<string, GameCode>> = {
  nine: 'nine',
  'three-card-nine': 'three-nine',
  'high-card': 'high-card',
};

export function gameOf({ category, themes }: CatalogueGame): GameCode | undefined {
  if (category !== 'pvp') return undefined;
  const theme = themes.find((one) => GAME_OF_THEME[one]);
  return theme === undefined ? undefined : GAME_OF_THEME[theme];
}

export function roomsOf(vendor: string, game: GameCode, currency: string): Room[] {
  const unit = parseMoney(UNITS[currency] ?? DEFAULT_UNIT) ?? 1n;
  return ANTES.map((times) => ({
    id: `${vendor}-${game}-${currency}-${times}`,
    vendor,
    game,
    currency,
    anteMinor: unit * BigInt(times),
  }));
}
