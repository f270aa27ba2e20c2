import type { SameKeys } from '../same-keys.ts';
import type { feedback as en } from '../en/feedback.ts';

export const feedback = {
  title: 'เขียนถึงเรา',
  text: 'มีคนอ่านทุกข้อความ โปรดอย่าส่งรหัสผ่านหรือรหัสยืนยัน',
  type: 'ประเภทคำถาม',
  choose: 'กรุณาเลือก',
  types: {
    deposit: 'การฝากเงิน',
    withdrawal: 'การถอนเงิน',
    game: 'เกม',
    customerService: 'บริการลูกค้า',
    applyAgent: 'สมัครเป็นตัวแทน',
    other: 'เรื่องอื่น',
  },
  content: 'รายละเอียด',
  contentHint: '{min} ถึง {max} ตัวอักษร',
  contentShort: 'กรุณาเขียนอย่างน้อย {min} ตัวอักษร',
  count: '{length}/{max}',
  captcha: 'แคปช่า',
  name: 'ชื่อของคุณ',
  contact: 'ช่องทางติดต่อกลับ',
  contactHint: 'อีเมลหรือหมายเลขโทรศัพท์ หากต้องการคำตอบ',
  send: 'ส่ง',
  sent: 'ขอบคุณ เราได้รับข้อความของคุณแล้ว',
  sentText: 'เราอ่านข้อความตามที่คุณเขียน',
  missingTitle: 'ยังกรอกไม่ครบ',
  missing: '{fields} {count, plural, other {ว่างอยู่}}',
  missingClose: 'กลับไปกรอก',
} as const satisfies SameKeys<typeof en>;
