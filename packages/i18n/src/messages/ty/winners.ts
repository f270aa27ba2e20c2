import type { SameKeys } from '../same-keys.ts';
import type { winners as en } from '../en/winners.ts';

export const winners = {
  title: 'ผู้ชนะ',
  text: 'รอบที่สมาชิกจริงชนะ โดยปิดชื่อไว้ครึ่งหนึ่ง',
  latest: 'ชนะล่าสุด',
  biggest: 'ชนะสูงสุดประจำสัปดาห์',
  tabLatest: 'ล่าสุด',
  tabBiggest: 'สูงสุดสัปดาห์นี้',
  boards: 'กระดานผู้ชนะ',
  all: 'ผู้ชนะทั้งหมด',
  allGames: 'ทุกเกม',
  category: 'หมวดหมู่',
  empty: 'ยังไม่มีผู้ชนะที่นี่',
  emptyText: 'เมื่อมีผู้ชนะ จะแสดงที่นี่ทันที',
  emptyAction: 'เล่นสักรอบ',
} as const satisfies SameKeys<typeof en>;
