import type { FeedGame } from '@croupier/contract/games/vendor-feed.ts';
import { writeFeed, type Feed } from './feed.ts';
import { allGamesOf } from './games.ts';
import { FIRST_STATES, VENDORS, type Vendor, type VendorState } from './vendor-list.ts';

/** The current state of a vendor, including changes made in the sandbox. */
export type LiveVendor = {
  vendor: Vendor;
  state: VendorState;
  /** Codes of the games that it has withdrawn. */
  withdrawn: ReadonlySet<string>;
  /** Cuts its next feed off. */
  breaksNext: boolean;
};

type Kept = { state: VendorState; withdrawn: Set<string>; breaksNext: boolean };

/** All vendors of the sandbox. Changes last until the process ends. */
export function createVendorWorld({ now = () => new Date() }: { now?: () => Date } = {}) {
  const kept = new Map<string, Kept>(
    VENDORS.map(({ code }) => [
      code,
      { state: FIRST_STATES[code] ?? 'up', withdrawn: new Set<string>(), breaksNext: false },
    ]),
  );
  const all = new Map<string, FeedGame[]>();
  const feeds = new Map<string, { day: string; feed: Feed }>();

  const find = (code: string): LiveVendor | undefined => {
    const vendor = VENDORS.find((one) => one.code === code);
    const own = kept.get(code);
    return vendor && own && { vendor, ...own };
  };
  const today = (): string => now().toISOString().slice(0, 10);
  /** Released games, including withdrawn ones. */
  const gamesOf = (vendor: Vendor): FeedGame[] => {
    const games = all.get(vendor.code) ?? allGamesOf(vendor);
    all.set(vendor.code, games);
    return games.filter(({ releasedOn }) => releasedOn <= today());
  };
  const change = (code: string, how: (own: Kept) => void): boolean => {
    const own = kept.get(code);
    if (!own) return false;
    how(own);
    feeds.delete(code);
    return true;
  };

  return {
    list: (): LiveVendor[] => VENDORS.flatMap(({ code }) => find(code) ?? []),
    find,
    gamesOf,
    feedOf: ({ vendor, state, withdrawn }: LiveVendor): Feed => {
      const known = feeds.get(vendor.code);
      if (known?.day === today()) return known.feed;
      const games = gamesOf(vendor).filter(({ code }) => !withdrawn.has(code));
      const feed = writeFeed(vendor, state, games);
      feeds.set(vendor.code, { day: today(), feed });
      return feed;
    },
    setState: (code: string, state: VendorState): boolean =>
      change(code, (own) => {
        own.state = state;
      }),
    setWithdrawn: (code: string, game: string, gone: boolean): boolean =>
      change(code, ({ withdrawn }) => {
        if (gone) withdrawn.add(game);
        else withdrawn.delete(game);
      }),
    setBreaksNext: (code: string, breaksNext: boolean): boolean =>
      change(code, (own) => {
        own.breaksNext = breaksNext;
      }),
  };
}

export type VendorWorld = ReturnType<typeof createVendorWorld>;
