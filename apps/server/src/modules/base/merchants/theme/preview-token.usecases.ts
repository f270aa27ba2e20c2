import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

export const PREVIEW_MILLISECONDS = 30 * 60_000;
const MAX_LENGTH = 1_024;

/** The console's page that frames a preview. */
export const PREVIEW_FRAME_PATH = '/preview-frame';

/** `page`: the page of the site to show, with its anchor. */
export const previewFramePath = (merchantCode: string, token: string, page = '/'): string =>
  `${PREVIEW_FRAME_PATH}?${new URLSearchParams({ merchant: merchantCode, preview: token, page }).toString()}`;

const claims = z.strictObject({
  merchantId: z.string(),
  draftId: z.string(),
  /** The console that may show the preview in a frame. */
  origin: z.string(),
  /** Milliseconds since 1970. */
  expiresAt: z.number(),
});
export type PreviewClaims = z.infer<typeof claims>;

const signed = (key: string, payload: string): Buffer => createHmac('sha256', key).update(payload).digest();

/** A token for the preview of one draft; `key` belongs to that draft. */
export function previewToken(key: string, content: PreviewClaims): string {
  const payload = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${payload}.${signed(key, payload).toString('base64url')}`;
}

/** What a token claims, unverified: the merchant and the draft name the key to verify it with. */
export function claimsOf(token: string): PreviewClaims | undefined {
  if (token.length > MAX_LENGTH) return undefined;
  try {
    const [payload = ''] = token.split('.');
    return claims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  } catch {
    return undefined;
  }
}

/** Whether the token was signed with the key and has not expired. */
export function isPreviewValid(key: string, token: string, now: Date): boolean {
  const [payload = '', signature = '', ...more] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = signed(key, payload);
  if (more.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  const content = claimsOf(token);
  return content !== undefined && now.getTime() < content.expiresAt;
}
