import { TabPanel, Tabs } from '@croupier/ui/layout/Tabs.tsx';
import { Badge, type Tone } from '@croupier/ui/status/Badge.tsx';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { RawData } from './RawData.tsx';
import { useDetailTab } from './use-detail-tab.ts';

/** The content is only mounted while its tab is open. */
export type DetailTab = { value: string; label: string; content: ReactNode | (() => ReactNode) };

export type DetailProps = {
  /** `panel`: over a list, in a `DetailPanel`, which shows the title itself. */
  frame: 'page' | 'panel';
  title: string;
  /** Below the title: what identifies the record, such as its id and merchant. */
  subtitle?: ReactNode;
  /** The states of the record. */
  badges?: ReadonlyArray<{ label: string; tone: Tone }> | undefined;
  /** `ActButton`s. */
  acts?: ReactNode;
  /** Above the tabs: what has to be known before anything else. */
  notice?: ReactNode;
  /** The first tab is the overview, usually with `DetailColumns`. The open one is in the address. */
  tabs: readonly DetailTab[];
  /** The record as the server sent it. */
  raw?: unknown;
};

/** One record: its states and acts, then its tabs. */
export function Detail(props: DetailProps) {
  const { frame, title, subtitle, badges, acts, notice, tabs, raw } = props;
  const t = useTranslations('console.detail');
  const [tab, setTab] = useDetailTab(tabs.map(({ value }) => value));
  return (
    <article aria-label={title} className="@container grid grid-cols-[minmax(0,1fr)] gap-5">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="grid min-w-0 gap-2">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            {frame === 'page' && <h1 className="text-2xl wrap-anywhere">{title}</h1>}
            {badges?.map(({ label, tone }) => (
              <Badge key={label} tone={tone}>
                {label}
              </Badge>
            ))}
          </div>
          {subtitle && <div className="text-sm wrap-anywhere text-muted">{subtitle}</div>}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {acts}
          {raw !== undefined && <RawData title={title} data={raw} />}
        </div>
      </header>
      {notice}
      {tabs.length === 1 ? (
        tabs.map(({ value, content }) => (
          <div key={value}>{typeof content === 'function' ? content() : content}</div>
        ))
      ) : (
        <Tabs label={t('tabs')} value={tab} onValueChange={setTab} items={tabs}>
          {tabs.map(({ value, content }) => (
            <TabPanel key={value} value={value}>
              {value === tab && (typeof content === 'function' ? content() : content)}
            </TabPanel>
          ))}
        </Tabs>
      )}
    </article>
  );
}

/** Facts on the left, the timeline on the right; one below the other where there is little room. */
export const DetailColumns = ({ facts, children }: { facts: ReactNode; children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-6 @3xl:grid-cols-[minmax(16rem,2fr)_minmax(0,3fr)]">
    <div className="grid content-start gap-5">{facts}</div>
    <div className="min-w-0">{children}</div>
  </div>
);

/** A part of a tab with its own heading. */
export const DetailSection = ({
  title,
  aside,
  className,
  children,
}: {
  title: string;
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}) => (
  <section className={clsx('min-w-0', className)}>
    <div className="mb-2.5 flex flex-wrap items-center justify-between gap-2">
      <h2 className="text-sm font-semibold text-muted">{title}</h2>
      {aside}
    </div>
    {children}
  </section>
);
