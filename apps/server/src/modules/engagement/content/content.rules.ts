import { link } from '@croupier/contract/merchants/system.ts';
import { safeHtml } from '../../../platform/safe-html.ts';
import type { Texts } from '../../base/merchants/index.ts';

/** Sanitizes all texts, before they are stored. */
export const safeTexts = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([language, html]) => [language, safeHtml(html ?? '')]));

/** A link that is safe to follow, or null. An unsafe link only disables itself, not the whole announcement. */
export const safeLink = (url: string | null): string | null => link.safeParse(url).data ?? null;
