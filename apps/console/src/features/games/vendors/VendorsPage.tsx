import type { ControlledVendor } from '@croupier/contract/games/game-control.ts';
import { Table, type Column } from '@croupier/ui/data/Table.tsx';
import { Badge, type Tone } from '@croupier/ui/status/Badge.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { ActButton } from '../../../shared/act/ActButton.tsx';
import { call } from '../../../shared/call.ts';
import { useOneMerchant } from '../../../shared/permissions/use-one-merchant.ts';
import { usePermissions } from '../../../shared/permissions/use-permissions.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { StopButton } from '../closing/StopButton.tsx';
import { GamesHeader } from '../GamesHeader.tsx';
import { vendorsQuery } from '../games.queries.ts';
import { PositionControl } from '../PositionControl.tsx';
import { usePlace } from '../use-place.ts';
import { VendorDialog } from './VendorDialog.tsx';

const STATE_TONES: Readonly<Record<ControlledVendor['state'], Tone>> = {
  on: 'win',
  off: 'neutral',
  maintenance: 'warn',
};

/** The merchant's decision, the kill switch, and what the vendor reports. */
function States({ vendor }: { vendor: ControlledVendor }) {
  const t = useTranslations('console.games');
  return (
    <span className="flex flex-wrap gap-1 max-sm:justify-end">
      <Badge tone={STATE_TONES[vendor.state]}>{t(`vendorStates.${vendor.state}`)}</Badge>
      {vendor.stoppedAt && <Badge tone="lose">{t('reach.stopped')}</Badge>}
      {vendor.reported !== 'up' && <Badge tone="info">{t(`reported.${vendor.reported}`)}</Badge>}
    </span>
  );
}

function Acts({ vendor, merchantCode }: { vendor: ControlledVendor; merchantCode: string }) {
  const t = useTranslations('console.games');
  const [isOpen, setOpen] = useState(false);
  const params = { merchantCode, vendorId: vendor.id };
  return (
    <span className="flex flex-wrap justify-end gap-1.5">
      <ActButton
        permission="games.manage"
        merchantCode={merchantCode}
        label={t('change')}
        onPress={() => setOpen(true)}
      />
      <StopButton
        name={vendor.name}
        merchantCode={merchantCode}
        isStopped={vendor.stoppedAt !== null}
        stop={(notice) => call('gameControl.stopVendor', { params, body: { notice } })}
        start={() => call('gameControl.startVendor', { params })}
      />
      {isOpen && <VendorDialog {...{ vendor, merchantCode }} onClose={() => setOpen(false)} />}
    </span>
  );
}

function useColumns(merchantCode: string, shown: number): Column<ControlledVendor>[] {
  const t = useTranslations('console.games');
  const format = useConsoleFormat();
  const { may } = usePermissions();
  const place = usePlace(
    ({ vendorId, position }: { vendorId: string; position: number }) =>
      call('gameControl.placeVendor', { params: { merchantCode, vendorId }, body: { position } }),
    'gameControl.vendors',
  );
  return [
    {
      key: 'name',
      header: t('vendor'),
      card: 'title',
      cell: ({ id, name, code }) => (
        <>
          <Link to={paths.games({ merchantCode, vendorId: id })} className="font-semibold">
            {name}
          </Link>
          <span className="block text-xs font-normal text-subtle">{code}</span>
        </>
      ),
    },
    { key: 'state', header: t('state'), card: 'aside', cell: (vendor) => <States vendor={vendor} /> },
    {
      key: 'position',
      header: t('position'),
      cell: ({ id, name, position }) => (
        <PositionControl
          name={name}
          position={position}
          last={shown}
          disabled={position === null || !may('games.manage', merchantCode)}
          onPlace={(next) => {
            if (next !== null && !place.isPending) place.mutate({ vendorId: id, position: next });
          }}
        />
      ),
    },
    { key: 'games', header: t('games'), align: 'end', cell: ({ games }) => format.number(games) },
    {
      key: 'import',
      header: t('imported'),
      cell: ({ importedAt, importError, inHouse }) => (
        <>
          {inHouse ? t('inHouse') : importedAt ? format.instant(importedAt) : t('neverImported')}
          {importError && <span className="block text-xs text-lose wrap-anywhere">{importError}</span>}
        </>
      ),
    },
    {
      key: 'acts',
      header: t('acts'),
      align: 'end',
      cell: (vendor) => <Acts {...{ vendor, merchantCode }} />,
    },
  ];
}

function VendorTable({ merchantCode }: { merchantCode: string }) {
  const t = useTranslations('console.games');
  const vendors = useQuery(vendorsQuery(merchantCode));
  const rows = vendors.data ?? [];
  const columns = useColumns(merchantCode, rows.filter(({ position }) => position !== null).length);
  if (vendors.isLoadingError) return <QueryProblem query={vendors} />;
  return (
    <Table
      caption={t('pages.vendors')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      loading={vendors.isPending}
    />
  );
}

/** The vendors of one merchant: order, state, and the kill switch. */
export function VendorsPage() {
  const merchant = useOneMerchant('games.view');
  return (
    <>
      <GamesHeader page="vendors" merchant={merchant} />
      {merchant.current && <VendorTable merchantCode={merchant.current.merchantCode} />}
    </>
  );
}
