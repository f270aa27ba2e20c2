import type { ContentBody, ContentDetail, ContentKind } from '@croupier/contract/engagement/content-items.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { fieldRefusal } from '../../../../platform/field-refusal.ts';
import { appError } from '../../../../platform/http/errors.ts';
import type { Merchant } from '../../../base/merchants/index.ts';
import { changedParts, missingDefault } from './body.rules.ts';
import { contentErrors } from './items.errors.ts';
import { listOrder, markPublished, reorderItems, updateItem } from './items.queries.ts';
import type { ItemDeps, LockedItem, Operator } from './items.types.ts';
import { addVersion, auditEntry, getContent, getVersion, lockSeen, type ItemKey } from './items.usecases.ts';
import {
  hasArticles,
  hasSection,
  notifyContentChanged,
  refreshOrder,
  removePublished,
  writePublished,
} from './published.queries.ts';

/** @throws `content.default_language_missing` with the field, `content.section_unpublished` */
async function checkPublishable(
  tx: Tx,
  merchant: Merchant,
  { kind, body }: { kind: ContentKind; body: ContentBody },
): Promise<void> {
  const missing = missingDefault(kind, body, merchant.settings.brand.defaultLanguage);
  if (missing) throw fieldRefusal(contentErrors.defaultLanguageMissing, `body.${missing}`);
  if (body.section !== null && !(await hasSection(tx, merchant.id, body.section)))
    throw fieldRefusal(contentErrors.sectionUnpublished, 'body.section');
}

/** Records that the content of a site has changed, in the transaction of the change. */
async function announce(
  { outbox }: ItemDeps,
  tx: Tx,
  { merchantId, ...event }: { merchantId: string; type: string; payload: Record<string, unknown> },
): Promise<void> {
  await outbox.record(tx, { merchantId, ...event });
  await notifyContentChanged(tx, merchantId);
}

async function publishNewest(
  deps: ItemDeps,
  tx: Tx,
  { key, item }: { key: ItemKey; item: LockedItem },
  operator: Operator,
): Promise<void> {
  const merchantId = key.merchantCode;
  const { id, kind, version, publishedVersion } = item;
  const body = await getVersion({ db: tx }, { ...key, number: version });
  await checkPublishable(tx, await deps.merchants.byId(merchantId), { kind, body });
  const before =
    publishedVersion === null
      ? undefined
      : await getVersion({ db: tx }, { ...key, number: publishedVersion });
  await markPublished(tx, { merchantId, id, number: version });
  await updateItem(
    tx,
    { merchantId, id },
    { version, slug: body.slug, archivedAt: null, publishedVersion: version },
  );
  await writePublished(tx, kind, { merchantId, id, position: item.position, body, now: deps.clock.now() });
  const parts = changedParts(before ?? {}, body);
  await deps.audit.record(tx, {
    ...auditEntry(key, operator),
    action: 'content.published',
    before: { version: publishedVersion, ...(before && parts.before) },
    after: { version, ...parts.after },
  });
  await announce(deps, tx, { merchantId, type: 'content.published', payload: { id, kind, version } });
}

/** @throws `content.not_found`, `content.stale`, or why it cannot be published */
export async function publishContent(
  deps: ItemDeps,
  { version, ...key }: ItemKey & { version: number },
  operator: Operator,
): Promise<ContentDetail> {
  await deps.db.transaction().execute(async (tx) => {
    await publishNewest(deps, tx, { key, item: await lockSeen(tx, key, version) }, operator);
  });
  deps.changed(key.merchantCode);
  return getContent(deps, key);
}

/** Publishes an earlier version again. @throws like `publishContent` */
export async function rollBackContent(
  deps: ItemDeps,
  { version, number, ...key }: ItemKey & { version: number; number: number },
  operator: Operator,
): Promise<ContentDetail> {
  await deps.db.transaction().execute(async (tx) => {
    const seen = await lockSeen(tx, key, version);
    const body = await getVersion({ db: tx }, { ...key, number });
    const item = await addVersion(
      deps,
      tx,
      { key, item: seen, body, action: 'content.rolled_back' },
      operator,
    );
    await publishNewest(deps, tx, { key, item }, operator);
  });
  deps.changed(key.merchantCode);
  return getContent(deps, key);
}

/** @throws `content.not_found`, `content.stale`, `content.section_in_use` */
export async function archiveContent(
  deps: ItemDeps,
  { version, ...key }: ItemKey & { version: number },
  operator: Operator,
): Promise<ContentDetail> {
  const merchantId = key.merchantCode;
  await deps.db.transaction().execute(async (tx) => {
    const { id, kind, slug, publishedVersion } = await lockSeen(tx, key, version);
    if (kind === 'section' && slug !== null && (await hasArticles(tx, merchantId, slug)))
      throw appError(contentErrors.sectionInUse);
    await markPublished(tx, { merchantId, id, number: null });
    await updateItem(
      tx,
      { merchantId, id },
      { version, slug, archivedAt: deps.clock.now(), publishedVersion: null },
    );
    await removePublished(tx, { merchantId, id, kind });
    await deps.audit.record(tx, {
      ...auditEntry(key, operator),
      action: 'content.archived',
      before: { publishedVersion },
      after: { publishedVersion: null },
    });
    await announce(deps, tx, { merchantId, type: 'content.archived', payload: { id, kind } });
  });
  deps.changed(merchantId);
  return getContent(deps, key);
}

/** @throws `merchants.not_found` */
export async function orderContent(
  deps: ItemDeps,
  { merchantCode, kind, ids }: { merchantCode: string; kind: ContentKind; ids: readonly string[] },
  operator: Operator,
): Promise<null> {
  const merchantId = (await deps.merchants.byId(merchantCode)).id;
  await deps.db.transaction().execute(async (tx) => {
    const before = await listOrder(tx, merchantId, kind);
    await reorderItems(tx, { merchantId, kind, ids });
    await refreshOrder(tx, merchantId, kind);
    await deps.audit.record(tx, {
      ...auditEntry({ merchantCode, id: kind }, operator),
      action: 'content.ordered',
      before: { order: before },
      after: { order: await listOrder(tx, merchantId, kind) },
    });
    await notifyContentChanged(tx, merchantId);
  });
  deps.changed(merchantId);
  return null;
}
