import type { SameKeys } from '../same-keys.ts';
import type { promotions as en } from '../en/promotions.ts';

export const promotions = {
  title: 'โปรโมชัน',
  text: 'โปรโมชันที่เปิดอยู่ พร้อมกติกาสั้น ๆ ที่อ่านจบได้จริง',
  read: 'อ่านกติกา',
  close: 'ปิดกติกา',
  copyLink: 'คัดลอกลิงก์',
  linkCopied: 'คัดลอกลิงก์แล้ว',
  since: 'เริ่ม',
  ends: 'สิ้นสุด',
  until: 'ถึง {date}',
  noEnd: 'ไม่มีวันหมดอายุ',
  endsSoon: 'สิ้นสุด{when}',
  fresh: 'ใหม่',
  empty: 'ตอนนี้ยังไม่มีโปรโมชัน',
  emptyText: 'โปรโมชันถัดไปจะอยู่ตรงนี้ตั้งแต่วันแรกที่เริ่ม',
  emptyAction: 'ไปดูเกม',
  over: 'โปรโมชันนี้จบแล้ว',
  overText: 'อาจสิ้นสุดไปแล้วหรือลิงก์ไม่ครบ โปรโมชันที่เปิดอยู่ตอนนี้อยู่ด้านล่าง',
  failed: 'โหลดโปรโมชันไม่สำเร็จ',
} as const satisfies SameKeys<typeof en>;
