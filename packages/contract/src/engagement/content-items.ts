import { z } from 'zod';
import { gameCategory } from '../games/catalogue.ts';
import { id, idempotencyKey } from '../ids.ts';
import { instant } from '../instant.ts';
import { merchantParams } from '../merchants/merchant-params.ts';
import { languageCode, link } from '../merchants/system.ts';
import { defineRoutes } from '../route.ts';
import { bannerGroup } from './content.ts';

/** What operators write for the site. A section groups the articles of the help centre. */
export const CONTENT_KINDS = [
  'banner',
  'headline',
  'notice',
  'popup',
  'promotion',
  'section',
  'article',
] as const;
export const contentKind = z.enum(CONTENT_KINDS);
export type ContentKind = z.infer<typeof contentKind>;

/** `firstSignIn`: members in the session of their first sign-in; for popups only. */
export const CONTENT_AUDIENCES = ['all', 'visitors', 'members', 'firstSignIn'] as const;
export const contentAudience = z.enum(CONTENT_AUDIENCES);
export type ContentAudience = z.infer<typeof contentAudience>;

/** The parts of a body that each kind uses; the server clears all others. */
export const CONTENT_PARTS = {
  banner: ['summaries', 'images', 'linkage', 'group', 'audience', 'schedule'],
  headline: ['audience', 'schedule'],
  notice: ['contents', 'audience', 'schedule'],
  popup: ['contents', 'audience', 'schedule'],
  promotion: ['summaries', 'contents', 'images', 'slug', 'audience', 'schedule'],
  section: ['slug'],
  article: ['contents', 'slug', 'section'],
} as const satisfies Record<ContentKind, readonly string[]>;
export type ContentPart = (typeof CONTENT_PARTS)[ContentKind][number];

export const hasPart = (kind: ContentKind, part: ContentPart): boolean =>
  CONTENT_PARTS[kind].some((name) => name === part);

/** Longest texts. A call carries all languages at once, and its body has a limit as well. */
export const CONTENT_LENGTHS = { titles: 200, summaries: 500, contents: 20_000 } as const;
export const MAX_CONTENT_IMAGES = 6;
/** Of one merchant, archived ones included. */
export const MAX_CONTENT_ITEMS = 2_000;

const texts = (maxLength: number) => z.partialRecord(languageCode, z.string().trim().max(maxLength));
const slug = z.string().regex(/^[a-z0-9-]{1,64}$/);

export const contentBody = z.object({
  titles: texts(CONTENT_LENGTHS.titles),
  summaries: texts(CONTENT_LENGTHS.summaries),
  /** HTML; the server removes everything that could run or load something. */
  contents: texts(CONTENT_LENGTHS.contents),
  /** Uploaded pictures, or key art by the id of a game or a motif; the first one is the main picture. */
  images: z
    .array(
      z.object({
        imageUrl: link.nullable(),
        artId: z
          .string()
          .regex(/^[a-z][a-z0-9-]{0,63}$/)
          .nullable(),
      }),
    )
    .max(MAX_CONTENT_IMAGES),
  linkage: z.object({ type: z.enum(['page', 'promotion', 'game', 'outside']), url: link }).nullable(),
  groupName: bannerGroup.nullable(),
  /** For banners in `w_game`: the game list it belongs to; null for all lists. */
  category: gameCategory.nullable(),
  audience: contentAudience,
  /** The anchor in the address of a promotion, a section or an article; fixed after the first publication. */
  slug: slug.nullable(),
  /** The slug of an article's section. */
  section: slug.nullable(),
  /** Shown from this time on; null is from publication. */
  from: instant.nullable(),
  until: instant.nullable(),
});
export type ContentBody = z.infer<typeof contentBody>;

export const EMPTY_CONTENT: ContentBody = {
  titles: {},
  summaries: {},
  contents: {},
  images: [],
  linkage: null,
  groupName: null,
  category: null,
  audience: 'all',
  slug: null,
  section: null,
  from: null,
  until: null,
};

export const CONTENT_STATES = ['draft', 'published', 'archived'] as const;
export type ContentState = (typeof CONTENT_STATES)[number];

const contentItem = z.object({
  id,
  kind: contentKind,
  state: z.enum(CONTENT_STATES),
  /** The newest version. Whoever changes the item names the version that they saw. */
  version: z.int(),
  publishedVersion: z.int().nullable(),
  /** In the merchant's default language, as far as there is a text. */
  title: z.string(),
  groupName: bannerGroup.nullable(),
  category: gameCategory.nullable(),
  audience: contentAudience,
  slug: z.string().nullable(),
  section: z.string().nullable(),
  from: instant.nullable(),
  until: instant.nullable(),
  /** Offered languages in which a text is missing; readers see another language there. */
  gaps: z.array(languageCode),
  changedAt: instant,
  /** The operator's name; null for content that came with the program. */
  changedBy: z.string().nullable(),
});
export type ContentItem = z.infer<typeof contentItem>;

const contentDetail = z.object({ item: contentItem, body: contentBody });
export type ContentDetail = z.infer<typeof contentDetail>;

const contentVersion = z.object({
  number: z.int(),
  /** `superseded`: was published, and another version has replaced it. */
  state: z.enum(['draft', 'published', 'superseded']),
  at: instant,
  by: z.string().nullable(),
});
export type ContentVersion = z.infer<typeof contentVersion>;

