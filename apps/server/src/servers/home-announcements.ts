import type { BootData } from '@croupier/contract/boot.ts';
import type { LanguageCode } from '@croupier/contract/system.ts';
import type { Modules } from '../modules.ts';

/** So late may a page learn of a new banner: then no page costs a query of its own. */
const KEPT_MILLISECONDS = 5_000;
const GROUPS: ReadonlySet<string> = new Set(['w_home', 'w_leftmenu']);

const HOME =
  /^\/(?:index(?:\.html)?|home|login(?:\/social)?|register|(?:forgot|change|reset)Password|help|notices)?$/;
const HOME_IN_ANY_SPELLING = new RegExp(HOME.source.replace(/\$$/, String.raw`\/?$`), 'i');
/** Paths of the home page and of everything that opens over it. */
export const showsHome = (path: string): boolean => HOME_IN_ANY_SPELLING.test(path);
/** The same, as links spell them. */
export const isSpelledHome = (path: string): boolean => HOME.test(path);

type Shown = NonNullable<BootData['announcements']>;

/** What the first paint of the home page shows of a merchant's announcements, in a language. */
export function createHomeAnnouncements(content: Pick<Modules['content'], 'announcements'>) {
  const kept = new Map<string, { until: number; shown: Promise<Shown> }>();
  const ask = async (merchantId: string, language: LanguageCode): Promise<Shown> => {
    const { banners, headline } = await content.announcements({ merchantId, language, types: 'B,H' });
    return { banners: banners.filter(({ groupName }) => GROUPS.has(groupName)), headline };
  };
  return (merchantId: string, language: LanguageCode): Promise<Shown> => {
    const key = `${merchantId} ${language}`;
    const known = kept.get(key);
    if (known && known.until > performance.now()) return known.shown;
    const shown = ask(merchantId, language);
    kept.set(key, { until: performance.now() + KEPT_MILLISECONDS, shown });
    // What failed is asked for again by the next page.
    shown.catch(() => kept.delete(key));
    return shown;
  };
}
