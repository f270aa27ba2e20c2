import './agent.css';
import { useSignedIn } from '@croupier/web/session/use-session.ts';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { memberQuery } from '../../shared/member/member.queries.ts';
import { AgentHero } from './AgentHero.tsx';
import { AgentSignIn } from './AgentSignIn.tsx';
import { PageTitle } from '../../shared/page/PageTitle.tsx';

/** The agents' landing page. Signed-in agents are redirected to their home page. */
export function AgentPage() {
  const t = useTranslations('agent');
  const signedIn = useSignedIn();
  const { data: member } = useQuery({ ...memberQuery, enabled: signedIn });
  if (signedIn && member?.isAgent) return <Navigate to={paths.agentHome()} replace />;
  return (
    <div className="grid items-stretch gap-6 md:grid-cols-[minmax(0,1fr)_22rem] lg:grid-cols-[1.35fr_1fr] lg:gap-8">
      <PageTitle>{t('title')}</PageTitle>
      <AgentHero />
      <div className="mx-auto flex w-full max-w-md flex-col justify-center md:max-w-none">
        <AgentSignIn />
      </div>
    </div>
  );
}
