import { useQuery } from '@tanstack/react-query';
import { Outlet, useNavigate } from 'react-router';
import { memberQuery } from '../shared/member/member.queries.ts';
import { paths } from '../paths.ts';
import { PageLoader } from '../shared/loading/PageLoader.tsx';
import { LazyPart, lazyPart } from '../shared/loading/LazyPart.tsx';

const TrialDialog = lazyPart(async () => (await import('../features/account/TrialDialog.tsx')).TrialDialog);

/** Lets real accounts pass; trial accounts are offered a real account. */
export function RequireRealAccount() {
  const navigate = useNavigate();
  const { data: member, isPending } = useQuery(memberQuery);
  // Until it is known, no page may make calls that a trial account is refused.
  if (isPending) return <PageLoader />;
  if (!member?.isTrial) return <Outlet />;
  const leave = (): void => {
    if (location.pathname.toLowerCase().startsWith(paths.member()))
      void navigate(paths.home(), { replace: true });
  };
  return (
    <LazyPart onError={leave}>
      <TrialDialog onStay={leave} />
    </LazyPart>
  );
}
