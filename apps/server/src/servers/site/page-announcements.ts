import type { BootData } from '@croupier/contract/boot.ts';
import { announcements, type Announcements, type Banner } from '@croupier/contract/content.ts';
import type { LanguageCode } from '@croupier/contract/system.ts';
import { encode } from 'zod';
import type { Modules } from '../../modules.ts';
import { categoryOf, type DrawnPage } from './drawn-pages.ts';

/** So late may a page learn of a new banner: then no page costs a query of its own. */
const KEPT_MILLISECONDS = 5_000;
/** Banners of pages that are drawn. From each of them one goes on to the others, so they come with each, but for those of one list. */
const GROUPS: ReadonlySet<string> = new Set(['w_home', 'w_game', 'w_leftmenu']);

type Shown = NonNullable<BootData['announcements']>;

/** What the first paint of a drawn page shows of a merchant's announcements, in a language. */
export function createPageAnnouncements(content: Pick<Modules['content'], 'announcements'>) {
  const kept = new Map<string, { until: number; answer: Promise<Announcements> }>();
  const ask = (merchantId: string, language: LanguageCode): Promise<Announcements> => {
    const key = `${merchantId} ${language}`;
    const known = kept.get(key);
    if (known && known.until > performance.now()) return known.answer;
    const answer = content.announcements({ merchantId, language, types: 'B,H,PR' });
    kept.set(key, { until: performance.now() + KEPT_MILLISECONDS, answer });
    // What failed is asked for again by the next page.
    answer.catch(() => kept.delete(key));
    return answer;
  };
  return async (merchantId: string, language: LanguageCode, page: DrawnPage): Promise<Shown> => {
    const { banners, headline, promotion } = await ask(merchantId, language);
    const stands = ({ groupName, category }: Banner): boolean =>
      GROUPS.has(groupName) && (category === null || category === categoryOf(page));
    const common = { banners: banners.filter(stands), headline };
    return page === 'promotions'
      ? { ...common, promotion: encode(announcements.shape.promotion, promotion) }
      : common;
  };
}
