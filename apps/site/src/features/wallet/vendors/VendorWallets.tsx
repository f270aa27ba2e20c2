import type { VendorWallet } from '@croupier/contract/vendors/play.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { FormError } from '@croupier/web/forms/FormError.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeftRight, Landmark, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { vendorWalletsQuery } from '../../../shared/vendors/vendors.queries.ts';
import { TransferDialog } from './TransferDialog.tsx';
import { TransferResult } from './TransferResult.tsx';
import { useMoveMoney } from '../../../shared/vendors/use-move-money.ts';

function WalletRow({ wallet, onOpen }: { wallet: VendorWallet; onOpen: () => void }) {
  const t = useTranslations('play.wallets');
  const format = useFormat();
  const { name, balance, underWay, open } = wallet;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3.5 last:border-0 last:pb-0">
      <span
        aria-hidden
        className="grid size-10 shrink-0 place-items-center rounded-tile bg-surface-3 text-muted [&_svg]:size-5"
      >
        <Landmark />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate text-sm font-semibold text-text">{name}</span>
        <span className="numeric block font-display text-base font-bold text-text">
          {format.amount(balance)}
        </span>
      </span>
      {underWay && (
        <Badge tone={underWay.state === 'unknown' ? 'warn' : 'info'}>
          {underWay.state === 'unknown' ? t('state.unknown') : t('state.sent')}
        </Badge>
      )}
      {!open && <Badge>{t('closed')}</Badge>}
      <Button size="sm" icon={<ArrowLeftRight />} disabled={underWay !== null} onClick={onOpen}>
        {t('transfer')}
      </Button>
      {underWay?.state === 'unknown' && (
        <p className="w-full text-sm text-warn">
          {underWay.amount === null
            ? t('unknownText')
            : t('unknownAmount', { amount: format.amount(underWay.amount) })}
        </p>
      )}
    </li>
  );
}

/** Wallets at vendors that need money before play, with transfers and a button that collects everything. */
export function VendorWallets() {
  const t = useTranslations('play.wallets');
  const query = useQuery(vendorWalletsQuery);
  const move = useMoveMoney();
  const [opened, setOpened] = useState<string>();
  if (query.isLoadingError) return <QueryProblem query={query} />;
  if (!query.data) return <Skeleton className="h-32 rounded-card" />;
  const { main, wallets } = query.data;
  if (wallets.length === 0) return null;
  const wallet = wallets.find(({ accountId }) => accountId === opened);
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="text-lg">{t('title')}</h2>
          <p className="mt-1 text-sm text-muted">{t('text')}</p>
        </div>
        <Button
          icon={<RefreshCw />}
          loading={move.isPending && !wallet}
          onClick={() => move.mutate({ from: 'ALL', to: 'MAIN', amount: 'all' })}
        >
          {t('collect')}
        </Button>
      </div>
      <ul className="mt-2">
        {wallets.map((one) => (
          <WalletRow key={one.accountId} wallet={one} onOpen={() => setOpened(one.accountId)} />
        ))}
      </ul>
      {!wallet && <FormError error={move.error} />}
      {move.moved && <TransferResult lines={move.moved.lines} />}
      {wallet && (
        <TransferDialog wallet={wallet} mainMinor={main} move={move} onClose={() => setOpened(undefined)} />
      )}
    </Card>
  );
}
