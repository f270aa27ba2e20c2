import { Card } from '@croupier/ui/layout/Card.tsx';
import { TabPanel, Tabs } from '@croupier/ui/layout/Tabs.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { useTranslations } from 'use-intl';

export type Decided = '0' | '1';

type QueueTabsProps<Item> = {
  label: string;
  decided: Decided;
  onDecided: (decided: Decided) => void;
  query: UseQueryResult<{ currency: string; items: Item[] }>;
  empty: { icon: ReactElement; title: string };
  children: (item: Item, currency: string) => ReactNode;
};

/** What waits for a decision, and what was decided last. */
export function QueueTabs<Item extends { id: string }>({
  label,
  decided,
  onDecided,
  query,
  empty,
  children,
}: QueueTabsProps<Item>) {
  const t = useTranslations('console.promotions');
  const { data } = query;
  return (
    <Tabs
      label={label}
      items={[
        { value: '0', label: t('waiting') },
        { value: '1', label: t('decided') },
      ]}
      value={decided}
      onValueChange={(value) => onDecided(value === '1' ? '1' : '0')}
    >
      <TabPanel value={decided}>
        {query.isPending && <Skeleton className="h-80 rounded-card" />}
        {query.isLoadingError && <QueryProblem query={query} />}
        {data?.items.length === 0 && (
          <Card padding="none">
            <EmptyState icon={empty.icon} title={empty.title} />
          </Card>
        )}
        <ul className="grid gap-4">
          {data?.items.map((item) => (
            <li key={item.id}>{children(item, data.currency)}</li>
          ))}
        </ul>
      </TabPanel>
    </Tabs>
  );
}
