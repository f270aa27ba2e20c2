import {
  ANNOUNCEMENT_TYPES,
  type Announcements,
  type HelpCentre,
  type PopupExecution,
} from '@croupier/contract/engagement/content.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { cachedSafeHtml } from '../../../platform/safe-html.ts';
import { textIn, type Merchants, type Texts } from '../../base/merchants/index.ts';
import { listHelp, listShown, type AnnouncementRow } from './content.reads.ts';
import { pictureOf, safeLink } from './content.rules.ts';

export type AnnouncementQuery = {
  merchantId: string;
  language: string;
  types: string;
  /** Members see other announcements than visitors. */
  signedIn: boolean;
};

function linkageOf(linkage: AnnouncementRow['linkage']): AnnouncementRow['linkage'] {
  const url = safeLink(linkage?.url ?? null);
  return linkage && url !== null ? { type: linkage.type, url } : null;
}

/** A popup for everybody is one for visitors and one for members. */
const executionsOf = ({ execution }: AnnouncementRow): PopupExecution[] =>
  execution === 'AB' ? ['A', 'B'] : execution === null ? [] : [execution];

export type ContentDeps = { db: Db; clock: Clock; merchants: Pick<Merchants, 'byId'> };

export function createContentUsecases({ db, clock, merchants }: ContentDeps) {
  /** Reads a merchant's texts in one language. */
  const readerOf = async (merchantId: string, language: string) => {
    const merchant = await merchants.byId(merchantId);
    const text = (texts: Texts): string => textIn(merchant, texts, language);
    // Made safe also when read, in case it was not written by this code.
    return { text, html: (texts: Texts): string => cachedSafeHtml(text(texts)) };
  };

  return {
    announcements: async ({
      merchantId,
      language,
      types,
      signedIn,
    }: AnnouncementQuery): Promise<Announcements> => {
      const { text, html } = await readerOf(merchantId, language);
      const wanted = new Set(types.split(',').map((type) => type.trim().toUpperCase()));
      const shown = await listShown(db, {
        merchantId,
        types: ANNOUNCEMENT_TYPES.filter((type) => wanted.has(type)),
        audience: signedIn ? 'members' : 'visitors',
        at: clock.now(),
      });
      const noticeOf = ({ id, titles, contents, published_at }: AnnouncementRow) => ({
        id,
        title: text(titles),
        content: html(contents),
        time: published_at,
      });
      return {
        banners: shown.flatMap(({ id, group_name, category, titles, summaries, images, linkage }) =>
          group_name
            ? [
                {
                  id,
                  groupName: group_name,
                  category,
                  title: text(titles),
                  text: text(summaries),
                  ...pictureOf(images[0]),
                  linkage: linkageOf(linkage),
                },
              ]
            : [],
        ),
        player: shown.filter(({ type }) => type === 'PL').map(noticeOf),
        popup: shown.flatMap((row) =>
          executionsOf(row).map((execution) => ({ ...noticeOf(row), execution })),
        ),
        promotion: shown.flatMap((row) =>
          row.promo_id === null
            ? []
            : [
                {
                  ...noticeOf(row),
                  promoId: row.promo_id,
                  summary: text(row.summaries),
                  announcementImages: row.images.map((image, index) => ({
                    ...pictureOf(image),
                    sequence: index + 1,
                  })),
                  until: row.until,
                },
              ],
        ),
        headline: shown
          .filter(({ type }) => type === 'H')
          .map(({ id, titles }) => ({ id, text: text(titles) })),
      };
    },

    helpCentre: async (merchantId: string, language: string): Promise<HelpCentre> => {
      const { text, html } = await readerOf(merchantId, language);
      const sections = new Map<string, HelpCentre[number]>();
      for (const row of await listHelp(db, merchantId)) {
        let section = sections.get(row.section);
        if (!section) {
          section = { anchor: row.section, title: text(row.section_titles), articles: [] };
          sections.set(row.section, section);
        }
        section.articles.push({
          anchor: row.anchor,
          title: text(row.titles),
          content: html(row.contents),
        });
      }
      return [...sections.values()];
    },
  };
}

export type ContentUsecases = ReturnType<typeof createContentUsecases>;
