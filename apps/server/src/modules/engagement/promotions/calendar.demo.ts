import type { StoredDefinition } from '@croupier/contract/promotions/definition.ts';
import { open, type DemoPromotion, type Scale } from './scale.demo.ts';
import { contestCalendar } from './contest-calendar.demo.ts';

/** Codes that the demo's messages name. */
export const DEMO_CODES = ['WELCOME-BACK', 'SPRING-26'];

/** A slot of the sandbox's studios that all demo shops have. */
const FREE_ROUNDS_GAME = 'ninelan-long-boat-of-the-floating-lanterns';

const DAY_MILLISECONDS = 24 * 60 * 60_000;

const offer = (
  of: Pick<StoredDefinition, 'trigger' | 'rewards'> & Partial<StoredDefinition>,
): StoredDefinition => ({ ...open, kind: 'offer', ...of });
const once = (window: 'ever' | 'day' | 'week' | 'month' | 'year') => ({
  ...open.limit,
  perMember: { n: 1, window },
});
const release = (times: number, maxBet: string): StoredDefinition['release'] => ({
  times,
  of: 'bonus',
  days: 7,
  startWithinDays: 14,
  maxBet,
  order: 'main_first',
  contributions: [
    { class: 'live', percent: 10 },
    { class: 'pvp', percent: 10 },
  ],
  barred: ['sports'],
  convert: 'all',
  onWithdrawal: 'forfeit',
});
const onDeposit = (nth: number | null, weekdays: number[]): StoredDefinition['trigger'] => ({
  on: 'event',
  name: 'deposit.credited',
  nth,
  weekdays,
});

const depositOffers = ({ money }: Scale): DemoPromotion[] => [
  {
    slug: 'first-deposit',
    texts: {
      EN: {
        title: 'Double your first deposit',
        summary: 'We match it, and your own money stays yours to withdraw at any time.',
      },
      TY: { title: 'ฝากครั้งแรกรับเพิ่มเท่าตัว', summary: 'เราเติมให้เท่ากัน เงินของคุณถอนได้ทุกเมื่อ' },
      VI: {
        title: 'Nhân đôi lần nạp đầu',
        summary: 'Chúng tôi tặng bằng số nạp; tiền của bạn rút lúc nào cũng được.',
      },
    },
    definition: offer({
      trigger: onDeposit(1, []),
      who: [{ is: 'verified', what: 'mobile' }],
      limit: {
        ...once('ever'),
        marks: [
          { kind: 'person', clash: 'refuse' },
          { kind: 'instrument', clash: 'refuse' },
        ],
        group: 'first-offers',
      },
      rewards: [
        {
          kind: 'bonus',
          amount: { by: 'percent', base: 'deposit', bps: 10_000, from: money(10), min: '0', max: money(100) },
        },
      ],
      release: release(10, money(5)),
      delivery: 'auto',
    }),
  },
  {
    slug: 'friday-reload',
    texts: {
      EN: {
        title: 'Friday reload',
        summary: 'Deposit on a Friday and start the weekend with a quarter more.',
      },
      TY: { title: 'เติมวันศุกร์', summary: 'ฝากวันศุกร์ รับเพิ่มอีกหนึ่งในสี่' },
      VI: { title: 'Nạp thứ Sáu', summary: 'Nạp vào thứ Sáu, cuối tuần thêm một phần tư.' },
    },
    definition: offer({
      trigger: onDeposit(null, [5]),
      who: [{ is: 'deposits', min: 1, amount: null, window: { unit: 'ever' } }],
      limit: once('week'),
      rewards: [
        {
          kind: 'bonus',
          amount: { by: 'percent', base: 'deposit', bps: 2_500, from: money(20), min: '0', max: money(50) },
        },
      ],
      release: release(8, money(5)),
      delivery: 'auto',
    }),
  },
];

