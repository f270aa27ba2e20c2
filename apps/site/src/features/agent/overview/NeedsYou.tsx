import type { CallOutput } from '@croupier/contract/route.ts';
import type { teamsRoutes } from '@croupier/contract/agents/teams.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { BellRing, ChevronRight, FileSignature, MoonStar, ReceiptText, Target } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { CONTRACT_PATHS, paths } from '../../../paths.ts';
import { requestsQuery } from '../agent.queries.ts';

export type Overview = CallOutput<typeof teamsRoutes.overview>;
type Attention = Overview['attention'][number];

const ICONS = {
  contract_requests: FileSignature,
  open_bills: ReceiptText,
  next_tier: Target,
  quiet_members: MoonStar,
} as const;

/** What waits for the agent, each with the page where to see to it. */
export function NeedsYou({ attention }: Pick<Overview, 'attention'>) {
  const t = useTranslations('agent.needs');
  const format = useFormat();
  const { data: requests = [] } = useQuery(requestsQuery);
  const contracts = CONTRACT_PATHS[requests[0]?.kind ?? 'daily'];
  const targets: Record<Attention['kind'], string> = {
    contract_requests: contracts,
    open_bills: `${paths.agentIncome()}?state=part_paid`,
    next_tier: contracts,
    quiet_members: `${paths.agentTeam()}?scope=all&activity=silent7`,
  };
  const shown = attention.filter(({ count }) => count > 0);
  if (shown.length === 0) return null;
  return (
    <section
      aria-label={t('title')}
      className="rounded-card border border-brand-line bg-lit p-4 shadow-raised"
    >
      <h2 className="flex items-center gap-2 text-sm font-semibold text-text">
        <BellRing aria-hidden className="size-4 text-brand-text" />
        {t('title')}
      </h2>
      <ul className="mt-2.5 grid gap-2 sm:grid-cols-2 xl:grid-cols-4">
        {shown.map(({ kind, count, amount }) => {
          const Icon = ICONS[kind];
          return (
            <li key={kind}>
              <Link
                to={targets[kind]}
                className="flex h-full items-center gap-3 rounded-field border border-line bg-panel px-3 py-2.5 hover:border-line-strong"
              >
                <Icon aria-hidden className="size-5 shrink-0 text-brand-text" />
                <span className="min-w-0 flex-1 text-sm text-text">
                  {t(kind, { count })}
                  {amount !== null && (
                    <span className="numeric block text-xs text-subtle">{format.amount(amount)}</span>
                  )}
                </span>
                <ChevronRight aria-hidden className="size-4 shrink-0 text-subtle" />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
