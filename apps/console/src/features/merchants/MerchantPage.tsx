import type { MerchantSettingsView } from '@croupier/contract/merchants/settings.ts';
import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { Detail } from '../../shared/detail/Detail.tsx';
import { useTitle } from '../../shared/use-title.ts';
import { settingsQuery } from './merchants.queries.ts';
import { FeaturesTab } from './settings/FeaturesTab.tsx';
import { GamesTab } from './settings/GamesTab.tsx';
import { GeneralTab } from './settings/GeneralTab.tsx';
import { HomeTab } from './settings/HomeTab.tsx';
import { HostsTab } from './settings/HostsTab.tsx';
import { IntegrationsTab } from './settings/IntegrationsTab.tsx';
import { LanguagesTab } from './settings/LanguagesTab.tsx';
import { PaymentsTab } from './settings/payments/PaymentsTab.tsx';
import { ProtectionTab } from './settings/ProtectionTab.tsx';
import { RegistrationTab } from './settings/RegistrationTab.tsx';
import { ThemeTab } from './theme/ThemeTab.tsx';

const TABS = [
  ['general', GeneralTab],
  ['theme', ThemeTab],
  ['languages', LanguagesTab],
  ['registration', RegistrationTab],
  ['features', FeaturesTab],
  ['games', GamesTab],
  ['home', HomeTab],
  ['payments', PaymentsTab],
  ['protection', ProtectionTab],
  ['integrations', IntegrationsTab],
  ['hosts', HostsTab],
] as const satisfies ReadonlyArray<
  readonly [string, (props: { settings: MerchantSettingsView }) => ReactNode]
>;

const contentOf = (Tab: (typeof TABS)[number][1], settings: MerchantSettingsView) => (): ReactNode => (
  <Tab key={settings.merchantCode} settings={settings} />
);

const STATUS = [
  { label: 'siteOpen', tone: 'win' },
  { label: 'siteMaintenance', tone: 'warn' },
  { label: 'siteRegion', tone: 'lose' },
] as const;

/** The settings of one merchant, a tab for each screen. */
export function MerchantPage() {
  const { merchantCode = '' } = useParams();
  const t = useTranslations('console');
  const settings = useQuery(settingsQuery(merchantCode));
  useTitle(settings.data?.general.name ?? t('merchant.title'));
  if (settings.isLoadingError) return <QueryProblem query={settings} />;
  if (!settings.data) return <Skeleton className="h-120 rounded-card" />;
  const { general, currency, status, hosts } = settings.data;
  const { label, tone } = STATUS[status];
  return (
    <Detail
      frame="page"
      title={general.name}
      subtitle={`${merchantCode} · ${currency} · ${hosts[0] ?? ''}`}
      badges={[{ label: t(label), tone }]}
      acts={
        <Link to={paths.siteOf(merchantCode)} className={buttonClass({ size: 'sm' })}>
          {t('merchant.openOrClose')}
        </Link>
      }
      tabs={TABS.map(([value, Tab]) => ({
        value,
        label: t(`merchant.tab.${value}`),
        content: contentOf(Tab, settings.data),
      }))}
    />
  );
}
