import { appError, requestErrors } from '../../../../platform/http/errors.ts';
import { hashToken, mintToken } from '../../../../platform/tokens.ts';
import {
  openForPreview,
  PREVIEW_MILLISECONDS,
  type Merchant,
  type Preview,
} from '../../../base/merchants/index.ts';
import { createContentUsecases, type ContentDeps, type ContentUsecases } from '../content.usecases.ts';
import { contentErrors } from '../items/items.errors.ts';
import { lockItem, updateItem } from '../items/items.queries.ts';
import { findVersion } from '../items/items.reads.ts';
import { bodyOf, type ItemKey } from '../items/items.usecases.ts';
import { writePublished } from '../items/published.queries.ts';
import { findPreview, insertPreview, type PreviewRow } from './preview.queries.ts';
import { previewPage } from './preview-page.rules.ts';

type Deps = ContentDeps;

/** Ends a transaction with what was read in it; nothing of it is committed. */
class Undone extends Error {
  readonly value: unknown;
  constructor(value: unknown) {
    super('undone');
    this.value = value;
  }
}

/** A token that shows one version of an item on the site, and the page that it is on. @throws `content.not_found` */
export async function previewContent(
  { db, clock }: Deps,
  { merchantCode: merchantId, id: itemId, version, origin }: ItemKey & { version: number; origin: string },
): Promise<{ token: string; page: string; expiresAt: Date }> {
  const now = clock.now();
  const { token, tokenHash } = mintToken();
  const expiresAt = new Date(now.getTime() + PREVIEW_MILLISECONDS);
  return db.transaction().execute(async (tx) => {
    const item = await lockItem(tx, merchantId, itemId);
    const stored = await findVersion(tx, { merchantId, id: itemId, number: version });
    if (!item || stored === undefined) throw appError(contentErrors.notFound);
    await insertPreview(tx, { merchantId, tokenHash, itemId, version, origin, expiresAt, now });
    return { token, page: previewPage(item.kind, { id: itemId, body: bodyOf(stored) }), expiresAt };
  });
}

/** @throws `identity.forbidden` for a token that is unknown, expired or of another merchant */
async function previewNamed({ db, clock }: Deps, merchantId: string, token: string): Promise<PreviewRow> {
  const tokenHash = hashToken(token);
  const preview = tokenHash && (await findPreview(db, { merchantId, tokenHash, now: clock.now() }));
  if (!preview) throw appError(requestErrors.forbidden);
  return preview;
}

/** The open site, and the console that may show it in a frame. @throws `identity.forbidden` */
export async function openContentPreview(deps: Deps, merchant: Merchant, token: string): Promise<Preview> {
  const { origin } = await previewNamed(deps, merchant.id, token);
  return { merchant: openForPreview(merchant), origin };
}

/**
 * Reads the content as if the version of a preview were published, for everybody and from now on: it is published in a
 * transaction that never commits.
 *
 * @throws `identity.forbidden`, `content.not_found`
 */
export async function readPreviewed<T>(
  deps: Deps,
  { merchantId, token }: { merchantId: string; token: string },
  read: (content: ContentUsecases) => Promise<T>,
): Promise<T> {
  const { itemId: id, version } = await previewNamed(deps, merchantId, token);
  try {
    return await deps.db.transaction().execute(async (tx) => {
      const item = await lockItem(tx, merchantId, id);
      const stored = await findVersion(tx, { merchantId, id, number: version });
      if (!item || stored === undefined) throw appError(contentErrors.notFound);
      const body = { ...bodyOf(stored), audience: 'all', from: null, until: null } as const;
      const state = { version, slug: body.slug, archivedAt: null, publishedVersion: version };
      await updateItem(tx, { merchantId, id }, state);
      const published = { merchantId, id, position: item.position, body, now: deps.clock.now() };
      await writePublished(tx, item.kind, published);
      throw new Undone(await read(createContentUsecases({ ...deps, db: tx })));
    });
  } catch (error) {
    if (error instanceof Undone) return error.value as T;
    throw error;
  }
}
