import type { SameKeys } from '../same-keys.ts';
import type { announcements as en } from '../en/announcements.ts';

export const announcements = {
  title: 'ประกาศ',
  text: 'มีอะไรใหม่ มีอะไรเปลี่ยน และเรื่องที่ควรรู้',
  list: 'ประกาศทั้งหมด',
  back: 'ประกาศทั้งหมด',
  newest: 'ใหม่',
  copyLink: 'คัดลอกลิงก์',
  linkCopied: 'คัดลอกลิงก์แล้ว',
  empty: 'ยังไม่มีประกาศ',
  emptyText: 'เมื่อมีอะไรเปลี่ยนแปลง คุณจะได้อ่านที่นี่ก่อนใคร',
  gone: 'ประกาศนี้ไม่แสดงแล้ว',
  goneText: 'อาจมีประกาศใหม่มาแทน ประกาศที่ใช้อยู่ตอนนี้อยู่ในรายการ',
  failed: 'โหลดประกาศไม่สำเร็จ',
  pages: 'หน้าของประกาศ',
  previous: 'ประกาศที่ใหม่กว่า',
  next: 'ประกาศที่เก่ากว่า',
  page: 'หน้า {page} จาก {total}',
  popupTitle: 'ประกาศถึงคุณ',
  notToday: 'วันนี้ไม่ต้องแสดงอีก',
  gotIt: 'รับทราบ',
} as const satisfies SameKeys<typeof en>;