const returns = ({ money }: Scale): DemoPromotion[] => [
  {
    slug: 'weekly-cashback',
    texts: {
      EN: { title: 'Weekly cashback', summary: 'Some of it back every Monday, in cash, by your level.' },
      TY: { title: 'คืนเงินรายสัปดาห์', summary: 'รับคืนเป็นเงินสดทุกวันจันทร์ ตามระดับของคุณ' },
      VI: { title: 'Hoàn tiền hằng tuần', summary: 'Nhận lại một phần bằng tiền mặt mỗi thứ Hai, theo cấp.' },
    },
    definition: offer({
      trigger: { on: 'schedule', window: 'week', at: '00:00' },
      rewards: [
        {
          kind: 'cash',
          playThrough: false,
          amount: {
            by: 'levelPercent',
            base: 'netLoss',
            from: money(20),
            max: money(500),
            levels: [
              { level: 0, bps: 300 },
              { level: 2, bps: 500 },
              { level: 4, bps: 700 },
              { level: 6, bps: 1_000 },
            ],
          },
        },
      ],
      claimWithinDays: 14,
    }),
  },
  {
    slug: 'rakeback',
    texts: {
      EN: {
        title: 'Rakeback',
        summary: 'A part of the house edge on everything you play. Take it whenever you like.',
      },
      TY: { title: 'คืนค่าเล่น', summary: 'ส่วนหนึ่งของส่วนได้เปรียบเจ้ามือ รับได้ทุกเมื่อ' },
      VI: { title: 'Hoàn lợi thế', summary: 'Một phần lợi thế nhà cái trên mọi ván. Nhận lúc nào tùy bạn.' },
    },
    definition: offer({
      trigger: { on: 'claim', window: 'since' },
      rewards: [
        {
          kind: 'cash',
          playThrough: false,
          amount: {
            by: 'levelPercent',
            base: 'edge',
            from: '0',
            max: null,
            levels: [
              { level: 0, bps: 500 },
              { level: 3, bps: 1_000 },
              { level: 5, bps: 1_500 },
              { level: 7, bps: 2_000 },
            ],
          },
        },
      ],
    }),
  },
  {
    slug: 'daily-rebate',
    texts: {
      EN: { title: 'Daily rebate', summary: 'A little of every bet comes back the next morning.' },
      TY: { title: 'คืนยอดรายวัน', summary: 'คืนส่วนเล็ก ๆ จากทุกเดิมพันในเช้าวันถัดไป' },
      VI: { title: 'Hoàn cược hằng ngày', summary: 'Một chút từ mỗi lượt cược trở lại vào sáng hôm sau.' },
    },
    definition: offer({
      trigger: { on: 'schedule', window: 'day', at: '06:00' },
      rewards: [
        {
          kind: 'cash',
          playThrough: false,
          amount: {
            by: 'class',
            base: 'validBet',
            rates: [
              { class: 'rng', bps: 30 },
              { class: 'live', bps: 20 },
              { class: 'sports', bps: 20 },
              { class: 'fish', bps: 30 },
            ],
            max: money(200),
          },
        },
      ],
      claimWithinDays: 7,
    }),
  },
];

const occasions = ({ money }: Scale): DemoPromotion[] => [
  {
    slug: 'level-up',
    texts: {
      EN: { title: 'Level-up gift', summary: 'Each new level starts with a gift in cash.' },
      TY: { title: 'ของขวัญเลื่อนระดับ', summary: 'ทุกระดับใหม่มาพร้อมเงินสด' },
      VI: { title: 'Quà lên cấp', summary: 'Mỗi cấp mới bắt đầu bằng tiền mặt.' },
    },
    definition: offer({
      trigger: { on: 'event', name: 'vip.levelled_up', nth: null, weekdays: [] },
      rewards: [
        {
          kind: 'cash',
          playThrough: false,
          amount: {
            by: 'level',
            levels: [1, 2, 5, 10, 25, 50, 100].map((euros, index) => ({
              level: index + 1,
              amount: money(euros),
            })),
          },
        },
      ],
      claimWithinDays: 30,
    }),
  },
  {
    slug: 'birthday',
    texts: {
      EN: { title: 'Happy birthday', summary: 'Free rounds on your day, once a year.' },
      TY: { title: 'สุขสันต์วันเกิด', summary: 'รอบฟรีในวันเกิดของคุณ ปีละครั้ง' },
      VI: { title: 'Mừng sinh nhật', summary: 'Lượt miễn phí vào ngày của bạn, mỗi năm một lần.' },
    },
    definition: offer({
      trigger: { on: 'schedule', window: 'day', at: '00:00' },
      who: [{ is: 'birthday' }, { is: 'verified', what: 'identity' }],
      limit: once('year'),
      rewards: [
        {
          kind: 'freeRounds',
          amount: {
            by: 'level',
            levels: [
              { level: 0, amount: '20' },
              { level: 3, amount: '50' },
              { level: 6, amount: '100' },
            ],
          },
          gameId: FREE_ROUNDS_GAME,
          stake: money(0.2),
          days: 7,
        },
      ],
      claimWithinDays: 7,
    }),
  },
  {
    slug: 'login-streak',
    texts: {
      EN: {
        title: 'Seven days in a row',
        summary: 'Come by each day for more points. One day off a month is forgiven.',
      },
      TY: { title: 'เข้าระบบเจ็ดวัน', summary: 'แวะมาทุกวันรับคะแนนเพิ่ม พลาดได้เดือนละหนึ่งวัน' },
      VI: {
        title: 'Bảy ngày liên tiếp',
        summary: 'Ghé mỗi ngày để nhận thêm điểm. Mỗi tháng được lỡ một ngày.',
      },
    },
    definition: offer({
      trigger: { on: 'event', name: 'member.signed_in', nth: null, weekdays: [] },
      limit: once('day'),
      rewards: [
        {
          kind: 'points',
          amount: {
            by: 'tiers',
            base: 'streak',
            tiers: [5, 10, 15, 20, 30, 40, 80].map((points, index) => ({
              from: String(index + 1),
              amount: String(points),
            })),
          },
        },
      ],
      claimWithinDays: 2,
    }),
  },
];

