import { CONTENT_LENGTHS } from '@croupier/contract/engagement/content-items.ts';
import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import { TextArea } from '@croupier/ui/fields/TextArea.tsx';
import type { ServerForm } from '@croupier/web/forms/use-server-form.ts';
import { SafeProse } from '@croupier/web/html/SafeProse.tsx';
import type { DrawLink } from '@croupier/web/html/safe-nodes.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Bold, Heading3, Italic, Link2, List, Pilcrow } from 'lucide-react';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useWatch, type FieldValues, type Path, type PathValue } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { sanitizedQuery } from './content.queries.ts';

const PAUSE_MILLISECONDS = 400;

/** A link of the preview leads nowhere: it shows its address instead. */
const drawLink: DrawLink = (link, children) => (
  <span
    className="font-semibold text-brand-text underline underline-offset-3"
    title={link.kind === 'inside' ? link.to : link.href}
  >
    {children}
  </span>
);

/** The value after typing has paused. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}

const TAGS = [
  { name: 'paragraph', icon: <Pilcrow />, before: '<p>', after: '</p>' },
  { name: 'heading', icon: <Heading3 />, before: '<h3>', after: '</h3>' },
  { name: 'bold', icon: <Bold />, before: '<strong>', after: '</strong>' },
  { name: 'italic', icon: <Italic />, before: '<em>', after: '</em>' },
  { name: 'list', icon: <List />, before: '<ul><li>', after: '</li></ul>' },
  { name: 'link', icon: <Link2 />, before: '<a href="/">', after: '</a>' },
] as const;

export type HtmlFieldProps<T extends FieldValues> = {
  form: ServerForm<T>;
  name: Path<T>;
  label: string;
  locale: string;
  merchantCode: string;
};

/** A field for HTML, with what the server leaves of it below. */
export function HtmlField<T extends FieldValues>(props: HtmlFieldProps<T>) {
  const { form, name, label, locale, merchantCode } = props;
  const t = useTranslations('console.content');
  const area = useRef<HTMLTextAreaElement>(null);
  const html: string = useWatch({ control: form.form.control, name });
  const paused = usePaused(html);
  const preview = useQuery({
    ...sanitizedQuery(merchantCode, paused),
    enabled: paused !== '',
    placeholderData: keepPreviousData,
  });
  const shown = useDeferredValue(paused === '' ? '' : (preview.data?.html ?? ''));
  const { ref, ...field } = form.field(name);

  const wrap = (before: string, after: string): void => {
    const { selectionStart: start = html.length, selectionEnd: end = html.length } = area.current ?? {};
    const text = html.slice(0, start) + before + html.slice(start, end) + after + html.slice(end);
    form.form.setValue(name, text as PathValue<T, Path<T>>, { shouldDirty: true });
    area.current?.focus();
    area.current?.setSelectionRange(start + before.length, end + before.length);
  };

  return (
    <div className="grid min-w-0 gap-2">
      <div role="toolbar" aria-label={t('formatting', { field: label })} className="-mb-1 flex flex-wrap">
        {TAGS.map(({ name: tag, icon, before, after }) => (
          <IconButton
            key={tag}
            size="sm"
            label={t(`tag.${tag}`)}
            icon={icon}
            onClick={() => wrap(before, after)}
          />
        ))}
      </div>
      <TextArea
        label={label}
        lang={locale}
        tall
        spellCheck
        {...field}
        ref={(element) => {
          area.current = element;
          ref(element);
        }}
        maxLength={CONTENT_LENGTHS.contents}
      />
      {shown && (
        <section
          aria-label={t('previewOf', { field: label })}
          className="rounded-field bg-well p-4"
          lang={locale}
        >
          <SafeProse html={shown} drawLink={drawLink} />
        </section>
      )}
    </div>
  );
}
