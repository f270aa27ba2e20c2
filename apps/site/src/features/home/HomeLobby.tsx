import { useBoot, useMerchant } from '@croupier/web/boot/BootContext.tsx';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useEffect, type ReactNode } from 'react';
import { announcementSlot } from '../../shared/announcements/announcement-slot.ts';
import { callQuery } from '../../shared/api/call.ts';
import { LiveBets } from '../../shared/bet-tables/LiveBets.tsx';
import { useGradually } from '../../shared/browser/use-gradually.ts';
import { useHotGames } from '../../shared/games/games.queries.ts';
import { memberQuery } from '../../shared/member/member.queries.ts';
import { useAccountReady } from '../../shared/sign-in/use-account-ready.ts';
import { useWinners } from '../../shared/winners/winners.queries.ts';
import { ProvablyFairSteps } from '../../shared/fair-play/ProvablyFairSteps.tsx';
import { LazyPart, lazyPart } from '../../shared/loading/LazyPart.tsx';
import { GameSection, HotSection, NewSection } from './GameSection.tsx';
import { useNewGames } from './home.queries.ts';
import { planSections, type Known, type SectionPlan } from './home-sections.ts';
import { JackpotSection } from './jackpot/JackpotSection.tsx';
import { OriginalsSection } from './OriginalsSection.tsx';
import { PromotionSlider } from './PromotionSlider.tsx';
import { RecentRounds } from './RecentRounds.tsx';
import { markLobbyRendered } from './lobby-rendered.ts';
import { VendorSection } from './VendorSection.tsx';
import { WinnersSection } from './WinnersSection.tsx';

const FirstSteps = lazyPart(async () => (await import('./FirstSteps.tsx')).FirstSteps);

function Section({ plan }: { plan: SectionPlan }) {
  switch (plan.kind) {
    case 'hot':
      return <HotSection />;
    case 'new':
      return <NewSection />;
    case 'jackpot':
      return <JackpotSection />;
    case 'winners':
      return <WinnersSection />;
    case 'originals':
      return <OriginalsSection />;
    case 'games':
      return <GameSection category={plan.category} rows={plan.rows} />;
    default:
      return <VendorSection category={plan.category} vendors={plan.vendors} />;
  }
}

const known = (list: readonly unknown[] | undefined, failed: boolean): Known => {
  if (!list) return failed ? 'none' : 'unknown';
  return list.length > 0 ? 'some' : 'none';
};

const knownPool = (pool: unknown): Known => {
  if (pool === undefined) return 'unknown';
  return pool === null ? 'none' : 'some';
};

/** Data known so far: each section loads its own when it comes near. */
function usePlan(): SectionPlan[] {
  const { home } = useMerchant();
  const { menus } = useBoot().games;
  const hot = useHotGames(false);
  const fresh = useNewGames(false);
  const winners = useWinners({ board: 'latest', enabled: false });
  const { data: pool } = useQuery({ ...callQuery('jackpot.pool'), enabled: false });
  return planSections({
    home,
    menus,
    hotGames: known(hot.data, false),
    newGames: known(fresh.data, false),
    winners: known(winners.data, winners.error !== null),
    pool: knownPool(pool),
  });
}

const keepSlot = (element: HTMLDivElement | null): void => announcementSlot.set(element);

/** Announcements and promotions, below the first games. */
const News = () => (
  <>
    <div ref={keepSlot} className="empty:hidden" />
    <PromotionSlider />
  </>
);

/** The home page below its first screen. Sizes are estimated only on the first visit. */
export function HomeLobby({ isBack }: { isBack: boolean }) {
  const signedIn = useAccountReady();
  const { data: member } = useQuery({ ...memberQuery, enabled: signedIn });
  const plan = usePlan();
  // Trial accounts have no betting record.
  const isMember = signedIn && member?.isTrial === false;
  const sections = plan.map((section) => (
    <Section key={'category' in section ? section.category : section.kind} plan={section} />
  ));
  const parts: ReactNode[] = [
    // Games come first.
    ...sections.slice(0, 1),
    <News key="news" />,
    ...sections.slice(1),
    plan.some(({ kind }) => kind === 'originals') && <LiveBets key="bets" />,
    isMember && <RecentRounds key="rounds" />,
    <ProvablyFairSteps key="fair" />,
  ];
  const shown = useGradually(parts.length, isBack);
  useEffect(markLobbyRendered, []);
  return (
    <div
      className={clsx(
        'flex flex-col gap-section',
        !isBack && 'lobby',
        shown < parts.length && 'min-h-[250dvh]',
      )}
    >
      <LazyPart>{isMember && <FirstSteps />}</LazyPart>
      {parts.slice(0, shown)}
    </div>
  );
}
