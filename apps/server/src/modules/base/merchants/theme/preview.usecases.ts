import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { appError, requestErrors } from '../../../../platform/http/errors.ts';
import type { Merchant } from '../merchants.rules.ts';
import { claimsOf, isPreviewValid } from './preview-token.usecases.ts';
import { readLook, withLook } from './theme.rules.ts';
import { findDraft } from './theme.queries.ts';

export type Preview = {
  /** The merchant with the draft, as if its site were open. */
  merchant: Merchant;
  /** The console that may show the page in a frame. */
  origin: string;
};

/** The merchant as if its site were open everywhere. */
export function openForPreview(merchant: Merchant): Merchant {
  const regions = { closedCountries: [], closedNetworks: [] };
  return { ...merchant, settings: { ...merchant.settings, status: 0, regions } };
}

/**
 * The site as its draft would make it. Read for each request and never cached, so that a draft is shown only with its
 * token.
 *
 * @throws `identity.forbidden` for a token that is forged, expired, of another merchant or of an earlier draft
 */
export async function openPreview(
  { db, clock }: { db: Db; clock: Clock },
  merchant: Merchant,
  token: string,
): Promise<Preview> {
  const claims = claimsOf(token);
  const draft = claims?.merchantId === merchant.id ? await findDraft(db, merchant.id) : undefined;
  if (!claims || draft?.id !== claims.draftId || !isPreviewValid(draft.previewKey, token, clock.now()))
    throw appError(requestErrors.forbidden);
  const settings = withLook(merchant.settings, readLook(draft.look));
  return { merchant: openForPreview({ ...merchant, settings }), origin: claims.origin };
}
