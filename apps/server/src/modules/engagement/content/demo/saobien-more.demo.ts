import type { DemoAnnouncement, Facts } from './facts.demo.ts';
import { vietnamese, type InTwo } from './vietnamese.demo.ts';

/** Further banners, headlines and promotions. */
export const saoBienMore = ({ name, jackpotStart, jackpotShare }: Facts): DemoAnnouncement<InTwo>[] => [
  {
    key: 'line-race',
    type: 'H',
    daysAgo: 3,
    titles: {
      VI: 'Cuộc đua tuần này đang chạy: mười hai người dẫn đầu chia giải.',
      EN: 'This week’s race is on: the best twelve share the pool.',
    },
  },
  {
    key: 'home-fish',
    type: 'B',
    groupName: 'w_home',
    artId: 'whale',
    daysAgo: 6,
    linkage: { type: 'page', url: '/fish' },
    titles: { VI: 'Ra khơi săn cá lớn', EN: 'Out for the big ones' },
    summaries: { VI: 'Chắc tay ngắm, cá to về lưới.', EN: 'A steady hand brings them in.' },
  },
  {
    key: 'home-jackpot',
    type: 'B',
    groupName: 'w_home',
    artId: 'nugget',
    daysAgo: 4,
    linkage: { type: 'promotion', url: '/promotions#house-jackpot' },
    titles: { VI: 'Kho báu dưới đáy biển', EN: 'Treasure on the sea bed' },
    summaries: {
      VI: 'Hũ lớn của nhà: ván nào cũng có thể trúng.',
      EN: 'The house jackpot: any round can win it.',
    },
  },
  {
    key: 'promotion-jackpot',
    type: 'PR',
    promoId: 'house-jackpot',
    artId: 'nugget',
    daysAgo: 4,
    titles: { VI: 'Hũ lớn của nhà', EN: 'The house jackpot' },
    summaries: {
      VI: `Từ ${vietnamese(jackpotStart)}. Một ván trúng là nhận trọn hũ.`,
      EN: `From ${jackpotStart} up. One lucky round takes all of it.`,
    },
    contents: {
      VI: `<p>Mọi game riêng của ${name} dùng chung một hũ. Số trên trang chủ là số bạn nhận nếu trúng ngay lúc này.</p><ul><li>Hũ bắt đầu từ <strong>${vietnamese(jackpotStart)}</strong> và trở lại mức đó sau mỗi lần trả.</li><li>Mỗi lượt cược, nhà cái góp thêm <strong>${jackpotShare}</strong> tiền cược. Không trừ vào tiền của bạn.</li><li>Cược gấp đôi, cơ hội gấp đôi. Kết quả lấy từ cùng các mã niêm phong của ván, bạn có thể <a href="/fairness">tự kiểm tra</a>.</li></ul>`,
      EN: `<p>All of ${name}’s own games share one pool. The amount on the home page is what it would pay right now.</p><ul><li>The pool starts at <strong>${jackpotStart}</strong>, and goes back to that after each payout.</li><li>For every bet, the house adds <strong>${jackpotShare}</strong> of the stake. Nothing is taken from your money.</li><li>Double the stake, double the chance. The draw uses the sealed seeds of the round, so you can <a href="/fairness">check it</a>.</li></ul>`,
    },
  },
  {
    key: 'promotion-races',
    type: 'PR',
    promoId: 'race-season',
    artId: 'bolt',
    daysAgo: 3,
    titles: { VI: 'Mùa đua đã mở', EN: 'The race season is on' },
    summaries: {
      VI: 'Mỗi tuần một cuộc đua, mỗi ngày thêm một cuộc nữa.',
      EN: 'One race each week, and another each day.',
    },
    contents: {
      VI: '<p>Chơi là đã vào cuộc, không cần đăng ký.</p><ul><li><strong>Hằng tuần:</strong> mọi lượt cược hợp lệ đều tính, mười hai người dẫn đầu chia giải.</li><li><strong>Hằng ngày:</strong> hệ số cao nhất ở game riêng, cược bao nhiêu cũng được.</li><li>Xem thứ hạng ở <a href="/races">Cuộc đua</a>, nhận giải ở <a href="/member/rewardCenter">Phần thưởng</a>.</li></ul>',
      EN: '<p>You’re in as soon as you play; there’s nothing to enter.</p><ul><li><strong>Each week</strong> every valid bet counts, and the best twelve share the pool.</li><li><strong>Each day</strong> the highest multiplier in our own games wins, whatever you stake.</li><li>See the standings under <a href="/races">Races</a>; prizes wait under <a href="/member/rewardCenter">Rewards</a>.</li></ul>',
    },
  },
  {
    key: 'promotion-studios',
    type: 'PR',
    promoId: 'all-studios',
    artId: 'fish',
    daysAgo: 8,
    titles: { VI: 'Cả một biển game', EN: 'A sea full of games' },
    summaries: {
      VI: 'Bắn cá, slot và bàn trực tiếp. Nhiều slot chơi thử miễn phí.',
      EN: 'Fishing, slots and live tables. Try many slots for free.',
    },
    contents: {
      VI: '<p>Game của hàng chục nhà cung cấp nằm cạnh game riêng của chúng tôi. Tìm theo tên, lọc theo nhà cung cấp và lưu game bạn thích.</p><ul><li>Nhiều slot mở bản chơi thử miễn phí, không cần tài khoản.</li><li>Thành viên luôn có sẵn số dư trong mọi game.</li></ul>',
      EN: '<p>Games from dozens of studios stand next to our own. Search them, filter them by studio and save your favourites.</p><ul><li>Many slots open a free demo, without an account.</li><li>Members have their balance at hand in every game.</li></ul>',
    },
  },
];
