import type { VendorAccount } from '@croupier/contract/vendors/vendor-desk.ts';
import { Table, type Column } from '@croupier/ui/data/Table.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { Cable, Gift } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActButton } from '../../../shared/act/ActButton.tsx';
import { DetailPanel } from '../../../shared/detail/DetailPanel.tsx';
import { useOneMerchant } from '../../../shared/permissions/use-one-merchant.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { GamesHeader } from '../GamesHeader.tsx';
import { ACCOUNT_TONES } from './account-tones.ts';
import { vendorAccountsQuery } from './desk.queries.ts';
import { FreeRoundsDialog } from './FreeRoundsDialog.tsx';
import { VendorAccountDialog } from './VendorAccountDialog.tsx';
import { VendorAccountView } from './VendorAccountView.tsx';
import { useSearchValues } from '../../../shared/use-search-values.ts';

const PARAM = 'account';

function useColumns(onOpen: (id: string) => void): Column<VendorAccount>[] {
  const t = useTranslations('console.vendorDesk');
  const format = useConsoleFormat();
  const figure = (value: number, isBad: boolean) => (
    <span className={isBad ? 'font-semibold text-lose' : undefined}>{format.number(value)}</span>
  );
  return [
    {
      key: 'name',
      header: t('account'),
      card: 'title',
      cell: ({ id, name, adapter, currency }) => (
        <>
          <button
            type="button"
            className="font-semibold text-text hover:underline"
            onClick={() => onOpen(id)}
          >
            {name}
          </button>
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
      cell: ({ state }) => <Badge tone={ACCOUNT_TONES[state]}>{t(`states.${state}`)}</Badge>,
    },
    {
      key: 'lastCall',
      header: t('lastCall'),
      cell: ({ lastCallAt }) => (lastCallAt ? format.instant(lastCallAt) : t('never')),
      className: 'whitespace-nowrap',
    },
    { key: 'calls', header: t('calls'), align: 'end', cell: ({ calls }) => format.number(calls) },
    {
      key: 'problems',
      header: t('refusedOrLate'),
      align: 'end',
      cell: ({ refused, late }) => figure(refused + late, late > 0),
    },
    {
      key: 'p99',
      header: t('p99'),
      align: 'end',
      cell: ({ p99Milliseconds }) =>
        p99Milliseconds === null ? '—' : t('milliseconds', { value: format.number(p99Milliseconds) }),
    },
    {
      key: 'open',
      header: t('openTooLong'),
      align: 'end',
      cell: ({ openRoundsTooLong }) => figure(openRoundsTooLong, openRoundsTooLong > 0),
    },
    {
      key: 'differences',
      header: t('differences'),
      align: 'end',
      cell: ({ differences }) => figure(differences, differences > 0),
    },
  ];
}

function Accounts({ merchantCode }: { merchantCode: string }) {
  const t = useTranslations('console.vendorDesk');
  const accounts = useQuery(vendorAccountsQuery(merchantCode));
  const [search, set] = useSearchValues();
  const [open, setOpen] = useState<'new' | 'freeRounds'>();
  const show = (id: string | undefined): void => set({ [PARAM]: id }, { preventScrollReset: true });
  const columns = useColumns(show);
  if (accounts.isLoadingError) return <QueryProblem query={accounts} />;
  const shown = accounts.data?.accounts.find(({ id }) => id === search.get(PARAM));
  return (
    <>
      <div className="mb-4 flex flex-wrap justify-end gap-2">
        {accounts.data?.accounts.some(({ freeRounds }) => freeRounds) && (
          <ActButton
            permission="vendors.grant"
            merchantCode={merchantCode}
            icon={<Gift aria-hidden />}
            label={t('freeRounds.act')}
            onPress={() => setOpen('freeRounds')}
          />
        )}
        <ActButton
          permission="vendors.manage"
          merchantCode={merchantCode}
          icon={<Cable aria-hidden />}
          label={t('newAccount')}
          onPress={() => setOpen('new')}
        />
      </div>
      <Table
        caption={t('accounts')}
        columns={columns}
        rows={accounts.data?.accounts ?? []}
        rowKey={({ id }) => id}
        loading={accounts.isPending}
        empty={<p className="text-sm text-muted">{t('noAccounts')}</p>}
      />
      {shown && (
        <DetailPanel title={shown.name} onClose={() => show(undefined)}>
          <VendorAccountView merchantCode={merchantCode} account={shown} />
        </DetailPanel>
      )}
      {open === 'new' && (
        <VendorAccountDialog
          merchantCode={merchantCode}
          account={null}
          adapters={accounts.data?.adapters.map(({ id }) => id) ?? []}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'freeRounds' && (
        <FreeRoundsDialog merchantCode={merchantCode} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}

/** The accounts of one merchant at game vendors, with their health. */
export function VendorAccountsPage() {
  const merchant = useOneMerchant('games.view');
  const code = merchant.current?.merchantCode;
  return (
    <>
      <GamesHeader page="vendorAccounts" merchant={merchant} />
      {code && <Accounts key={code} merchantCode={code} />}
    </>
  );
}
