import type { Notice } from '@croupier/contract/engagement/content.ts';
import { ANNOUNCEMENT_PAGE_SIZE } from '../../shared/config/lobby-limits.ts';

export type NoticePage<N> = {
  /** From 1. */
  page: number;
  pageCount: number;
  shown: readonly N[];
  /** The open notice: the selected one, or the first of the page. */
  current: N | undefined;
};

/** Newest first. */
export const newestFirst = <N extends Notice>(notices: readonly N[]): N[] =>
  notices.toSorted((one, other) => other.time.getTime() - one.time.getTime());

/** The page with the selected notice, or the current page. */
export function noticePage<N extends Pick<Notice, 'id'>>(
  notices: readonly N[],
  { openId, turnedTo }: { openId: string | undefined; turnedTo: number },
): NoticePage<N> {
  const pageCount = Math.max(1, Math.ceil(notices.length / ANNOUNCEMENT_PAGE_SIZE));
  const place = notices.findIndex(({ id }) => id === openId);
  const page =
    place >= 0 ? Math.floor(place / ANNOUNCEMENT_PAGE_SIZE) + 1 : Math.min(Math.max(1, turnedTo), pageCount);
  const from = (page - 1) * ANNOUNCEMENT_PAGE_SIZE;
  const shown = notices.slice(from, from + ANNOUNCEMENT_PAGE_SIZE);
  return { page, pageCount, shown, current: notices[place] ?? shown[0] };
}
