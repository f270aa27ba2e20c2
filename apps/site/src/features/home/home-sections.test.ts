import type { GameCategory } from '@croupier/contract/games/catalogue.ts';
import { HOME_SECTIONS, type HomeSection } from '@croupier/contract/merchants/system.ts';
import { expect, test } from 'vitest';
import { planSections, type PlanInput, type Vendor } from './home-sections.ts';

const vendor = (code: string): Vendor => ({ code, name: code, state: 'up' });
const menu = (gameCategory: GameCategory, ...codes: string[]) => ({
  gameCategory,
  title: gameCategory,
  vendors: codes.map(vendor),
});

const everything: PlanInput = {
  home: {
    sections: [...HOME_SECTIONS],
    excludedVendors: { rng: [], esports: [], cockfight: [] },
    jackpot: 'live',
  },
  menus: (['bgs', 'rng', 'live', 'fish', 'pvp', 'sports', 'esports', 'cockfight'] as const).map((category) =>
    menu(category, 'A', 'B'),
  ),
  hotGames: 'some',
  newGames: 'some',
  winners: 'some',
  pool: 'some',
};
const shown = (change: Partial<PlanInput>): string[] =>
  planSections({ ...everything, ...change }).map((plan) => ('category' in plan ? plan.category : plan.kind));
const all = 'hot new jackpot winners originals rng live fish pvp sports esports cockfight'.split(' ');
const without = (name: string): string[] => all.filter((section) => section !== name);
const { home, menus } = everything;

test.each<[string, Partial<PlanInput>, string[]]>([
  ['all of them', {}, all],
  [
    'nothing is known yet',
    { hotGames: 'unknown', newGames: 'unknown', winners: 'unknown', pool: 'unknown' },
    all,
  ],
  ['no hot games', { hotGames: 'none' }, without('hot')],
  ['no new games', { newGames: 'none' }, without('new')],
  ['no winners', { winners: 'none' }, without('winners')],
  ['no pool', { pool: 'none' }, without('jackpot')],
  ['a simulated counter needs no pool', { pool: 'none', home: { ...home, jackpot: 'simulated' } }, all],
  ['no vendors at all', { menus: [] }, ['hot', 'new', 'jackpot', 'winners']],
  ['a category without vendors', { menus: menus.with(1, menu('rng')) }, without('rng')],
  [
    'every vendor of a category is left out',
    { home: { ...home, excludedVendors: { rng: [], esports: ['A', 'B'], cockfight: [] } } },
    without('esports'),
  ],
  [
    'the merchant chose some in its own order',
    { home: { ...home, sections: ['live', 'hot', 'bgs'] satisfies HomeSection[] } },
    ['live', 'hot', 'originals'],
  ],
])('%s', (_name, change, sections) => {
  expect(shown(change)).toEqual(sections);
});

test('a section shows at most twelve vendors, without excluded ones', () => {
  const codes = Array.from({ length: 20 }, (_, index) => `V${index}`);
  const [plan] = planSections({
    ...everything,
    home: {
      ...home,
      sections: ['cockfight'],
      excludedVendors: { rng: [], esports: [], cockfight: ['V0', 'V3'] },
    },
    menus: [menu('cockfight', ...codes)],
  });
  const vendors = plan?.kind === 'vendors' ? plan.vendors.map(({ code }) => code) : [];
  expect(vendors).toHaveLength(12);
  expect(vendors.slice(0, 3)).toEqual(['V1', 'V2', 'V4']);
});
