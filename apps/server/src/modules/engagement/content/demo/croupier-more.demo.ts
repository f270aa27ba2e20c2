import type { DemoAnnouncement, Facts } from './facts.demo.ts';

/** What came later: more banners, lines and windows. */
export const croupierMore = ({ name }: Facts): DemoAnnouncement[] => [
  {
    key: 'line-phone',
    type: 'H',
    daysAgo: 4,
    titles: {
      EN: `${name} fits on your home screen. The guide is under “Get the app”.`,
      TY: `ติดตั้ง ${name} ไว้บนหน้าจอหลักได้แล้ว ดูวิธีได้ที่หน้าดาวน์โหลดแอป`,
    },
  },
  {
    key: 'home-jackpot',
    type: 'B',
    groupName: 'w_home',
    artId: 'nugget',
    daysAgo: 3,
    linkage: { type: 'promotion', url: '/promotions#house-jackpot' },
    titles: { EN: 'A jackpot you can audit', TY: 'แจ็กพอตที่ตรวจสอบได้' },
    summaries: {
      EN: 'Filled by the house, drawn from sealed seeds.',
      TY: 'เจ้าบ้านเติมให้ ออกรางวัลจากซีดที่ปิดผนึก',
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
      EN: 'Browse them by vendor or by kind.',
      TY: 'เลือกดูตามค่ายหรือประเภทเกมได้',
    },
  },
  {
    key: 'popup-phone',
    type: 'PU',
    execution: 'A',
    daysAgo: 4,
    titles: { EN: 'A place on your phone', TY: 'มีที่ว่างบนโทรศัพท์ของคุณไหม' },
    contents: {
      EN: `<p>${name} can be installed like an app, on iOS and on Android. It starts faster, has a window of its own and says so when there is no connection.</p><p><a href="/download">How it is done</a></p>`,
      TY: `<p>ติดตั้ง ${name} เป็นแอปได้ทั้งบน iOS และ Android เปิดเร็วขึ้น มีหน้าต่างของตัวเอง และแจ้งเมื่อไม่มีอินเทอร์เน็ต</p><p><a href="/download">ดูวิธีติดตั้ง</a></p>`,
    },
  },
];
