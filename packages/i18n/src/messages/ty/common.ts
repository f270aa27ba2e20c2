import type { SameKeys } from '../same-keys.ts';
import type { common as en } from '../en/common.ts';

export const common = {
  loading: 'กำลังโหลด…',
  retry: 'ลองอีกครั้ง',
  close: 'ปิด',
  cancel: 'ยกเลิก',
  confirm: 'ยืนยัน',
  back: 'กลับ',
  show: 'แสดง',
  hide: 'ซ่อน',
  copy: 'คัดลอก',
  copied: 'คัดลอกแล้ว',
  yes: 'ใช่',
  no: 'ไม่',
  all: 'ทั้งหมด',
  apply: 'ใช้',
  reset: 'ล้างค่า',
  details: 'รายละเอียด',
  language: 'ภาษา',
  balance: 'ยอดเงิน',
  skipToContent: 'ข้ามไปยังเนื้อหา',
  scrollToTop: 'กลับขึ้นด้านบน',
  notifications: 'การแจ้งเตือน',
  somethingWrong: 'เกิดข้อผิดพลาด',
} as const satisfies SameKeys<typeof en>;
