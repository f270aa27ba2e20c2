import type { ConsoleApi } from '@croupier/contract/api.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FactList, type Fact } from '../../../shared/detail/FactList.tsx';
import { useOneMerchant } from '../../../shared/permissions/use-one-merchant.ts';
import { usePermissions } from '../../../shared/permissions/use-permissions.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { GamesHeader } from '../GamesHeader.tsx';
import { crashChainsQuery } from '../games.queries.ts';
import { chainState, CHAIN_TONES } from './chain-state.ts';
import { SaltDialog } from './SaltDialog.tsx';

type Chain = CallOutput<ConsoleApi['crashControl']['chains']>[number];

const Hash = ({ text }: { text: string }) => <code className="font-mono text-xs wrap-anywhere">{text}</code>;

function useFacts(chain: Chain): Fact[] {
  const t = useTranslations('console.games.crash');
  const format = useConsoleFormat();
  const { terminalHash, publishedAt, salt, saltedAt, saltSource, firstGameNo } = chain;
  const orDash = (text: string | undefined) => text ?? '—';
  return [
    {
      label: t('terminalHash'),
      value: terminalHash ? <Hash text={terminalHash} /> : '—',
      note: publishedAt ? t('published', { at: format.instant(publishedAt) }) : undefined,
    },
    {
      label: t('salt'),
      value: salt ? <Hash text={salt} /> : '—',
      note: saltedAt ? t('entered', { at: format.instant(saltedAt) }) : undefined,
    },
    { label: t('source'), value: saltSource ?? '—' },
    {
      label: t('built'),
      value: t('of', { part: format.number(chain.built), all: format.number(chain.length) }),
    },
    {
      label: t('played'),
      value: format.number(chain.played),
      note: firstGameNo === null ? undefined : t('firstGame', { number: String(firstGameNo) }),
    },
    { label: t('left'), value: orDash(salt ? format.number(chain.length - chain.played) : undefined) },
  ];
}

function ChainView({ chain, onEnter }: { chain: Chain; onEnter: (() => void) | undefined }) {
  const t = useTranslations('console.games.crash');
  const facts = useFacts(chain);
  const state = chainState(chain);
  const title = t('chain', { hash: chain.terminalHash?.slice(0, 8) ?? t('unpublished') });
  return (
    <section aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-lg">{title}</h2>
        <Badge tone={CHAIN_TONES[state]}>{t(`states.${state}`)}</Badge>
        {state === 'waiting' && onEnter && (
          <Button size="sm" className="ml-auto" onClick={onEnter}>
            {t('enter')}
          </Button>
        )}
      </div>
      <FactList facts={facts} />
    </section>
  );
}

/** The hash chains of crash: what is published, what is left, and the salt of the next one. */
export function CrashPage() {
  const t = useTranslations('console.games.crash');
  const merchant = useOneMerchant('games.view');
  const merchantCode = merchant.current?.merchantCode ?? '';
  const { may } = usePermissions();
  const query = useQuery({
    ...crashChainsQuery(merchantCode),
    enabled: merchantCode !== '',
  });
  const [salting, setSalting] = useState<string>();
  const canEnter = may('games.manage', merchantCode);
  return (
    <>
      <GamesHeader page="crash" merchant={merchant} />
      {query.isLoadingError && <QueryProblem query={query} />}
      {query.isLoading && <Skeleton className="h-64" />}
      {query.data?.length === 0 && <EmptyState icon={<Link2 />} title={t('none')} text={t('noneText')} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        {query.data?.map((chain) => (
          <ChainView
            key={chain.id}
            chain={chain}
            onEnter={canEnter ? () => setSalting(chain.id) : undefined}
          />
        ))}
      </div>
      {salting && (
        <SaltDialog merchantCode={merchantCode} chainId={salting} onClose={() => setSalting(undefined)} />
      )}
    </>
  );
}
