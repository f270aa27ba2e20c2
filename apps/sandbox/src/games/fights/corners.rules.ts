/** Names are made of a quality and a creature; in Thai the quality follows. */
type Name = { EN: string; TY: string };

const partsOf = (text: string): string[][] => text.split(',').map((part) => part.trim().split('|'));

/** With the colours of body and wing. */
const BIRD_QUALITIES = partsOf(
  'Red|แดง|d8432f|a32c1f, Blue|สีคราม|3566c9|22418a, Golden|ทอง|e9a92f|b9771a, Snowy|หิมะ|f4f1e8|cfc8b8, Black|ดำ|3a3a46|22222c, Jade|หยก|4f9a52|2f6e3a, Plum|สีพลัม|8a3f86|5f2860, Tin|ดีบุก|8e9aa6|64707c, Rice|สีข้าว|e8d3a4|c0a468, Chili|พริกขี้หนู|e2572b|2f7d32, Moon|จันทร์|5d5fa8|3d3f7c, Mango|มะม่วง|f2a33c|dd6f2a, Pearl|ไข่มุก|e6e2f2|b9b2d6, Copper|ทองแดง|b5652d|7d4019, Ocean|สมุทร|2b8fa3|1b6273, Ruby|ทับทิม|b3224a|7d1533',
);
/** With the colour of the tail. */
const BIRD_NAMES = partsOf(
  'Comet|ดาวหาง|1f5f4a, Thunder|ฟ้าคำรณ|f2b632, Dancer|นักรำ|3b4252, Cloud|เมฆ|d8432f, Pepper|พริกไทย|2c8c6b, Boy|หนุ่ม|e9a92f, Drummer|มือกลอง|3566c9, Soldier|ทหาร|d8432f, King|ราชา|8a4b1f, Rocket|จรวด|f2d13c, Walker|นักเดิน|dcd8ff, Prince|เจ้าชาย|4f9a52, Whistle|นกหวีด|8a3f86, Bandit|จอมโจร|22222c, Storm|พายุ|64707c, Star|ดวงดาว|f2a33c',
);
/** With the colour. */
const TEAM_QUALITIES = partsOf(
  'Neon|นีออน|39ff88, Pixel|พิกเซล|4cc9f0, Iron|เหล็ก|ff5d8f, Static|ไฟฟ้า|ff9f1c, Night|ราตรี|9d7bff, Golden|ทอง|ffd23f, Silent|เงียบ|8ecae6, Turbo|เทอร์โบ|ff4d4d, Cloud|เมฆ|b8f2e6, Jungle|ป่าลึก|70e000, Red|แดง|e85d04, Quantum|ควอนตัม|f4a261, Frozen|เยือกแข็ง|90e0ef, Velvet|กำมะหยี่|e05ad6, Solar|สุริยะ|ffb703, Cobalt|โคบอลต์|5b8cff',
);
const TEAM_NAMES = partsOf(
  'Geckos|ตุ๊กแก, Monsoon|มรสุม, Lotus|ดอกบัว, Foxes|จิ้งจอก, Shift|กะงาน, Lag|แล็ก, Keys|คีย์, Tuk|ตุ๊กตุ๊ก, Crew|แก๊ง, Cats|แมวป่า, Pandas|แพนด้า, Wolves|หมาป่า, Pilots|นักบิน, Lanterns|โคมไฟ, Cobras|งูเห่า, Engine|เครื่องยนต์',
);
/** Birds or teams to choose from. */
export const CORNERS = BIRD_QUALITIES.length * BIRD_NAMES.length;

/** The quality and the name of a corner. Neighbours of 17 differ in both. */
function partsAt(qualities: string[][], names: string[][], corner: number): [string[], string[]] {
  const quality = qualities[Math.floor(corner / names.length) % qualities.length] ?? [];
  return [quality, names[corner % names.length] ?? []];
}
const nameOf = ([english, thai]: string[], [name, thaiName]: string[]): Name => ({
  EN: `${english} ${name}`,
  TY: `${thaiName}${thai}`,
});

/** An invented bird: its name and feathers. */
export type Bird = Name & { body: string; wing: string; tail: string };
export function birdAt(corner: number): Bird {
  const [quality, name] = partsAt(BIRD_QUALITIES, BIRD_NAMES, corner);
  return { ...nameOf(quality, name), body: `#${quality[2]}`, wing: `#${quality[3]}`, tail: `#${name[2]}` };
}

/** An invented team. */
export type Team = Name & { tag: string; colour: string };
export function teamAt(corner: number): Team {
  const [quality, name] = partsAt(TEAM_QUALITIES, TEAM_NAMES, corner);
  const tag = `${quality[0]?.charAt(0)}${name[0]?.slice(0, 2)}`.toUpperCase();
  return { ...nameOf(quality, name), tag, colour: `#${quality[2]}` };
}
