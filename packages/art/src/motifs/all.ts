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
import { shark, octopus } from './hunters.ts';
import { crab, piranha } from './biters.ts';
import { turtle, jellyfish, whale, manta } from './swimmers.ts';
import { chest } from './chest.ts';
import { basketball, volleyball, takraw, snooker, golf, trophy } from './balls.ts';
import { tennis, glove, shuttle, cricket, paddle, helmet, horseshoe } from './gear.ts';
import { royal, ace, chips, shoe, dome, joker } from './table.ts';
import { crown, microphone, roulette, headset } from './stage.ts';
import { target, joystick, blades } from './arcade.ts';
import { crower, duel, spur, feathers, arena } from './pit.ts';
import { mahjong, domino, knight } from './tiles.ts';
import { drum, ticket, clover, digits } from './luck.ts';
import { dragon, tiger, wolf } from './beasts.ts';
import { phoenix, elephant } from './wild.ts';
import { mask, temple, pagoda, book, bell, coins } from './relics.ts';
import { seven, citrus, donut, pumpkin, cat } from './feast.ts';
import { orb, planet, hammer, fan } from './wonders.ts';
import { skull, ship, lotus } from './voyage.ts';

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
  shark,
  octopus,
  crab,
  piranha,
  turtle,
  jellyfish,
  whale,
  manta,
  chest,
  basketball,
  volleyball,
  takraw,
  snooker,
  golf,
  trophy,
  tennis,
  glove,
  shuttle,
  cricket,
  paddle,
  helmet,
  horseshoe,
  royal,
  ace,
  chips,
  shoe,
  dome,
  joker,
  crown,
  microphone,
  roulette,
  headset,
  target,
  joystick,
  blades,
  crower,
  duel,
  spur,
  feathers,
  arena,
  mahjong,
  domino,
  knight,
  drum,
  ticket,
  clover,
  digits,
  dragon,
  tiger,
  wolf,
  phoenix,
  elephant,
  mask,
  temple,
  pagoda,
  book,
  bell,
  coins,
  seven,
  citrus,
  donut,
  pumpkin,
  cat,
  orb,
  planet,
  hammer,
  fan,
  skull,
  ship,
  lotus,
};

/** Motifs with signs that would read wrongly in a mirror. */
export const SIGNED: ReadonlySet<ArtFamily> = new Set([
  'slots',
  'cards',
  'lottery',
  'wheel',
  'snooker',
  'helmet',
  'royal',
  'ace',
  'shoe',
  'roulette',
  'digits',
  'ticket',
  'drum',
  'mahjong',
  'seven',
]);
