import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { AreaNav } from '../../shared/AreaNav.tsx';

/** Links between the pages about risk. */
export function RiskNav() {
  const t = useTranslations('console.risk');
  return (
    <AreaNav
      label={t('title')}
      pages={[
        { path: paths.cases(), label: t('pages.cases'), permission: 'cases.view' },
        { path: paths.flags(), label: t('pages.flags'), permission: 'cases.view' },
        { path: paths.documents(), label: t('pages.documents'), permission: 'documents.view' },
        { path: paths.identityRules(), label: t('pages.identity'), permission: 'documents.view' },
        { path: paths.riskRules(), label: t('pages.rules'), permission: 'cases.view' },
      ]}
    />
  );
}