const forAsking = ({ money }: Scale): DemoPromotion[] => [
  {
    slug: 'coupon',
    texts: {
      EN: { title: 'A code, a bonus', summary: 'Have one of our codes? It’s worth a little bonus.' },
      TY: { title: 'มีโค้ด รับโบนัส', summary: 'กรอกโค้ดของเราเพื่อรับโบนัส' },
      VI: { title: 'Có mã, có thưởng', summary: 'Có mã của chúng tôi? Nhập để nhận thưởng.' },
    },
    definition: offer({
      trigger: { on: 'code' },
      limit: { ...once('ever'), total: 1_000, marks: [{ kind: 'device', clash: 'review' }] },
      rewards: [{ kind: 'bonus', amount: { by: 'fixed', amount: money(10) } }],
      release: release(5, money(5)),
      budget: { amount: money(10_000), whenShort: 'refuse' },
    }),
  },
  {
    slug: 'share-your-win',
    texts: {
      EN: {
        title: 'Share your big win',
        summary: 'Show us where you told the story, with up to three pictures. We’ll say thank you.',
      },
      TY: { title: 'แชร์ชัยชนะของคุณ', summary: 'ส่งภาพที่คุณแชร์ไม่เกินสามรูป เรามีของขอบคุณ' },
      VI: { title: 'Khoe chiến thắng', summary: 'Gửi tối đa ba ảnh bài đăng của bạn, chúng tôi sẽ cảm ơn.' },
    },
    definition: offer({
      trigger: { on: 'apply' },
      limit: once('month'),
      rewards: [
        {
          kind: 'cash',
          playThrough: false,
          amount: { by: 'operator', min: money(1), max: money(5_000) },
        },
      ],
      budget: { amount: money(20_000), whenShort: 'refuse' },
      claimWithinDays: 30,
    }),
  },
  {
    slug: 'lucky-wheel',
    texts: {
      EN: {
        title: 'Lucky wheel',
        summary: 'One spin a day for everybody who deposited this week. The odds are printed.',
      },
      TY: { title: 'วงล้อนำโชค', summary: 'หมุนฟรีวันละครั้งสำหรับผู้ฝากในสัปดาห์นี้ เปิดเผยโอกาสทุกช่อง' },
      VI: {
        title: 'Vòng quay may mắn',
        summary: 'Mỗi ngày một lượt cho người nạp trong tuần. Tỉ lệ công khai.',
      },
    },
    definition: {
      ...open,
      kind: 'wheel',
      trigger: { on: 'claim', window: 'day' },
      who: [{ is: 'deposits', min: 1, amount: null, window: { unit: 'lastDays', days: 7 } }],
      limit: once('day'),
      rewards: [
        {
          kind: 'cash',
          playThrough: false,
          amount: {
            by: 'chance',
            outcomes: [
              { weight: 500, amount: '0' },
              { weight: 300, amount: money(0.5) },
              { weight: 150, amount: money(1) },
              { weight: 45, amount: money(5) },
              { weight: 5, amount: money(100) },
            ],
          },
        },
      ],
    },
  },
];

const contests = ({ money, now }: Scale): DemoPromotion[] => [
  {
    slug: 'launch-week',
    texts: {
      EN: {
        title: 'New year’s opening',
        summary: 'Half as much again on a deposit in the first week of the year.',
      },
      TY: { title: 'เปิดปีใหม่', summary: 'ฝากสัปดาห์แรกของปี รับเพิ่มครึ่งหนึ่ง' },
      VI: { title: 'Mở năm mới', summary: 'Nạp trong tuần đầu năm, thêm một nửa.' },
    },
    definition: offer({
      trigger: onDeposit(null, []),
      limit: { ...once('ever'), group: null },
      rewards: [
        {
          kind: 'bonus',
          amount: { by: 'percent', base: 'deposit', bps: 5_000, from: money(20), min: '0', max: money(100) },
        },
      ],
      release: release(10, money(5)),
      delivery: 'auto',
      shownFrom: new Date(now.getTime() - DAY_MILLISECONDS).toISOString(),
      opensAt: new Date(now.getTime() + 14 * DAY_MILLISECONDS).toISOString(),
      closesAt: new Date(now.getTime() + 21 * DAY_MILLISECONDS).toISOString(),
    }),
  },
];

/** A believable calendar of one brand: all have the same kinds, in amounts of their currency. */
export function calendarOf(merchantId: string, scale: Scale): DemoPromotion[] {
  const all = [
    ...depositOffers(scale),
    ...returns(scale),
    ...occasions(scale),
    ...forAsking(scale),
    ...contests(scale),
    ...contestCalendar(scale),
  ];
  // Agents' rate sheets pay rebates where a brand has agents.
  return merchantId === 'lotus' ? all.filter(({ slug }) => slug !== 'daily-rebate') : all;
}
