import { Table } from '@croupier/ui/data/Table.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';
import { useAnyClassName } from '../../../shared/rates/use-rate-class-name.ts';
import type { Bill, Derivation } from './bill.types.ts';
import { Arithmetic } from './Arithmetic.tsx';
import { TierTicks } from './TierTicks.tsx';

type Props = { bill: Bill; derivation: Derivation };

function ClassFigures({ derivation: { classes } }: Pick<Props, 'derivation'>) {
  const t = useTranslations('agent.bill');
  const figure = useTranslations('agent.figure');
  const format = useFormat();
  const className = useAnyClassName();
  if (classes.length === 0) return null;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="text-base">{t('figures')}</h3>
      <Table
        dense
        caption={t('figures')}
        rows={classes}
        rowKey={({ class: of }) => of}
        columns={[
          { key: 'class', header: t('class'), card: 'title', cell: ({ class: of }) => className(of) },
          ...(['stake', 'payout', 'validBet', 'wonBet'] as const).map((key) => ({
            key,
            header: key === 'wonBet' ? t('wonBet') : figure(key),
            align: 'end' as const,
            cell: (row: Derivation['classes'][number]) => format.amount(row[key]),
          })),
        ]}
      />
    </section>
  );
}

function Downlines({ derivation: { downlines } }: Pick<Props, 'derivation'>) {
  const t = useTranslations('agent.bill');
  const figure = useTranslations('agent.figure');
  const format = useFormat();
  if (downlines.length === 0) return null;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="text-base">{t('downlineBills')}</h3>
      <Table
        dense
        caption={t('downlineBills')}
        rows={downlines}
        rowKey={({ billId }) => billId}
        columns={[
          {
            key: 'payee',
            header: t('payee'),
            card: 'title',
            className: 'font-semibold',
            cell: ({ payee }) => payee.account,
          },
          {
            key: 'active',
            header: figure('active'),
            align: 'end',
            cell: ({ activeMembers }) => format.number(activeMembers),
          },
          {
            key: 'validBet',
            header: figure('validBet'),
            align: 'end',
            cell: ({ validBet }) => format.amount(validBet),
          },
          { key: 'open', header: t('open'), align: 'end', cell: ({ open }) => format.amount(open) },
          {
            key: 'gross',
            header: t('gross'),
            align: 'end',
            card: 'aside',
            className: 'font-semibold',
            cell: ({ gross }) => format.amount(gross),
          },
        ]}
      />
    </section>
  );
}

function Payments({ derivation: { payments } }: Pick<Props, 'derivation'>) {
  const t = useTranslations('agent.bill');
  const format = useFormat();
  if (payments.length === 0) return null;
  return (
    <section>
      <h3 className="text-base">{t('payments')}</h3>
      <ul className="mt-2 grid gap-2">
        {payments.map(({ transferId, at, amount, kind }) => (
          <li key={`${transferId} ${kind}`} className="flex items-baseline justify-between gap-3 text-sm">
            <span className="min-w-0">
              <span className="text-text">{t(`paymentKinds.${kind}`)}</span>
              <span className="numeric block truncate text-xs text-subtle">
                {format.instant(at)} · <span className="font-mono">{transferId}</span>
              </span>
            </span>
            <span className="numeric shrink-0 font-semibold text-text">
              {format.amount(amount, { sign: 'always' })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A contract's bill: figures, the tier that counted, the arithmetic, the bills below and what was paid. */
export const BillDerivation = (props: Props) => (
  <>
    <Arithmetic {...props} />
    <TierTicks {...props} />
    <ClassFigures derivation={props.derivation} />
    <Downlines derivation={props.derivation} />
    <Payments derivation={props.derivation} />
  </>
);
