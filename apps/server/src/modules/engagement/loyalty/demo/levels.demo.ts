import type { LanguageCode } from '@croupier/contract/merchants/system.ts';
import { ONE } from '../loyalty.config.ts';
import type { Level } from '../vip/levels.queries.ts';

type Names = Partial<Record<LanguageCode, string>>;
/** In units of the brand's currency, as a euro is. */
type Step = {
  names: Names;
  threshold: number;
  cashbackBps: number;
  rakebackBps: number;
  levelUp: number;
  weekly: number;
  monthly: number;
};

const STEPS: ReadonlyArray<Omit<Step, 'names'>> = [
  { threshold: 0, cashbackBps: 300, rakebackBps: 500, levelUp: 0, weekly: 0, monthly: 0 },
  { threshold: 1_000, cashbackBps: 400, rakebackBps: 700, levelUp: 5, weekly: 0, monthly: 2 },
  { threshold: 5_000, cashbackBps: 500, rakebackBps: 900, levelUp: 20, weekly: 2, monthly: 8 },
  { threshold: 25_000, cashbackBps: 600, rakebackBps: 1_100, levelUp: 75, weekly: 8, monthly: 30 },
  { threshold: 100_000, cashbackBps: 750, rakebackBps: 1_400, levelUp: 250, weekly: 25, monthly: 100 },
  { threshold: 500_000, cashbackBps: 850, rakebackBps: 1_700, levelUp: 1_000, weekly: 80, monthly: 350 },
  {
    threshold: 2_000_000,
    cashbackBps: 1_000,
    rakebackBps: 2_000,
    levelUp: 5_000,
    weekly: 300,
    monthly: 1_200,
  },
];

const NAMES: Readonly<Record<string, readonly Names[]>> = {
  croupier: [
    { EN: 'Copper', TY: 'คอปเปอร์' },
    { EN: 'Bronze', TY: 'บรอนซ์' },
    { EN: 'Silver', TY: 'ซิลเวอร์' },
    { EN: 'Gold', TY: 'โกลด์' },
    { EN: 'Platinum', TY: 'แพลทินัม' },
    { EN: 'Diamond', TY: 'ไดมอนด์' },
    { EN: 'Aurum', TY: 'ออรัม' },
  ],
  lotus: [
    { EN: 'Seed', TY: 'เมล็ดบัว' },
    { EN: 'Leaf', TY: 'ใบบัว' },
    { EN: 'Bud', TY: 'บัวตูม' },
    { EN: 'Bloom', TY: 'บัวบาน' },
    { EN: 'Silver lotus', TY: 'บัวเงิน' },
    { EN: 'Golden lotus', TY: 'บัวทอง' },
    { EN: 'Royal lotus', TY: 'บัวหลวง' },
  ],
  saobien: [
    { EN: 'Sand', VI: 'Cát Trắng' },
    { EN: 'Shell', VI: 'Vỏ Ốc' },
    { EN: 'Coral', VI: 'San Hô' },
    { EN: 'Pearl', VI: 'Ngọc Trai' },
    { EN: 'Dolphin', VI: 'Cá Heo' },
    { EN: 'Whale', VI: 'Cá Voi' },
    { EN: 'Starfish', VI: 'Sao Biển' },
  ],
};

/** The ladder of a demo brand; `unit` is about a euro in its currency. */
export const demoLevels = (merchantId: string, unit: bigint): Level[] =>
  (NAMES[merchantId] ?? []).map((names, level): Level => {
    const step = STEPS[level];
    const worth = (amount = 0): bigint => BigInt(amount) * unit * ONE;
    return {
      level,
      names,
      thresholdMinor: worth(step?.threshold),
      keepMinor: worth(step?.threshold) / 10n,
      cashbackBps: step?.cashbackBps ?? 0,
      rakebackBps: step?.rakebackBps ?? 0,
      levelUpMinor: worth(step?.levelUp),
      weeklyMinor: worth(step?.weekly),
      monthlyMinor: worth(step?.monthly),
    };
  });

/** Points for 1.00 of valid bet on level 0, and experience, in parts per million of a euro brand. */
export const CLASS_RATES: Readonly<Record<string, { points: bigint; xp: bigint }>> = {
  rng: { points: 100_000n, xp: 1_000_000n },
  fish: { points: 80_000n, xp: 1_000_000n },
  sports: { points: 80_000n, xp: 1_000_000n },
  esports: { points: 80_000n, xp: 1_000_000n },
  lott: { points: 60_000n, xp: 600_000n },
  elott: { points: 60_000n, xp: 600_000n },
  bgs: { points: 40_000n, xp: 500_000n },
  live: { points: 40_000n, xp: 400_000n },
  pvp: { points: 40_000n, xp: 400_000n },
  cockfight: { points: 40_000n, xp: 400_000n },
};

/** How much more points a level brings, in percent. */
export const LEVEL_PERCENT: readonly bigint[] = [100n, 105n, 110n, 120n, 130n, 140n, 150n];
/** Points for 1.00 on level 0, in percent of the usual price, from how many points on. */
export const EXCHANGE_STEPS: ReadonlyArray<readonly [from: bigint, percent: bigint]> = [
  [500n, 100n],
  [5_000n, 96n],
  [25_000n, 92n],
];
/** What a level takes off the price, in percent. */
export const LEVEL_DISCOUNT: readonly bigint[] = [0n, 2n, 4n, 7n, 10n, 13n, 16n];
export const DAY_CAPS: readonly number[] = [50, 75, 100, 200, 400, 800, 2_000];
