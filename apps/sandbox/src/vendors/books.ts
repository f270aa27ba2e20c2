import type { Draft } from './draft.ts';
import type { Random } from './random.ts';
import { wordsOf, type Words } from './words.ts';

/** Sports and views that the sandbox's book offers. */
const SPORTS = wordsOf(
  'Football=ฟุตบอล, Futsal=ฟุตซอล, Beach Soccer=ฟุตบอลชายหาด, Ice Hockey=ฮอกกี้น้ำแข็ง, Field Hockey=ฮอกกี้สนาม, Floorball=ฟลอร์บอล, Roller Hockey=โรลเลอร์ฮอกกี้',
);
/** Generic titles, because real ones belong to their makers. */
const ESPORTS = wordsOf(
  'Arena Battle=ศึกอารีนา, Tactical Shooter=ยิงวางแผน, Kart Racing=แข่งโกคาร์ต, Space Strategy=ยุทธศาสตร์อวกาศ',
);
const MARKETS = wordsOf(
  'Live=สด, Today=วันนี้, Parlays=สเต็ป, Virtual League=ลีกเสมือนจริง, Over Under=สูงต่ำ, Next Goal=ประตูถัดไป, Draw No Bet=เสมอคืนเงิน, Both Score=ยิงทั้งสองทีม',
);
const LEAGUES = wordsOf(
  'Open=โอเพน, League=ลีก, Cup=คัพ, Masters=มาสเตอร์ส, Night Series=ซีรีส์กลางคืน, Finals=รอบชิง, Qualifiers=รอบคัดเลือก, Rookies=หน้าใหม่, Invitational=รายการรับเชิญ, Championship=ชิงแชมป์, Weekend Clash=ศึกสุดสัปดาห์, City Series=ซีรีส์เมือง',
);
const PITS = wordsOf(
  'Arena=สังเวียน, Derby=ดาร์บี้, Morning Card=คู่เช้า, Evening Card=คู่ค่ำ, Grand Pit=สนามใหญ่, Weekend Cup=ถ้วยสุดสัปดาห์, Champions=ศึกแชมเปี้ยน, Rookies=ศึกหน้าใหม่',
);

const tagOf = (english: string): string => english.toLowerCase().replaceAll(' ', '-');
const book = (names: Draft['names'], themes: string[]): Draft => ({
  names,
  themes,
  rtpBps: null,
  hasDemo: false,
});

export function sportsBook(_houses: Words, random: Random): Draft {
  const [sport, market] = [random.pick(SPORTS), random.pick(MARKETS)];
  return book({ EN: `${sport[0]} ${market[0]}`, TY: `${sport[1]} ${market[1]}` }, [
    tagOf(sport[0]),
    tagOf(market[0]),
  ]);
}

export function esportsBook(_houses: Words, random: Random): Draft {
  const [kind, league] = [random.pick(ESPORTS), random.pick(LEAGUES)];
  return book({ EN: `${kind[0]} ${league[0]}`, TY: `${kind[1]} ${league[1]}` }, [
    tagOf(kind[0]),
    tagOf(league[0]),
  ]);
}

export function cockfight(places: Words, random: Random): Draft {
  const [place, pit] = [random.pick(places), random.pick(PITS)];
  return book({ EN: `${place[0]} ${pit[0]}`, TY: `${pit[1]}${place[1]}` }, [tagOf(pit[0])]);
}
