import { OWN_FAMILIES } from '../lottery.config.ts';
import { VIETNAM_STATIONS } from './stations.config.ts';
import type { Lottery, OwnFamily } from './schedules.types.ts';

/** Without what each installation decides: the beacon, and whether it is on sale. */
export type ShippedLottery = Omit<Lottery, 'beaconId' | 'isActive' | 'position'>;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const OWN_VOID_SECONDS = 10 * MINUTE;
const FEED_VOID_SECONDS = 24 * HOUR;

const FAMILY_NAMES: Readonly<Record<OwnFamily, { EN: string; TY: string; VI: string }>> = {
  ssc: { EN: 'Five Digits', TY: 'เลข 5 หลัก', VI: '5 số' },
  '3d': { EN: '3D', TY: 'เลข 3 หลัก', VI: '3 số' },
  '11x5': { EN: '11 Pick 5', TY: '11 เลือก 5', VI: '11 chọn 5' },
  k3: { EN: 'K3 Dice', TY: 'ลูกเต๋า K3', VI: 'Xúc xắc K3' },
  pk10: { EN: 'PK10 Racing', TY: 'แข่งรถ PK10', VI: 'Đua xe PK10' },
};

const SPEEDS = [
  { id: '30s', every: 30, lead: 5, EN: '30 s', TY: '30 วินาที', VI: '30 giây' },
  { id: '1m', every: MINUTE, lead: 5, EN: '1 min', TY: '1 นาที', VI: '1 phút' },
  { id: '3m', every: 3 * MINUTE, lead: 10, EN: '3 min', TY: '3 นาที', VI: '3 phút' },
  { id: '5m', every: 5 * MINUTE, lead: 10, EN: '5 min', TY: '5 นาที', VI: '5 phút' },
] as const;

const OWN = {
  source: 'own',
  tz: 'Asia/Bangkok',
  lateSeconds: 20,
  voidSeconds: OWN_VOID_SECONDS,
  feedCode: null,
} as const;

const fastLotteries: readonly ShippedLottery[] = OWN_FAMILIES.flatMap((family) =>
  SPEEDS.map(({ id, every, lead, EN, TY, VI }) => ({
    ...OWN,
    id: `${family}-${id}`,
    family,
    mode: 'ELOTT',
    brandOf: null,
    names: {
      EN: `${FAMILY_NAMES[family].EN} ${EN}`,
      TY: `${FAMILY_NAMES[family].TY} ${TY}`,
      VI: `${FAMILY_NAMES[family].VI} ${VI}`,
    },
    schedule: { every, lead },
  })),
);

/** Drawn by us less often than every 5 minutes. */
const slowLotteries: readonly ShippedLottery[] = [
  {
    ...OWN,
    id: 'ssc-20m',
    family: 'ssc',
    mode: 'LOTT',
    brandOf: null,
    names: { EN: 'Five Digits 20 min', TY: 'เลข 5 หลัก 20 นาที', VI: '5 số 20 phút' },
    schedule: { every: 20 * MINUTE, lead: 30 },
  },
];

/** A merchant's own brand: the same draws under its name. */
export const brandLottery = (brand: { merchantId: string; names: Lottery['names'] }): ShippedLottery => ({
  ...OWN,
  id: `${brand.merchantId}-ssc`,
  family: 'ssc',
  mode: 'ZY',
  brandOf: brand.merchantId,
  names: brand.names,
  schedule: { every: 3 * MINUTE, lead: 10 },
});

const FEED = { source: 'feed', brandOf: null, voidSeconds: FEED_VOID_SECONDS } as const;
const SHANGHAI = { ...FEED, family: '3d', mode: 'LOTT', tz: 'Asia/Shanghai', lateSeconds: HOUR } as const;
const VIETNAM = { ...FEED, mode: 'SEA', tz: 'Asia/Ho_Chi_Minh', lateSeconds: HOUR } as const;
const VIETNAM_LEAD = 5 * MINUTE;
const LEAD = 10 * MINUTE;

const feedLotteries: readonly ShippedLottery[] = [
  {
    ...SHANGHAI,
    id: '3d',
    names: { EN: '3D', TY: '3D จีน', ZH: '福彩3D' },
    schedule: { at: '21:15', lead: LEAD },
    feedCode: '3d',
  },
  {
    ...SHANGHAI,
    id: 'p3',
    names: { EN: 'P3', TY: 'P3 จีน', ZH: '排列三' },
    schedule: { at: '21:25', lead: LEAD },
    feedCode: 'p3',
  },
  {
    ...FEED,
    id: 'thai',
    family: 'thai',
    mode: 'SEA',
    tz: 'Asia/Bangkok',
    names: { EN: 'Thai lottery', TY: 'หวยรัฐบาลไทย', VI: 'Xổ số Thái Lan' },
    // The balls are drawn until 16:00; the sale closes before the first one.
    schedule: { at: '14:30', lead: LEAD, monthDays: [1, 16] },
    lateSeconds: 2 * HOUR,
    feedCode: 'thai',
  },
  {
    ...FEED,
    id: 'lao',
    family: 'lao',
    mode: 'SEA',
    tz: 'Asia/Vientiane',
    names: { EN: 'Lao lottery', TY: 'หวยลาว', VI: 'Xổ số Lào' },
    schedule: { at: '20:30', lead: LEAD, weekdays: [1, 3, 5] },
    lateSeconds: HOUR,
    feedCode: 'lao',
  },
  {
    ...VIETNAM,
    id: 'hanoi',
    family: 'hanoi',
    names: { EN: 'Hanoi', TY: 'หวยฮานอย', VI: 'Hà Nội' },
    schedule: { at: '18:15', lead: VIETNAM_LEAD },
    feedCode: 'vn-north',
  },
  ...VIETNAM_STATIONS.map(({ id, region, name, at, family }) => ({
    ...VIETNAM,
    id,
    family,
    names: region === 'N' ? { EN: 'Vietnam north', TY: 'เวียดนามเหนือ', VI: name } : { EN: name, VI: name },
    schedule: { at, lead: VIETNAM_LEAD, byStation: true } as const,
    feedCode: id,
  })),
];

/** Every lottery that we know; each installation decides which are on sale. */
export const SHIPPED_LOTTERIES: readonly ShippedLottery[] = [
  ...fastLotteries,
  ...slowLotteries,
  ...feedLotteries,
];

/** Few fast ones, because every draw of the demo costs its machine a signature to check. */
export const DEMO_LOTTERIES: ReadonlySet<string> = new Set([
  'ssc-30s',
  ...OWN_FAMILIES.flatMap((family) => [`${family}-1m`, `${family}-5m`]),
  ...slowLotteries.map(({ id }) => id),
  ...feedLotteries.map(({ id }) => id),
]);