const itemParams = merchantParams.extend({ id });
const version = z.int().min(1).max(1_000_000);
const seen = z.object({ version });
const CHANGE_ERRORS = ['content.not_found', 'content.stale'] as const;
const TEXT_ERRORS = [
  'content.slug_taken',
  'content.slug_fixed',
  'content.slug_needed',
  'content.group_needed',
  'content.section_needed',
  'content.audience_popups_only',
  'content.period_reversed',
] as const;
const PUBLISH_ERRORS = [
  ...CHANGE_ERRORS,
  'content.default_language_missing',
  'content.section_unpublished',
] as const;

/** Operators' calls for the content of a site: drafts, versions and what is published. */
export const contentItemsRoutes = defineRoutes({
  list: {
    method: 'GET',
    path: '/console/merchants/:merchantCode/content',
    summary: 'The content of one kind in its order, or what was archived, newest first; at most 500.',
    access: 'operator',
    permission: 'content.view',
    params: merchantParams,
    query: z.object({ kind: contentKind, archived: z.enum(['1']).optional() }),
    response: z.object({
      items: z.array(contentItem),
      /** Offered languages, the default one first. */
      languages: z.array(languageCode),
    }),
    errors: ['merchants.not_found'],
  },
  get: {
    method: 'GET',
    path: '/console/merchants/:merchantCode/content/:id',
    summary: 'One item with its newest version.',
    access: 'operator',
    permission: 'content.view',
    params: itemParams,
    response: contentDetail,
    errors: ['content.not_found'],
  },
  versions: {
    method: 'GET',
    path: '/console/merchants/:merchantCode/content/:id/versions',
    summary: 'The versions of an item, newest first; at most 200.',
    access: 'operator',
    permission: 'content.view',
    params: itemParams,
    response: z.array(contentVersion),
    errors: ['content.not_found'],
  },
  version: {
    method: 'GET',
    path: '/console/merchants/:merchantCode/content/:id/versions/:number',
    summary: 'The body of one version.',
    access: 'operator',
    permission: 'content.view',
    params: itemParams.extend({ number: z.coerce.number().pipe(version) }),
    response: contentBody,
    errors: ['content.not_found'],
  },
  create: {
    method: 'POST',
    path: '/console/merchants/:merchantCode/content',
    summary: 'Creates a draft.',
    access: 'operator',
    permission: 'content.edit',
    params: merchantParams,
    body: z.object({ id: idempotencyKey, kind: contentKind, body: contentBody }),
    response: contentDetail,
    errors: ['merchants.not_found', 'content.id_taken', 'content.too_many', ...TEXT_ERRORS],
  },
  save: {
    method: 'PUT',
    path: '/console/merchants/:merchantCode/content/:id',
    summary: 'Saves a new version as a draft; what is published stays until it is published.',
    access: 'operator',
    permission: 'content.edit',
    params: itemParams,
    body: seen.extend({ body: contentBody }),
    response: contentDetail,
    errors: [...CHANGE_ERRORS, ...TEXT_ERRORS],
  },
  restore: {
    method: 'POST',
    path: '/console/merchants/:merchantCode/content/:id/restore',
    summary: 'Makes an earlier version the newest draft again; an archived item becomes a draft.',
    access: 'operator',
    permission: 'content.edit',
    params: itemParams,
    body: seen.extend({ number: version }),
    response: contentDetail,
    errors: CHANGE_ERRORS,
  },
  sanitize: {
    method: 'POST',
    path: '/console/merchants/:merchantCode/content/sanitized',
    summary: 'The HTML as it would be sanitised on saving, for a preview while typing.',
    access: 'operator',
    permission: 'content.edit',
    params: merchantParams,
    body: z.object({ html: z.string().max(CONTENT_LENGTHS.contents) }),
    response: z.object({ html: z.string() }),
  },
  preview: {
    method: 'POST',
    path: '/console/merchants/:merchantCode/content/:id/preview',
    summary:
      'An address that shows the site with one version for 30 minutes, in a frame of this console only.',
    access: 'operator',
    permission: 'content.edit',
    params: itemParams,
    body: seen,
    response: z.object({ url: z.string(), expiresAt: instant }),
    errors: ['content.not_found'],
  },
  publish: {
    method: 'POST',
    path: '/console/merchants/:merchantCode/content/:id/publish',
    summary: 'Publishes the newest version; open pages follow at once.',
    access: 'operator',
    permission: 'content.publish',
    confirmed: true,
    params: itemParams,
    body: seen,
    response: contentDetail,
    errors: PUBLISH_ERRORS,
  },
  rollBack: {
    method: 'POST',
    path: '/console/merchants/:merchantCode/content/:id/rollback',
    summary: 'Publishes an earlier version again, as a new version.',
    access: 'operator',
    permission: 'content.publish',
    confirmed: true,
    params: itemParams,
    body: seen.extend({ number: version }),
    response: contentDetail,
    errors: PUBLISH_ERRORS,
  },
  archive: {
    method: 'POST',
    path: '/console/merchants/:merchantCode/content/:id/archive',
    summary: 'Takes an item off the site and out of the list; its versions are kept.',
    access: 'operator',
    permission: 'content.publish',
    confirmed: true,
    params: itemParams,
    body: seen,
    response: contentDetail,
    errors: [...CHANGE_ERRORS, 'content.section_in_use'],
  },
  order: {
    method: 'PUT',
    path: '/console/merchants/:merchantCode/content/order',
    summary: 'Sets the order of one kind; items that are not named follow the named ones.',
    access: 'operator',
    permission: 'content.publish',
    params: merchantParams,
    body: z.object({ kind: contentKind, ids: z.array(id).min(1).max(500) }),
    response: z.null(),
    errors: ['merchants.not_found'],
  },
});
