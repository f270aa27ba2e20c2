import type { Permission } from '@croupier/contract/access/permissions.ts';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { AreaNav } from '../../shared/AreaNav.tsx';
import { MerchantSelect } from '../../shared/permissions/MerchantSelect.tsx';
import type { useOneMerchant } from '../../shared/permissions/use-one-merchant.ts';
import { useTitle } from '../../shared/use-title.ts';

const PAGES = {
  tree: { path: paths.agents(), permission: 'agents.view' },
  lines: { path: paths.rootLines(), permission: 'agents.view' },
  contracts: { path: paths.agentContracts(), permission: 'agents.view' },
  runs: { path: paths.agentRuns(), permission: 'agents.view' },
  bills: { path: paths.agentBills(), permission: 'agents.view' },
  rings: { path: paths.rings(), permission: 'agents.view' },
  thresholds: { path: paths.rateThresholds(), permission: 'agents.view' },
  settings: { path: paths.settlementSettings(), permission: 'agents.view' },
} as const satisfies Record<string, { path: string; permission: Permission }>;

const NAMES = [
  'tree',
  'lines',
  'contracts',
  'runs',
  'bills',
  'rings',
  'thresholds',
  'settings',
] as const satisfies readonly (keyof typeof PAGES)[];

/** Links between the pages about agents. */
export function AgentsNav() {
  const t = useTranslations('console.agents');
  return (
    <AreaNav
      label={t('title')}
      pages={NAMES.map((name) => ({ ...PAGES[name], label: t(`pages.${name}`) }))}
    />
  );
}

export type AgentsHeaderProps = {
  page: keyof typeof PAGES;
  merchant: ReturnType<typeof useOneMerchant>;
};

/** The links, the title, and the choice of the merchant. */
export function AgentsHeader({ page, merchant: { allowed, current, choose } }: AgentsHeaderProps) {
  const t = useTranslations('console.agents');
  useTitle(t(`pages.${page}`));
  return (
    <>
      <AgentsNav />
      <header className="mb-5 flex flex-wrap items-end justify-between gap-4">
        <hgroup className="min-w-0">
          <h1 className="text-3xl">{t(`pages.${page}`)}</h1>
          <p className="mt-2 max-w-prose text-muted">{t(`texts.${page}`)}</p>
        </hgroup>
        <MerchantSelect merchants={allowed} value={current?.merchantCode ?? ''} onChange={choose} />
      </header>
    </>
  );
}
