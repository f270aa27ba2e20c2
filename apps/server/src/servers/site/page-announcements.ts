import type { BootData } from '@croupier/contract/boot.ts';
import { announcements, type Announcements, type Banner } from '@croupier/contract/engagement/content.ts';
import type { LanguageCode } from '@croupier/contract/merchants/system.ts';
import { encode } from 'zod';
import type { Modules } from '../../modules.ts';
import { systemClock } from '../../platform/clock.ts';
import { createFresh } from '../../platform/fresh.ts';
import { categoryOf, type DrawnPage } from './drawn-pages.ts';

/** How long announcements are cached, so that pages need no query. */
const FRESH_MILLISECONDS = 5_000;
/** Banners of the rendered pages; each page includes those of the others, because visitors navigate between them. */
const GROUPS: ReadonlySet<string> = new Set(['w_home', 'w_game', 'w_leftmenu']);

type Shown = NonNullable<BootData['announcements']>;

/** Announcements for the first paint of a rendered page. */
export function createPageAnnouncements(content: Pick<Modules['content'], 'announcements' | 'revision'>) {
  const fresh = createFresh<Announcements>({ clock: systemClock, milliseconds: FRESH_MILLISECONDS });
  const ask = (merchantId: string, language: LanguageCode): Promise<Announcements> =>
    fresh.get(`${merchantId} ${language} ${content.revision(merchantId)}`, () =>
      // Who is signed in is known to the browser only, which asks again.
      content.announcements({ merchantId, language, types: 'B,H,PR', signedIn: false }),
    );
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
