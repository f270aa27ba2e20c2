import { Table, type Column } from '@croupier/ui/data/Table.tsx';
import { Stat } from '@croupier/ui/data/Stat.tsx';
import { useTranslations } from 'use-intl';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import type { AgentFile } from '../agents.queries.ts';
import { useClassName } from '../rate-classes.ts';

type ClassRow = AgentFile['classes'][number];

const TEAM_AMOUNTS = [
  'deposits',
  'withdrawals',
  'stake',
  'validBet',
  'payout',
  'rebates',
  'bonuses',
] as const;

function useClassColumns(currency: string): Column<ClassRow>[] {
  const t = useTranslations('console.agents');
  const format = useConsoleFormat();
  const className = useClassName();
  return [
    { key: 'class', header: t('class'), card: 'title', cell: (row) => className(row.class) },
    {
      key: 'stake',
      header: t('figures.stake'),
      align: 'end',
      cell: ({ stake }) => format.amount(stake, currency),
    },
    {
      key: 'validBet',
      header: t('figures.validBet'),
      align: 'end',
      cell: ({ validBet }) => format.amount(validBet, currency),
    },
    {
      key: 'payout',
      header: t('figures.payout'),
      align: 'end',
      cell: ({ payout }) => format.amount(payout, currency),
    },
    {
      key: 'house',
      header: t('house'),
      align: 'end',
      card: 'aside',
      cell: ({ stake, payout }) => format.amount(stake - payout, currency),
    },
  ];
}

/** What the team settled and moved in the chosen days. */
export function AgentFigures({ file }: { file: AgentFile }) {
  const t = useTranslations('console.agents');
  const format = useConsoleFormat();
  const { currency, figures, ownFigures, ownIncome, figuresUntil } = file;
  const columns = useClassColumns(currency);
  return (
    <section aria-label={t('tabs.team')} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <dl className="grid gap-3 @md:grid-cols-2 @2xl:grid-cols-4">
        {TEAM_AMOUNTS.map((name) => (
          <Stat
            key={name}
            label={t(`figures.${name}`)}
            value={format.amount(figures[name], currency)}
            note={t('ownPart', { amount: format.amount(ownFigures[name], currency) })}
          />
        ))}
        <Stat
          label={t('figures.netResult')}
          value={format.amount(figures.netResult, currency)}
          tone={figures.netResult > 0n ? 'lose' : 'neutral'}
          note={t('netResultNote')}
        />
        <Stat label={t('newMembers')} value={format.number(figures.newMembers)} />
        <Stat label={t('firstDeposits')} value={format.number(figures.firstDeposits)} />
        <Stat label={t('ownIncome')} value={format.amount(ownIncome, currency)} note={t('ownIncomeNote')} />
      </dl>
      <p className="text-sm text-muted">
        {figuresUntil ? t('figuresUntil', { time: format.instant(figuresUntil) }) : t('noFiguresYet')}
      </p>
      <Table
        caption={t('byClass')}
        columns={columns}
        rows={file.classes}
        rowKey={(row) => row.class}
        empty={<p className="text-sm text-muted">{t('noPlay')}</p>}
      />
    </section>
  );
}
