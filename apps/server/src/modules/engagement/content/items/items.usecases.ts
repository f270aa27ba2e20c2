import {
  contentBody,
  MAX_CONTENT_ITEMS,
  type ContentBody,
  type ContentDetail,
  type ContentItem,
  type ContentKind,
  type ContentVersion,
} from '@croupier/contract/engagement/content-items.ts';
import type { LanguageCode } from '@croupier/contract/merchants/system.ts';
import { decode, encode } from 'zod';
import type { Tx } from '../../../../platform/db/database.ts';
import { fieldRefusal } from '../../../../platform/field-refusal.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { textIn, type Merchant } from '../../../base/merchants/index.ts';
import { bodyRefusal, changedParts, cleanBody, gapsOf } from './body.rules.ts';
import { contentErrors } from './items.errors.ts';
import {
  findBySlug,
  hasItems,
  insertItem,
  insertVersion,
  lockItem,
  lockSlugs,
  updateItem,
  wasPublished,
} from './items.queries.ts';
import { findItem, findVersion, listItems, listVersions } from './items.reads.ts';
import type { ItemDeps, ItemRow, LockedItem, Operator } from './items.types.ts';

export type ItemKey = { merchantCode: string; id: string };

export const bodyOf = (stored: unknown): ContentBody => decode(contentBody, stored as never);
const wireOf = (body: ContentBody): Record<string, unknown> => encode(contentBody, body);

/** The languages that a merchant offers, the default one first. */
export const languagesOf = ({ settings }: Merchant): LanguageCode[] => [
  ...new Set([settings.brand.defaultLanguage, ...settings.brand.languages]),
];

function itemOf(merchant: Merchant, row: ItemRow): ContentItem {
  const { id, kind, version, publishedVersion, archivedAt, changedAt, changedBy } = row;
  const { titles, groupName, category, audience, slug, section, from, until, ...texts } = bodyOf(row.body);
  return {
    id,
    kind,
    state: archivedAt ? 'archived' : publishedVersion === null ? 'draft' : 'published',
    version,
    publishedVersion,
    title: textIn(merchant, titles, merchant.settings.brand.defaultLanguage),
    groupName,
    category,
    audience,
    slug,
    section,
    from,
    until,
    gaps: gapsOf(kind, { titles, ...texts }, languagesOf(merchant)),
    changedAt: archivedAt ?? changedAt,
    changedBy,
  };
}

/** @throws `merchants.not_found` */
export async function listContent(
  { db, merchants }: ItemDeps,
  { merchantCode, kind, archived }: { merchantCode: string; kind: ContentKind; archived: boolean },
): Promise<{ items: ContentItem[]; languages: LanguageCode[] }> {
  const merchant = await merchants.byId(merchantCode);
  const rows = await listItems(db, { merchantId: merchantCode, kind, archived });
  return { items: rows.map((row) => itemOf(merchant, row)), languages: languagesOf(merchant) };
}

/** @throws `content.not_found` */
export async function getContent(
  { db, merchants }: ItemDeps,
  { merchantCode, id }: ItemKey,
): Promise<ContentDetail> {
  const row = await findItem(db, merchantCode, id);
  if (!row) throw appError(contentErrors.notFound);
  return { item: itemOf(await merchants.byId(merchantCode), row), body: bodyOf(row.body) };
}

/** @throws `content.not_found` */
export async function versionsOf({ db }: ItemDeps, { merchantCode, id }: ItemKey): Promise<ContentVersion[]> {
  const versions = await listVersions(db, merchantCode, id);
  if (versions.length === 0) throw appError(contentErrors.notFound);
  return versions;
}

/** @throws `content.not_found` */
export async function getVersion(
  { db }: Pick<ItemDeps, 'db'>,
  { merchantCode, id, number }: ItemKey & { number: number },
): Promise<ContentBody> {
  const body = await findVersion(db, { merchantId: merchantCode, id, number });
  if (body === undefined) throw appError(contentErrors.notFound);
  return bodyOf(body);
}

/**
 * Locks an item that is still at the version which the caller saw. The refusal names the newest version, so that a
 * screen can show what has changed; nothing of the caller's text is lost.
 *
 * @throws `content.not_found`, `content.stale`
 */
export async function lockSeen(tx: Tx, { merchantCode, id }: ItemKey, seen: number): Promise<LockedItem> {
  const item = await lockItem(tx, merchantCode, id);
  if (!item) throw appError(contentErrors.notFound);
  if (item.version !== seen) throw appError(contentErrors.stale, { value: { version: item.version } });
  return item;
}

/** @throws `content.slug_taken` with the field */
async function takeSlug(
  tx: Tx,
  { merchantId, kind, id, slug }: { merchantId: string; kind: ContentKind; id: string; slug: string | null },
): Promise<void> {
  if (slug === null) return;
  await lockSlugs(tx, merchantId);
  const holder = await findBySlug(tx, { merchantId, kind, slug });
  if (holder !== undefined && holder !== id) throw fieldRefusal(contentErrors.slugTaken, 'body.slug');
}

