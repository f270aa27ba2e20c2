import { randomOf } from '../../vendors/random.ts';
import { wordsOf, type Words } from '../../vendors/words.ts';
import type { Name, SportCode } from './sports.ts';

export type Club = { short: string; name: Name; shirt: string; trim: string };

const club = (line: string): Club => {
  const [short = '', EN = '', TY = '', shirt = '', trim = ''] = line.split('|');
  return { short, name: { EN, TY }, shirt: `#${shirt}`, trim: `#${trim}` };
};

const FOOTBALL: readonly Club[] = [
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

/** Places of the clubs of all other sports. */
const PLACES = wordsOf(
  'Lantern Bay=อ่าวโคมไฟ, Willow Creek=ห้วยหลิว, Iron Bridge=สะพานเหล็ก, Salt Marsh=บึงเกลือ, Windy Cape=แหลมลมแรง, Pine Hollow=หุบสน, Rosewood=ป่าพะยูง, Harvest Town=เมืองเก็บเกี่ยว, White Cliff=ผาขาว, Twin Rivers=สองแม่น้ำ, Mango Grove=สวนมะม่วง, Stone Gate=ประตูหิน, Cinnamon Hill=เนินอบเชย, Ferry Point=ท่าข้ามฟาก, Orchid Park=สวนกล้วยไม้, Granite Ridge=สันเขาแกรนิต, Palm Shore=หาดต้นปาล์ม, Clock Tower=หอนาฬิกา, Silk Quarter=ย่านผ้าไหม, Rainy Pass=ช่องเขาฝน',
);
const NICKNAMES: Readonly<Record<Exclude<SportCode, 'football'>, Words>> = {
  futsal: wordsOf(
    'Sparks=ประกายไฟ, Jugglers=นักเดาะบอล, Rockets=จรวด, Comets=ดาวหาง, Cats=แมว, Wasps=ตัวต่อ, Arrows=ลูกธนู, Magnets=แม่เหล็ก, Dancers=นักเต้น, Cyclones=ไซโคลน, Hornets=แตน, Aces=เอซ, Pilots=นักบิน, Scorpions=แมงป่อง, Flames=เปลวไฟ, Vipers=งูพิษ, Meteors=อุกกาบาต, Drummers=มือกลอง, Lynx=แมวลิงซ์, Gliders=เครื่องร่อน',
  ),
  'beach-soccer': wordsOf(
    'Dolphins=โลมา, Surfers=นักเซิร์ฟ, Crabs=ปู, Pelicans=กระทุง, Waves=คลื่น, Corals=ปะการัง, Breakers=คลื่นซัดฝั่ง, Starfish=ปลาดาว, Seals=แมวน้ำ, Tides=กระแสน้ำ, Sandpipers=นกชายเลน, Marlins=ปลามาร์ลิน, Sailors=กะลาสี, Lobsters=ล็อบสเตอร์, Geckos=ตุ๊กแก, Palms=ต้นปาล์ม, Mantas=กระเบนราหู, Urchins=เม่นทะเล, Divers=นักดำน้ำ, Lagoons=ลากูน',
  ),
  'ice-hockey': wordsOf(
    'Polar Bears=หมีขาว, Blizzards=พายุหิมะ, Snow Owls=นกฮูกหิมะ, Icebreakers=เรือตัดน้ำแข็ง, Moose=กวางมูส, Frosts=น้ำค้างแข็ง, Huskies=ฮัสกี้, Yetis=เยติ, Glaciers=ธารน้ำแข็ง, Walruses=วอลรัส, Arctic Foxes=จิ้งจอกขั้วโลก, Mammoths=แมมมอธ, Icicles=แท่งน้ำแข็ง, Sleds=เลื่อนหิมะ, Northern Lights=แสงเหนือ, Caribou=กวางคาริบู, Badgers=แบดเจอร์, Ermines=เออร์มิน, Narwhals=นาร์วาล, Lemmings=เลมมิง',
  ),
  'field-hockey': wordsOf(
    'Hawks=เหยี่ยว, Antelopes=แอนทีโลป, Cranes=นกกระเรียน, Larks=นกลาร์ก, Hares=กระต่ายป่า, Archers=นักธนู, Mustangs=ม้าป่า, Swans=หงส์, Bees=ผึ้ง, Gazelles=กาเซลล์, Peacocks=นกยูง, Lancers=ทหารหอก, Sparrows=กระจอก, Deer=กวาง, Foresters=พรานไพร, Squirrels=กระรอก, Oaks=ต้นโอ๊ก, Shepherds=คนเลี้ยงแกะ, Falcons=ฟอลคอน, Thistles=ดอกทิสเซิล',
  ),
  floorball: wordsOf(
    'Blades=ใบมีด, Robots=หุ่นยนต์, Thunderbolts=อัสนีบาต, Phantoms=แฟนทอม, Beavers=บีเวอร์, Crows=อีกา, Whistlers=นักเป่านกหวีด, Springs=สปริง, Ninjas=นินจา, Hammers=ค้อน, Weasels=เพียงพอน, Raccoons=แรคคูน, Runners=นักวิ่ง, Gears=เกียร์, Orbits=วงโคจร, Pixies=ภูตน้อย, Jesters=ตัวตลก, Magpies=นกแม็กพาย, Lizards=กิ้งก่า, Cobblers=ช่างรองเท้า',
  ),
  'roller-hockey': wordsOf(
    'Wheels=ล้อหมุน, Skaters=นักสเกต, Turbos=เทอร์โบ, Racers=นักซิ่ง, Bandits=โจรป่า, Tornadoes=ทอร์นาโด, Ocelots=โอเซลอต, Sparkplugs=หัวเทียน, Bumblebees=ผึ้งหึ่ง, Cogs=ฟันเฟือง, Swifts=นกแอ่น, Roadrunners=โรดรันเนอร์, Mongooses=พังพอน, Daredevils=นักผาดโผน, Twisters=ลมหมุน, Jackals=หมาใน, Engines=เครื่องยนต์, Nomads=ชาวเร่ร่อน, Kites=ว่าว, Armadillos=อาร์มาดิลโล',
  ),
};
const SHORT_LENGTH = 3;
/** Steps through places and colours that meet every one of them, so that clubs of two sports differ in both. */
const [PLACE_STEP, COLOR_STEP, SPORT_STEP] = [3, 7, 6];

/** Clubs of a sport that plays at the places above; `offset` differs by sport. */
function clubsNamed(nicknames: Words, offset: number): Club[] {
  return nicknames.map(([nickname, thai], index) => {
    const [place, thaiPlace] = PLACES[(index * PLACE_STEP + offset) % PLACES.length] ?? PLACES[0];
    const colors = FOOTBALL[(index * COLOR_STEP + offset) % FOOTBALL.length];
    return {
      short: nickname.slice(0, SHORT_LENGTH).toUpperCase(),
      name: { EN: `${place} ${nickname}`, TY: `${thai}${thaiPlace}` },
      shirt: colors?.shirt ?? '#000000',
      trim: colors?.trim ?? '#ffffff',
    };
  });
}

const CLUBS_OF = new Map<string, readonly Club[]>([
  ['football', FOOTBALL],
  ...Object.entries(NICKNAMES).map(
    ([sport, nicknames], index) => [sport, clubsNamed(nicknames, index * SPORT_STEP)] as const,
  ),
]);

/** Invented clubs in divisions of four; a club plays one sport, and only in its own division. */
export const clubsOf = (sport: SportCode): readonly Club[] => CLUBS_OF.get(sport) ?? FOOTBALL;

export const CLUBS: readonly Club[] = [...CLUBS_OF.values()].flat();

/** How strong a club is in a sport: 1 is average. */
export const strengthOf = (sportCode: SportCode, { short }: Club): number =>
  0.8 + 0.45 * randomOf(`${sportCode} ${short}`).share();
