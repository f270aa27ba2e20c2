import { Table, type Column } from '@croupier/ui/data/Table.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { Link2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import type { AgentLink } from '../agents.queries.ts';
import { RateRange } from '../RateRange.tsx';

function useLinkColumns(): Column<AgentLink>[] {
  const t = useTranslations('console.agents');
  const format = useConsoleFormat();
  const count = (key: 'visits' | 'uses' | 'deposited' | 'active'): Column<AgentLink> => ({
    key,
    header: t(`link.${key}`),
    align: 'end',
    cell: (link) => format.number(link[key]),
  });
  return [
    {
      key: 'code',
      header: t('link.code'),
      card: 'title',
      cell: ({ code, label }) => (
        <>
          <span className="numeric">{code}</span>
          {label && <span className="block text-xs font-normal text-subtle">{label}</span>}
        </>
      ),
    },
    {
      key: 'state',
      header: t('link.state'),
      card: 'aside',
      cell: ({ state }) => (
        <Badge tone={state === 'open' ? 'win' : 'neutral'}>{t(`link.states.${state}`)}</Badge>
      ),
    },
    {
      key: 'opens',
      header: t('link.opens'),
      cell: ({ opensType }) => t(opensType === 0 ? 'member' : 'agent'),
    },
    { key: 'rates', header: t('rates'), cell: ({ rates }) => <RateRange rates={rates} /> },
    count('visits'),
    count('uses'),
    count('deposited'),
    count('active'),
    {
      key: 'expires',
      header: t('link.expires'),
      isWideOnly: true,
      cell: ({ expiresAt }) => (expiresAt ? format.instant(expiresAt) : t('link.noExpiry')),
      className: 'whitespace-nowrap',
    },
  ];
}

/** Registration links with what came of them. */
export function AgentLinks({ links }: { links: readonly AgentLink[] }) {
  const t = useTranslations('console.agents');
  const columns = useLinkColumns();
  return (
    <Table
      caption={t('tabs.links')}
      columns={columns}
      rows={links}
      rowKey={({ code }) => code}
      empty={<EmptyState icon={<Link2 />} title={t('link.none')} text={t('link.noneText')} />}
    />
  );
}
