import { Inbox, TrendingUp } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../src/status/Badge.tsx';
import { Button } from '../src/buttons/Button.tsx';
import { Card } from '../src/layout/Card.tsx';
import { EmptyState } from '../src/status/EmptyState.tsx';
import { ErrorState } from '../src/data/ErrorState.tsx';
import { Pagination } from '../src/data/Pagination.tsx';
import { Progress } from '../src/status/Progress.tsx';
import { Skeleton } from '../src/status/Skeleton.tsx';
import { Sparkline } from '../src/data/Sparkline.tsx';
import { Stat } from '../src/data/Stat.tsx';
import { Table, type Column } from '../src/data/Table.tsx';
import { TabPanel, Tabs } from '../src/layout/Tabs.tsx';

type Round = { id: string; game: string; time: string; stake: string; payout: string; won: boolean };

const ROUNDS: readonly Round[] = [
  { id: '1', game: 'Dice', time: '21 Nov, 18:40', stake: '10.00', payout: '19.80', won: true },
  { id: '2', game: 'Mines', time: '21 Nov, 18:38', stake: '5.00', payout: '0.00', won: false },
  { id: '3', game: 'Dice', time: '21 Nov, 18:37', stake: '1,250.00', payout: '2,475.00', won: true },
];

const COLUMNS: readonly Column<Round>[] = [
  { key: 'game', header: 'Game', cell: (round) => round.game, card: 'title' },
  { key: 'time', header: 'Time', cell: (round) => <span className="text-muted">{round.time}</span> },
  { key: 'stake', header: 'Stake', cell: (round) => `€${round.stake}`, align: 'end' },
  {
    key: 'payout',
    header: 'Payout',
    align: 'end',
    cell: (round) => (
      <span className={round.won ? 'font-semibold text-win' : 'text-subtle'}>€{round.payout}</span>
    ),
  },
  {
    key: 'state',
    header: 'Result',
    align: 'end',
    cell: (round) => <Badge tone={round.won ? 'win' : 'neutral'}>{round.won ? 'Won' : 'Lost'}</Badge>,
  },
];

const PROFIT = [0, 4, 3, 9, 14, 8, 12, 5, -2, -8, -5, -11, -6, 2, 7, 6, 13, 18];

export function Data() {
  const [tab, setTab] = useState('rounds');
  const [page, setPage] = useState(4);
  return (
    <div className="space-y-6">
      <Tabs
        label="Record"
        value={tab}
        onValueChange={setTab}
        items={[
          { value: 'rounds', label: 'Rounds', count: 128 },
          { value: 'money', label: 'Money', icon: <TrendingUp /> },
          { value: 'loading', label: 'Loading' },
          { value: 'empty', label: 'Nothing' },
        ]}
      >
        <TabPanel value="rounds">
          <Table caption="Rounds" columns={COLUMNS} rows={ROUNDS} rowKey={(round) => round.id} />
          <Pagination
            className="mt-5"
            page={page}
            pageCount={12}
            onPageChange={setPage}
            labels={{
              navigation: 'Pages',
              previous: 'Previous',
              next: 'Next',
              page: (number) => `Page ${number}`,
            }}
          />
        </TabPanel>
        <TabPanel value="money">Money</TabPanel>
        <TabPanel value="loading">
          <Table
            caption="Rounds"
            columns={COLUMNS}
            rows={[]}
            rowKey={(round) => round.id}
            loading
            skeletonRows={3}
          />
        </TabPanel>
        <TabPanel value="empty">Nothing</TabPanel>
      </Tabs>
      <div className="grid gap-5 lg:grid-cols-2">
        <Card>
          <dl className="grid grid-cols-3 gap-4">
            <Stat label="Profit" value="+€184.20" tone="win" note="128 rounds" />
            <Stat label="Staked" value="€2,410" />
            <Stat label="Best" value="×49.5" tone="brand" />
          </dl>
          <Sparkline label="Profit over the last rounds" values={PROFIT} className="mt-4 h-28 w-full" />
          <div className="mt-5 space-y-3">
            <Progress label="Level" value={0.62} />
            <Progress label="Goal" value={0.3} tone="win" />
            <Progress label="Working" tone="accent" />
          </div>
        </Card>
        <Card tone="well" className="space-y-3">
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-11 w-40" />
        </Card>
        <Card padding="none">
          <EmptyState
            icon={<Inbox />}
            title="No rounds yet"
            text="Your rounds show up here as soon as you play."
            action={<Button variant="primary">Find a game</Button>}
          />
        </Card>
        <Card padding="none">
          <ErrorState
            title="That did not load"
            text="Your balance is safe. Please try again."
            retryLabel="Try again"
            onRetry={() => undefined}
          />
        </Card>
      </div>
    </div>
  );
}
