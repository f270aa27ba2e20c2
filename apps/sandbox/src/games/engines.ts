import { book } from './book/book.ts';
import { fights } from './fights/fights.ts';
import { fishing } from './fishing/fishing.ts';
import type { Engine } from './host/host.types.ts';
import { nine } from './nine/nine.ts';
import { slotsEngine } from './slots/slots-engine.ts';
import { baccarat } from './tables/rules/baccarat.ts';
import { fishPrawnCrab, sicBo } from './tables/rules/dice.ts';
import { dragonTiger } from './tables/rules/dragon-tiger.ts';
import { roulette } from './tables/rules/roulette.ts';
import { moneyWheel } from './tables/rules/wheel.ts';
import { tableEngine } from './tables/table-engine.ts';

/** The engines of all games; the first one that plays a game runs it. */
export const ENGINES: readonly Engine[] = [
  ...[baccarat, roulette, dragonTiger, sicBo, fishPrawnCrab, moneyWheel].map(tableEngine),
  slotsEngine,
  book,
  fights,
  fishing,
  nine,
];
