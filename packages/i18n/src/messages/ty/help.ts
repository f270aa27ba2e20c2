import type { SameKeys } from '../same-keys.ts';
import type { help as en } from '../en/help.ts';

export const help = {
  title: 'ศูนย์ช่วยเหลือ',
  sections: 'หมวดหมู่',
  search: 'ค้นหาในศูนย์ช่วยเหลือ',
  found: '{count, plural, other {พบ # คำตอบ}}',
  nothing: 'ยังไม่มีคำตอบสำหรับเรื่องนี้',
  nothingText: 'ลองใช้คำอื่นหรือคำที่สั้นลง หรือถามเราได้เลย',
  notFound: 'ไม่พบสิ่งที่ต้องการใช่ไหม เขียนมาได้ มีคนอ่านทุกข้อความ',
  feedback: 'เขียนถึงเรา',
  failed: 'โหลดศูนย์ช่วยเหลือไม่ได้',
} as const satisfies SameKeys<typeof en>;
