import type { ContentBody, ContentKind } from '@croupier/contract/engagement/content-items.ts';
import { hasPart } from '@croupier/contract/engagement/content-items.ts';
import type { LanguageCode } from '@croupier/contract/merchants/system.ts';
import { localTimeOf, localTimeText } from '../../shared/local-time.ts';

export type TextField = 'titles' | 'summaries' | 'contents';
type FormTexts = Partial<Record<LanguageCode, string>>;

/** A body as form values; an empty text stands for null. */
export type ContentForm = {
  body: {
    titles: FormTexts;
    summaries: FormTexts;
    contents: FormTexts;
    groupName: NonNullable<ContentBody['groupName']> | '';
    category: NonNullable<ContentBody['category']> | '';
    audience: ContentBody['audience'];
    slug: string;
    section: string;
    from: string;
    until: string;
    linkage: { type: NonNullable<ContentBody['linkage']>['type'] | ''; url: string };
    /** The main picture. */
    picture: { imageUrl: string; artId: string };
  };
};

const allOf = (texts: FormTexts, languages: readonly LanguageCode[]): FormTexts => ({
  ...texts,
  ...Object.fromEntries(languages.map((language) => [language, texts[language] ?? ''])),
});

export function formOf(body: ContentBody, languages: readonly LanguageCode[]): ContentForm {
  const [picture] = body.images;
  return {
    body: {
      titles: allOf(body.titles, languages),
      summaries: allOf(body.summaries, languages),
      contents: allOf(body.contents, languages),
      groupName: body.groupName ?? '',
      category: body.category ?? '',
      audience: body.audience,
      slug: body.slug ?? '',
      section: body.section ?? '',
      from: localTimeText(body.from),
      until: localTimeText(body.until),
      linkage: { type: body.linkage?.type ?? '', url: body.linkage?.url ?? '' },
      picture: { imageUrl: picture?.imageUrl ?? '', artId: picture?.artId ?? '' },
    },
  };
}

const written = (texts: FormTexts): FormTexts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''));

/** The request to save. Pictures after the first one stay as they were. */
export function bodyOf({ body }: ContentForm, before: ContentBody): ContentBody {
  const { picture, linkage } = body;
  const first = { imageUrl: picture.imageUrl.trim() || null, artId: picture.artId.trim() || null };
  return {
    titles: written(body.titles),
    summaries: written(body.summaries),
    contents: written(body.contents),
    images: [...((first.imageUrl ?? first.artId) ? [first] : []), ...before.images.slice(1)],
    linkage: linkage.type === '' ? null : { type: linkage.type, url: linkage.url.trim() },
    groupName: body.groupName || null,
    category: body.category || null,
    audience: body.audience,
    slug: body.slug.trim() || null,
    section: body.section || null,
    from: localTimeOf(body.from),
    until: localTimeOf(body.until),
  };
}

const TEXT_FIELDS = ['titles', 'summaries', 'contents'] as const;

export const textFieldsOf = (kind: ContentKind): TextField[] =>
  TEXT_FIELDS.filter((field) => field === 'titles' || hasPart(kind, field));

/** Languages without a text that another language has, as the server counts them. */
export function gapsIn(
  kind: ContentKind,
  { body }: ContentForm,
  languages: readonly LanguageCode[],
): LanguageCode[] {
  const has = (field: TextField, language: LanguageCode): boolean => !!body[field][language]?.trim();
  const fields = textFieldsOf(kind).filter(
    (field) => field !== 'summaries' || languages.some((language) => has(field, language)),
  );
  return languages.filter((language) => fields.some((field) => !has(field, language)));
}

/** Every field that can show a refusal of the server. */
export const fieldNames = (languages: readonly LanguageCode[]) => [
  ...TEXT_FIELDS.flatMap((field) => languages.map((language) => `body.${field}.${language}` as const)),
  ...(['groupName', 'category', 'audience', 'slug', 'section', 'from', 'until', 'linkage.url'] as const).map(
    (name) => `body.${name}` as const,
  ),
];
