import type { StoredDefinition } from '@croupier/contract/promotions/definition.ts';
import { open, type DemoPromotion, type Scale } from './scale.demo.ts';

type Texts = DemoPromotion['texts'];
const texts = (EN: [string, string], TY: [string, string], VI: [string, string]): Texts => ({
  EN: { title: EN[0], summary: EN[1] },
  TY: { title: TY[0], summary: TY[1] },
  VI: { title: VI[0], summary: VI[1] },
});
const every = (window: 'day' | 'week' | 'month', at = '00:00'): StoredDefinition['trigger'] => ({
  on: 'schedule',
  window,
  at,
});
const cash = (amount: Extract<StoredDefinition['rewards'][number], { kind: 'cash' }>['amount']) => ({
  kind: 'cash' as const,
  playThrough: false,
  amount,
});

const races = ({ money }: Scale): DemoPromotion[] => [
  {
    slug: 'weekly-race',
    texts: texts(
      ['The weekly race', 'Every valid bet counts, from Monday to Sunday. The best twelve share the pool.'],
      ['แข่งขันประจำสัปดาห์', 'ทุกเดิมพันนับคะแนน ตั้งแต่จันทร์ถึงอาทิตย์ สิบสองอันดับแรกแบ่งรางวัล'],
      [
        'Cuộc đua hàng tuần',
        'Mọi cược hợp lệ đều tính, từ thứ Hai đến Chủ nhật. Mười hai người dẫn đầu chia giải.',
      ],
    ),
    definition: {
      ...open,
      kind: 'race',
      trigger: every('week'),
      rewards: [
        cash({
          by: 'place',
          places: [
            { until: 1, amount: money(500) },
            { until: 2, amount: money(300) },
            { until: 12, amount: money(20) },
          ],
        }),
      ],
      score: { by: 'validBet', classes: [], minStake: '0', cap: null },
      claimWithinDays: 30,
    },
  },
  {
    slug: 'multiplier-race',
    texts: texts(
      ['Highest multiplier of the day', 'One lucky round in our originals is enough, whatever you stake.'],
      ['ตัวคูณสูงสุดประจำวัน', 'รอบเดียวที่โชคดีในเกมออริจินัลก็พอ ไม่ว่าเดิมพันเท่าไร'],
      ['Hệ số cao nhất trong ngày', 'Chỉ cần một ván may mắn ở game riêng, cược bao nhiêu cũng được.'],
    ),
    definition: {
      ...open,
      kind: 'race',
      trigger: every('day'),
      rewards: [
        cash({
          by: 'place',
          places: [
            { until: 1, amount: money(50) },
            { until: 2, amount: money(30) },
            { until: 7, amount: money(4) },
          ],
        }),
      ],
      score: { by: 'bestMultiplier', classes: ['bgs'], minStake: money(0.2), cap: 100_000 },
      claimWithinDays: 30,
    },
  },
];

const missions = ({ money }: Scale): DemoPromotion[] => [
  {
    slug: 'weekly-mission',
    texts: texts(
      ['The week in three steps', 'A little of everything, done at your own pace by Sunday night.'],
      ['สัปดาห์นี้สามขั้น', 'ทำอย่างละนิดตามจังหวะของคุณให้เสร็จก่อนคืนวันอาทิตย์'],
      ['Tuần này ba bước', 'Mỗi thứ một chút, làm theo nhịp của bạn trước đêm Chủ nhật.'],
    ),
    definition: {
      ...open,
      kind: 'mission',
      trigger: every('week'),
      rewards: [
        cash({ by: 'fixed', amount: money(5) }),
        { kind: 'points', amount: { by: 'fixed', amount: '250' } },
      ],
      steps: [
        { do: 'bet', class: 'rng', gameId: null, event: null, target: money(50) },
        { do: 'rounds', class: null, gameId: 'dice', event: null, target: '20' },
        { do: 'event', class: null, gameId: null, event: 'member.mobile_bound', target: '1' },
      ],
      claimWithinDays: 30,
    },
  },
  {
    slug: 'daily-mission',
    texts: texts(
      ['Ten rounds today', 'Ten rounds of any of our originals, and today’s points are yours.'],
      ['วันนี้สิบรอบ', 'เล่นเกมออริจินัลใดก็ได้สิบรอบ รับคะแนนของวันนี้'],
      ['Mười ván hôm nay', 'Mười ván bất kỳ game riêng nào là nhận điểm hôm nay.'],
    ),
    definition: {
      ...open,
      kind: 'mission',
      trigger: every('day'),
      rewards: [{ kind: 'points', amount: { by: 'fixed', amount: '30' } }],
      steps: [
        { do: 'rounds', class: 'bgs', gameId: null, event: null, target: '10' },
        { do: 'bet', class: null, gameId: null, event: null, target: money(10) },
      ],
      claimWithinDays: 7,
    },
  },
];

