import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { DocumentCard } from './DocumentCard.tsx';
import { DocumentHistory } from './DocumentHistory.tsx';
import { identityQuery } from './identity.queries.ts';
import { LevelCard } from './LevelCard.tsx';
import { NextLevel } from './NextLevel.tsx';
import { ProfileCard } from './ProfileCard.tsx';

/** The identity check: the member's level, what is asked, why, and the documents to send. */
export function IdentityPage() {
  const t = useTranslations('identityCheck');
  const query = useQuery(identityQuery);
  const check = query.data;
  const open = check?.documents.filter(({ state }) => ['wanted', 'submitted', 'in_review'].includes(state));
  const past = check?.documents.filter(({ state }) => ['accepted', 'refused', 'expired'].includes(state));
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-6">
      <PageTitle>{t('title')}</PageTitle>
      <header>
        <h1 className="text-2xl">{t('title')}</h1>
        <p className="mt-1 text-muted">{t('text')}</p>
      </header>
      {query.isLoadingError && <QueryProblem query={query} />}
      {query.isPending && (
        <>
          <Skeleton className="h-44 rounded-card" />
          <Skeleton className="h-64 rounded-card" />
        </>
      )}
      {check && open && past && (
        <>
          <LevelCard check={check} />
          {check.next?.profile.some((need) => need !== 'contact') && <ProfileCard check={check} />}
          {open.map((document) => (
            <DocumentCard
              key={document.id}
              document={document}
              refused={past.find(({ need, state }) => need === document.need && state === 'refused')}
            />
          ))}
          {open.length === 0 && check.next && <NextLevel check={check} />}
          {past.length > 0 && <DocumentHistory documents={past} />}
        </>
      )}
      <p className="flex items-start gap-2 text-xs text-subtle">
        <ShieldCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
        {t('privacy')}
      </p>
    </div>
  );
}
