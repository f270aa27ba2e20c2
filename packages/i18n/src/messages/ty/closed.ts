import type { SameKeys } from '../same-keys.ts';
import type { closed as en } from '../en/closed.ts';

export const closed = {
  maintenanceKind: 'ปิดปรับปรุง',
  regionKind: 'ไม่เปิดให้บริการในพื้นที่นี้',
  balance: 'ยอดเงินของคุณปลอดภัย ไม่มีอะไรสูญหายระหว่างที่เราปิดอยู่',
  round: 'รอบที่เล่นค้างไว้จะรอคุณ และเล่นต่อจากเดิมได้',
  session: 'คุณยังอยู่ในระบบเหมือนเดิม',
  address: 'ที่อยู่ IP ของคุณ',
  opensItself: 'หน้านี้จะเปิดเองทันทีที่พร้อม',
  stillClosed: 'ยังไม่เปิดให้บริการ เราจะคอยตรวจให้คุณต่อไป',
  service: 'มีคำถามไหม เรายินดีช่วยเหลือ',
  mistake: 'คิดว่าเป็นความผิดพลาดใช่ไหม กรุณาแจ้งเรา',
  mayChange: 'หากอยู่ในพื้นที่อื่นอาจใช้งานได้',
} as const satisfies SameKeys<typeof en>;
