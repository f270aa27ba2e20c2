import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../buttons/IconButton.tsx';
import { pageNumbers } from './page-numbers.ts';

export type PaginationProps = {
  /** From 1. */
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
  labels: { navigation: string; previous: string; next: string; page: (page: number) => string };
  className?: string | undefined;
};

/** Navigation between pages; nothing if there is only one. */
export function Pagination({ page, pageCount, onPageChange, labels, className }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={labels.navigation} className={clsx('flex items-center justify-center gap-1', className)}>
      <IconButton
        size="sm"
        label={labels.previous}
        icon={<ChevronLeft />}
        disabled={page <= 1}
        onClick={() => onPageChange(page - 1)}
      />
      {pageNumbers(page, pageCount).map((entry, index) =>
        entry === 'gap' ? (
          <span key={index < 3 ? 'gap-start' : 'gap-end'} aria-hidden className="w-6 text-center text-subtle">
            …
          </span>
        ) : (
          <button
            key={entry}
            type="button"
            aria-label={labels.page(entry)}
            aria-current={entry === page ? 'page' : undefined}
            onClick={() => onPageChange(entry)}
            className={clsx(
              'numeric h-9 min-w-9 rounded-field px-2 text-sm font-semibold transition-colors duration-[var(--quick)]',
              entry === page
                ? 'bg-brand-soft text-brand-text ring-1 ring-brand-line ring-inset'
                : 'text-muted hover:bg-surface-3',
            )}
          >
            {entry}
          </button>
        ),
      )}
      <IconButton
        size="sm"
        label={labels.next}
        icon={<ChevronRight />}
        disabled={page >= pageCount}
        onClick={() => onPageChange(page + 1)}
      />
    </nav>
  );
}
