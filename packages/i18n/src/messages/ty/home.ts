import type { SameKeys } from '../same-keys.ts';
import type { home as en } from '../en/home.ts';

export const home = {
  heroPlay: 'เล่นเลย',
  heroRegister: 'เปิดบัญชี',
  heroSignIn: 'ฉันมีบัญชีแล้ว',
  welcome: 'ยินดีต้อนรับ {name}',
  seeAll: 'ดูทั้งหมด',
  slideBack: 'ย้อนกลับ',
  slideOn: 'ถัดไป',
  stopMoving: 'หยุดเลื่อน',
  moveAgain: 'เลื่อนต่อ',
  carousel: 'แบนเนอร์เลื่อน',
  banners: 'ไฮไลต์',
  bannerMore: 'ดูเลย',
  bannerOf: '{place} จาก {count}',
  bannerShow: 'แสดง: {title}',
  notices: 'ข่าวสาร',
  promotions: 'โปรโมชัน',
} as const satisfies SameKeys<typeof en>;
