import type { Name } from '../book/sports.ts';

export type Shape =
  | 'fish'
  | 'ray'
  | 'crab'
  | 'jelly'
  | 'squid'
  | 'turtle'
  | 'shark'
  | 'whale'
  | 'swordfish'
  | 'crocodile'
  | 'dragon'
  | 'catfish'
  | 'kraken';

/** A catch of × `multiple`. `radius` is the size for hits, in the units of the pool. */
export type Species = {
  code: string;
  name: Name;
  multiple: number;
  shape: Shape;
  radius: number;
  /** Pool units a second. */
  speed: number;
  /** Body, belly and trim. */
  colours: readonly [string, string, string];
};

const species = (line: string): Species => {
  const [code = '', EN = '', TY = '', multiple = '', shape = '', radius = '', speed = '', colours = ''] =
    line.split('|');
  const [body = '', belly = '', trim = ''] = colours.split(' ');
  return {
    code,
    name: { EN, TY },
    multiple: Number(multiple),
    shape: shape as Shape,
    radius: Number(radius),
    speed: Number(speed),
    colours: [`#${body}`, `#${belly}`, `#${trim}`],
  };
};

/** Fish of every pool. */
export const SMALL_FRY: readonly Species[] = [
  'minnow|Minnow|ปลาซิว|2|fish|15|95|8fd8ff e9fbff 3c8fd6',
  'clown|Clownfish|ปลาการ์ตูน|3|fish|19|85|ff8a3d fff1dc ffffff',
  'tang|Blue Tang|ปลาขี้ตังเบ็ด|4|fish|22|80|2f6df0 7fb2ff ffd84d',
  'puffer|Pufferfish|ปลาปักเป้า|5|fish|25|55|f3c94b fff7d6 a9781c',
  'angel|Angelfish|ปลาเทวดา|6|fish|27|60|ffd966 fffbe6 3b3b58',
  'snapper|Red Snapper|ปลากะพงแดง|8|fish|30|75|ef5b5b ffd6cf a8263b',
  'parrot|Parrotfish|ปลานกแก้ว|10|fish|32|70|27c2a0 b7f5d8 ff6fa8',
  'lantern|Lanternfish|ปลาโคมไฟ|12|fish|33|65|5148a8 a99cff ffe66d',
  'lion|Lionfish|ปลาสิงโต|15|fish|36|50|d9483b ffe6d0 6b1d16',
  'tuna|Bluefin|ปลาทูน่า|20|fish|42|110|3c5f8a dbe9f5 ffd84d',
  'grouper|Grouper|ปลาเก๋า|25|fish|46|45|8a6d4b e6d3b3 4b3621',
  'moon|Moonfish|ปลาพระจันทร์|30|fish|48|55|ff6b7a ffe3e6 c4c9ff',
  'hammer|Reef Shark|ฉลามแนวปะการัง|40|shark|58|85|6d8797 e4eef4 3e5566',
].map(species);

/** The prey that a title promises; each pool has one. */
export const PREY: Readonly<Record<string, Species>> = Object.fromEntries(
  [
    'shark|Great Shark|ฉลามยักษ์|80|shark|92|75|55707f eef5f8 2c3f4d',
    'golden-carp|Golden Carp|ปลาคาร์ปทอง|60|fish|66|60|f6b42c fff3c4 e0541e',
    'manta|Manta|กระเบนราหู|60|ray|84|60|2b3a63 dfe8ff 6fa1ff',
    'kraken|Kraken|คราเคน|200|kraken|120|35|7a2f6b ffb3d9 f04f78',
    'crab-king|Crab King|ราชาปู|100|crab|80|40|e2462f ffb38a ffd84d',
    'whale|Whale|วาฬ|150|whale|125|40|32639e d5e9ff 1d3f6b',
    'sea-dragon|Sea Dragon|มังกรทะเล|200|dragon|110|70|13a67d c9ffe4 ffd84d',
    'swordfish|Swordfish|ปลากระโทงดาบ|50|swordfish|72|130|2b5fb8 dbe9ff 14315f',
    'jellyfish|Giant Jellyfish|แมงกะพรุนยักษ์|50|jelly|70|35|c77dff f6e3ff ff8fd1',
    'crocodile|Crocodile|จระเข้|80|crocodile|98|50|4c7a34 cfe3a8 2c4a1c',
    'giant-squid|Giant Squid|หมึกยักษ์|120|squid|105|55|d9534a ffd0c4 7d1f2f',
    'piranha|Piranha King|ราชาปิรันยา|50|fish|58|120|3e6b75 f0553f 1e3338',
    'turtle-king|Turtle King|ราชาเต่า|100|turtle|86|35|2f8f5b e6d59a 7a5a2a',
    'catfish|Giant Catfish|ปลาบึกยักษ์|60|catfish|88|50|6e6a78 dcd8e6 3d3a47',
  ]
    .map(species)
    .map((one) => [one.code, one]),
);

export const PREY_CODES: readonly string[] = Object.keys(PREY);

export const speciesOfPool = (prey: Species): readonly Species[] => [...SMALL_FRY, prey];
