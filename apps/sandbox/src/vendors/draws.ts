import type { Draft } from './draft.ts';
import type { Random } from './random.ts';
import { wordsOf, type Words } from './words.ts';

const DRAWS = wordsOf(
  'Two Digits=สองตัว, Three Digits=สามตัว, Four Digits=สี่ตัว, Five Digits=ห้าตัว, Last Two=เลขท้ายสองตัว, Running Number=เลขวิ่ง, Jackpot Draw=แจ็กพอต, Pick Six=เลือกหกเลข',
);
const ROUNDS = wordsOf(
  'Morning=รอบเช้า, Noon=รอบเที่ยง, Afternoon=รอบบ่าย, Evening=รอบเย็น, Night=รอบดึก, Weekend=รอบสุดสัปดาห์, Special=รอบพิเศษ, Monthly=รอบเดือน',
);
const QUICK: readonly [QuickDraw, ...QuickDraw[]] = [
  { name: ['Keno', 'คีโน'], theme: 'keno', lowest: 9_000, highest: 9_500 },
  { name: ['Lucky Balls', 'ลูกบอลนำโชค'], theme: 'balls', lowest: 9_300, highest: 9_700 },
  { name: ['Three Dice', 'ลูกเต๋าสามลูก'], theme: 'dice', lowest: 9_600, highest: 9_750 },
  { name: ['Boat Race', 'แข่งเรือ'], theme: 'race', lowest: 9_500, highest: 9_750 },
  { name: ['Car Race', 'แข่งรถ'], theme: 'race', lowest: 9_500, highest: 9_750 },
  { name: ['Number Five', 'เลขห้าหลัก'], theme: 'digits', lowest: 9_500, highest: 9_700 },
  { name: ['Red or Green', 'แดงหรือเขียว'], theme: 'colours', lowest: 9_500, highest: 9_700 },
  { name: ['Scratch Card', 'บัตรขูด'], theme: 'scratch', lowest: 8_500, highest: 9_400 },
];
type QuickDraw = { name: readonly [string, string]; theme: string; lowest: number; highest: number };
const MINUTES = [1, 2, 3, 5, 10, 15] as const;

export function lottery(places: Words, random: Random): Draft {
  const [place, draw, round] = [random.pick(places), random.pick(DRAWS), random.pick(ROUNDS)];
  return {
    names: {
      EN: `${place[0]} ${draw[0]} ${round[0]}`,
      TY: `หวย${place[1]} ${draw[1]} ${round[1]}`,
    },
    themes: ['draw', draw[0].toLowerCase().replaceAll(' ', '-')],
    rtpBps: random.whole(6_000, 9_200),
    hasDemo: false,
  };
}

export function quickDraw(places: Words, random: Random): Draft {
  const [place, { name, theme, lowest, highest }] = [random.pick(places), random.pick(QUICK)];
  const minutes = random.pick(MINUTES);
  return {
    names: {
      EN: `${place[0]} ${name[0]} ${minutes} min`,
      TY: `${name[1]}${place[1]} ${minutes} นาที`,
    },
    themes: [theme, 'fast'],
    rtpBps: random.whole(lowest, highest),
    hasDemo: random.share() < 0.5,
  };
}
