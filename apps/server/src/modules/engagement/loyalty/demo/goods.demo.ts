import type { GoodArt, GoodKind } from '@croupier/contract/loyalty/mall.ts';
import type { LanguageCode } from '@croupier/contract/merchants/system.ts';

type Texts = Partial<Record<LanguageCode, string>>;
export type DemoGood = {
  key: string;
  kind: GoodKind;
  art: GoodArt;
  names: Texts;
  details: Texts;
  /** Points of a euro brand. */
  points: number;
  /** Euros that are paid besides, and what a piece costs the house. */
  amount?: number;
  worth: number;
  stock: number | null;
  perMember?: number;
  minLevel?: number;
  terms?: Record<string, string | number>;
};

export const DEMO_GOODS: readonly DemoGood[] = [
  {
    key: 'headphones',
    kind: 'article',
    art: 'headphones',
    names: { EN: 'Wireless headphones', TY: 'หูฟังไร้สาย', VI: 'Tai nghe không dây' },
    details: {
      EN: 'Over-ear, with noise cancelling and 40 hours of battery. Two colours, chosen by stock.',
      TY: 'แบบครอบหู ตัดเสียงรบกวน แบตเตอรี่ 40 ชั่วโมง มีสองสี จัดส่งตามสต็อก',
      VI: 'Chụp tai, chống ồn chủ động, pin 40 giờ. Hai màu, gửi theo hàng còn trong kho.',
    },
    points: 14_900,
    worth: 149,
    stock: 24,
    perMember: 2,
  },
  {
    key: 'phone',
    kind: 'article',
    art: 'phone',
    names: { EN: 'Smartphone, 256 GB', TY: 'สมาร์ตโฟน 256 GB', VI: 'Điện thoại 256 GB' },
    details: {
      EN: 'This year’s model, unlocked, with two years of warranty. Sent insured, signature needed.',
      TY: 'รุ่นปีนี้ ไม่ล็อกเครือข่าย รับประกันสองปี จัดส่งแบบมีประกัน ต้องเซ็นรับ',
      VI: 'Mẫu mới nhất, bản quốc tế, bảo hành hai năm. Gửi có bảo hiểm, ký nhận khi giao.',
    },
    points: 98_000,
    amount: 99,
    worth: 1_099,
    stock: 5,
    perMember: 1,
    minLevel: 2,
  },
  {
    key: 'watch',
    kind: 'article',
    art: 'watch',
    names: { EN: 'Automatic watch', TY: 'นาฬิกาออโตเมติก', VI: 'Đồng hồ cơ tự động' },
    details: {
      EN: 'Steel, 40 mm, sapphire glass. A number on the back that only yours has.',
      TY: 'ตัวเรือนสเตนเลส 40 มม. กระจกแซฟไฟร์ สลักหมายเลขเฉพาะเรือนไว้ด้านหลัง',
      VI: 'Vỏ thép 40 mm, kính sapphire. Số riêng khắc ở mặt sau.',
    },
    points: 42_000,
    worth: 420,
    stock: 9,
    perMember: 1,
    minLevel: 3,
  },
  {
    key: 'gold',
    kind: 'article',
    art: 'gold_bar',
    names: { EN: 'Gold bar, 5 g', TY: 'ทองคำแท่ง 5 กรัม', VI: 'Vàng miếng 5 g' },
    details: {
      EN: '999.9 fine, in a sealed card with its certificate.',
      TY: 'ความบริสุทธิ์ 999.9 บรรจุในการ์ดผนึกพร้อมใบรับรอง',
      VI: 'Vàng 999.9, ép trong thẻ niêm phong kèm chứng nhận.',
    },
    points: 52_000,
    worth: 510,
    stock: 6,
    perMember: 1,
    minLevel: 3,
  },
  {
    key: 'card25',
    kind: 'voucher',
    art: 'gift_card',
    names: { EN: 'Shopping voucher 25', TY: 'บัตรกำนัลช้อปปิ้ง', VI: 'Phiếu mua sắm' },
    details: {
      EN: 'For more than 300 shops. The code arrives here, usually within a day.',
      TY: 'ใช้ได้กว่า 300 ร้าน รหัสจะแสดงที่นี่ โดยปกติภายในหนึ่งวัน',
      VI: 'Dùng tại hơn 300 cửa hàng. Mã sẽ hiện ở đây, thường trong vòng một ngày.',
    },
    points: 2_600,
    worth: 25,
    stock: 150,
  },
  {
    key: 'fuel',
    kind: 'voucher',
    art: 'fuel_card',
    names: { EN: 'Fuel voucher 20', TY: 'บัตรเติมน้ำมัน', VI: 'Phiếu xăng dầu' },
    details: {
      EN: 'At every station of the chain, or for a car wash.',
      TY: 'ใช้ได้ทุกสถานีในเครือ หรือใช้ล้างรถ',
      VI: 'Dùng tại mọi cây xăng trong hệ thống, hoặc để rửa xe.',
    },
    points: 2_100,
    worth: 20,
    stock: 80,
  },
  {
    key: 'coffee',
    kind: 'voucher',
    art: 'coffee_card',
    names: { EN: 'Coffee for two', TY: 'กาแฟสำหรับสองคน', VI: 'Cà phê cho hai người' },
    details: {
      EN: 'Two hot drinks of your choice and something sweet.',
      TY: 'เครื่องดื่มร้อนสองแก้วตามใจ พร้อมขนมหนึ่งอย่าง',
      VI: 'Hai đồ uống nóng tùy chọn và một món ngọt.',
    },
    points: 1_000,
    worth: 9,
    stock: 240,
  },
  {
    key: 'cinema',
    kind: 'voucher',
    art: 'cinema_card',
    names: { EN: 'Two cinema tickets', TY: 'ตั๋วหนังสองใบ', VI: 'Hai vé xem phim' },
    details: {
      EN: 'Any film, any day, popcorn included.',
      TY: 'เรื่องไหน วันไหนก็ได้ รวมป๊อปคอร์น',
      VI: 'Phim nào, ngày nào cũng được, kèm bắp rang.',
    },
    points: 2_800,
    worth: 27,
    stock: 60,
  },
  {
    key: 'console',
    kind: 'article',
    art: 'console',
    names: { EN: 'Handheld console', TY: 'เครื่องเกมพกพา', VI: 'Máy chơi game cầm tay' },
    details: {
      EN: 'With a bright 7-inch screen and one game on the house.',
      TY: 'จอสว่าง 7 นิ้ว พร้อมเกมฟรีหนึ่งเกม',
      VI: 'Màn hình 7 inch sáng rõ, tặng kèm một trò chơi.',
    },
    points: 34_900,
    worth: 349,
    stock: 12,
    perMember: 1,
    minLevel: 1,
  },
  {
    key: 'scooter',
    kind: 'article',
    art: 'scooter',
    names: { EN: 'Electric scooter', TY: 'สกู๊ตเตอร์ไฟฟ้า', VI: 'Xe trượt điện' },
    details: {
      EN: 'Folds in two seconds, 35 km on one charge.',
      TY: 'พับได้ในสองวินาที วิ่งได้ 35 กม. ต่อการชาร์จ',
      VI: 'Gập trong hai giây, đi 35 km mỗi lần sạc.',
    },
    points: 36_000,
    amount: 39,
    worth: 399,
    stock: 7,
    perMember: 1,
    minLevel: 2,
  },
  {
    key: 'jersey',
    kind: 'article',
    art: 'jersey',
    names: { EN: 'Team jersey', TY: 'เสื้อทีม', VI: 'Áo đấu' },
    details: {
      EN: 'This season’s home shirt. Tell us the size in the address, please.',
      TY: 'เสื้อเหย้าฤดูกาลนี้ โปรดแจ้งขนาดในที่อยู่',
      VI: 'Áo sân nhà mùa này. Vui lòng ghi cỡ áo trong địa chỉ.',
    },
    points: 7_400,
    worth: 72,
    stock: 40,
    perMember: 3,
  },
  {
    key: 'backpack',
    kind: 'article',
    art: 'backpack',
    names: { EN: 'Weekend backpack', TY: 'เป้เดินทาง', VI: 'Ba lô du lịch' },
    details: {
      EN: '28 litres, waterproof, a sleeve for a laptop.',
      TY: 'ความจุ 28 ลิตร กันน้ำ มีช่องใส่แล็ปท็อป',
      VI: 'Dung tích 28 lít, chống nước, có ngăn laptop.',
    },
    points: 6_200,
    worth: 59,
    stock: 33,
  },
  {
    key: 'rounds',
    kind: 'free_rounds',
    art: 'free_rounds',
    names: { EN: '25 free rounds', TY: 'รอบฟรี 25 รอบ', VI: '25 lượt miễn phí' },
    details: {
      EN: 'On “Royal Sapphire”, within seven days. What you win is cash.',
      TY: 'ในเกม “Royal Sapphire” ภายในเจ็ดวัน ชนะได้เป็นเงินสด',
      VI: 'Trong trò “Royal Sapphire”, trong bảy ngày. Thắng là tiền mặt.',
    },
    points: 600,
    worth: 5,
    stock: null,
    perMember: 4,
    terms: { gameId: 'lumenor-royal-sapphire', count: 25, stake: 0.2, days: 7 },
  },
  {
    key: 'mug',
    kind: 'article',
    art: 'mug',
    names: { EN: 'Mug with your level', TY: 'แก้วประจำระดับ', VI: 'Cốc in hạng của bạn' },
    details: {
      EN: 'Stoneware, dishwasher-proof, with the badge of your level.',
      TY: 'เซรามิก เข้าเครื่องล้างจานได้ พร้อมตราระดับของคุณ',
      VI: 'Gốm sứ, rửa máy được, in huy hiệu hạng của bạn.',
    },
    points: 1_400,
    worth: 11,
    stock: 2,
    perMember: 1,
  },
  {
    key: 'bottle',
    kind: 'article',
    art: 'bottle',
    names: { EN: 'Insulated bottle', TY: 'กระติกเก็บอุณหภูมิ', VI: 'Bình giữ nhiệt' },
    details: {
      EN: 'Cold for a day, hot for twelve hours.',
      TY: 'เก็บเย็นทั้งวัน เก็บร้อนสิบสองชั่วโมง',
      VI: 'Giữ lạnh cả ngày, giữ nóng mười hai giờ.',
    },
    points: 2_400,
    worth: 22,
    stock: 0,
  },
];
