import type { Kit } from '../kit/frame.ts';

/** What the book sends. */
export type Name = { EN: string; TY: string };
export type Club = { short: string; name: Name; shirt: string; trim: string };
export type Sport = {
  code: string;
  name: Name;
  minutes: number;
  surface: 'grass' | 'ice' | 'court' | 'sand';
};
export type Goal = { side: 'home' | 'away'; afterMs: number };
export type Market = { code: string; picks: ReadonlyArray<{ pick: string; odds: number | null }> };
export type Match = {
  id: string;
  home: number;
  away: number;
  kickOff: number;
  phase: 'before' | 'live' | 'over';
  minute: number;
  left: number;
  suspended: boolean;
  goals: readonly Goal[];
  hash: string;
  seed: string | null;
  markets: readonly Market[];
};
export type LegState = 'open' | 'won' | 'lost' | 'void';
export type Leg = { match: string; market: string; pick: string; oddsE3: number; state: LegState };
export type Slip = {
  id: string;
  legs: readonly Leg[];
  choose: number;
  lineStake: string;
  stake: string;
  maxPayout: string;
  cashOut: string | null;
};

/** What the parts of the page share. */
export type Book = {
  kit: Kit;
  serverNow: () => number;
  clubs: readonly Club[];
  sports: readonly Sport[];
  sport: string;
  matches: ReadonlyMap<string, Match>;
  clubName: (index: number) => string;
  nameIn: (name: Name) => string;
};

export const score = (goals: readonly Goal[]): { home: number; away: number } => ({
  home: goals.filter(({ side }) => side === 'home').length,
  away: goals.filter(({ side }) => side === 'away').length,
});

/** Three decimals below ten, two below a hundred, else one: never more than the slip is paid with. */
export function oddsText(oddsE3: number): string {
  const digits = oddsE3 >= 100_000 ? 1 : oddsE3 >= 10_000 ? 2 : 3;
  const text = (oddsE3 / 1000).toFixed(digits);
  return digits === 3 ? text.replace(/0$/, '') : text;
}

/** `over-2.5` is the market `over` with the value 2.5. */
export function marketParts(code: string): { kind: string; value: string } {
  const [kind = '', value = ''] = code.split('-');
  return { kind, value };
}

export const marketName = ({ kit }: Book, code: string): string => {
  const { kind, value } = marketParts(code);
  return kit.t(`market_${kind}`, { value });
};

/** A pick in words: a club's name where a side is meant. */
export function pickName(book: Book, match: Match | undefined, market: string, pick: string): string {
  const { kind, value } = marketParts(market);
  if (match && (pick === 'home' || pick === 'away'))
    return book.clubName(pick === 'home' ? match.home : match.away);
  if (pick === 'draw') return book.kit.t('draw');
  return kind === 'over' ? `${book.kit.t(`pick_${pick}`)} ${value}` : book.kit.t(`pick_${pick}`);
}

export const clock = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
