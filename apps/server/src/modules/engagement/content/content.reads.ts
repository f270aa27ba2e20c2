import type { GameCategory } from '@croupier/contract/games/catalogue.ts';
import type { AnnouncementType, BannerGroup, PopupExecution } from '@croupier/contract/engagement/content.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Texts } from '../../base/merchants/index.ts';

export type PictureRow = { imageUrl: string | null; artId: string | null };
export type LinkageRow = { type: 'page' | 'promotion' | 'game' | 'outside'; url: string };

export type AnnouncementRow = {
  id: string;
  type: AnnouncementType;
  group_name: BannerGroup | null;
  category: GameCategory | null;
  /** AB is a popup for visitors and members. */
  execution: PopupExecution | 'AB' | null;
  promo_id: string | null;
  titles: Texts;
  summaries: Texts;
  contents: Texts;
  images: PictureRow[];
  linkage: LinkageRow | null;
  position: number;
  published_at: Date;
  until: Date | null;
};

/** Bounds the size of the page however many announcements a merchant collects. */
const MAX_PER_TYPE = 200;

/** The announcements of a merchant that have started and not ended at a given time. */
export async function listShown(
  db: Db,
  query: {
    merchantId: string;
    types: readonly AnnouncementType[];
    audience: 'visitors' | 'members';
    at: Date;
  },
): Promise<AnnouncementRow[]> {
  const { rows } = await sql<AnnouncementRow>`
    select shown.* from unnest(${[...query.types]}::text[]) as wanted (type) cross join lateral (
      select id, type, group_name, category, execution, promo_id, titles, summaries, contents, images, linkage,
        position, published_at, until
      from announcements a
      where a.merchant_id = ${query.merchantId} and a.type = wanted.type
        and (a.audience is null or a.audience = ${query.audience})
        and a.published_at <= ${query.at} and (a.until is null or a.until > ${query.at})
      order by a.position, a.published_at desc, a.id limit ${MAX_PER_TYPE}) as shown
    order by shown.type, shown.position, shown.published_at desc, shown.id`.execute(db);
  return rows;
}

export type HelpRow = {
  section: string;
  section_titles: Texts;
  anchor: string;
  titles: Texts;
  contents: Texts;
};

export async function listHelp(db: Db, merchantId: string): Promise<HelpRow[]> {
  const { rows } = await sql<HelpRow>`
    select section, section_titles, anchor, titles, contents from help_articles
    where merchant_id = ${merchantId} order by position, anchor`.execute(db);
  return rows;
}
