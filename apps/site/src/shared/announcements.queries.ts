import type { Announcements, Banner, BannerGroup } from '@croupier/contract/content.ts';
import type { LanguageCode } from '@croupier/contract/system.ts';
import { useBoot } from '@croupier/web/BootContext.tsx';
import { useLanguage } from '@croupier/web/use-language.ts';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { callQuery } from './call.ts';
import { useIdle } from './use-idle.ts';

const FRESH_MILLISECONDS = 5 * 60_000;

/** Everything that the merchant announces, in one answer for a language. */
const announcementsQuery = (language: LanguageCode) => ({
  ...callQuery('content.announcements', { query: { types: 'B,PL,PU,PR,H', platform: 'W', language } }),
  staleTime: FRESH_MILLISECONDS,
});

/**
 * Banners and lines of the marquee. On the home page they are there with the page: what came with it stands in until
 * the browser has time to ask for the rest.
 */
export function useAnnouncements(): UseQueryResult<Announcements> {
  const boot = useBoot();
  const language = useLanguage();
  const idle = useIdle();
  const there = language === boot.language ? boot.announcements : null;
  return useQuery({
    ...announcementsQuery(language),
    enabled: idle || !there,
    placeholderData: (previous: Announcements | undefined) =>
      previous ?? (there ? { ...there, player: [], popup: [], promotion: [] } : undefined),
  });
}

/** The same with notices, popups and promotions: undefined until the whole answer is there. */
export function useAllAnnouncements(enabled = true): UseQueryResult<Announcements> {
  const language = useLanguage();
  return useQuery({ ...announcementsQuery(language), enabled, placeholderData: keepPreviousData });
}

const WITH_THE_PAGE: ReadonlySet<BannerGroup> = new Set(['w_home', 'w_leftmenu']);

/** The banners of a place; undefined until it is known which. */
export function useBanners(group: BannerGroup): Banner[] | undefined {
  const { data, isPlaceholderData } = useAnnouncements();
  const banners = data?.banners.filter(({ groupName }) => groupName === group);
  const known = !isPlaceholderData || WITH_THE_PAGE.has(group) || banners?.length !== 0;
  return known ? banners : undefined;
}
