import type { DemoAnnouncement, Facts } from './facts.demo.ts';

/** Further banners, headlines and popups. */
export const lotusMore = ({ name }: Facts): DemoAnnouncement[] => [
  {
    key: 'line-phone',
    type: 'H',
    daysAgo: 4,
    titles: {
      EN: 'A garden in your pocket: put us on your home screen.',
      TY: 'สวนนี้พกพาได้ เพิ่มเราไว้บนหน้าจอหลักได้เลย',
    },
  },
  {
    key: 'home-studios',
    type: 'B',
    groupName: 'w_home',
    artId: 'fish',
    daysAgo: 5,
    linkage: { type: 'promotion', url: '/promotions#new-blossoms' },
    titles: { EN: 'A pond full of games', TY: 'บึงใหญ่ที่เต็มไปด้วยเกม' },
    summaries: {
      EN: 'Games from all our studios.',
      TY: 'เดินชมเกมจากหลากหลายค่าย',
    },
  },
  {
    key: 'game-heart',
    type: 'B',
    groupName: 'w_game',
    artId: 'paw',
    daysAgo: 7,
    linkage: { type: 'page', url: '/favorite' },
    titles: { EN: 'Found one you like?', TY: 'เจอเกมที่ชอบแล้วใช่ไหม' },
    summaries: {
      EN: 'Tap the heart to save it on all your devices.',
      TY: 'กดหัวใจเก็บไว้ แล้วเปิดได้จากทุกอุปกรณ์',
    },
  },
  {
    key: 'popup-phone',
    type: 'PU',
    execution: 'A',
    daysAgo: 4,
    titles: { EN: 'Take us with you?', TY: 'ให้เราไปด้วยไหม' },
    contents: {
      EN: `<p>Put ${name} on your home screen like an app, no app store needed.</p><p><a href="/download">Show me how</a></p>`,
      TY: `<p>เพิ่ม ${name} ไว้บนหน้าจอหลักได้เหมือนแอป โดยไม่ต้องผ่านสโตร์</p><p><a href="/download">ดูวิธีทำ</a></p>`,
    },
  },
];
