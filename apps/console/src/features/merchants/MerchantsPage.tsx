import type { SiteStatus } from '@croupier/contract/merchants/sites.ts';
import { LANGUAGES } from '@croupier/i18n/languages.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Avatar } from '@croupier/ui/data/Avatar.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Plus, Store } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { useMerchants } from '../../shared/permissions/use-merchants.ts';
import { usePermissions } from '../../shared/permissions/use-permissions.ts';
import { useTitle } from '../../shared/use-title.ts';
import { CreateMerchantDialog } from './CreateMerchantDialog.tsx';
import { sitesQuery } from './merchants.queries.ts';

const STATUS = [
  { label: 'siteOpen', tone: 'win' },
  { label: 'siteMaintenance', tone: 'warn' },
  { label: 'siteRegion', tone: 'lose' },
] as const;

function MerchantRow({ site }: { site: SiteStatus }) {
  const t = useTranslations('console');
  const { label, tone } = STATUS[site.status];
  return (
    <li>
      <Link
        to={paths.merchant(site.merchantCode)}
        className="flex min-h-16 items-center gap-3 px-4 py-3 text-text no-underline hover:bg-surface-3"
      >
        <Avatar name={site.name} />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-semibold">{site.name}</span>
          <span className="block truncate text-xs text-subtle">
            {site.merchantCode} · {site.languages.map((language) => LANGUAGES[language].name).join(', ')}
          </span>
        </span>
        <Badge tone={tone}>{t(label)}</Badge>
        <ChevronRight aria-hidden className="size-4.5 text-subtle" />
      </Link>
    </li>
  );
}

/** The granted merchants, and the way to create another. */
export function MerchantsPage() {
  const t = useTranslations();
  const sites = useQuery(sitesQuery);
  const { isShown } = useMerchants();
  const mayCreate = usePermissions().may('merchants.create');
  const [isCreating, setCreating] = useState(false);
  useTitle(t('console.merchant.title'));
  const shown = sites.data?.filter(({ merchantCode }) => isShown(merchantCode));
  return (
    <>
      <div className="mb-section flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="text-3xl">{t('console.merchant.title')}</h1>
          <p className="mt-2 max-w-prose text-muted">{t('console.merchant.text')}</p>
        </div>
        <Button
          variant="primary"
          icon={<Plus />}
          disabled={!mayCreate}
          title={
            mayCreate
              ? undefined
              : t('console.needsPermission', { permission: t('console.permission.merchants.create') })
          }
          onClick={() => setCreating(true)}
        >
          {t('console.merchant.create')}
        </Button>
      </div>
      {sites.isPending && <Skeleton className="h-60 rounded-card" />}
      {sites.isLoadingError && <QueryProblem query={sites} />}
      {shown?.length === 0 && (
        <EmptyState
          icon={<Store />}
          title={t('console.noMerchantsTitle')}
          text={t('console.noMerchantsText')}
        />
      )}
      {shown && shown.length > 0 && (
        <Card padding="none" className="overflow-hidden">
          <ul className="divide-y divide-line">
            {shown.map((site) => (
              <MerchantRow key={site.merchantCode} site={site} />
            ))}
          </ul>
        </Card>
      )}
      {isCreating && <CreateMerchantDialog onClose={() => setCreating(false)} />}
    </>
  );
}
