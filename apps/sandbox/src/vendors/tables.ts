import type { Draft } from './draft.ts';
import type { Random } from './random.ts';
import { wordsOf, type Words } from './words.ts';

/** Live and player-versus-player games with their names and returns. */
type Table = { name: readonly [EN: string, TY: string]; theme: string; rtpBps: number };

const LIVE: readonly [Table, ...Table[]] = [
  { name: ['Baccarat', 'บาคาร่า'], theme: 'baccarat', rtpBps: 9_894 },
  { name: ['Baccarat', 'บาคาร่า'], theme: 'baccarat', rtpBps: 9_894 },
  { name: ['Roulette', 'รูเล็ต'], theme: 'roulette', rtpBps: 9_730 },
  { name: ['Blackjack', 'แบล็กแจ็ก'], theme: 'blackjack', rtpBps: 9_928 },
  { name: ['Dragon Tiger', 'เสือมังกร'], theme: 'dragon-tiger', rtpBps: 9_627 },
  { name: ['Sic Bo', 'ไฮโล'], theme: 'dice', rtpBps: 9_722 },
  { name: ['Fish Prawn Crab', 'น้ำเต้าปูปลา'], theme: 'dice', rtpBps: 9_213 },
  { name: ['Fan Tan', 'ฟานตัน'], theme: 'fan-tan', rtpBps: 9_875 },
  { name: ['Pok Deng', 'ป๊อกเด้ง'], theme: 'pok-deng', rtpBps: 9_760 },
  { name: ['Casino Hold’em', 'คาสิโนโฮลเด็ม'], theme: 'poker', rtpBps: 9_784 },
  { name: ['Money Wheel', 'วงล้อเงินรางวัล'], theme: 'wheel', rtpBps: 9_620 },
];
const LIVE_KINDS = wordsOf(
  'Speed=สปีด, Classic=คลาสสิก, VIP=วีไอพี, No Commission=ไม่หักค่าน้ำ, Squeeze=ลุ้นไพ่, Salon=ซาลอน, Solo=เล่นเดี่ยว, Grand=แกรนด์, Express=ด่วนพิเศษ, Evening=รอบค่ำ',
);

const DUELS: readonly [Table, ...Table[]] = [
  { name: ['Texas Hold’em', 'เท็กซัสโฮลเด็ม'], theme: 'poker', rtpBps: 9_700 },
  { name: ['Omaha', 'โอมาฮา'], theme: 'poker', rtpBps: 9_700 },
  { name: ['Dummy', 'ดัมมี่'], theme: 'rummy', rtpBps: 9_600 },
  { name: ['Pok Deng', 'ป๊อกเด้ง'], theme: 'pok-deng', rtpBps: 9_650 },
  { name: ['Slave', 'สลาฟ'], theme: 'shedding', rtpBps: 9_600 },
  { name: ['Thirteen', 'ไพ่สิบสาม'], theme: 'poker', rtpBps: 9_650 },
  { name: ['Rummy', 'รัมมี่'], theme: 'rummy', rtpBps: 9_600 },
  { name: ['Mahjong', 'ไพ่นกกระจอก'], theme: 'mahjong', rtpBps: 9_600 },
  { name: ['Thai Chess', 'หมากรุกไทย'], theme: 'chess', rtpBps: 9_500 },
  { name: ['Checkers', 'หมากฮอส'], theme: 'chess', rtpBps: 9_500 },
];
const ROOMS = wordsOf(
  'Beginners=มือใหม่, Bronze=ทองแดง, Silver=เงิน, Gold=ทอง, Diamond=เพชร, High Roller=เงินหนา, Turbo=เทอร์โบ, Friends=เพื่อนฝูง, Knockout=น็อกเอาต์, Masters=ปรมาจารย์, Lotus=ดอกบัว, Night=กลางคืน',
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
    hasDemo: random.share() < 0.3,
  };
}
