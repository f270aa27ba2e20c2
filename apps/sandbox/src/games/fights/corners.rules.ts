/** Invented birds: names and feathers. */
export type Bird = { EN: string; TY: string; body: string; wing: string; tail: string };

const bird = (line: string): Bird => {
  const [EN = '', TY = '', body = '', wing = '', tail = ''] = line.split('|');
  return { EN, TY, body: `#${body}`, wing: `#${wing}`, tail: `#${tail}` };
};

export const BIRDS: readonly Bird[] = [
  'Red Comet|ดาวหางแดง|d8432f|a32c1f|1f5f4a',
  'Blue Thunder|ฟ้าคำรณ|3566c9|22418a|f2b632',
  'Golden Boy|หนุ่มทอง|e9a92f|b9771a|3b4252',
  'Snow Cloud|เมฆหิมะ|f4f1e8|cfc8b8|d8432f',
  'Black Pepper|พริกไทยดำ|3a3a46|22222c|2c8c6b',
  'Green Tea|ชาเขียว|4f9a52|2f6e3a|e9a92f',
  'Plum Jam|แยมพลัม|8a3f86|5f2860|3566c9',
  'Tin Soldier|ทหารดีบุก|8e9aa6|64707c|d8432f',
  'Sticky Rice|ข้าวเหนียว|e8d3a4|c0a468|8a4b1f',
  'Chili Jim|จิมพริกขี้หนู|e2572b|2f7d32|f2d13c',
  'Moon Walker|เดินบนจันทร์|5d5fa8|3d3f7c|dcd8ff',
  'Mister Mango|มิสเตอร์มะม่วง|f2a33c|dd6f2a|4f9a52',
].map(bird);

/** Invented teams. */
export type Team = { EN: string; TY: string; tag: string; colour: string };

const team = (line: string): Team => {
  const [EN = '', TY = '', tag = '', colour = ''] = line.split('|');
  return { EN, TY, tag, colour: `#${colour}` };
};

export const TEAMS: readonly Team[] = [
  'Neon Geckos|ตุ๊กแกนีออน|NEO|39ff88',
  'Pixel Monsoon|มรสุมพิกเซล|PXM|4cc9f0',
  'Iron Lotus|บัวเหล็ก|LOT|ff5d8f',
  'Static Foxes|จิ้งจอกไฟฟ้า|STX|ff9f1c',
  'Night Shift|กะดึก|NSH|9d7bff',
  'Golden Lag|ทองแล็ก|LAG|ffd23f',
  'Silent Keys|คีย์เงียบ|KEY|8ecae6',
  'Turbo Tuk|เทอร์โบตุ๊ก|TUK|ff4d4d',
  'Cloud Nine Crew|แก๊งเมฆเก้า|CN9|b8f2e6',
  'Jungle Cats|แมวป่า|JGC|70e000',
  'Red Pandas|แพนด้าแดง|RPD|e85d04',
  'Quantum Mango|มะม่วงควอนตัม|QMG|f4a261',
].map(team);
