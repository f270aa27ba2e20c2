import type { GameCategory } from '@croupier/contract/games/catalogue.ts';
import { cockfight, esportsBook, sportsBook } from './books.ts';
import type { Draft } from './draft.ts';
import { lottery, quickDraw } from './draws.ts';
import { fishing } from './fishing.ts';
import type { Random } from './random.ts';
import { duelRoom, liveTable } from './tables.ts';
import { wordsOf, type Words } from './words.ts';

/** The games of a vendor other than a slot studio; `words` are its tables, waters or towns. */
export type House = {
  code: string;
  name: string;
  category: GameCategory;
  games: number;
  weight: number;
  words: Words;
  make: (words: Words, random: Random) => Draft;
};

const house =
  (category: GameCategory, make: House['make']) =>
  (code: string, name: string, games: number, weight: number, words: string): House => ({
    code,
    name,
    category,
    games,
    weight,
    make,
    words: wordsOf(words),
  });
const live = house('live', liveTable);
const fish = house('fish', fishing);
const duel = house('pvp', duelRoom);
const lott = house('lott', lottery);
const quick = house('elott', quickDraw);
const sports = house('sports', sportsBook);
const esports = house('esports', esportsBook);
const cocks = house('cockfight', cockfight);

const TOWNS =
  'River City=เมืองสายน้ำ, Jade Hills=เขาหยก, Sunrise Bay=อ่าวอรุณ, Old Harbour=ท่าเรือเก่า, Lotus Lake=บึงบัว, Northern Star=ดาวเหนือ, Golden Field=ทุ่งรวงทอง, Silver Coast=หาดเงิน, Moon Valley=หุบเขาจันทร์, Elephant Hill=ดอยช้าง';
const WATERS =
  'in the Blue Lagoon=แห่งลากูนสีคราม, of the Deep=ใต้ทะเลลึก, at Coral Bay=ณ อ่าวปะการัง, in the Rapids=กลางแก่งน้ำเชี่ยว, of the Mekong=แห่งลุ่มน้ำโขง, under the Ice=ใต้แผ่นน้ำแข็ง, at Midnight=ยามเที่ยงคืน, of the Lost Fleet=แห่งกองเรือที่หายสาบสูญ';

export const HOUSES: readonly House[] = [
  live('PARLOUR9', 'Parlour Nine', 290, 0.96, 'Parlour=เลานจ์, Terrace=เทอร์เรซ, Garden=สวนสวย'),
  live('GILDSHOE', 'The Gilded Shoe', 260, 0.9, 'Gilded=ทองอร่าม, Marble=หินอ่อน, Opera=โอเปร่า'),
  live('ORCHIDR', 'Orchid Room', 240, 0.86, 'Orchid=กล้วยไม้, Jasmine=มะลิ, Lotus=ดอกบัว, Frangipani=ลีลาวดี'),
  live('RIVERHSE', 'Riverhouse Live', 220, 0.7, 'Riverside=ริมน้ำ, Pier=ท่าเรือ, Lantern=โคมไฟ'),
  live('CROWNFELT', 'Crownfelt', 200, 0.55, 'Crown=มงกุฎ, Velvet=กำมะหยี่, Ivory=งาช้าง'),
  fish('CORALWR', 'Coralwright', 130, 0.88, WATERS),
  fish('DEEPBELL', 'Deepbell', 120, 0.7, WATERS),
  fish('CASTLINE', 'Castline', 110, 0.5, WATERS),
  duel('FAIRDEAL', 'Fairdeal Rooms', 110, 0.6, 'Fair=แฟร์, Oak=ไม้โอ๊ก, Corner=หัวมุม'),
  duel('QBLUFF', 'Quiet Bluff', 100, 0.5, 'Quiet=สงบ, River=ริเวอร์, Midnight=เที่ยงคืน'),
  duel('BAMBOOH', 'Bamboo Hall', 110, 0.56, 'Bamboo=ไผ่, Teak=ไม้สัก, Tea House=โรงน้ำชา'),
  lott('SUNDRAW', 'Sunrise Draws', 150, 0.66, TOWNS),
  lott('BALLOTINE', 'Ballotine', 130, 0.5, TOWNS),
  lott('EVENCH', 'Even Chance', 120, 0.4, TOWNS),
  quick('MINDRAW', 'Minute Draw', 150, 0.64, TOWNS),
  quick('TUMBLER', 'Tumbler', 130, 0.46, TOWNS),
  quick('QUICKURN', 'Quickurn', 120, 0.42, TOWNS),
  sports('TOUCHDESK', 'Touchline Desk', 36, 0.94, 'Desk=เดสก์'),
  sports('WHISTLE', 'Whistle & Odds', 30, 0.72, 'Odds=ราคา'),
  sports('FARPOST', 'Farpost', 28, 0.6, 'Post=เสา'),
  esports('LANLIGHT', 'Lanlight', 34, 0.58, 'Lan=แลน'),
  esports('JOYROW', 'Joystick Row', 30, 0.44, 'Row=แถว'),
  cocks('REDSPUR', 'Red Spur', 24, 0.5, TOWNS),
  cocks('MORNCROW', 'Morning Crow', 20, 0.4, TOWNS),
];
