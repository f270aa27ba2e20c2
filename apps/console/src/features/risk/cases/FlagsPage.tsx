import { flagList, type FlagItem } from '@croupier/contract/risk/cases.ts';
import { FLAG_KINDS, RISK_VERDICTS } from '@croupier/contract/risk/risk-states.ts';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { call } from '../../../shared/call.ts';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import type { ListColumn } from '../../../shared/list/list-types.ts';
import { VERDICT_TONES } from '../../../shared/risk/risk-tones.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { useTitle } from '../../../shared/use-title.ts';
import { RiskNav } from '../RiskNav.tsx';

function useColumns(): ListColumn<FlagItem>[] {
  const t = useTranslations('console.risk');
  const { instant } = useConsoleFormat();
  return [
    { key: 'at', header: t('at'), cell: ({ at }) => instant(at) },
    {
      key: 'account',
      header: t('member'),
      cell: ({ member, merchantCode }) => (
        <Link to={paths.memberFile({ merchantCode, id: member.id })}>{member.account}</Link>
      ),
    },
    { key: 'kind', header: t('flagLabel'), cell: ({ kind }) => t(`flag.${kind}`) },
    {
      key: 'verdict',
      header: t('verdictLabel'),
      card: 'aside',
      cell: ({ verdict }) => <Badge tone={VERDICT_TONES[verdict]}>{t(`verdict.${verdict}`)}</Badge>,
    },
    {
      key: 'subject',
      header: t('subject'),
      cell: ({ subject }) => <code className="text-xs">{subject}</code>,
    },
    {
      key: 'case',
      header: t('case'),
      cell: ({ merchantCode, caseId }) => <Link to={paths.case(merchantCode, caseId)}>{t('openCase')}</Link>,
    },
  ];
}

/** Flags that rules have raised. */
export function FlagsPage() {
  const t = useTranslations('console.risk');
  useTitle(t('pages.flags'));
  return (
    <>
      <RiskNav />
      <ListPage
        list={flagList}
        title={t('pages.flags')}
        text={t('flagsText')}
        load={(query, signal) => call('cases.flags', { query }, { signal })}
        columns={useColumns()}
        filters={[
          { kind: 'text', name: 'account', label: t('member') },
          {
            kind: 'choice',
            name: 'kind',
            label: t('flagLabel'),
            options: FLAG_KINDS.map((value) => ({ value, label: t(`flag.${value}`) })),
          },
          {
            kind: 'choice',
            name: 'verdict',
            label: t('verdictLabel'),
            options: RISK_VERDICTS.map((value) => ({ value, label: t(`verdict.${value}`) })),
          },
          { kind: 'period', from: 'atFrom', until: 'atUntil', label: t('at') },
        ]}
        emptyText={t('noFlags')}
      />
    </>
  );
}
