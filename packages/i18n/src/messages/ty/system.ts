import type { SameKeys } from '../same-keys.ts';
import type { system as en } from '../en/system.ts';

export const system = {
  offline: 'คุณกำลังออฟไลน์ ข้อมูลที่เห็นอาจไม่เป็นปัจจุบัน',
  online: 'กลับมาออนไลน์แล้ว',
  reconnecting: 'กำลังเชื่อมต่อใหม่…',
  notFoundTitle: 'ไม่พบหน้านี้',
  notFoundText: 'ที่อยู่อาจพิมพ์ผิด หรือหน้านี้ถูกย้ายไปแล้ว',
  notFoundAction: 'ไปหน้าแรก',
  errorTitle: 'แสดงหน้านี้ไม่ได้',
  errorText: 'ไม่ใช่ความผิดของคุณ ลองอีกครั้งมักจะได้ผล',
  errorHome: 'ไปหน้าแรก',
  chunkTitle: 'โหลดบางส่วนของหน้าไม่สำเร็จ',
  chunkText: 'กรุณาตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง',
  maintenanceTitle: 'เราจะกลับมาในไม่ช้า',
  regionTitle: 'จำกัดการเข้าถึง',
  regionText: 'ไม่สามารถใช้เว็บไซต์นี้จากพื้นที่ของคุณได้',
  customerService: 'ฝ่ายบริการลูกค้า',
  footerText: 'เล่นเพื่อความสนุก และเล่นเท่าที่คุณไหว',
  ageNote: 'สำหรับผู้มีอายุ {age} ปีขึ้นไป',
  ageBadge: '{age}+',
  footerRights: '© {name}',
  footerGames: 'เกม',
  footerTrust: 'ความน่าเชื่อถือ',
  footerAccount: 'บัญชี',
} as const satisfies SameKeys<typeof en>;
