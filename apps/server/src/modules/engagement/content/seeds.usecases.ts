import {
  contentBody,
  EMPTY_CONTENT,
  type ContentBody,
  type ContentKind,
} from '@croupier/contract/engagement/content-items.ts';
import type { AnnouncementType, BannerGroup, PopupExecution } from '@croupier/contract/engagement/content.ts';
import type { GameCategory } from '@croupier/contract/games/catalogue.ts';
import { encode } from 'zod';
import type { Tx } from '../../../platform/db/database.ts';
import type { Texts } from '../../base/merchants/index.ts';
import type { LinkageRow, PictureRow } from './content.reads.ts';
import { pictureOf, safeLink } from './content.rules.ts';
import { cleanBody } from './items/body.rules.ts';
import { writePublished } from './items/published.queries.ts';
import { insertSeed } from './seeds.queries.ts';

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

export type NewHelpSection = {
  merchantId: string;
  id: string;
  section: string;
  titles: Texts;
  position: number;
};
export type NewHelpArticle = NewHelpSection & { anchor: string; contents: Texts };

const KINDS: Record<AnnouncementType, ContentKind> = {
  B: 'banner',
  H: 'headline',
  PL: 'notice',
  PU: 'popup',
  PR: 'promotion',
};
const AUDIENCES = { A: 'members', B: 'visitors', F: 'firstSignIn' } as const;

type Seed = { merchantId: string; id: string; kind: ContentKind; position: number; at: Date };

async function seedItem(tx: Tx, { at, ...seed }: Seed, body: ContentBody): Promise<boolean> {
  const clean = cleanBody(seed.kind, body);
  const item = { ...seed, at, slug: clean.slug, body: encode(contentBody, clean) };
  if (!(await insertSeed(tx, item))) return false;
  await writePublished(tx, seed.kind, { ...seed, body: clean, now: at });
  return true;
}

const linkageOf = (linkage: LinkageRow | undefined): LinkageRow | null => {
  const url = safeLink(linkage?.url ?? null);
  return linkage && url !== null ? { type: linkage.type, url } : null;
};

/** Publishes an announcement that comes with the program. Leaves an existing one unchanged and returns false. */
export const seedAnnouncement = (
  tx: Tx,
  { merchantId, id, type, position, publishedAt, execution, ...row }: NewAnnouncement,
): Promise<boolean> =>
  seedItem(
    tx,
    { merchantId, id, kind: KINDS[type], position, at: publishedAt },
    {
      ...EMPTY_CONTENT,
      titles: row.titles,
      summaries: row.summaries ?? {},
      contents: row.contents ?? {},
      images: (row.images ?? []).map(pictureOf),
      linkage: linkageOf(row.linkage),
      groupName: row.groupName ?? null,
      category: row.category ?? null,
      audience: execution ? AUDIENCES[execution] : 'all',
      slug: row.promoId ?? null,
      from: publishedAt,
      until: row.until ?? null,
    },
  );

export const seedSection = (
  tx: Tx,
  { merchantId, id, section, titles, position }: NewHelpSection,
  at: Date,
): Promise<boolean> =>
  seedItem(
    tx,
    { merchantId, id, kind: 'section', position, at },
    { ...EMPTY_CONTENT, titles, slug: section },
  );

export const seedArticle = (
  tx: Tx,
  { merchantId, id, section, anchor, titles, contents, position }: NewHelpArticle,
  at: Date,
): Promise<boolean> =>
  seedItem(
    tx,
    { merchantId, id, kind: 'article', position, at },
    { ...EMPTY_CONTENT, titles, contents, slug: anchor, section },
  );
