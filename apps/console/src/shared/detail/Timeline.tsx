import { Button } from '@croupier/ui/buttons/Button.tsx';
import type { Tone } from '@croupier/ui/status/Badge.tsx';
import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useConsoleFormat } from '../use-console-format.ts';

export type TimelineEntry = {
  id: string;
  at: Date;
  icon: LucideIcon;
  tone?: Tone;
  title: ReactNode;
  /** Details, such as a reason or a note. */
  text?: ReactNode;
  /** Who did it; left out for the record's owner. */
  by?: string | undefined;
  /** The address of the page about it. */
  to?: string | undefined;
};

export type TimelineProps = {
  label: string;
  entries: readonly TimelineEntry[];
  empty: string;
  /** Loads earlier entries; undefined when there are none. */
  onMore?: (() => void) | undefined;
  isLoadingMore?: boolean;
};

const tones: Record<Tone, string> = {
  neutral: 'bg-surface-3 text-muted',
  brand: 'bg-brand-soft text-brand-text',
  accent: 'bg-accent-soft text-accent-text',
  win: 'bg-win-soft text-win',
  lose: 'bg-lose-soft text-lose',
  warn: 'bg-warn-soft text-warn',
  info: 'bg-info-soft text-info',
};

function Entry({ entry }: { entry: TimelineEntry }) {
  const format = useConsoleFormat();
  const { at, icon: Icon, tone = 'neutral', title, text, by, to } = entry;
  return (
    <li className="relative flex gap-3 pb-4 last:pb-0 before:absolute before:top-8 before:bottom-0 before:left-3.5 before:w-px before:bg-line last:before:hidden">
      <span aria-hidden className={clsx('grid size-7 shrink-0 place-items-center rounded-full', tones[tone])}>
        <Icon className="size-4" />
      </span>
      <div className="min-w-0 flex-1 pt-0.5 text-sm">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-medium wrap-anywhere">{to ? <Link to={to}>{title}</Link> : title}</span>
          <time dateTime={at.toISOString()} className="text-xs whitespace-nowrap text-subtle">
            {format.instant(at)}
          </time>
        </div>
        {text && <div className="mt-0.5 wrap-anywhere whitespace-pre-line text-muted">{text}</div>}
        {by && <p className="mt-0.5 text-xs text-subtle">{by}</p>}
      </div>
    </li>
  );
}

/** What happened to a record, from every source, newest first. */
export function Timeline({ label, entries, empty, onMore, isLoadingMore }: TimelineProps) {
  const t = useTranslations('console.detail');
  if (entries.length === 0) return <p className="text-sm text-muted">{empty}</p>;
  return (
    <>
      <ol aria-label={label}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {onMore && (
        <Button size="sm" className="mt-4" loading={isLoadingMore} onClick={onMore}>
          {t('earlier')}
        </Button>
      )}
    </>
  );
}
