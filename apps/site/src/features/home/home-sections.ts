import type { GameCategory, GameMenu } from '@croupier/contract/games/catalogue.ts';
import type { HomeSection, Whitelabel } from '@croupier/contract/merchants/system.ts';
import { HOME_VENDORS_MAX } from '../../shared/config/lobby-limits.ts';

export type Vendor = GameMenu['vendors'][number];

export type SectionPlan =
  | { kind: 'hot' | 'new' | 'jackpot' | 'winners' }
  | { kind: 'originals' }
  | { kind: 'games'; category: GameCategory; rows: 1 | 2 }
  | { kind: 'vendors'; category: GameCategory; vendors: readonly Vendor[] };

/** `undefined` while a list loads: its place is reserved. */
export type Known = 'some' | 'none' | 'unknown';

export type PlanInput = {
  home: Whitelabel['home'];
  menus: readonly GameMenu[];
  hotGames: Known;
  newGames: Known;
  winners: Known;
  /** For the live pool; the simulated counter needs no data. */
  pool: Known;
};

/** Vendors of a category on the home page, without those that the merchant excludes. */
function vendorsOf({ home, menus }: Pick<PlanInput, 'home' | 'menus'>, category: GameCategory): Vendor[] {
  const excluded: Partial<Record<GameCategory, readonly string[]>> = home.excludedVendors;
  const vendors = menus.find(({ gameCategory }) => gameCategory === category)?.vendors ?? [];
  return vendors.filter(({ code }) => !excluded[category]?.includes(code));
}

function planOf(section: HomeSection, input: PlanInput): SectionPlan | undefined {
  const { home, hotGames, newGames, winners, pool } = input;
  if (section === 'hot') return hotGames === 'none' ? undefined : { kind: 'hot' };
  if (section === 'new') return newGames === 'none' ? undefined : { kind: 'new' };
  if (section === 'winners') return winners === 'none' ? undefined : { kind: 'winners' };
  if (section === 'jackpot')
    return home.jackpot === 'live' && pool === 'none' ? undefined : { kind: 'jackpot' };

  const vendors = vendorsOf(input, section);
  if (vendors.length === 0) return undefined;
  if (section === 'bgs') return { kind: 'originals' };
  if (section === 'rng') return { kind: 'games', category: section, rows: 2 };
  if (section === 'fish') return { kind: 'games', category: section, rows: 1 };
  return { kind: 'vendors', category: section, vendors: vendors.slice(0, HOME_VENDORS_MAX) };
}

/** Sections with content, in the merchant's order. */
export const planSections = (input: PlanInput): SectionPlan[] =>
  input.home.sections.flatMap((section) => planOf(section, input) ?? []);
