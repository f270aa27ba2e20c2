import { PAYTABLES } from '../games/slots/paytables.rules.ts';
import type { Draft } from './draft.ts';
import { randomOf, type Random } from './random.ts';
import { MORE_SLOT_THEMES } from './slot-themes-more.ts';
import { SLOT_THEMES, type Theme } from './slot-themes.ts';
import { wordsOf, type Word, type Words } from './words.ts';

const THEMES = { ...SLOT_THEMES, ...MORE_SLOT_THEMES } satisfies Record<string, Theme>;
export type ThemeName = keyof typeof THEMES;

const join = (english: string, thai: string): Word => [english, thai];

/** Naming patterns of slots. In Thai, the adjective follows the noun without a space. */
const SHAPES = {
  quality: ({ qualities, things }: Theme, { pick }: Random): Word => {
    const [quality, thing] = [pick(qualities), pick(things)];
    return join(`${quality[0]} ${thing[0]}`, `${thing[1]}${quality[1]}`);
  },
  place: ({ things, places }: Theme, { pick }: Random): Word => {
    const [thing, place] = [pick(things), pick(places)];
    return join(`${thing[0]} of ${place[0]}`, `${thing[1]}แห่ง${place[1]}`);
  },
  tale: ({ places }: Theme, { pick }: Random): Word => {
    const [tale, place] = [pick(TALES), pick(places)];
    return join(`${tale[0]} ${place[0]}`, `${tale[1]}${place[1]}`);
  },
  pair: ({ things }: Theme, { pick }: Random): Word => {
    const [one, other] = [pick(things), pick(things)];
    return one === other
      ? join(`Double ${one[0]}`, `${one[1]}คู่`)
      : join(`${one[0]} & ${other[0]}`, `${one[1]}กับ${other[1]}`);
  },
  hunt: ({ qualities, things }: Theme, { pick }: Random): Word => {
    const [hunt, quality, thing] = [pick(HUNTS), pick(qualities), pick(things)];
    return join(`${quality[0]} ${thing[0]} ${hunt[0]}`, `${hunt[1]}${thing[1]}${quality[1]}`);
  },
  full: ({ qualities, things, places }: Theme, { pick }: Random): Word => {
    const [quality, thing, place] = [pick(qualities), pick(things), pick(places)];
    return join(`${quality[0]} ${thing[0]} of ${place[0]}`, `${thing[1]}${quality[1]}แห่ง${place[1]}`);
  },
} as const;
type Shape = keyof typeof SHAPES;

const TALES = wordsOf(
  'Secrets of=ความลับแห่ง, Legend of=ตำนาน, Road to=เส้นทางสู่, Riches of=ขุมทรัพย์แห่ง, Night at=ราตรีที่, Echoes of=เสียงก้องจาก, Return to=คืนสู่, Keepers of=ผู้พิทักษ์',
);
const HUNTS = wordsOf(
  'Quest=ภารกิจตามหา, Hunt=ตามล่า, Parade=ขบวน, Party=ปาร์ตี้, Riches=ความมั่งคั่งของ, Tales=นิทาน, Duel=ศึก, Treasures=สมบัติ, Island=เกาะ, Kingdom=อาณาจักร',
);
/** Mechanics tag of a slot. */
const FEATURES = [
  'free-spins',
  'cascades',
  'expanding-wilds',
  'respins',
  'jackpot',
  'multipliers',
  'classic-reels',
  'buy-feature',
] as const;

/** Naming style and preferred themes of a studio. */
export type SlotStyle = {
  themes: readonly [ThemeName, ...ThemeName[]];
  shapes: readonly [Shape, ...Shape[]];
  endings: Words;
  /** Share of names with a suffix. */
  endingShare: number;
};

export function slot({ themes, shapes, endings, endingShare }: SlotStyle, random: Random): Draft {
  const theme = random.pick(themes);
  const name = SHAPES[random.pick(shapes)](THEMES[theme], random);
  const ending = random.share() < endingShare ? random.pick(endings) : undefined;
  const features = new Set([random.pick(FEATURES), random.pick(FEATURES)]);
  return {
    names: {
      EN: ending ? `${name[0]} ${ending[0]}` : name[0],
      TY: ending ? `${name[1]} ${ending[1]}` : name[1],
    },
    themes: [theme, ...features],
    // Drawn by the name alone: a new paytable must not change the names of other games.
    rtpBps: randomOf(`paytable of ${name[0]}`).pick(PAYTABLES).returnBps,
    hasDemo: random.share() < 0.9,
  };
}
