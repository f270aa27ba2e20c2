import type { Texts } from '../kit/texts.ts';

const en: Texts = {
  rooms: 'Choose a room',
  roomsHint: 'Everybody pays the ante, the best hand takes the pot.',
  ante: 'Ante {amount}',
  playersIn: '{players} at {tables} tables',
  empty: 'Empty: be the first',
  sit: 'Sit down',
  leave: 'Leave the table',
  waiting: 'Waiting for another player …',
  starting: 'Next hand in {seconds} s',
  antes: 'Antes are paid …',
  show: 'Next hand in {seconds} s',
  pot: 'Pot {amount}',
  rake: 'Rake {amount}',
  you: 'You',
  away: 'away',
  broke: 'no money',
  free: 'Free seat',
  partner: 'House seat',
  partnerHow: 'You are alone, so the room itself takes one seat. It leaves when somebody comes.',
  points: '{points} points',
  wins: '{name}: {points}, {amount}',
  youTake: 'You take {amount} with {points}.',
  youLose: '{name} takes the pot with {points}.',
  again: 'Play again',
  brokeHow: 'Your ante could not be paid.',
  handRow: 'Hand {hand}',
  refused_room: 'This room does not exist.',
  refused_seated: 'You have a seat in another room. Leave it first.',
  refused_unknown: 'No answer about your ante. It is given back if it was charged.',
  refused_error: 'That failed. Nothing was charged.',
  table: 'Table with six seats',
};

const th: Texts = {
  rooms: 'เลือกห้อง',
  roomsHint: 'ทุกคนลงเงินเท่ากัน มือที่ดีที่สุดได้เงินกองกลาง',
  ante: 'ลง {amount}',
  playersIn: '{players} คน ใน {tables} โต๊ะ',
  empty: 'ยังว่าง มาเป็นคนแรก',
  sit: 'นั่งโต๊ะ',
  leave: 'ออกจากโต๊ะ',
  waiting: 'รอผู้เล่นอีกคน …',
  starting: 'เริ่มมือต่อไปใน {seconds} วินาที',
  antes: 'กำลังลงเงิน …',
  show: 'มือต่อไปใน {seconds} วินาที',
  pot: 'กองกลาง {amount}',
  rake: 'ค่าต๋ง {amount}',
  you: 'คุณ',
  away: 'ไม่อยู่',
  broke: 'เงินไม่พอ',
  free: 'ที่ว่าง',
  partner: 'ที่นั่งของห้อง',
  partnerHow: 'คุณอยู่คนเดียว ห้องจึงนั่งแทนหนึ่งที่ และจะลุกเมื่อมีคนมา',
  points: '{points} แต้ม',
  wins: '{name}: {points} ได้ {amount}',
  youTake: 'คุณได้ {amount} ด้วย {points}',
  youLose: '{name} ได้กองกลางด้วย {points}',
  again: 'เล่นต่อ',
  brokeHow: 'ลงเงินของคุณไม่สำเร็จ',
  handRow: 'มือที่ {hand}',
  refused_room: 'ไม่มีห้องนี้',
  refused_seated: 'คุณนั่งอยู่อีกห้องหนึ่ง กรุณาออกก่อน',
  refused_unknown: 'ยังไม่มีคำตอบเรื่องเงินที่ลง หากถูกหักจะได้รับคืน',
  refused_error: 'ไม่สำเร็จ และไม่มีการหักเงิน',
  table: 'โต๊ะหกที่นั่ง',
};

export const TEXTS = { en, th };

export type GameCode = 'nine' | 'three-nine' | 'high-card';
type Rules = ReadonlyArray<string | readonly string[]>;

const rest = {
  en: [
    'Two to six players sit at a table. Everybody pays the same ante; the best hand takes the pot less a rake of 3 %. Equal hands share it, and units that cannot be shared go to a seat drawn by lot.',
    'A hand starts five seconds after the second player has sat down. If fewer than two antes are paid, they are given back.',
    'All seats have the same chances, so the game returns 97 % to everybody.',
    'Whoever waits alone for eight seconds plays against the house seat, by the same rules.',
  ],
  th: [
    'โต๊ะหนึ่งมีผู้เล่นสองถึงหกคน ทุกคนลงเงินเท่ากัน มือที่ดีที่สุดได้กองกลางหักค่าต๋ง 3 % มือเท่ากันแบ่งกัน เศษที่แบ่งไม่ได้จับฉลาก',
    'เริ่มเล่นห้าวินาทีหลังผู้เล่นคนที่สองนั่ง ถ้าลงเงินสำเร็จไม่ถึงสองคนจะคืนเงิน',
    'ทุกที่นั่งมีโอกาสเท่ากัน เกมจึงคืน 97 % แก่ทุกคน',
    'ผู้ที่รอคนเดียวแปดวินาทีจะเล่นกับที่นั่งของห้องด้วยกติกาเดียวกัน',
  ],
};

export const RULES: Readonly<Record<GameCode, { en: Rules; th: Rules }>> = {
  nine: {
    en: [
      'Two cards each. The last digit of their sum counts; ten and court cards are nothing, an ace is one. Nine is best.',
      ...rest.en,
    ],
    th: ['ไพ่คนละสองใบ นับเลขหลักหน่วยของผลรวม สิบและไพ่หน้าคนเป็นศูนย์ เอซเป็นหนึ่ง เก้าแต้มดีที่สุด', ...rest.th],
  },
  'three-nine': {
    en: [
      'Three cards each. The last digit of their sum counts; ten and court cards are nothing, an ace is one. Nine is best.',
      ...rest.en,
    ],
    th: ['ไพ่คนละสามใบ นับเลขหลักหน่วยของผลรวม สิบและไพ่หน้าคนเป็นศูนย์ เอซเป็นหนึ่ง เก้าแต้มดีที่สุด', ...rest.th],
  },
  'high-card': {
    en: ['One card each. The highest card wins; an ace is above a king, suits do not count.', ...rest.en],
    th: ['ไพ่คนละใบ ไพ่ใหญ่สุดชนะ เอซใหญ่กว่าคิง ไม่นับดอก', ...rest.th],
  },
};
