import type { GameCategory } from '@croupier/contract/games/catalogue.ts';
import type { AnnouncementType, BannerGroup, PopupExecution } from '@croupier/contract/engagement/content.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { LinkageRow, PictureRow } from './content.reads.ts';
import type { Texts } from '../../base/merchants/index.ts';

export type NewAnnouncement = {
  merchantId: string;
  id: string;
  type: AnnouncementType;
  groupName?: BannerGroup | undefined;
  /** For banners in `w_game`: the category whose list shows it. */
  category?: GameCategory | undefined;
  execution?: PopupExecution | undefined;
  promoId?: string | undefined;
  titles: Texts;
  summaries?: Texts | undefined;
  contents?: Texts | undefined;
  images?: readonly PictureRow[] | undefined;
  linkage?: LinkageRow | undefined;
  position: number;
  publishedAt: Date;
  until?: Date | undefined;
};

/** Returns false if the row exists already; it is left unchanged. */
export async function insertAnnouncement(tx: Tx, row: NewAnnouncement): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into announcements (merchant_id, id, type, group_name, category, execution, promo_id, titles, summaries,
      contents, images, linkage, position, published_at, until)
    values (${row.merchantId}, ${row.id}, ${row.type}, ${row.groupName ?? null}, ${row.category ?? null},
      ${row.execution ?? null}, ${row.promoId ?? null}, ${JSON.stringify(row.titles)}::jsonb, ${JSON.stringify(row.summaries ?? {})}::jsonb,
      ${JSON.stringify(row.contents ?? {})}::jsonb, ${JSON.stringify(row.images ?? [])}::jsonb,
      ${row.linkage ? JSON.stringify(row.linkage) : null}::jsonb, ${row.position}, ${row.publishedAt},
      ${row.until ?? null})
    on conflict do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

export type NewHelpArticle = {
  merchantId: string;
  id: string;
  section: string;
  sectionTitles: Texts;
  anchor: string;
  titles: Texts;
  contents: Texts;
  position: number;
};

export async function insertHelpArticle(tx: Tx, row: NewHelpArticle): Promise<void> {
  await sql`
    insert into help_articles (merchant_id, id, section, section_titles, anchor, titles, contents, position)
    values (${row.merchantId}, ${row.id}, ${row.section}, ${JSON.stringify(row.sectionTitles)}::jsonb, ${row.anchor},
      ${JSON.stringify(row.titles)}::jsonb, ${JSON.stringify(row.contents)}::jsonb, ${row.position})
    on conflict do nothing`.execute(tx);
}
