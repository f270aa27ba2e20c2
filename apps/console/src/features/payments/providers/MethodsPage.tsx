import type { DeskMethod } from '@croupier/contract/payments/account-desk.ts';
import { PAYMENT_DIRECTIONS, type PaymentDirection } from '@croupier/contract/payments/methods.ts';
import { Table, type Column } from '@croupier/ui/data/Table.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActButton } from '../../../shared/act/ActButton.tsx';
import { call } from '../../../shared/call.ts';
import { useOneMerchant } from '../../../shared/permissions/use-one-merchant.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { accountsQuery, methodsQuery } from '../payments.queries.ts';
import { PaymentsHeader } from '../PaymentsHeader.tsx';
import { MethodDialog } from './MethodDialog.tsx';
import { StateDialog } from './StateDialog.tsx';

const nameOf = ({ names, id }: DeskMethod): string => names['EN'] ?? Object.values(names)[0] ?? id;

function OpenButton({ method, merchantCode }: { method: DeskMethod; merchantCode: string }) {
  const t = useTranslations('console.payments');
  const [isAsking, setAsking] = useState(false);
  const { direction, id } = method;
  const name = nameOf(method);
  const isOpen = !method.isOpen;
  const label = t(isOpen ? 'reopen' : 'closeMethod');
  return (
    <>
      <ActButton
        permission="payments.methods.manage"
        merchantCode={merchantCode}
        label={label}
        onPress={() => setAsking(true)}
      />
      {isAsking && (
        <StateDialog
          title={t(isOpen ? 'openTitle' : 'closeMethodTitle', { name })}
          submitLabel={label}
          doneText={t('stateDone', { name, state: t(`accountState.${isOpen ? 'open' : 'closed'}`) })}
          save={(reason) =>
            call('paymentAccounts.setMethodOpen', {
              params: { merchantCode, direction, id },
              body: { isOpen, reason },
            })
          }
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function EditButton(props: { method: DeskMethod; merchantCode: string; currency: string }) {
  const { merchantCode, method } = props;
  const t = useTranslations('console.payments');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <ActButton
        permission="payments.methods.manage"
        merchantCode={merchantCode}
        variant="ghost"
        label={t('edit.change')}
        onPress={() => setAsking(true)}
      />
      {isAsking && <MethodDialog {...props} name={nameOf(method)} onClose={() => setAsking(false)} />}
    </>
  );
}

/** Limits, fee and hours in the words that members read. */
function AsMember({ method: { terms }, currency }: { method: DeskMethod; currency: string }) {
  const t = useTranslations('console.payments');
  const format = useConsoleFormat();
  const { min, max, fee, hours, tier } = terms;
  const amount = (minor: bigint): string => format.amount(minor, currency);
  const parts = [
    ...(fee.fixed > 0n ? [amount(fee.fixed)] : []),
    ...(fee.bps > 0 ? [`${format.number(fee.bps / 100)} %`] : []),
  ];
  return (
    <span className="grid gap-0.5">
      <span>{t('limits', { min: amount(min), max: amount(max) })}</span>
      <span className="text-muted">{parts.length > 0 ? `${t('fee')}: ${parts.join(' + ')}` : t('free')}</span>
      <span className="text-xs text-subtle">
        {hours.from === hours.until % 24
          ? t('always')
          : t('hoursUtc', { from: String(hours.from), until: String(hours.until) })}
        {tier > 0 && `, ${t('tierFrom', { tier: String(tier) })}`}
      </span>
    </span>
  );
}

function useColumns(
  merchantCode: string,
  currency: string,
  accountName: (id: string) => string,
): Column<DeskMethod>[] {
  const t = useTranslations('console.payments');
  return [
    {
      key: 'name',
      header: t('method'),
      card: 'title',
      cell: (method) => (
        <>
          {nameOf(method)}
          <span className="block text-xs font-normal text-subtle">{method.id}</span>
        </>
      ),
    },
    {
      key: 'state',
      header: t('state'),
      card: 'aside',
      cell: ({ isOpen }) => (
        <Badge tone={isOpen ? 'win' : 'neutral'}>{t(`accountState.${isOpen ? 'open' : 'closed'}`)}</Badge>
      ),
    },
    {
      key: 'terms',
      header: t('asPlayer'),
      cell: (method) => <AsMember {...{ method, currency }} />,
    },
    {
      key: 'channels',
      header: t('channels'),
      cell: ({ channels }) =>
        channels
          .filter(({ isOpen }) => isOpen)
          .map(({ accountId }) => accountName(accountId))
          .join(', ') || t('noChannels'),
    },
    {
      key: 'acts',
      header: t('acts'),
      align: 'end',
      cell: (method) => (
        <span className="flex flex-wrap justify-end gap-1.5">
          <EditButton {...{ method, merchantCode, currency }} />
          <OpenButton {...{ method, merchantCode }} />
        </span>
      ),
    },
  ];
}

function MethodTable({ merchantCode, direction }: { merchantCode: string; direction: PaymentDirection }) {
  const t = useTranslations('console.payments');
  const methods = useQuery(methodsQuery(merchantCode));
  const accounts = useQuery(accountsQuery(merchantCode));
  const accountName = (id: string): string =>
    accounts.data?.accounts.find((account) => account.id === id)?.name ?? id;
  const columns = useColumns(merchantCode, methods.data?.currency ?? 'EUR', accountName);
  if (methods.isLoadingError) return <QueryProblem query={methods} />;
  return (
    <section className="mb-8">
      <h2 className="mb-3 text-lg">{t(`directions.${direction}`)}</h2>
      <Table
        caption={t(`directions.${direction}`)}
        columns={columns}
        rows={methods.data?.methods.filter((method) => method.direction === direction) ?? []}
        rowKey={({ id }) => id}
        loading={methods.isPending}
        empty={<p className="text-sm text-muted">{t('noMethods')}</p>}
      />
    </section>
  );
}

/** The methods of one merchant in order, as members see them. */
export function MethodsPage() {
  const merchant = useOneMerchant('payments.view');
  const merchantCode = merchant.current?.merchantCode;
  return (
    <>
      <PaymentsHeader page="methods" merchant={merchant} />
      {merchantCode &&
        PAYMENT_DIRECTIONS.map((direction) => (
          <MethodTable key={direction} {...{ merchantCode, direction }} />
        ))}
    </>
  );
}
