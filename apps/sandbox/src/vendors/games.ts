import type { FeedGame } from '@croupier/contract/games/vendor-feed.ts';
import { randomOf, type Random } from './random.ts';
import type { Vendor } from './vendor-list.ts';

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
/** Release dates are between these days; unreleased games are not in the feed. */
const FIRST_DAY = Date.UTC(2015, 0, 5);
const LAST_DAY = Date.UTC(2030, 11, 30);
const END_OF_2026 = Date.UTC(2026, 11, 31);
const SHARE_BY_2026 = (END_OF_2026 - FIRST_DAY) / (LAST_DAY - FIRST_DAY);
const MAX_POPULARITY = 1_000;
/** Popularity decay: the tenth game of a vendor is played half as much as its first. */
const TAIL = { rank: 7, power: 0.95 } as const;
/** Duplicate names are dropped; a vendor whose words run out has fewer games. */
const TRIES_PER_GAME = 40;

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 48)
    .replaceAll(/-$/g, '');

const dayOf = (random: Random): string =>
  new Date(
    FIRST_DAY + Math.floor((random.share() * (LAST_DAY - FIRST_DAY)) / DAY_MILLISECONDS) * DAY_MILLISECONDS,
  )
    .toISOString()
    .slice(0, 10);

/** All present and future games of a vendor, most played first. The list is deterministic. */
export function allGamesOf(vendor: Vendor): FeedGame[] {
  const random = randomOf(vendor.code);
  const wanted = Math.round(vendor.games / SHARE_BY_2026);
  const games = new Map<string, FeedGame>();
  const taken = new Set<string>();
  for (let left = wanted * TRIES_PER_GAME; left > 0 && games.size < wanted; left -= 1) {
    const draft = vendor.make(random);
    const code = slugOf(draft.names.EN);
    if (games.has(code) || taken.has(draft.names.EN) || taken.has(draft.names.TY)) continue;
    taken.add(draft.names.EN).add(draft.names.TY);
    const popularity = Math.round(
      (MAX_POPULARITY * vendor.weight) / (1 + games.size / TAIL.rank) ** TAIL.power,
    );
    games.set(code, {
      kind: 'game',
      code,
      category: vendor.category,
      ...draft,
      releasedOn: dayOf(random),
      popularity,
    });
  }
  return [...games.values()];
}
