import type { SameKeys } from '../same-keys.ts';
import type { frame as en } from '../en/frame.ts';

export const frame = {
  vendorsOf: 'ค่ายเกมในหมวด{category}',
  vendors: 'ค่ายเกม',
  allOf: 'เกมทั้งหมด',
  games: '{count, plural, other {# เกม}}',
  slow: 'วันนี้ช้ากว่าปกติ',
  maintenance: 'พักปรับปรุง',
  popular: 'ยอดนิยมตอนนี้',
  appTitle: '{name} บนมือถือของ\u2060คุณ',
  appText: 'ติดตั้งลงหน้าจอโฮมได้ทันที ไม่ต้องผ่านสโตร์',
  appShow: 'คิวอาร์โค้ดสำหรับ {platform}',
  appScan: 'ใช้กล้องมือถือส่องที่นี่',
  appGuide: 'ดูวิธีติดตั้ง',
  ios: 'iOS',
  android: 'Android',
  recentBar: 'เปิดล่าสุด',
  recentFold: 'ย่อแถบ',
  recentUnfold: 'แสดงเกมที่เปิดล่าสุด',
  recentAll: 'ดูทั้งหมด',
  openGame: 'เปิด {name}',
  depositTitle: 'เร็ว ๆ นี้จะฝากเงินได้',
  depositText: 'ขณะนี้ยังฝากเงินบนเว็บไซต์นี้ไม่ได้ เมื่อเปิดให้บริการแล้ว คุณจะทำได้ที่นี่',
  withdrawTitle: 'เร็ว ๆ นี้จะถอนเงินได้',
  withdrawText: 'ขณะนี้ยังถอนเงินบนเว็บไซต์นี้ไม่ได้ เมื่อเปิดให้บริการแล้ว คุณจะทำได้ที่นี่',
  cashierHelp: 'มีคำถามไหม เรายินดีตอบเสมอ',
} as const satisfies SameKeys<typeof en>;
