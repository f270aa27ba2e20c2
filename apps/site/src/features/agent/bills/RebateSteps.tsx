import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Table } from '@croupier/ui/data/Table.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRateClassName } from '../../../shared/rates/use-rate-class-name.ts';
import type { Bill } from './bill.types.ts';

const FIRST = 30;

/** How every five minutes and class made the rebate. */
export function RebateSteps({ bill }: { bill: Bill }) {
  const t = useTranslations('agent.bill');
  const lists = useTranslations('lists');
  const format = useFormat();
  const className = useRateClassName();
  const [all, setAll] = useState(false);
  const { steps, kind } = bill;
  const isOwn = kind === 'own';
  const shown = all ? steps : steps.slice(0, FIRST);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="text-base">{t('steps')}</h3>
      <p className="text-sm text-muted">{t(isOwn ? 'formulaOwn' : 'formulaShare')}</p>
      <Table
        dense
        caption={t('steps')}
        rows={shown}
        rowKey={({ from, class: of }) => `${from.toISOString()} ${of}`}
        columns={[
          {
            key: 'from',
            header: t('slot'),
            card: 'title',
            className: 'numeric whitespace-nowrap',
            cell: ({ from }) => format.instant(from),
          },
          { key: 'class', header: t('class'), cell: ({ class: of }) => className(of) },
          { key: 'rate', header: t('rate'), align: 'end', cell: ({ ratePpm }) => format.ppm(ratePpm) },
          {
            key: 'bet',
            header: t(isOwn ? 'ownBet' : 'teamBet'),
            align: 'end',
            cell: ({ ownBet, teamBet }) => format.amount(isOwn ? ownBet : teamBet),
          },
          {
            key: 'less',
            header: t(isOwn ? 'prizeShare' : 'downline'),
            align: 'end',
            cell: ({ prizeShare, downline }) => format.amount(isOwn ? prizeShare : downline),
          },
          {
            key: 'share',
            header: t('take'),
            align: 'end',
            card: 'aside',
            className: 'font-semibold',
            cell: ({ own, share }) => format.amount(isOwn ? own : share),
          },
        ]}
      />
      {shown.length < steps.length && (
        <Button className="justify-self-center" onClick={() => setAll(true)}>
          {lists('more')}
        </Button>
      )}
    </section>
  );
}
