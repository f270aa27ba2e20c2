import type { DemoAnnouncement, Facts } from './facts.demo.ts';
import { vietnamese, type InTwo } from './vietnamese.demo.ts';

/** Sao Biển: a beach at night. */
export function saoBienAnnouncements({
  credit,
  creditTurnover,
  minStake,
  maxStake,
  minimumAge,
}: Facts): DemoAnnouncement<InTwo>[] {
  const vi = {
    credit: vietnamese(credit),
    turnover: vietnamese(creditTurnover),
    min: vietnamese(minStake),
    max: vietnamese(maxStake),
  };
  return [
    {
      key: 'line-check',
      type: 'H',
      daysAgo: 12,
      titles: {
        VI: 'Mọi ván game riêng đều kiểm tra lại được, ngay trong trình duyệt.',
        EN: 'Every round of our own games can be checked, right in your browser.',
      },
    },
    {
      key: 'line-small',
      type: 'H',
      daysAgo: 5,
      titles: {
        VI: `Dice và Mines: chỉ từ ${vi.min} mỗi ván.`,
        EN: `Dice and Mines from just ${minStake} a round.`,
      },
    },
    {
      key: 'home-credit',
      type: 'B',
      groupName: 'w_home',
      artId: 'jewel',
      daysAgo: 12,
      linkage: { type: 'promotion', url: '/promotions#welcome-credit' },
      titles: { VI: `Chào mừng bạn với ${vi.credit}`, EN: `${credit} to welcome you` },
      summaries: {
        VI: `Không cần nạp tiền. Cược đủ ${vi.turnover} trước khi rút.`,
        EN: `No deposit. Bets of ${creditTurnover} before it can be withdrawn.`,
      },
    },
    {
      key: 'home-dice',
      type: 'B',
      groupName: 'w_home',
      artId: 'dice',
      daysAgo: 8,
      linkage: { type: 'game', url: '/bgs/dice' },
      titles: { VI: 'Cao hay thấp?', EN: 'High or low?' },
      summaries: {
        VI: 'Bạn quyết định, mọi ván đều kiểm chứng được.',
        EN: 'You decide, and you can check every round.',
      },
    },
    {
      key: 'login',
      type: 'B',
      groupName: 'w_login',
      artId: 'lantern',
      daysAgo: 12,
      titles: { VI: 'Mừng bạn trở lại', EN: 'Welcome back' },
      summaries: { VI: 'Biển đêm nay rất đẹp.', EN: 'The sea is lovely tonight.' },
    },
    {
      key: 'register',
      type: 'B',
      groupName: 'w_register',
      artId: 'jewel',
      daysAgo: 12,
      titles: { VI: 'Một phút là xong', EN: 'It takes a minute' },
      summaries: {
        VI: 'Chỉ cần tên đăng nhập và mật khẩu.',
        EN: 'All you need is a user name and a password.',
      },
    },
    {
      key: 'notice-welcome',
      type: 'PL',
      daysAgo: 12,
      titles: { VI: 'Sao Biển đã mở cửa', EN: 'Sao Biển is open' },
      contents: {
        VI: `<p>Chào mừng bạn! Hãy thử <a href="/bgs/dice">Dice</a> và <a href="/bgs/mines">Mines</a>, từ <strong>${vi.min}</strong> đến <strong>${vi.max}</strong> mỗi lượt cược.</p>`,
        EN: `<p>Welcome! Try <a href="/bgs/dice">Dice</a> and <a href="/bgs/mines">Mines</a>, from <strong>${minStake}</strong> to <strong>${maxStake}</strong> per bet.</p>`,
      },
    },
    {
      key: 'promotion-welcome',
      type: 'PR',
      promoId: 'welcome-credit',
      artId: 'jewel',
      daysAgo: 12,
      titles: { VI: `Quà chào mừng ${vi.credit}`, EN: `${credit} to welcome you` },
      summaries: {
        VI: `Cho những ván đầu tiên của bạn. Cược đủ ${vi.turnover} trước khi rút.`,
        EN: `For your first rounds. Bets of ${creditTurnover} before it can be withdrawn.`,
      },
      contents: {
        VI: `<p>Mỗi thành viên mới nhận <strong>${vi.credit}</strong> vào ví chính.</p><ul><li>Mỗi người một lần, từ ${minimumAge} tuổi trở lên.</li><li>Tự động cộng vào ví, không cần nạp tiền.</li><li>Tài khoản chơi thử không được nhận.</li><li>Cần cược đủ ${vi.turnover} trước khi rút khoản này. Ví cho biết còn lại bao nhiêu.</li></ul>`,
        EN: `<p>Every new member gets <strong>${credit}</strong> in the main wallet.</p><ul><li>Once per person, aged ${minimumAge} or over.</li><li>Added automatically, no deposit needed.</li><li>Trial accounts don’t receive it.</li><li>Before you can withdraw it, you place bets of ${creditTurnover}. Your wallet shows how much is left.</li></ul>`,
      },
    },
  ];
}
