import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { LifeBuoy } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { BlockNotice } from '../../shared/protection/BlockNotice.tsx';
import { NetFigures } from '../../shared/protection/NetFigures.tsx';
import { protectionQuery } from '../../shared/protection/protection.queries.ts';
import { MemberSecurity } from '../../shared/security/MemberSecurity.tsx';
import { BreakSection } from './BreakSection.tsx';
import { ClosureSection } from './ClosureSection.tsx';
import { ExclusionSection } from './ExclusionSection.tsx';
import { LimitsSection } from './LimitsSection.tsx';
import { RealitySection } from './RealitySection.tsx';
import { Section } from './Section.tsx';
import { useAnchor } from './use-anchor.ts';

function SomebodyToTalkTo() {
  const t = useTranslations('protection.help');
  return (
    <Card tone="well" className="flex flex-wrap items-center gap-4">
      <LifeBuoy aria-hidden className="size-6 text-info" />
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="text-base">{t('title')}</h2>
        <p className="text-sm text-muted">{t('text')}</p>
      </div>
      <Link to={paths.help('safer-play')} className={buttonClass({ size: 'sm', variant: 'secondary' })}>
        {t('link')}
      </Link>
    </Card>
  );
}

/** Everything with which players stay in control of their play. */
export function ProtectionPage() {
  const t = useTranslations('protection');
  const query = useQuery({ ...protectionQuery, staleTime: 0 });
  const state = query.data;
  const now = new Date(query.dataUpdatedAt);
  useAnchor(state !== undefined);
  return (
    <MemberSecurity>
      <div className="mx-auto flex max-w-4xl flex-col gap-5">
        <PageTitle>{t('title')}</PageTitle>
        <header>
          <h1 className="text-2xl">{t('title')}</h1>
          <p className="mt-1 text-muted">{t('text')}</p>
        </header>
        {query.isLoadingError && <QueryProblem query={query} />}
        {query.isPending && <Skeleton className="h-96 w-full" />}
        {state && (
          <>
            <BlockNotice {...{ state, now }} />
            <LimitsSection {...{ state, now }} />
            <RealitySection state={state} />
            <Section id="net" title={t('net.title')} text={t('net.text')}>
              <NetFigures />
            </Section>
            <BreakSection />
            <ExclusionSection returnAfterHours={state.returnAfterHours} />
            <ClosureSection isClosed={state.blocks.some(({ kind }) => kind === 'closed')} />
          </>
        )}
        <SomebodyToTalkTo />
      </div>
    </MemberSecurity>
  );
}
