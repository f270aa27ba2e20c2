import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/platform/db/database.ts';

/** Enough words for unique names of three words. */
const FIRST =
  'Golden=ทอง Amber=อำพัน Lucky=นำโชค Silent=เงียบ Crimson=แดง Frozen=น้ำแข็ง Wild=ป่า Royal=หลวง Neon=นีออน Hidden=ลับ Lost=หลง Mighty=เกรียงไกร Velvet=กำมะหยี่ Thunder=สายฟ้า Jade=หยก Silver=เงิน';
const SECOND =
  'Dragon=มังกร Fox=จิ้งจอก Temple=วิหาร Pirate=โจรสลัด Lantern=โคม Elephant=ช้าง Comet=ดาวหาง Diamond=เพชร Samurai=ซามูไร Phoenix=ฟีนิกซ์ Wizard=พ่อมด Mango=มะม่วง Viking=ไวกิ้ง Mermaid=นางเงือก Baccarat=บาคาร่า Carp=ปลาคาร์ป';
const THIRD =
  'River=แม่น้ำ Mountain=ภูเขา Island=เกาะ Palace=วัง Garden=สวน Valley=หุบเขา Harbour=ท่าเรือ Forest=ป่าใหญ่ Castle=ปราสาท Desert=ทะเลทราย Lagoon=ลากูน Market=ตลาด Bridge=สะพาน Tower=หอคอย Cave=ถ้ำ Moon=จันทร์';
const VENDORS = 40;
const THEMES = ['dragons', 'animals', 'ocean', 'magic', 'fortune', 'space', 'retro', 'sweets'];
/** As in a real catalogue, most games are slots. */
const CATEGORIES = ['rng', 'rng', 'rng', 'rng', 'rng', 'rng', 'rng', 'live', 'fish', 'lott'];

/** Searches by kind. */
export const QUERIES = {
  'first letters': ['g', 'go', 'gol', 'dr', 'dra', 'ele', 'ม', 'มัง'],
  'whole words': ['golden dragon', 'amber fox', 'silver mermaid lagoon', 'jade temple', 'loom12 comet'],
  'with typos': ['goldn drgon', 'ambre fox', 'elefant', 'phenix tower', 'mermiad lagon'],
  'in Thai': ['มังกรทอง', 'จิ้งจอก', 'ช้างนำโชค', 'โจรสลัดเกาะ'],
} as const;

const pairs = (text: string): string[][] => text.split(' ').map((pair) => pair.split('='));

/** Fills the catalogue up to `games` games of forty vendors, all shown by the merchant. */
export async function writeGames(db: Db, merchantId: string, games: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`
      insert into vendors (id, code, name, in_house, created_at)
      select 'vendor-b' || n, 'B' || n, 'Loom' || n, false, now() from generate_series(0, ${VENDORS - 1}::int) n
      on conflict do nothing`.execute(tx);
    await sql`
      insert into merchant_vendors (merchant_id, vendor_id, shown, position)
      select ${merchantId}, 'vendor-b' || n, true, n from generate_series(0, ${VENDORS - 1}::int) n
      on conflict do nothing`.execute(tx);
    await sql`
      with words as (
        select ${JSON.stringify(pairs(FIRST))}::jsonb as a, ${JSON.stringify(pairs(SECOND))}::jsonb as b,
          ${JSON.stringify(pairs(THIRD))}::jsonb as c, ${CATEGORIES}::text[] as categories, ${THEMES}::text[] as themes)
      insert into games (id, vendor_id, category, code, names, icon_url, large_icon_url, themes, rtp_bps, popularity,
        has_demo, created_at, released_on)
      select 'b' || n % ${VENDORS} || '-g' || n, 'vendor-b' || n % ${VENDORS}, categories[1 + n * 7 % 10], 'g' || n,
        jsonb_build_object(
          'EN', concat_ws(' ', a -> (n % 16) ->> 0, b -> (n / 16 % 16) ->> 0, c -> (n / 256 % 16) ->> 0, nullif(n / 4096, 0)),
          'TY', concat(b -> (n / 16 % 16) ->> 1, a -> (n % 16) ->> 1, 'แห่ง', c -> (n / 256 % 16) ->> 1, ' ' || nullif(n / 4096, 0))),
        '/art/x-240.avif', '/art/x-480.avif', array[themes[1 + n % 8], themes[1 + n / 8 % 8]], 9200 + n % 500,
        1000 / (1 + n / 20), true, now(), date '2015-01-01' + n % 4000
      from generate_series(0, ${games - 1}::int) n, words
      on conflict do nothing`.execute(tx);
    await sql`update catalogue_version set version = version + 1`.execute(tx);
  });
  await sql`vacuum analyze games`.execute(db);
}
