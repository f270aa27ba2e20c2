import './home.css';
import { useMerchant } from '@croupier/web/boot/BootContext.tsx';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { LazyPart, lazyPart } from '../../shared/loading/LazyPart.tsx';
import { Banners } from '../../shared/slider/Banners.tsx';
import { useIdle } from '../../shared/browser/use-idle.ts';
import { LobbySkeleton } from './LobbySkeleton.tsx';
import { NoticeMarquee } from './NoticeMarquee.tsx';
import { wasLobbyRendered } from './lobby-rendered.ts';
import { Welcome } from './Welcome.tsx';

const HomeLobby = lazyPart(async () => (await import('./HomeLobby.tsx')).HomeLobby);

/** Banner width: the content beside the side menu. */
const BANNER_SIZES = '(min-width: 1552px) 82rem, (min-width: 1024px) calc(100vw - 19rem), 100vw';

/** The home page, and under `/login` and `/register` the popup over it. */
export function HomePage() {
  const { name } = useMerchant();
  const idle = useIdle();
  const [isBack] = useState(wasLobbyRendered);
  return (
    <div className="mx-auto flex w-full max-w-(--width-lobby) flex-col gap-section">
      <title>{name}</title>
      <div className="home-top">
        <NoticeMarquee />
        <Banners group="w_home" sizes={BANNER_SIZES} eager />
        <Welcome />
      </div>
      {idle || isBack ? (
        <LazyPart fallback={<LobbySkeleton />}>
          <HomeLobby isBack={isBack} />
        </LazyPart>
      ) : (
        <LobbySkeleton />
      )}
      <Outlet />
    </div>
  );
}