const none = { perBet: null, maxTickets: null, repeat: false, joinSeconds: null, minShare: null };

const draws = ({ money }: Scale): DemoPromotion[] => [
  {
    slug: 'monthly-raffle',
    texts: texts(
      ['The raffle of the month', 'Tickets come with your play. The draw is public, and you can check it.'],
      ['จับรางวัลประจำเดือน', 'เล่นแล้วได้ตั๋ว จับรางวัลอย่างเปิดเผยและตรวจสอบได้'],
      ['Quay số của tháng', 'Chơi là có vé. Quay công khai, bạn có thể tự kiểm tra.'],
    ),
    definition: {
      ...open,
      kind: 'raffle',
      trigger: every('month'),
      rewards: [{ kind: 'tickets', of: 'monthly-raffle', amount: { by: 'fixed', amount: '1' } }],
      prizes: {
        ...none,
        prizes: [
          { count: 1, amount: money(1_000) },
          { count: 5, amount: money(100) },
          { count: 20, amount: money(25) },
        ],
        perBet: money(100),
        maxTickets: 500,
      },
      claimWithinDays: 30,
    },
  },
];

const envelopes = ({ money, now }: Scale): DemoPromotion[] => [
  {
    slug: 'evening-rain',
    texts: texts(
      ['The evening rain', 'Every evening at eight, for everybody who has played 100.00 this week.'],
      ['ฝนยามค่ำ', 'ทุกคืนเวลาสองทุ่ม สำหรับทุกคนที่เล่นครบยอดในสัปดาห์นี้'],
      ['Mưa buổi tối', 'Mỗi tối lúc tám giờ, cho ai đã chơi đủ trong tuần này.'],
    ),
    definition: {
      ...open,
      kind: 'envelope',
      trigger: every('day', '20:00'),
      who: [{ is: 'played', class: null, min: money(100), window: { unit: 'lastDays', days: 7 } }],
      rewards: [{ kind: 'share', amount: { by: 'pool', amount: money(1_000) } }],
      prizes: { ...none, prizes: [], joinSeconds: 60, minShare: money(0.1) },
    },
  },
  {
    slug: 'thank-you-envelope',
    texts: texts(
      ['A thank-you for everybody', 'Two hundred envelopes, one each, as long as there are some.'],
      ['ขอบคุณทุกคน', 'สองร้อยซอง คนละหนึ่งซอง จนกว่าจะหมด'],
      ['Lời cảm ơn gửi mọi người', 'Hai trăm phong bao, mỗi người một phong, đến khi hết.'],
    ),
    definition: {
      ...open,
      kind: 'envelope',
      trigger: { on: 'operator' },
      limit: { ...open.limit, total: 200 },
      rewards: [{ kind: 'share', amount: { by: 'pool', amount: money(500) } }],
      prizes: { ...none, prizes: [], minShare: money(0.1) },
      opensAt: now.toISOString(),
    },
  },
];

const friends = ({ money }: Scale): DemoPromotion[] => [
  {
    slug: 'invite-friends',
    texts: texts(
      ['Invite friends', 'A reward for both of you, and a part of the house edge every week.'],
      ['ชวนเพื่อน', 'รับรางวัลทั้งคู่ และส่วนแบ่งทุกสัปดาห์'],
      ['Mời bạn bè', 'Cả hai cùng có thưởng, và mỗi tuần một phần lợi thế nhà cái.'],
    ),
    definition: {
      ...open,
      kind: 'referral',
      trigger: { on: 'play' },
      who: [
        { is: 'verified', what: 'mobile' },
        { is: 'deposits', min: 1, amount: money(20), window: { unit: 'ever' } },
        { is: 'played', class: null, min: money(50), window: { unit: 'ever' } },
      ],
      rewards: [
        cash({ by: 'fixed', amount: money(10) }),
        cash({ by: 'percent', base: 'friendEdge', bps: 1_000, from: '0', min: '0', max: null }),
      ],
      claimWithinDays: 90,
    },
  },
];

/** Races, missions, a raffle, envelopes and the referral programme of one brand. */
export const contestCalendar = (scale: Scale): DemoPromotion[] => [
  ...races(scale),
  ...missions(scale),
  ...draws(scale),
  ...envelopes(scale),
  ...friends(scale),
];
