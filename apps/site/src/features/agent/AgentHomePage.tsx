import { Card } from '@croupier/ui/layout/Card.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { useMerchant } from '@croupier/web/boot/BootContext.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, ShieldCheck, UsersRound } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { memberQuery } from '../../shared/member/member.queries.ts';
import { referralQuery } from './agent.queries.ts';
import { AgentFacts } from './AgentFacts.tsx';
import { InvitationCard } from './InvitationCard.tsx';

function TeamCard() {
  const t = useTranslations('agent');
  const format = useFormat();
  const { data, error } = useQuery(referralQuery);
  return (
    <Card className="flex items-center gap-4">
      <span
        aria-hidden
        className="grid size-12 shrink-0 place-items-center rounded-field bg-accent-soft text-accent-text"
      >
        <UsersRound className="size-6" />
      </span>
      <div className="min-w-0">
        <h2 className="text-sm font-medium text-muted">{t('members')}</h2>
        <p data-testid="team-size" className="numeric mt-0.5 font-display text-3xl font-extrabold text-text">
          {data ? format.number(data.members) : error ? '–' : <Skeleton className="h-10 w-16" />}
        </p>
        {data?.members === 0 && <p className="mt-1 text-sm text-subtle">{t('noMembers')}</p>}
      </div>
    </Card>
  );
}

function ProtectCard() {
  const t = useTranslations('agent');
  return (
    <Link
      to={paths.securityCenter()}
      className="flex items-center gap-4 rounded-card border border-line bg-panel p-4 shadow-raised hover:border-line-strong sm:p-5"
    >
      <span
        aria-hidden
        className="grid size-12 shrink-0 place-items-center rounded-field bg-brand-soft text-brand-text"
      >
        <ShieldCheck className="size-6" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold text-text">{t('protect')}</span>
        <span className="mt-0.5 block text-sm text-muted">{t('protectText')}</span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-subtle" />
    </Link>
  );
}

/** The agent's home page: invitation and account. */
export function AgentHomePage() {
  const t = useTranslations('agent');
  const { name } = useMerchant();
  const { data: member } = useQuery(memberQuery);
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-6">
      <title>{`${t('homeTitle')} · ${t('title')} · ${name}`}</title>
      <header>
        <h1 className="text-2xl">{t('hello', { name: member?.nickname || member?.account || '' })}</h1>
        <p className="mt-1 text-muted">{t('helloText')}</p>
      </header>
      <div className="grid items-start gap-4 xl:grid-cols-[1.6fr_1fr]">
        <InvitationCard />
        <div className="grid gap-4 md:max-xl:grid-cols-2 xl:contents">
          <div className="grid gap-4 xl:col-start-2 xl:row-span-2 xl:row-start-1">
            <TeamCard />
            <ProtectCard />
          </div>
          <AgentFacts />
        </div>
      </div>
    </div>
  );
}
