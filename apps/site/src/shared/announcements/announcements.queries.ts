import type { GameCategory } from '@croupier/contract/games/catalogue.ts';
import type { BootData } from '@croupier/contract/boot.ts';
import type {
  Announcements,
  Banner,
  BannerGroup,
  Promotion,
  WirePromotion,
} from '@croupier/contract/engagement/content.ts';
import type { LanguageCode } from '@croupier/contract/merchants/system.ts';
import { useBoot } from '@croupier/web/boot/BootContext.tsx';
import { useLanguage } from '@croupier/web/preferences/use-language.ts';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callQuery } from '../api/call.ts';
import { useIdle } from '../browser/use-idle.ts';

const FRESH_MILLISECONDS = 5 * 60_000;

/** All announcements of the merchant in one language. */
const announcementsQuery = (language: LanguageCode) => ({
  ...callQuery('content.announcements', { query: { types: 'B,PL,PU,PR,H', platform: 'W', language } }),
  staleTime: FRESH_MILLISECONDS,
});

const read = ({ time, until, ...rest }: WirePromotion): Promotion => ({
  ...rest,
  time: new Date(time),
  until: until === null ? null : new Date(until),
});

/** The announcements in the boot data; undefined where there are none. */
const withThePage = ({ announcements }: BootData): Announcements | undefined =>
  announcements
    ? { player: [], popup: [], ...announcements, promotion: (announcements.promotion ?? []).map(read) }
    : undefined;

/** Starts with the announcements of the boot data and loads all of them when the browser is idle. */
function useFirst<T>(
  part: keyof NonNullable<BootData['announcements']>,
  select: (all: Announcements) => T,
): UseQueryResult<T> {
  const boot = useBoot();
  const language = useLanguage();
  const idle = useIdle();
  const isThere = language === boot.language && boot.announcements?.[part] !== undefined;
  const there = useMemo(() => (isThere ? withThePage(boot) : undefined), [isThere, boot]);
  return useQuery({
    ...announcementsQuery(language),
    enabled: idle || !there,
    placeholderData: (previous: Announcements | undefined) => previous ?? there,
    select,
  });
}

const everything = (all: Announcements): Announcements => all;
/** Banners and marquee lines; pages that the server renders have them from the start. */
export const useAnnouncements = (): UseQueryResult<Announcements> => useFirst('banners', everything);

const promotionsOf = ({ promotion }: Announcements): Promotion[] => promotion;
/** The merchant's promotions; the promotions page has them from the start. */
export const usePromotions = (): UseQueryResult<Promotion[]> => useFirst('promotion', promotionsOf);

/** All announcements, with notices and popups; undefined until they are loaded. */
export function useAllAnnouncements(enabled = true): UseQueryResult<Announcements> {
  const language = useLanguage();
  return useQuery({ ...announcementsQuery(language), enabled, placeholderData: keepPreviousData });
}

const WITH_THE_PAGE: ReadonlySet<BannerGroup> = new Set(['w_home', 'w_game', 'w_leftmenu']);

/** The banners of a group, those for the current category first; undefined until they are known. */
export function useBanners(group: BannerGroup, list: GameCategory | null = null): Banner[] | undefined {
  const { data, isPlaceholderData } = useAnnouncements();
  const there = data?.banners.filter(({ groupName }) => groupName === group);
  const banners = there && [
    ...there.filter(({ category }) => category !== null && category === list),
    ...there.filter(({ category }) => category === null),
  ];
  const known = !isPlaceholderData || WITH_THE_PAGE.has(group) || banners?.length !== 0;
  return known ? banners : undefined;
}
