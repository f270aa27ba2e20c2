import { clsx } from 'clsx';
import { useId, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import './text.css';

export type Mark = { start: number; end: number };

/** The text in parts, those that are no entries marked. */
function marked(text: string, marks: readonly Mark[]): ReactNode[] {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { start, end } of marks) {
    parts.push(text.slice(from, start), <mark key={start}>{text.slice(start, end)}</mark>);
    from = end;
  }
  // A last line break needs something after it to be as high as in the field.
  return [...parts, `${text.slice(from)}\u200b`];
}

export type EntryTextProps = {
  text: string;
  onText: (text: string) => void;
  marks: readonly Mark[];
  hint: string;
};

/** A field for typed or pasted entries; what can't be read is underlined. */
export function EntryText({ text, onText, marks, hint }: EntryTextProps) {
  const t = useTranslations('lottery.bet');
  const id = useId();
  const behind = useRef<HTMLDivElement>(null);
  return (
    <div>
      <label htmlFor={id} className="sr-only">
        {t('typed')}
      </label>
      <div className="entry-text">
        <div ref={behind} aria-hidden className="entry-behind">
          {marked(text, marks)}
        </div>
        <textarea
          id={id}
          value={text}
          spellCheck={false}
          autoComplete="off"
          placeholder={hint}
          aria-invalid={marks.length > 0 || undefined}
          aria-describedby={`${id}-hint`}
          className={clsx('numeric')}
          onChange={(event) => onText(event.target.value)}
          onScroll={(event) => {
            if (behind.current) behind.current.scrollTop = event.currentTarget.scrollTop;
          }}
        />
      </div>
      <p id={`${id}-hint`} className="sr-only">
        {hint}
      </p>
    </div>
  );
}
