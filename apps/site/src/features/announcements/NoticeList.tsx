import type { Notice } from '@croupier/contract/engagement/content.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import type { KeyboardEvent } from 'react';

export type NoticeListProps = {
  label: string;
  notices: readonly Notice[];
  currentId: string | undefined;
  onOpen: (id: string) => void;
};

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

function step(event: KeyboardEvent<HTMLUListElement>): void {
  const direction = STEPS[event.key];
  if (!direction) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  event.preventDefault();
  buttons[Math.min(buttons.length - 1, Math.max(0, at + direction))]?.focus();
}

/** Titles and times of one page, with arrow-key navigation. */
export function NoticeList({ label, notices, currentId, onOpen }: NoticeListProps) {
  const format = useFormat();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons inside have the focus
    <ul aria-label={label} onKeyDown={step} className="grid gap-1">
      {notices.map(({ id, title, time }) => {
        const current = id === currentId;
        return (
          <li key={id}>
            <button
              type="button"
              data-notice={id}
              aria-current={current ? 'true' : undefined}
              onClick={() => onOpen(id)}
              className={clsx(
                'group flex min-h-14 w-full items-center gap-2 rounded-field px-3 py-2 text-left transition-colors duration-[var(--quick)]',
                'max-md:border max-md:border-line max-md:bg-surface-3',
                current ? 'md:bg-brand-soft md:text-brand-text' : 'hover:bg-surface-3',
              )}
            >
              <span className="min-w-0 flex-1">
                <span className="line-clamp-2 text-sm leading-snug font-semibold">{title}</span>
                <time
                  dateTime={time.toISOString()}
                  className={clsx(
                    'numeric mt-0.5 block text-xs text-subtle',
                    current && 'md:text-brand-text',
                  )}
                >
                  {format.instant(time, 'date')}
                </time>
              </span>
              <ChevronRight aria-hidden className="size-4 shrink-0 text-subtle" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
