import type { SameKeys } from '../same-keys.ts';
import type { messages as en } from '../en/messages.ts';

export const messages = {
  title: 'ข้อความ',
  text: 'ความเคลื่อนไหวในบัญชีของคุณ และข่าวสารจากเรา',
  unread: '{count, plural, other {# ข้อความที่ยังไม่ได้อ่าน}}',
  new: 'ใหม่',
  markAll: 'ทำเครื่องหมายว่าอ่านแล้วทั้งหมด',
  remove: 'ลบ',
  removeTitle: 'ลบข้อความนี้หรือไม่',
  removeText: 'ลบแล้วกู้คืนไม่ได้',
  removed: 'ลบข้อความแล้ว',
  empty: 'ยังไม่มีข้อความ',
  emptyText: 'เมื่อมีความเคลื่อนไหวในบัญชี คุณจะอ่านได้ที่นี่',
  failed: 'โหลดข้อความไม่ได้',
  pages: 'หน้าของข้อความ',
  previous: 'ข้อความใหม่กว่า',
  next: 'ข้อความเก่ากว่า',
  page: 'หน้า {page} จาก {total}',
  notice: 'ประกาศ',
  kind: {
    welcome: { title: 'ยินดีต้อนรับสู่ {name}', text: 'ดีใจที่คุณมา บัญชีของคุณพร้อมใช้งานแล้ว' },
    welcomeCredit: {
      title: 'ยินดีต้อนรับสู่ {name}',
      text: 'ดีใจที่คุณมา เครดิตต้อนรับ {amount} อยู่ในกระเป๋าเงินของคุณแล้ว',
    },
    deposit_credited: { title: 'เงินฝากของคุณเข้าแล้ว', text: 'เพิ่ม {amount} เข้ากระเป๋าเงินของคุณแล้ว' },
    withdrawal_approved: {
      title: 'อนุมัติการถอนเงินแล้ว',
      text: '{amount} กำลังโอนถึงคุณ',
    },
    withdrawal_rejected: {
      title: 'การถอนเงินไม่ได้รับอนุมัติ',
      text: '{amount} กลับเข้ากระเป๋าเงินของคุณแล้ว หากมีคำถาม โปรดเขียนถึงเรา',
    },
    deposit_failed: {
      title: 'การฝากเงินไม่สำเร็จ',
      text: '{amount} ไม่ได้เข้ากระเป๋าเงินของคุณ กรุณาลองอีกครั้งหรือเขียนถึงเรา',
    },
  },
} as const satisfies SameKeys<typeof en>;
