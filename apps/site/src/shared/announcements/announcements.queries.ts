import type { GameCategory } from '@croupier/contract/catalogue.ts';
import type { BootData } from '@croupier/contract/boot.ts';
import type {
  Announcements,
  Banner,
  BannerGroup,
  Promotion,
  WirePromotion,
} from '@croupier/contract/content.ts';
import type { LanguageCode } from '@croupier/contract/system.ts';
import { useBoot } from '@croupier/web/boot/BootContext.tsx';
import { useLanguage } from '@croupier/web/preferences/use-language.ts';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callQuery } from '../api/call.ts';
import { useIdle } from '../browser/use-idle.ts';

const FRESH_MILLISECONDS = 5 * 60_000;

/** Everything that the merchant announces, in one answer for a language. */
const announcementsQuery = (language: LanguageCode) => ({
  ...callQuery('content.announcements', { query: { types: 'B,PL,PU,PR,H', platform: 'W', language } }),
  staleTime: FRESH_MILLISECONDS,
});

const read = ({ time, until, ...rest }: WirePromotion): Promotion => ({
  ...rest,
  time: new Date(time),
  until: until === null ? null : new Date(until),
});

/** What came with the page, as far as it did; undefined where nothing of it belongs to what one sees. */
const withThePage = ({ announcements }: BootData): Announcements | undefined =>
  announcements
    ? { player: [], popup: [], ...announcements, promotion: (announcements.promotion ?? []).map(read) }
    : undefined;

/** What came with the page, if it has what is wanted, stands in until the browser has time to ask for the rest. */
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
/** Banners and lines of the marquee; with pages that the server draws they are there at once. */
export const useAnnouncements = (): UseQueryResult<Announcements> => useFirst('banners', everything);

const promotionsOf = ({ promotion }: Announcements): Promotion[] => promotion;
/** What the merchant has on; on the page of promotions they are there at once. */
export const usePromotions = (): UseQueryResult<Promotion[]> => useFirst('promotion', promotionsOf);

/** The same with notices, popups and promotions: undefined until the whole answer is there. */
export function useAllAnnouncements(enabled = true): UseQueryResult<Announcements> {
  const language = useLanguage();
  return useQuery({ ...announcementsQuery(language), enabled, placeholderData: keepPreviousData });
}

const WITH_THE_PAGE: ReadonlySet<BannerGroup> = new Set(['w_home', 'w_game', 'w_leftmenu']);

/** The banners of a place, those of the list first that one looks at; undefined until it is known which. */
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
