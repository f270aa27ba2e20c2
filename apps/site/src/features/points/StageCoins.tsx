import { Coin } from '../../shared/loyalty/Coin.tsx';

const COINS = [
  { place: 'right-[3%] -bottom-7 size-32 rotate-12 max-lg:hidden', delay: 0 },
  { place: 'right-[12%] top-6 size-12 -rotate-12 max-sm:hidden', delay: 90 },
  { place: '-right-4 -top-4 size-20 rotate-45 opacity-70 sm:size-24', delay: 60 },
  { place: 'right-[38%] -top-3 size-9 rotate-12 opacity-80 max-lg:hidden', delay: 210 },
] as const;

/** Coins behind the head of the page. */
export const StageCoins = () => (
  <div aria-hidden className="pointer-events-none absolute inset-0 -z-10 overflow-hidden">
    {COINS.map(({ place, delay }) => (
      <span key={place} className={`absolute ${place}`}>
        <span className="coin-float block size-full drop-shadow-lg" style={{ animationDelay: `${delay}ms` }}>
          <Coin className="size-full" />
        </span>
      </span>
    ))}
  </div>
);
