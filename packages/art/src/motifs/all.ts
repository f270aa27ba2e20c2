import type { ArtFamily } from '../art-direction.ts';
import type { Motif } from '../painter.ts';
import { dice } from './tables/dice.ts';
import { mines } from './tables/mines.ts';
import { slots } from './slots.ts';
import { cards } from './tables/cards.ts';
import { wheel } from './tables/wheel.ts';
import { rocket } from './rocket.ts';
import { ball } from './tables/ball.ts';
import { hilo, keno, limbo, towers } from './tables/house.ts';
import { fish } from './creatures/fish.ts';
import { lottery } from './tables/lottery.ts';
import { chess } from './tables/chess.ts';
import { rooster } from './creatures/rooster.ts';
import { esports } from './tables/esports.ts';
import { plinko } from './tables/plinko.ts';
import { fruit, pyramid, nugget, sweet, lantern } from './treasures.ts';
import { egg, gate, potion, anchor, shield, night, paw, idol, bolt } from './creatures/legends.ts';
import { shark, octopus } from './creatures/hunters.ts';
import { crab, piranha } from './creatures/biters.ts';
import { turtle, jellyfish, whale, manta } from './creatures/swimmers.ts';
import { chest } from './chest.ts';
import { basketball, volleyball, takraw, snooker, golf, trophy } from './tables/balls.ts';
import { tennis, glove, shuttle, cricket, paddle, helmet, horseshoe } from './gear.ts';
import { royal, ace, chips, shoe, dome, joker } from './tables/table.ts';
import { crown, microphone, roulette, headset } from './stage.ts';
import { target, joystick, blades } from './arcade.ts';
import { crower, duel, spur, feathers, arena } from './tables/pit.ts';
import { mahjong, domino, knight } from './tables/tiles.ts';
import { drum, ticket, clover, digits, firecracker } from './luck.ts';
import { dragon, fox, wolf } from './creatures/beasts.ts';
import { leopard, lion, panther, tiger } from './creatures/cats.ts';
import { bear, buffalo, monkey } from './creatures/forest.ts';
import { catfish, crocodile, swordfish } from './creatures/river.ts';
import { horse, unicorn } from './creatures/steeds.ts';
import { amethyst, diamond, emerald, jewel, ruby, sapphire, topaz } from './jewels.ts';
import { emblemdice, hands, jackpotwheel, layout, rivals } from './tables/live.ts';
import { phoenix, elephant } from './creatures/wild.ts';
import { mask, temple, pagoda, book, bell, coins } from './relics.ts';
import { seven, citrus, donut, pumpkin, cat } from './feast.ts';
import { orb, planet, hammer, fan } from './wonders.ts';
import { skull, ship, lotus } from './voyage.ts';
import { goal, pennant, scoreboard, stadium } from './ground.ts';
import { jersey, puck, stick, whistle } from './kit.ts';

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
  limbo,
  keno,
  hilo,
  towers,
  whistle,
  stadium,
  jersey,
  scoreboard,
  pennant,
  goal,
  stick,
  puck,
  crocodile,
  swordfish,
  catfish,
  unicorn,
  horse,
  panther,
  leopard,
  lion,
  fox,
  monkey,
  bear,
  buffalo,
  amethyst,
  ruby,
  emerald,
  sapphire,
  topaz,
  diamond,
  hands,
  rivals,
  jackpotwheel,
  layout,
  emblemdice,
  firecracker,
};

/** Motifs that must not be mirrored because they show letters or numbers. */
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
  'keno',
  'hilo',
  'jersey',
  'scoreboard',
  'hands',
  'jackpotwheel',
  'layout',
]);
