import type { Draft } from './draft.ts';
import type { Random } from './random.ts';
import { wordsOf, type Words } from './words.ts';

/** Live and player-versus-player games with their names and returns. */
type Table = { name: readonly [EN: string, TY: string]; theme: string; rtpBps: number };

/** Only what the sandbox plays; the returns are those of its rules. */
const LIVE: readonly [Table, ...Table[]] = [
  { name: ['Baccarat', 'บาคาร่า'], theme: 'baccarat', rtpBps: 9_894 },
  { name: ['Baccarat', 'บาคาร่า'], theme: 'baccarat', rtpBps: 9_894 },
  { name: ['Roulette', 'รูเล็ต'], theme: 'roulette', rtpBps: 9_730 },
  { name: ['Dragon Tiger', 'เสือมังกร'], theme: 'dragon-tiger', rtpBps: 9_627 },
  { name: ['Sic Bo', 'ไฮโล'], theme: 'sic-bo', rtpBps: 9_722 },
  { name: ['Fish Prawn Crab', 'น้ำเต้าปูปลา'], theme: 'fish-prawn-crab', rtpBps: 9_213 },
  { name: ['Money Wheel', 'วงล้อเงินรางวัล'], theme: 'wheel', rtpBps: 9_615 },
];
const LIVE_KINDS = wordsOf(
  'Lotus=ดอกบัว, Classic=คลาสสิก, VIP=วีไอพี, Ruby=ทับทิม, Garden=สวน, Salon=ซาลอน, Emerald=มรกต, Grand=แกรนด์, Sunset=ตะวันลับฟ้า, Evening=รอบค่ำ',
);

/** A room keeps 3 % of the pot, and chances are equal. */
const DUELS: readonly [Table, ...Table[]] = [
  { name: ['Nine', 'ไพ่เก้าแต้ม'], theme: 'nine', rtpBps: 9_700 },
  { name: ['Three Card Nine', 'ไพ่สามใบเก้าแต้ม'], theme: 'three-card-nine', rtpBps: 9_700 },
  { name: ['High Card', 'ไพ่ใบสูง'], theme: 'high-card', rtpBps: 9_700 },
];
const ROOMS = wordsOf(
  'Beginners=มือใหม่, Bronze=ทองแดง, Silver=เงิน, Gold=ทอง, Diamond=เพชร, Friends=เพื่อนฝูง, Masters=ปรมาจารย์, Lotus=ดอกบัว, Night=กลางคืน, Emerald=มรกต, Sapphire=ไพลิน, Ruby=ทับทิม, Sunrise=อรุณรุ่ง, Moonlight=แสงจันทร์, Jade=หยก, Riverside=ริมธาร, Garden=สวน, Pearl=มุก',
);
const LETTERS = 'ABCDEFGHK';

/** A live table. Studios use the same table names, so each is prefixed with its studio. */
export function liveTable(houses: Words, random: Random): Draft {
  const { name, theme, rtpBps } = random.pick(LIVE);
  const [kind, house] = [random.pick(LIVE_KINDS), random.pick(houses)];
  const number = `${LETTERS[random.whole(0, LETTERS.length - 1)]}${random.whole(1, 19)}`;
  const plain = random.share() < 0.5;
  return {
    names: plain
      ? { EN: `${kind[0]} ${name[0]} ${number}`, TY: `${name[1]}${kind[1]} ${number}` }
      : { EN: `${house[0]} ${name[0]} ${number}`, TY: `${name[1]} ${house[1]} ${number}` },
    themes: [theme, kind[0].toLowerCase().replaceAll(' ', '-')],
    rtpBps,
    hasDemo: false,
  };
}

export function duelRoom(houses: Words, random: Random): Draft {
  const { name, theme, rtpBps } = random.pick(DUELS);
  const [room, house] = [random.pick(ROOMS), random.pick(houses)];
  return {
    names: {
      EN: `${house[0]} ${name[0]} ${room[0]}`,
      TY: `${name[1]} ${house[1]} ห้อง${room[1]}`,
    },
    themes: [theme],
    rtpBps,
    // Pretend money cannot be in a pot with real money.
    hasDemo: false,
  };
}