/** @throws if the body cannot be stored, with the field */
function checkedBody(kind: ContentKind, body: ContentBody): ContentBody {
  const clean = cleanBody(kind, body);
  const refusal = bodyRefusal(kind, clean);
  if (refusal) throw fieldRefusal(refusal.error, `body.${refusal.field}`);
  return clean;
}

export const auditEntry = (
  { merchantCode, id }: ItemKey,
  { account, ip, requestId }: Operator,
): { merchantId: string; actor: Operator['account']; subject: string; ip: string; requestId: string } => ({
  merchantId: merchantCode,
  actor: account,
  subject: `content:${id}`,
  ip,
  requestId,
});

/**
 * Creates a draft. The same call once more changes nothing.
 *
 * @throws `merchants.not_found`, `content.id_taken`, `content.too_many`, `content.slug_taken`, or why the body cannot be stored
 */
export async function createContent(
  deps: ItemDeps,
  { merchantCode, id, kind, body }: ItemKey & { kind: ContentKind; body: ContentBody },
  operator: Operator,
): Promise<ContentDetail> {
  const merchantId = (await deps.merchants.byId(merchantCode)).id;
  const clean = checkedBody(kind, body);
  await deps.db.transaction().execute(async (tx) => {
    await takeSlug(tx, { merchantId, kind, id, slug: clean.slug });
    if (!(await insertItem(tx, { merchantId, id, kind, slug: clean.slug }))) {
      const stored = await findVersion(tx, { merchantId, id, number: 1 });
      if (JSON.stringify(wireOf(bodyOf(stored))) === JSON.stringify(wireOf(clean))) return;
      throw appError(contentErrors.idTaken);
    }
    if (await hasItems(tx, merchantId, MAX_CONTENT_ITEMS + 1)) throw appError(contentErrors.tooMany);
    const at = deps.clock.now();
    const wire = wireOf(clean);
    await insertVersion(tx, {
      merchantId,
      kind,
      id,
      number: 1,
      body: wire,
      operatorId: operator.account.id,
      at,
    });
    await deps.audit.record(tx, {
      ...auditEntry({ merchantCode, id }, operator),
      action: 'content.created',
      after: { kind, version: 1, ...wire },
    });
  });
  return getContent(deps, { merchantCode, id });
}

/**
 * Adds a version with a body that is checked already, and makes it the newest.
 *
 * @returns the item with its new version
 * @throws `content.slug_taken`, `content.slug_fixed`
 */
export async function addVersion(
  { clock, audit }: ItemDeps,
  tx: Tx,
  { key, item, body, action }: { key: ItemKey; item: LockedItem; body: ContentBody; action: string },
  operator: Operator,
): Promise<LockedItem> {
  const { id, kind } = item;
  const merchantId = key.merchantCode;
  if (body.slug !== item.slug) {
    if (await wasPublished(tx, merchantId, id)) throw fieldRefusal(contentErrors.slugFixed, 'body.slug');
    await takeSlug(tx, { merchantId, kind, id, slug: body.slug });
  }
  const number = item.version + 1;
  const before = await findVersion(tx, { merchantId, id, number: item.version });
  const wire = wireOf(body);
  await insertVersion(tx, {
    merchantId,
    kind,
    id,
    number,
    body: wire,
    operatorId: operator.account.id,
    at: clock.now(),
  });
  const changed = { ...item, version: number, slug: body.slug, isArchived: false };
  await updateItem(tx, { merchantId, id }, { ...changed, archivedAt: null });
  const parts = changedParts(wireOf(bodyOf(before)), wire);
  await audit.record(tx, {
    ...auditEntry(key, operator),
    action,
    before: { version: item.version, ...parts.before },
    after: { version: number, ...parts.after },
  });
  return changed;
}

/** @throws `content.not_found`, `content.stale`, `content.slug_fixed`, or why the body cannot be stored */
export async function saveContent(
  deps: ItemDeps,
  { version, body, ...key }: ItemKey & { version: number; body: ContentBody },
  operator: Operator,
): Promise<ContentDetail> {
  await deps.db.transaction().execute(async (tx) => {
    const item = await lockSeen(tx, key, version);
    const clean = checkedBody(item.kind, body);
    await addVersion(deps, tx, { key, item, body: clean, action: 'content.saved' }, operator);
  });
  return getContent(deps, key);
}

/** @throws `content.not_found`, `content.stale` */
export async function restoreContent(
  deps: ItemDeps,
  { version, number, ...key }: ItemKey & { version: number; number: number },
  operator: Operator,
): Promise<ContentDetail> {
  await deps.db.transaction().execute(async (tx) => {
    const item = await lockSeen(tx, key, version);
    const body = await getVersion({ db: tx }, { ...key, number });
    await addVersion(
      deps,
      tx,
      { key, item, body: checkedBody(item.kind, body), action: 'content.restored' },
      operator,
    );
  });
  return getContent(deps, key);
}
