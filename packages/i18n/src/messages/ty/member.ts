import type { SameKeys } from '../same-keys.ts';
import type { member as en } from '../en/member.ts';

export const member = {
  title: 'ศูนย์สมาชิก',
  securityTitle: 'บัญชีของฉัน',
  securityText: 'ข้อมูลบัญชีและการเข้าใช้ครั้งล่าสุดของคุณ',
  account: 'ชื่อผู้ใช้',
  nickname: 'ชื่อเล่น',
  currency: 'สกุลเงิน',
  registeredAt: 'เป็นสมาชิกตั้งแต่',
  lastLogin: 'เข้าสู่ระบบครั้งล่าสุด',
  firstLogin: 'ครั้งนี้เป็นครั้งแรกของคุณ',
  none: 'ไม่มี',
} as const satisfies SameKeys<typeof en>;
