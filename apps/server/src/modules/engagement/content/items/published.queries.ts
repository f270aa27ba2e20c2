import type { ContentBody, ContentKind } from '@croupier/contract/engagement/content-items.ts';
import type { AnnouncementType } from '@croupier/contract/engagement/content.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/database.ts';
import { executionOf } from './body.rules.ts';

export const CONTENT_CHANNEL = 'content_changed';

/** Notifies every process on commit; later changes of a merchant have a higher sequence. */
export async function notifyContentChanged(tx: Tx, merchantId: string): Promise<void> {
  await sql`select pg_notify(${CONTENT_CHANNEL}, json_build_object('merchantId', ${merchantId}::text,
    'sequence', ((extract(epoch from clock_timestamp()) * 1000000)::int8)::text)::text)`.execute(tx);
}

type AnnouncementKind = Exclude<ContentKind, 'section' | 'article'>;
const TYPES: Record<AnnouncementKind, AnnouncementType> = {
  banner: 'B',
  headline: 'H',
  notice: 'PL',
  popup: 'PU',
  promotion: 'PR',
};

type Published = { merchantId: string; id: string; position: number; body: ContentBody; now: Date };

/** Without a time of its own an announcement keeps the time of its first publication. */
async function writeAnnouncement(tx: Tx, kind: AnnouncementKind, published: Published): Promise<void> {
  const { merchantId, id, position, body, now } = published;
  const audience = kind === 'popup' || body.audience === 'all' ? null : body.audience;
  const json = (value: unknown) => sql`${value === null ? null : JSON.stringify(value)}::jsonb`;
  await sql`
    insert into announcements as a (merchant_id, id, type, group_name, category, execution, promo_id, titles, summaries,
      contents, images, linkage, position, published_at, until, audience)
    values (${merchantId}, ${id}, ${TYPES[kind]}, ${body.groupName}, ${body.category},
      ${kind === 'popup' ? executionOf(body.audience) : null}, ${kind === 'promotion' ? body.slug : null},
      ${json(body.titles)}, ${json(body.summaries)}, ${json(body.contents)}, ${json(body.images)},
      ${json(body.linkage)}, ${position}, ${body.from ?? now}, ${body.until}, ${audience})
    on conflict (merchant_id, id) do update set group_name = excluded.group_name, category = excluded.category,
      execution = excluded.execution, titles = excluded.titles, summaries = excluded.summaries,
      contents = excluded.contents, images = excluded.images, linkage = excluded.linkage,
      position = excluded.position, until = excluded.until, audience = excluded.audience,
      published_at = coalesce(${body.from}::timestamptz, least(a.published_at, excluded.published_at))`.execute(
    tx,
  );
}

async function writeArticle(tx: Tx, { merchantId, id, position, body }: Published): Promise<void> {
  await sql`
    insert into help_articles (merchant_id, id, section, section_titles, anchor, titles, contents, position)
    values (${merchantId}, ${id}, ${body.section}, '{}', ${body.slug}, ${JSON.stringify(body.titles)}::jsonb,
      ${JSON.stringify(body.contents)}::jsonb, ${position})
    on conflict (merchant_id, id) do update set section = excluded.section, anchor = excluded.anchor,
      titles = excluded.titles, contents = excluded.contents, position = excluded.position`.execute(tx);
}

const MAX_ARTICLES_PER_SECTION = 10_000;

/** Articles carry the titles and the place of their section. */
async function refreshArticles(tx: Tx, merchantId: string): Promise<void> {
  await sql`
    update help_articles h set section_titles = s.titles, position = s.position * ${MAX_ARTICLES_PER_SECTION} + a.position
    from (select i.slug, i.position, v.body -> 'titles' as titles
      from content_items i
      join content_versions v on v.merchant_id = ${merchantId} and v.subject = i.id and v.number = i.published_version
      where i.merchant_id = ${merchantId} and i.kind = 'section') s,
      (select id, position from content_items where merchant_id = ${merchantId} and kind = 'article') a
    where h.merchant_id = ${merchantId} and s.slug = h.section and a.id = h.id`.execute(tx);
}

const isHelp = (kind: ContentKind): kind is 'section' | 'article' => kind === 'section' || kind === 'article';

/** Writes an item into the tables that the site reads. */
export async function writePublished(tx: Tx, kind: ContentKind, published: Published): Promise<void> {
  if (!isHelp(kind)) {
    await writeAnnouncement(tx, kind, published);
    return;
  }
  if (kind === 'article') await writeArticle(tx, published);
  await refreshArticles(tx, published.merchantId);
}

export async function removePublished(
  tx: Tx,
  { merchantId, id, kind }: { merchantId: string; id: string; kind: ContentKind },
): Promise<void> {
  if (kind === 'article')
    await sql`delete from help_articles where merchant_id = ${merchantId} and id = ${id}`.execute(tx);
  else if (!isHelp(kind))
    await sql`delete from announcements where merchant_id = ${merchantId} and id = ${id}`.execute(tx);
}

/** Moves what is published to the places of its items. */
export async function refreshOrder(tx: Tx, merchantId: string, kind: ContentKind): Promise<void> {
  if (isHelp(kind)) {
    await refreshArticles(tx, merchantId);
    return;
  }
  await sql`
    update announcements a set position = i.position from content_items i
    where a.merchant_id = ${merchantId} and i.merchant_id = ${merchantId} and i.id = a.id and i.kind = ${kind}
      and a.position <> i.position`.execute(tx);
}

/** Whether a section is published. */
export async function hasSection(tx: Tx, merchantId: string, slug: string): Promise<boolean> {
  const { rows } = await sql`
    select from content_items where merchant_id = ${merchantId} and kind = 'section' and slug = ${slug}
      and published_version is not null for share`.execute(tx);
  return rows.length > 0;
}

export async function hasArticles(tx: Tx, merchantId: string, section: string): Promise<boolean> {
  const { rows } = await sql`
    select from help_articles where merchant_id = ${merchantId} and section = ${section} limit 1`.execute(tx);
  return rows.length > 0;
}
