import { randomOf } from '../../vendors/random.ts';

/** A name in English and in Thai. */
export type Name = { EN: string; TY: string };

export type SportCode =
  | 'football'
  | 'futsal'
  | 'beach-soccer'
  | 'ice-hockey'
  | 'field-hockey'
  | 'floorball'
  | 'roller-hockey';

/** A sport whose goals follow a Poisson process; `goals` is the average of one side in a whole match. */
export type Sport = {
  code: SportCode;
  name: Name;
  minutes: number;
  goals: number;
  /** Over/under lines. */
  lines: readonly [number, number, number];
  surface: 'grass' | 'ice' | 'court' | 'sand';
};

const sport = (
  code: SportCode,
  EN: string,
  TY: string,
  facts: Pick<Sport, 'minutes' | 'goals' | 'lines' | 'surface'>,
): Sport => ({ code, name: { EN, TY }, ...facts });

export const SPORTS: readonly Sport[] = [
  sport('football', 'Football', 'ฟุตบอล', {
    minutes: 90,
    goals: 1.35,
    lines: [1.5, 2.5, 3.5],
    surface: 'grass',
  }),
  sport('futsal', 'Futsal', 'ฟุตซอล', { minutes: 40, goals: 2.9, lines: [4.5, 5.5, 6.5], surface: 'court' }),
  sport('beach-soccer', 'Beach Soccer', 'ฟุตบอลชายหาด', {
    minutes: 36,
    goals: 3.8,
    lines: [6.5, 7.5, 8.5],
    surface: 'sand',
  }),
  sport('ice-hockey', 'Ice Hockey', 'ฮอกกี้น้ำแข็ง', {
    minutes: 60,
    goals: 2.9,
    lines: [4.5, 5.5, 6.5],
    surface: 'ice',
  }),
  sport('field-hockey', 'Field Hockey', 'ฮอกกี้สนาม', {
    minutes: 60,
    goals: 2,
    lines: [2.5, 3.5, 4.5],
    surface: 'grass',
  }),
  sport('floorball', 'Floorball', 'ฟลอร์บอล', {
    minutes: 60,
    goals: 3.6,
    lines: [5.5, 6.5, 7.5],
    surface: 'court',
  }),
  sport('roller-hockey', 'Roller Hockey', 'โรลเลอร์ฮอกกี้', {
    minutes: 50,
    goals: 3.1,
    lines: [4.5, 5.5, 6.5],
    surface: 'court',
  }),
];

export const findSport = (code: string): Sport | undefined => SPORTS.find((one) => one.code === code);

export type Club = { short: string; name: Name; shirt: string; trim: string };

const club = (line: string): Club => {
  const [short = '', EN = '', TY = '', shirt = '', trim = ''] = line.split('|');
  return { short, name: { EN, TY }, shirt: `#${shirt}`, trim: `#${trim}` };
};

/** Invented clubs in divisions of four; a club plays only in its own division. */
export const CLUBS: readonly Club[] = [
  'OTT|River City Otters|นากเมืองสายน้ำ|1d6fd1|ffffff',
  'TIG|Jade Hill Tigers|เสือเขาหยก|0f8a5f|f6c343',
  'RAY|Sunrise Bay Rays|กระเบนอ่าวอรุณ|f0762b|5a1d52',
  'GUL|Old Harbour Gulls|นางนวลท่าเรือเก่า|e8edf2|1c3a5e',
  'HER|Lotus Lake Herons|กระสาบึงบัว|d6558f|ffffff',
  'WOL|North Star Wolves|หมาป่าดาวเหนือ|3b4252|8fd3ff',
  'BUL|Golden Field Bulls|กระทิงรวงทอง|e0a526|4a2c0f',
  'SHA|Silver Coast Sharks|ฉลามหาดเงิน|5f7f95|e4f1fb',
  'OWL|Moon Valley Owls|นกฮูกหุบเขาจันทร์|5a3fb0|f4e6ff',
  'GIA|Elephant Hill Giants|ยักษ์ดอยช้าง|7a8691|c92f3b',
  'PAN|Bamboo Forest Pandas|แพนด้าป่าไผ่|20242b|e9f5e6',
  'FOX|Copper Bridge Foxes|จิ้งจอกสะพานทองแดง|c65a1e|fff1dd',
  'EAG|Thunder Cape Eagles|อินทรีแหลมฟ้าคำรณ|c92f3b|ffe08a',
  'STA|Amber Plain Stallions|ม้าศึกทุ่งอำพัน|8a4b1f|ffd166',
  'TUR|Coral Island Turtles|เต่าเกาะปะการัง|0f9aa8|ffb199',
  'DRA|Misty Peak Dragons|มังกรยอดหมอก|2f9e44|dfffe8',
  'KIN|Crystal Falls Kingfishers|กระเต็นน้ำตกแก้ว|19a7e0|ff8f3c',
  'COB|Spice Market Cobras|งูเห่าตลาดเครื่องเทศ|7d8f1d|1f2408',
  'RAM|Red Canyon Rams|แกะเขาหุบผาแดง|a8322a|f3d9c0',
  'BAT|Night Garden Bats|ค้างคาวสวนราตรี|2b1b4d|b8f15a',
].map(club);

/** How strong a club is in a sport: 1 is average. */
export const strengthOf = (sportCode: SportCode, { short }: Club): number =>
  0.8 + 0.45 * randomOf(`${sportCode} ${short}`).share();
