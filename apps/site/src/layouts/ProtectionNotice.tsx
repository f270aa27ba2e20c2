import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useLocation } from 'react-router';
import { isGamePath, paths } from '../paths.ts';
import { LazyPart, lazyPart } from '../shared/loading/LazyPart.tsx';
import { protectionQuery, usePlaysForMoney } from '../shared/protection/protection.queries.ts';
import { firstSignIn } from '../shared/sign-in/first-sign-in.ts';

const BlockNotice = lazyPart(async () => (await import('../shared/protection/BlockNotice.tsx')).BlockNotice);
const LimitOffer = lazyPart(async () => (await import('../shared/protection/LimitOffer.tsx')).LimitOffer);

const STALE_MILLISECONDS = 60_000;

/** Leads excluded members to what they can still do, and offers limits to members who have just joined. */
export function ProtectionNotice() {
  const { pathname } = useLocation();
  const plays = usePlaysForMoney();
  const { data, dataUpdatedAt } = useQuery({
    ...protectionQuery,
    enabled: plays,
    staleTime: STALE_MILLISECONDS,
  });
  if (!plays || !data || pathname === paths.protection()) return null;
  const isBlocked = data.blocks.length > 0;
  if (!isBlocked && !(data.isOfferOpen && firstSignIn.is())) return null;
  const isPlaying = isGamePath(pathname);
  return (
    <div className={clsx('px-page', isPlaying ? 'pt-2' : 'pt-4')}>
      <div className="mx-auto max-w-(--width-page)">
        <LazyPart>
          {isBlocked ? (
            <BlockNotice state={data} now={new Date(dataUpdatedAt)} />
          ) : (
            <LimitOffer isSlim={isPlaying} />
          )}
        </LazyPart>
      </div>
    </div>
  );
}
