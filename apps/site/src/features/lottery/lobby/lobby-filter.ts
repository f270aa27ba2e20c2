import type { LobbyLottery } from '@croupier/contract/games/lottery-draws.ts';
import { catalogueFamily } from '../shared/names/family-names.ts';

export const LOBBY_TABS = ['all', 'ELOTT', 'LOTT', 'ZY', 'SEA', 'VN'] as const;
export type LobbyTab = (typeof LOBBY_TABS)[number];
/** What an address begins with: everything, or a region. */
export type LobbyScope = Extract<LobbyTab, 'all' | 'SEA' | 'VN'>;

const DAY_MILLISECONDS = 24 * 60 * 60_000;

export const isVietnam = ({ family }: Pick<LobbyLottery, 'family'>): boolean =>
  catalogueFamily(family).startsWith('vn-');

export const tabOf = (lottery: Pick<LobbyLottery, 'family' | 'mode'>): LobbyTab =>
  isVietnam(lottery) ? 'VN' : lottery.mode;

/** Plain letters, so that `da lat` finds `Đà Lạt`. */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd');

const closing = ({ next }: LobbyLottery): number => next?.closesAt.getTime() ?? Number.POSITIVE_INFINITY;

/** A station draws once a week: among all lotteries it stands only on its day. */
const isNear = (lottery: LobbyLottery, now: number): boolean =>
  !isVietnam(lottery) || closing(lottery) - now < DAY_MILLISECONDS;

export type LobbyFilter = { tab: LobbyTab; text: string };

/** The lotteries of a tab whose name contains the text, the soonest to close first. */
export function filterLobby(
  lotteries: readonly LobbyLottery[],
  { tab, text }: LobbyFilter,
  now: number,
): LobbyLottery[] {
  const wanted = plain(text.trim());
  return lotteries
    .filter((lottery) => (tab === 'all' ? wanted !== '' || isNear(lottery, now) : tabOf(lottery) === tab))
    .filter(({ name, gameCode }) => plain(`${name} ${gameCode}`).includes(wanted))
    .toSorted((a, b) => closing(a) - closing(b));
}

/** Tabs with something in them. */
export const tabsOf = (lotteries: readonly LobbyLottery[]): LobbyTab[] => {
  const used = new Set(lotteries.map(tabOf));
  return LOBBY_TABS.filter((tab) => tab === 'all' || used.has(tab));
};
