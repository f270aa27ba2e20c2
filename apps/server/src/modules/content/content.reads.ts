import type { AnnouncementType, BannerGroup, PopupExecution } from '@croupier/contract/content.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { Texts } from './content.rules.ts';

export type PictureRow = { imageUrl: string | null; artId: string | null };
export type LinkageRow = { type: 'page' | 'promotion' | 'game' | 'outside'; url: string };

export type AnnouncementRow = {
  id: string;
  type: AnnouncementType;
  group_name: BannerGroup | null;
  execution: PopupExecution | null;
  promo_id: string | null;
  titles: Texts;
  summaries: Texts;
  contents: Texts;
  images: PictureRow[];
  linkage: LinkageRow | null;
  published_at: Date;
  until: Date | null;
};

/** More of one type than anybody reads: a page must not grow with the years. */
const MOST_SHOWN = 200;

/** What a merchant shows at an instant: begun, and not over. */
export async function listShown(
  db: Db,
  query: { merchantId: string; types: readonly AnnouncementType[]; at: Date },
): Promise<AnnouncementRow[]> {
  const { rows } = await sql<AnnouncementRow>`
    select id, type, group_name, execution, promo_id, titles, summaries, contents, images, linkage, published_at, until
    from announcements
    where merchant_id = ${query.merchantId} and type = any(${[...query.types]}::text[])
      and published_at <= ${query.at} and (until is null or until > ${query.at})
    order by type, position, published_at desc, id limit ${MOST_SHOWN}`.execute(db);
  return rows;
}

export type HelpRow = { section: string; section_titles: Texts; anchor: string; titles: Texts; contents: Texts };

export async function listHelp(db: Db, merchantId: string): Promise<HelpRow[]> {
  const { rows } = await sql<HelpRow>`
    select section, section_titles, anchor, titles, contents from help_articles
    where merchant_id = ${merchantId} order by position, anchor`.execute(db);
  return rows;
}
