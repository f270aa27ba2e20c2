import { useOpenSession } from '../../shared/sign-in/use-open-session.ts';
import { Outlet } from 'react-router';
import { useMerchant } from '@croupier/web/BootContext.tsx';
import { FairStrip } from './FairStrip.tsx';
import { Hero } from './Hero.tsx';
import { OriginalsSection } from './OriginalsSection.tsx';
import { RecentRounds } from './RecentRounds.tsx';

/** What the merchant has to offer, and under `/login` and `/register` the popup over it. */
export function HomePage() {
  const { name } = useMerchant();
  const signedIn = useOpenSession();
  return (
    <div className="mx-auto flex w-full max-w-(--width-page) flex-col gap-section">
      <title>{name}</title>
      <Hero />
      <OriginalsSection />
      {signedIn && <RecentRounds />}
      <FairStrip />
      <Outlet />
    </div>
  );
}
