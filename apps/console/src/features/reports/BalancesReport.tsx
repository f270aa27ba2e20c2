import { Stat } from '@croupier/ui/data/Stat.tsx';
import { Table, type Column } from '@croupier/ui/data/Table.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { CsvButton } from '@croupier/web/lists/CsvButton.tsx';
import { csvAmount } from '@croupier/web/lists/csv.ts';
import { useQuery } from '@tanstack/react-query';
import { CircleCheckBig, CircleX } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useConsoleFormat } from '../../shared/use-console-format.ts';
import { useKindName } from './account-kinds.ts';
import { AuditCard } from './AuditCard.tsx';
import { EntriesDialog, type EntriesOf } from './EntriesDialog.tsx';
import { FigureButton } from './FigureButton.tsx';
import { lastDays } from '../../shared/days/days.ts';
import { balancesQuery, type Balances } from './reports.queries.ts';

/** An account has entries since it was opened; these days are shown. */
const ENTRY_DAYS = 31;

type MemberLine = Balances['members'][number];
type HouseLine = Balances['house'][number];

type Deps = {
  t: ReturnType<typeof useTranslations<'console.reports'>>;
  kindName: (kind: string) => string;
  amount: (amountMinor: bigint) => string;
};

function Sums({ balances }: { balances: Balances }) {
  const t = useTranslations('console.reports');
  const format = useConsoleFormat();
  const { currency, liability, houseTotal, sum, at } = balances;
  const Icon = sum === 0n ? CircleCheckBig : CircleX;
  return (
    <Card>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-5 lg:grid-cols-3">
        <Stat label={t('liability')} value={format.amount(liability, currency)} />
        <Stat label={t('house')} value={format.amount(houseTotal, currency)} note={t('houseText')} />
        <Stat
          label={t('sum')}
          value={format.amount(sum, currency)}
          tone={sum === 0n ? 'neutral' : 'lose'}
          note={
            <Badge tone={sum === 0n ? 'win' : 'lose'} icon={<Icon aria-hidden />}>
              {t(sum === 0n ? 'balanced' : 'unbalanced')}
            </Badge>
          }
        />
      </dl>
      <p className="mt-4 text-xs text-subtle">{t('asOf', { time: format.instant(at) })}</p>
    </Card>
  );
}

const memberColumns = ({
  t,
  kindName,
  amount,
  bands,
  number,
}: Deps & { bands: readonly number[]; number: (value: number) => string }): Column<MemberLine>[] => [
  { key: 'kind', header: t('account'), card: 'title', cell: ({ kind }) => kindName(kind) },
  { key: 'accounts', header: t('accounts'), align: 'end', cell: ({ accounts }) => number(accounts) },
  ...bands.map((days): Column<MemberLine> => ({
    key: `age${days}`,
    header: t('age', { days }),
    align: 'end',
    cell: ({ ages }) => amount(ages.find(({ fromDays }) => fromDays === days)?.amount ?? 0n),
  })),
  {
    key: 'amount',
    header: t('total'),
    align: 'end',
    cell: ({ amount: sum }) => <strong>{amount(sum)}</strong>,
  },
];

/** What is owed to members, by account kind and by how long the members have been inactive. */
function Liability({ balances }: { balances: Balances }) {
  const t = useTranslations('console.reports');
  const format = useConsoleFormat();
  const kindName = useKindName();
  const amount = (amountMinor: bigint): string => format.amount(amountMinor, balances.currency);
  const bands = balances.members[0]?.ages.map(({ fromDays }) => fromDays) ?? [];
  return (
    <section className="min-w-0">
      <h2 className="text-lg">{t('liability')}</h2>
      <p className="mt-1 mb-3 max-w-prose text-sm text-muted">{t('liabilityText')}</p>
      <Table
        caption={t('liability')}
        columns={memberColumns({ t, kindName, amount, bands, number: format.number })}
        rows={balances.members}
        rowKey={({ kind }) => kind}
        empty={<p className="text-sm text-subtle">–</p>}
      />
    </section>
  );
}

const houseColumns = ({
  t,
  kindName,
  amount,
  onOpen,
}: Deps & { onOpen: (line: HouseLine) => void }): Column<HouseLine>[] => [
  { key: 'kind', header: t('account'), card: 'title', cell: ({ kind }) => kindName(kind) },
  { key: 'key', header: t('detail'), cell: ({ key }) => key },
  {
    key: 'amount',
    header: t('amount'),
    align: 'end',
    cell: (line) => (
      <FigureButton figure={kindName(line.kind)} name={line.key} onOpen={() => onOpen(line)}>
        {amount(line.amount)}
      </FigureButton>
    ),
  },
];

function House({ balances, merchantCode }: { balances: Balances; merchantCode: string }) {
  const t = useTranslations('console.reports');
  const format = useConsoleFormat();
  const kindName = useKindName();
  const { house, currency } = balances;
  const amount = (amountMinor: bigint): string => format.amount(amountMinor, currency);
  const [shown, setShown] = useState<EntriesOf>();
  const open = ({ kind, key }: HouseLine): void =>
    setShown({
      title: t('entriesOf', { figure: kindName(kind), key }),
      query: { ...lastDays(ENTRY_DAYS, balances.at.toISOString().slice(0, 'yyyy-MM-dd'.length)), kind, key },
    });
  return (
    <section className="min-w-0">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{t('house')}</h2>
        <CsvButton
          disabled={house.length === 0}
          source={{
            fileName: `${t('file')}-${merchantCode}-balances.csv`,
            columns: [
              { header: t('account'), cell: ({ kind }: HouseLine) => kindName(kind) },
              { header: t('detail'), cell: ({ key }) => key },
              { header: `${t('amount')} (${currency})`, cell: ({ amount }) => csvAmount(amount) },
            ],
            load: () =>
              Promise.resolve({ items: house, pageNum: 1, totalPages: 1, totalItems: house.length }),
          }}
        />
      </div>
      <Table
        caption={t('house')}
        columns={houseColumns({ t, kindName, amount, onOpen: open })}
        rows={house}
        rowKey={({ kind, key }) => `${kind} ${key}`}
        empty={<p className="text-sm text-subtle">–</p>}
      />
      {shown && <EntriesDialog merchantCode={merchantCode} of={shown} onClose={() => setShown(undefined)} />}
    </section>
  );
}

/** The trial balance of one merchant: both sides, their sum, and the audit. */
export function BalancesReport({ merchant }: { merchant: { merchantCode: string; name: string } }) {
  const t = useTranslations('console.reports');
  const { merchantCode } = merchant;
  const balances = useQuery(balancesQuery(merchantCode));
  if (balances.isPending) return <Skeleton className="h-96 rounded-card" />;
  if (balances.isLoadingError) return <QueryProblem query={balances} title={t('failed')} />;
  if (!balances.data) return null;
  return (
    <div className="grid gap-5">
      <Sums balances={balances.data} />
      <AuditCard merchant={merchant} balances={balances.data} />
      <Liability balances={balances.data} />
      <House balances={balances.data} merchantCode={merchantCode} />
    </div>
  );
}
