import type { ContractView } from '@croupier/contract/agents/contracts.ts';
import type { ContractKind } from '@croupier/contract/agents/contract-terms.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { CONTRACT_TONES } from '@croupier/web/agents/tones.ts';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronDown, UsersRound } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { downlinesQuery } from './contracts.queries.ts';
import { TermsView } from './Terms.tsx';
import { useContractStep } from './use-contract-step.ts';

/** What the payer can do with a contract in its state. */
function Acts({ contract: { kind, id, state, endAskedAt } }: { contract: ContractView }) {
  const t = useTranslations('agent.contract');
  const step = useContractStep();
  if (state === 'requested')
    return (
      <Button
        size="sm"
        loading={step.isPending}
        onClick={() => step.mutate({ kind, id, action: 'withdraw' })}
      >
        {t('withdraw')}
      </Button>
    );
  if (state !== 'running') return null;
  if (endAskedAt) return <p className="text-xs text-warn">{t('endAskedByYou')}</p>;
  return (
    <Button size="sm" loading={step.isPending} onClick={() => step.mutate({ kind, id, action: 'askEnd' })}>
      {t('askEnd')}
    </Button>
  );
}

function Row({ contract }: { contract: ContractView }) {
  const t = useTranslations('agent.contract');
  const format = useFormat();
  const { payee, state, offeredAt, endedWhy, terms } = contract;
  return (
    <li className="border-t border-line first:border-0">
      <details className="group">
        <summary className="flex cursor-pointer list-none items-center gap-3 px-4 py-3">
          <span className="min-w-0 flex-1">
            <span className="block truncate text-sm font-semibold text-text">{payee.account}</span>
            <span className="numeric block truncate text-xs text-subtle">
              {format.instant(offeredAt, 'date')}
              {endedWhy && ` · ${t(`why.${endedWhy}`)}`}
            </span>
          </span>
          <Badge tone={CONTRACT_TONES[state]}>{t(`states.${state}`)}</Badge>
          <ChevronDown
            aria-hidden
            className="size-4 shrink-0 text-subtle transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="grid gap-3 px-4 pb-4">
          <TermsView terms={terms} />
          <div className="flex justify-end">
            <Acts contract={contract} />
          </div>
        </div>
      </details>
    </li>
  );
}

/** The contracts that the agent pays. */
export function DownlineContracts({ kind }: { kind: ContractKind }) {
  const t = useTranslations('agent.contract');
  const lists = useTranslations('lists');
  const query = useInfiniteQuery(downlinesQuery(kind));
  const contracts = query.data?.pages.flatMap(({ downlines }) => downlines);
  return (
    <section aria-label={t('downlines')}>
      <h2 className="px-4 pt-4 pb-2 text-base">{t('downlines')}</h2>
      {query.isLoadingError && <QueryProblem query={query} />}
      {!contracts && !query.isLoadingError && <Skeleton className="m-4 h-32" />}
      {contracts?.length === 0 && (
        <EmptyState
          className="py-8!"
          icon={<UsersRound />}
          title={t('noDownlines')}
          text={t('noDownlinesText')}
        />
      )}
      <ul>
        {contracts?.map((contract) => (
          <Row key={contract.id} contract={contract} />
        ))}
      </ul>
      {query.hasNextPage && (
        <div className="flex justify-center p-4">
          <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {lists('more')}
          </Button>
        </div>
      )}
    </section>
  );
}
