import type { Texts } from '../kit/texts.ts';

const en: Texts = {
  pool: 'Pool with fish',
  cannon: 'Cannon',
  less: 'Smaller cannon',
  more: 'Bigger cannon',
  auto: 'Auto',
  lock: 'Lock',
  shotCost: '{amount} a shot',
  caught: 'Caught {fish} × {multiple}: {amount}',
  salvos: 'Waiting for an answer about your shots …',
  targetOn: 'Target: {fish} × {multiple}',
  targetOff: 'No target',
  fish: 'Fish and what they pay',
  times: '× {multiple}',
  seats: 'At this pool',
  newSeed: 'New seed',
  you: 'You',
  shotsRow: '{shots} shots, {caught} caught',
  refused_too_fast: 'Not so fast. These shots were not charged.',
  refused_shots: 'These shots could not be read. They were not charged.',
  refused_unknown: 'No answer about your shots. They are given back if they were charged.',
  refused_error: 'These shots failed. They were not charged.',
};

const th: Texts = {
  pool: 'สระที่มีปลา',
  cannon: 'ปืน',
  less: 'ปืนเล็กลง',
  more: 'ปืนใหญ่ขึ้น',
  auto: 'ยิงอัตโนมัติ',
  lock: 'ล็อกเป้า',
  shotCost: 'นัดละ {amount}',
  caught: 'จับ{fish} × {multiple} ได้: {amount}',
  salvos: 'กำลังรอผลการยิง …',
  targetOn: 'เป้า: {fish} × {multiple}',
  targetOff: 'ไม่มีเป้า',
  fish: 'ปลาและอัตราจ่าย',
  times: '× {multiple}',
  seats: 'ผู้เล่นในสระนี้',
  newSeed: 'เปลี่ยนซีด',
  you: 'คุณ',
  shotsRow: 'ยิง {shots} นัด จับได้ {caught}',
  refused_too_fast: 'ยิงเร็วเกินไป ไม่มีการหักเงินสำหรับนัดเหล่านี้',
  refused_shots: 'อ่านการยิงไม่ได้ ไม่มีการหักเงิน',
  refused_unknown: 'ยังไม่มีคำตอบเรื่องการยิง หากถูกหักเงินจะได้รับคืน',
  refused_error: 'การยิงล้มเหลว ไม่มีการหักเงิน',
};

export const TEXTS = { en, th };

export const RULES: {
  en: ReadonlyArray<string | readonly string[]>;
  th: ReadonlyArray<string | readonly string[]>;
} = {
  en: [
    'Choose a cannon and shoot at fish. A bullet flies until it hits, and only hits are charged, each with the value of the cannon.',
    'A hit catches a fish of × m with a chance of 0.96 / m and pays m times the shot. So every fish and every cannon returns 96 %, whatever you aim at.',
    'Four players share the pool. A fish goes to the player whose hit catches it; later hits at it are not charged.',
    [
      'Touch or click: shoot there. Touch a fish with “Lock” on to aim at it only.',
      'Keyboard: arrow keys turn and change the cannon, Space shoots, A switches auto fire, L or Tab chooses the next target.',
    ],
    'Hits of half a second are settled together as one bet. The result of each hit comes from the seed whose hash you see and from the number of the bet.',
  ],
  th: [
    'เลือกปืนแล้วยิงปลา กระสุนจะบินจนกว่าจะโดน และคิดเงินเฉพาะนัดที่โดน ตามค่าของปืน',
    'นัดที่โดนจะจับปลา × m ได้ด้วยโอกาส 0.96 / m และจ่าย m เท่าของค่ากระสุน ปลาทุกชนิดและปืนทุกขนาดจึงคืน 96 % เท่ากัน',
    'ผู้เล่นสี่คนใช้สระเดียวกัน ปลาเป็นของผู้ที่ยิงแล้วจับได้ นัดที่โดนหลังจากนั้นไม่คิดเงิน',
    [
      'แตะหรือคลิกเพื่อยิงไปที่จุดนั้น เปิด “ล็อกเป้า” แล้วแตะปลาเพื่อเล็งเฉพาะตัวนั้น',
      'แป้นพิมพ์: ลูกศรหมุนปืนและเปลี่ยนขนาด Space ยิง A ยิงอัตโนมัติ L หรือ Tab เลือกเป้าถัดไป',
    ],
    'นัดที่โดนในครึ่งวินาทีจะรวมเป็นเดิมพันเดียว ผลของแต่ละนัดมาจากซีดที่คุณเห็นแฮชและลำดับของเดิมพัน',
  ],
};
