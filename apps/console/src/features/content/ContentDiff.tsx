import type { ContentBody, ContentKind } from '@croupier/contract/engagement/content-items.ts';
import { isLanguage, LANGUAGES } from '@croupier/i18n/languages.ts';
import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import { useConsoleFormat } from '../../shared/use-console-format.ts';
import { textFieldsOf } from './content-form.ts';
import { diffLines } from './diff-lines.ts';

type Part = { key: string; label: string; before: string; after: string };

/** The parts of two bodies as texts. */
function useParts(kind: ContentKind, before: ContentBody, after: ContentBody): Part[] {
  const t = useTranslations('console.content');
  const format = useConsoleFormat();
  const texts = textFieldsOf(kind).flatMap((field) =>
    Object.keys({ ...before[field], ...after[field] })
      .filter(isLanguage)
      .map((language) => ({
        key: `${field} ${language}`,
        label: t(`field.${field}`, { language: LANGUAGES[language].name }),
        before: before[field][language] ?? '',
        after: after[field][language] ?? '',
      })),
  );
  const settingsOf = (body: ContentBody): Array<[string, string, string]> => [
    ['slug', t('field.slug'), body.slug ?? ''],
    ['section', t('field.section'), body.section ?? ''],
    ['groupName', t('field.group'), body.groupName ? t(`group.${body.groupName}`) : ''],
    ['category', t('field.category'), body.category ? t(`category.${body.category}`) : ''],
    ['audience', t('field.audience'), t(`audience.${body.audience}`)],
    ['from', t('field.from'), body.from ? format.instant(body.from) : ''],
    ['until', t('field.until'), body.until ? format.instant(body.until) : ''],
    ['linkage', t('field.linkage'), body.linkage?.url ?? ''],
    [
      'images',
      t('field.picture'),
      body.images.map(({ imageUrl, artId }) => imageUrl ?? artId ?? '').join('\n'),
    ],
  ];
  const fresh = new Map(settingsOf(after).map(([key, , text]) => [key, text]));
  const settings = settingsOf(before).map(([key, label, text]) => ({
    key,
    label,
    before: text,
    after: fresh.get(key) ?? '',
  }));
  return [...texts, ...settings].filter((part) => part.before !== part.after);
}

const SIGNS = { same: '', removed: '−', added: '+' } as const;

/** What changed between two versions, part by part. */
export function ContentDiff(props: { kind: ContentKind; before: ContentBody; after: ContentBody }) {
  const t = useTranslations('console.content');
  const parts = useParts(props.kind, props.before, props.after);
  if (parts.length === 0) return <p className="text-sm text-muted">{t('noDifference')}</p>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {parts.map(({ key, label, before, after }) => (
        <section key={key} aria-label={label}>
          <h3 className="mb-1.5 text-sm font-semibold text-muted">{label}</h3>
          <ul className="overflow-hidden rounded-field border border-line text-xs">
            {diffLines(before, after).map(({ sign, text }, index) => (
              <li
                // oxlint-disable-next-line react/no-array-index-key -- lines repeat and never change their order
                key={`${index} ${text}`}
                className={clsx(
                  'flex gap-2 px-3 py-1 wrap-anywhere whitespace-pre-wrap',
                  sign === 'removed' && 'bg-lose-soft text-lose',
                  sign === 'added' && 'bg-win-soft text-win',
                )}
              >
                <span className="w-3 shrink-0" aria-label={sign === 'same' ? undefined : t(`diff.${sign}`)}>
                  {SIGNS[sign]}
                </span>
                <span className="min-w-0">{text}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
