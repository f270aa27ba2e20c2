import type { PaymentAccount } from '@croupier/contract/payments/account-desk.ts';
import { Table, type Column } from '@croupier/ui/data/Table.tsx';
import { Badge, type Tone } from '@croupier/ui/status/Badge.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActButton } from '../../../shared/act/ActButton.tsx';
import { call } from '../../../shared/call.ts';
import { useOneMerchant } from '../../../shared/permissions/use-one-merchant.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { accountsQuery } from '../payments.queries.ts';
import { PaymentsHeader } from '../PaymentsHeader.tsx';
import { AccountDialog } from './AccountDialog.tsx';
import { StateDialog } from './StateDialog.tsx';

const TONES: Readonly<Record<PaymentAccount['state'], Tone>> = {
  open: 'win',
  resting: 'warn',
  closed: 'neutral',
};

function Acts({ account, merchantCode }: { account: PaymentAccount; merchantCode: string }) {
  const t = useTranslations('console.payments');
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const { id, name, state } = account;
  const params = { merchantCode, id };
  const next = state === 'open' ? 'resting' : 'open';
  const test = useMutation({
    mutationFn: () => call('paymentAccounts.test', { params, body: {} }),
    onSuccess: ({ answers }) =>
      toast.show({
        tone: answers ? 'win' : 'lose',
        title: t(answers ? 'testUp' : 'testDown', { name }),
      }),
    onError: () => toast.show({ tone: 'lose', title: t('testDown', { name }) }),
  });
  return (
    <span className="flex flex-wrap justify-end gap-1.5">
      <ActButton
        permission="payments.accounts.manage"
        merchantCode={merchantCode}
        variant="ghost"
        label={t('test')}
        onPress={() => {
          if (!test.isPending) test.mutate();
        }}
      />
      <ActButton
        permission="payments.accounts.manage"
        merchantCode={merchantCode}
        label={t(next === 'open' ? 'reopen' : 'rest')}
        onPress={() => setOpen(true)}
      />
      <ActButton
        permission="payments.accounts.manage"
        merchantCode={merchantCode}
        variant="ghost"
        label={t('edit.change')}
        onPress={() => setChanging(true)}
      />
      {isChanging && (
        <AccountDialog
          {...{ merchantCode, account }}
          adapters={[account.adapter]}
          onClose={() => setChanging(false)}
        />
      )}
      {isOpen && (
        <StateDialog
          title={t(next === 'open' ? 'openTitle' : 'restTitle', { name })}
          submitLabel={t(next === 'open' ? 'reopen' : 'rest')}
          doneText={t('stateDone', { name, state: t(`accountState.${next}`) })}
          save={(reason) => call('paymentAccounts.setState', { params, body: { state: next, reason } })}
          onClose={() => setOpen(false)}
        />
      )}
    </span>
  );
}

function useColumns(merchantCode: string): Column<PaymentAccount>[] {
  const t = useTranslations('console.payments');
  const format = useConsoleFormat();
  const time = (at: Date | null): string => (at ? format.instant(at) : t('never'));
  return [
    {
      key: 'name',
      header: t('account'),
      card: 'title',
      cell: ({ name, adapter, currency }) => (
        <>
          {name}
          <span className="block text-xs font-normal text-subtle">
            {adapter} · {currency}
          </span>
        </>
      ),
    },
    {
      key: 'state',
      header: t('state'),
      card: 'aside',
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(`accountState.${state}`)}</Badge>,
    },
    {
      key: 'success',
      header: t('success'),
      align: 'end',
      cell: ({ started, credited }) =>
        t('successOf', { credited: format.number(credited), started: format.number(started) }),
    },
    {
      key: 'usual',
      header: t('median'),
      align: 'end',
      cell: ({ usualMinutes }) => (usualMinutes === null ? '—' : t('minutes', { minutes: usualMinutes })),
      isWideOnly: true,
    },
    { key: 'hook', header: t('lastHook'), cell: ({ lastHookAt }) => time(lastHookAt), isWideOnly: true },
    { key: 'answer', header: t('lastSuccess'), cell: ({ lastSuccessAt }) => time(lastSuccessAt) },
    {
      key: 'failures',
      header: t('failures'),
      align: 'end',
      cell: ({ failures }) => format.number(failures),
    },
    {
      key: 'acts',
      header: t('acts'),
      align: 'end',
      cell: (account) => <Acts {...{ account, merchantCode }} />,
    },
  ];
}

function AccountTable({ merchantCode }: { merchantCode: string }) {
  const t = useTranslations('console.payments');
  const accounts = useQuery(accountsQuery(merchantCode));
  const columns = useColumns(merchantCode);
  const [isAdding, setAdding] = useState(false);
  const adapters = accounts.data?.adapters.map(({ id }) => id) ?? [];
  if (accounts.isLoadingError) return <QueryProblem query={accounts} />;
  return (
    <>
      <div className="mb-4 flex justify-end">
        <ActButton
          permission="payments.accounts.manage"
          merchantCode={merchantCode}
          label={t('edit.newAccount')}
          onPress={() => setAdding(true)}
        />
      </div>
      {isAdding && (
        <AccountDialog {...{ merchantCode, adapters }} account={null} onClose={() => setAdding(false)} />
      )}
      <Table
        caption={t('pages.accounts')}
        columns={columns}
        rows={accounts.data?.accounts ?? []}
        rowKey={({ id }) => id}
        loading={accounts.isPending}
        empty={<p className="text-sm text-muted">{t('noAccounts')}</p>}
      />
    </>
  );
}

/** The accounts of one merchant at providers, with their health. */
export function AccountsPage() {
  const merchant = useOneMerchant('payments.view');
  return (
    <>
      <PaymentsHeader page="accounts" merchant={merchant} />
      {merchant.current && <AccountTable merchantCode={merchant.current.merchantCode} />}
    </>
  );
}
