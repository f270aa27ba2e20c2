import type { DemoAnnouncement, Facts } from './facts.demo.ts';

/** Further banners, headlines and popups. */
export const croupierMore = ({ name }: Facts): DemoAnnouncement[] => [
  {
    key: 'line-phone',
    type: 'H',
    daysAgo: 4,
    titles: {
      EN: `Put ${name} on your home screen. See “Get the app” for the guide.`,
      TY: `ติดตั้ง ${name} ไว้บนหน้าจอหลักได้แล้ว ดูวิธีได้ที่ “ติดตั้งแอป”`,
    },
  },
  {
    key: 'home-jackpot',
    type: 'B',
    groupName: 'w_home',
    artId: 'nugget',
    daysAgo: 3,
    linkage: { type: 'promotion', url: '/promotions#house-jackpot' },
    titles: { EN: 'A jackpot you can check', TY: 'แจ็กพอตที่ตรวจสอบได้' },
    summaries: {
      EN: 'Funded by the house, drawn from sealed seeds.',
      TY: 'เราสมทบให้ ออกรางวัลจากซีดที่ปิดผนึก',
    },
  },
  {
    key: 'game-favourites',
    type: 'B',
    groupName: 'w_game',
    artId: 'slots',
    daysAgo: 7,
    linkage: { type: 'page', url: '/gameCenter' },
    titles: { EN: 'Every studio under one roof', TY: 'ทุกค่ายเกมในที่เดียว' },
    summaries: {
      EN: 'Browse by studio or category.',
      TY: 'เลือกดูตามค่ายหรือประเภทเกมได้',
    },
  },
  {
    key: 'popup-phone',
    type: 'PU',
    execution: 'A',
    daysAgo: 4,
    titles: { EN: 'Take us with you', TY: 'พกเราไปด้วยบนมือถือ' },
    contents: {
      EN: `<p>Install ${name} like an app on iOS or Android. It starts faster, opens in its own window and tells you when you’re offline.</p><p><a href="/download">Show me how</a></p>`,
      TY: `<p>ติดตั้ง ${name} เป็นแอปได้ทั้งบน iOS และ Android เปิดเร็วขึ้น มีหน้าต่างของตัวเอง และแจ้งเมื่อไม่มีอินเทอร์เน็ต</p><p><a href="/download">ดูวิธีติดตั้ง</a></p>`,
    },
  },
];
