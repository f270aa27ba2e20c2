import {
  hasPart,
  type ContentAudience,
  type ContentBody,
  type ContentKind,
} from '@croupier/contract/engagement/content-items.ts';
import type { PopupExecution } from '@croupier/contract/engagement/content.ts';
import type { LanguageCode } from '@croupier/contract/merchants/system.ts';
import { safeHtml } from '../../../../platform/safe-html.ts';
import type { ErrorDefinition } from '../../../../platform/http/errors.ts';
import { contentErrors } from './items.errors.ts';

type TextField = 'titles' | 'summaries' | 'contents';
type BodyTexts = ContentBody[TextField];

const withoutEmpty = (texts: BodyTexts): BodyTexts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));

const sanitized = (texts: BodyTexts): BodyTexts =>
  withoutEmpty(
    Object.fromEntries(Object.entries(texts).map(([language, html]) => [language, safeHtml(html).trim()])),
  );

/** The body as it is stored: sanitised HTML, no empty texts, and only the parts that the kind uses. */
export function cleanBody(kind: ContentKind, body: ContentBody): ContentBody {
  const has = (part: Parameters<typeof hasPart>[1]): boolean => hasPart(kind, part);
  const groupName = has('group') ? body.groupName : null;
  return {
    titles: withoutEmpty(body.titles),
    summaries: has('summaries') ? withoutEmpty(body.summaries) : {},
    contents: has('contents') ? sanitized(body.contents) : {},
    images: has('images') ? body.images.filter(({ imageUrl, artId }) => imageUrl ?? artId) : [],
    linkage: has('linkage') ? body.linkage : null,
    groupName,
    category: groupName === 'w_game' ? body.category : null,
    audience: has('audience') ? body.audience : 'all',
    slug: has('slug') ? body.slug : null,
    section: has('section') ? body.section : null,
    from: has('schedule') ? body.from : null,
    until: has('schedule') ? body.until : null,
  };
}

type Refusal = { error: ErrorDefinition; field: string };

/** Why a body cannot be stored, even as a draft. */
export function bodyRefusal(kind: ContentKind, body: ContentBody): Refusal | undefined {
  if (hasPart(kind, 'slug') && body.slug === null) return { error: contentErrors.slugNeeded, field: 'slug' };
  if (hasPart(kind, 'group') && body.groupName === null)
    return { error: contentErrors.groupNeeded, field: 'groupName' };
  if (hasPart(kind, 'section') && body.section === null)
    return { error: contentErrors.sectionNeeded, field: 'section' };
  if (body.audience === 'firstSignIn' && kind !== 'popup')
    return { error: contentErrors.audiencePopupsOnly, field: 'audience' };
  if (body.from && body.until && body.from >= body.until)
    return { error: contentErrors.periodReversed, field: 'until' };
  return undefined;
}

const neededTexts = (kind: ContentKind): TextField[] =>
  hasPart(kind, 'contents') ? ['titles', 'contents'] : ['titles'];

/** Languages without a text that other languages have, or that every item needs. */
export function gapsOf(
  kind: ContentKind,
  body: Pick<ContentBody, TextField>,
  languages: readonly LanguageCode[],
): LanguageCode[] {
  const needed = new Set(neededTexts(kind));
  const fields = (['titles', 'summaries', 'contents'] as const).filter(
    (field) => needed.has(field) || Object.keys(body[field]).length > 0,
  );
  return languages.filter((language) => fields.some((field) => !body[field][language]));
}

/** The field of a text that must not be missing in the default language. */
export function missingDefault(
  kind: ContentKind,
  body: Pick<ContentBody, TextField>,
  language: LanguageCode,
): string | undefined {
  const missing = neededTexts(kind).find((field) => !body[field][language]);
  return missing && `${missing}.${language}`;
}

const EXECUTIONS: Record<ContentAudience, PopupExecution | 'AB'> = {
  all: 'AB',
  members: 'A',
  visitors: 'B',
  firstSignIn: 'F',
};
export const executionOf = (audience: ContentAudience): PopupExecution | 'AB' => EXECUTIONS[audience];

/** The parts of two bodies that differ, for the audit log. */
export function changedParts(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): { before: object; after: object } {
  const names = Object.keys(after).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const pick = (from: Readonly<Record<string, unknown>>): object =>
    Object.fromEntries(names.map((name) => [name, from[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}
