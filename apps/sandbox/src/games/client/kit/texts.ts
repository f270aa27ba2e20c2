/** English is the complete list; a language without its own texts shows English. */
const EN = {
  back: 'Back',
  balance: 'Balance',
  demo: 'Demo, no real money',
  stake: 'Stake',
  total: 'Total stake',
  win: 'Win',
  rules: 'Rules',
  close: 'Close',
  sound: 'Sound',
  soundOn: 'Sound on',
  soundOff: 'Sound off',
  history: 'Your last results',
  noHistory: 'Your results appear here.',
  players: 'Players',
  alone: 'You are the first at the table.',
  clear: 'Clear',
  undo: 'Undo',
  double: 'Double',
  repeat: 'Repeat',
  chip: 'Chip {value}',
  connecting: 'Connecting …',
  lost: 'Connection lost. Reconnecting …',
  ended: 'This game session has ended. Open the game again from the site.',
  deposit: 'Deposit',
  returnToPlayer: 'Return to player {rtp}',
  fair: 'Fairness',
  fairHow:
    'The result of every round is fixed before you bet. Its seed’s SHA-256 is shown before the round and the seed itself after it.',
  nextHash: 'Hash of this round',
  lastSeed: 'Seed of the last round',
  refused_funds: 'Not enough money for this stake.',
  refused_limit: 'This stake is above a limit of yours.',
  refused_session: 'Your session has ended. Open the game again from the site.',
  refused_blocked: 'Your account may not bet at the moment.',
  refused_closed: 'This game is closed at the moment.',
  refused_late: 'Bets are closed for this round.',
  refused_other: 'The bet was not accepted. Your stake was not taken.',
  youWon: 'You won {amount}.',
  returned: '{amount} came back.',
  youLost: 'No win this time.',
};
type Key = keyof typeof EN;

const TH: Readonly<Record<Key, string>> = {
  back: 'กลับ',
  balance: 'ยอดเงิน',
  demo: 'โหมดทดลอง ไม่ใช้เงินจริง',
  stake: 'เดิมพัน',
  total: 'เดิมพันรวม',
  win: 'ชนะ',
  rules: 'กติกา',
  close: 'ปิด',
  sound: 'เสียง',
  soundOn: 'เปิดเสียงอยู่',
  soundOff: 'ปิดเสียงอยู่',
  history: 'ผลล่าสุดของคุณ',
  noHistory: 'ผลของคุณจะแสดงที่นี่',
  players: 'ผู้เล่น',
  alone: 'คุณเป็นคนแรกที่โต๊ะนี้',
  clear: 'ล้าง',
  undo: 'ย้อนกลับ',
  double: 'เพิ่มเท่าตัว',
  repeat: 'แทงซ้ำ',
  chip: 'ชิป {value}',
  connecting: 'กำลังเชื่อมต่อ …',
  lost: 'การเชื่อมต่อหลุด กำลังเชื่อมต่อใหม่ …',
  ended: 'เซสชันเกมนี้สิ้นสุดแล้ว กรุณาเปิดเกมใหม่จากหน้าเว็บ',
  deposit: 'ฝากเงิน',
  returnToPlayer: 'อัตราคืนผู้เล่น {rtp}',
  fair: 'ความโปร่งใส',
  fairHow: 'ผลของทุกรอบถูกกำหนดไว้ก่อนคุณเดิมพัน ก่อนเริ่มรอบเราแสดงค่า SHA-256 ของซีด และเปิดเผยซีดหลังจบรอบ',
  nextHash: 'แฮชของรอบนี้',
  lastSeed: 'ซีดของรอบที่แล้ว',
  refused_funds: 'ยอดเงินไม่พอสำหรับเดิมพันนี้',
  refused_limit: 'เดิมพันนี้เกินวงเงินที่คุณตั้งไว้',
  refused_session: 'เซสชันของคุณสิ้นสุดแล้ว กรุณาเปิดเกมใหม่จากหน้าเว็บ',
  refused_blocked: 'ขณะนี้บัญชีของคุณเดิมพันไม่ได้',
  refused_closed: 'ขณะนี้เกมปิดให้บริการ',
  refused_late: 'รอบนี้ปิดรับเดิมพันแล้ว',
  refused_other: 'เดิมพันไม่สำเร็จ และไม่มีการหักเงิน',
  youWon: 'คุณชนะ {amount}',
  returned: 'ได้คืน {amount}',
  youLost: 'รอบนี้ไม่ชนะ',
};

export type Texts = { [key: string]: string };
export type Translate = (key: string, values?: Record<string, string | number>) => string;

/** The texts of the page, the game's own first. Thai where there is Thai, English for every other language. */
export function createTranslate(language: string, own: { en: Texts; th: Texts }): Translate {
  const english: Texts = { ...EN, ...own.en };
  const texts: Texts = language.startsWith('th') ? { ...english, ...TH, ...own.th } : english;
  return (key, values = {}) =>
    (texts[key] ?? key).replaceAll(/\{(\w+)\}/g, (_all, name: string) => String(values[name] ?? ''));
}
