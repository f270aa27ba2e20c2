import type { SameKeys } from '../same-keys.ts';
import type { tile as en } from '../en/tile.ts';

export const tile = {
  play: 'เล่น {name}',
  open: 'เปิด {name}',
  signIn: 'เข้าสู่ระบบเพื่อเปิด {name}',
  rtp: 'RTP {rate}',
  new: 'ใหม่',
  hot: 'ฮิต',
  slow: 'วันนี้ช้าหน่อย',
  maintenance: 'ปิดปรับปรุง',
  addFavorite: 'เพิ่ม {name} ในเกมโปรด',
  removeFavorite: 'นำ {name} ออกจากเกมโปรด',
  favoriteFailed: 'บันทึกเกมโปรดไม่สำเร็จ',
} as const satisfies SameKeys<typeof en>;
