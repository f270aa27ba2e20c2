import type { ArtFamily } from '../art-direction.ts';
import type { Motif } from '../painter.ts';
import { dice } from './dice.ts';
import { mines } from './mines.ts';
import { slots } from './slots.ts';
import { cards } from './cards.ts';
import { wheel } from './wheel.ts';
import { rocket } from './rocket.ts';
import { ball } from './ball.ts';
import { fish } from './fish.ts';
import { lottery } from './lottery.ts';
import { chess } from './chess.ts';
import { rooster } from './rooster.ts';
import { esports } from './esports.ts';
import { plinko } from './plinko.ts';
import { jewel, fruit, pyramid, nugget, sweet, lantern } from './treasures.ts';
import { egg, gate, potion, anchor, shield, night, paw, idol, bolt } from './legends.ts';

export const motifs: Record<ArtFamily, Motif> = {
  dice,
  mines,
  slots,
  cards,
  ball,
  fish,
  wheel,
  rocket,
  lottery,
  chess,
  rooster,
  esports,
  plinko,
  jewel,
  fruit,
  pyramid,
  nugget,
  sweet,
  lantern,
  egg,
  gate,
  potion,
  anchor,
  shield,
  night,
  paw,
  idol,
  bolt,
};

/** Motifs with signs that would read wrongly in a mirror. */
export const SIGNED: ReadonlySet<ArtFamily> = new Set(['slots', 'cards', 'lottery', 'wheel']);
