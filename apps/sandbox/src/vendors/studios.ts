import type { SlotStyle } from './slots.ts';
import { wordsOf } from './words.ts';

/** Invented slot studios: code, name, releases until the end of 2026, popularity (0 to 1). */
export type SlotStudio = SlotStyle & { code: string; name: string; games: number; weight: number };

const studio = (
  [code, name, games, weight]: readonly [string, string, number, number],
  themes: SlotStyle['themes'],
  shapes: SlotStyle['shapes'],
  [endingShare, endings]: readonly [number, string],
): SlotStudio => ({ code, name, games, weight, themes, shapes, endingShare, endings: wordsOf(endings) });

export const SLOT_STUDIOS: readonly SlotStudio[] = [
  studio(
    ['AMBERLOOM', 'Amberloom', 620, 1],
    ['animals', 'gems', 'jungle', 'north', 'myths', 'magic'],
    ['quality', 'place', 'hunt', 'quality', 'full'],
    [0.2, 'Deluxe=ดีลักซ์, Reborn=รีบอร์น, Hold the Line=ยึดแถว'],
  ),
  studio(
    ['NINELAN', 'Nine Lanterns', 640, 0.98],
    ['fortune', 'dragons', 'siam', 'samurai', 'gems'],
    ['quality', 'quality', 'place', 'hunt'],
    [0.3, 'Gold=โกลด์, 888=888, Double Luck=โชคคูณสอง'],
  ),
  studio(
    ['QUILLFOX', 'Quillfox', 410, 0.85],
    ['magic', 'night', 'myths', 'desert', 'pirates'],
    ['tale', 'place', 'full', 'quality'],
    [0.12, 'Chapter II=ภาคสอง, Chapter III=ภาคสาม'],
  ),
  studio(
    ['TIDEWR', 'Tidewright', 380, 0.8],
    ['ocean', 'pirates', 'jungle', 'fortune', 'space'],
    ['place', 'quality', 'pair', 'hunt'],
    [0.18, 'Splash=สแปลช, High Tide=น้ำขึ้น'],
  ),
  studio(
    ['MOSSGATE', 'Mossgate', 330, 0.6],
    ['jungle', 'animals', 'myths', 'magic'],
    ['full', 'tale', 'quality', 'place'],
    [0.1, 'Awakened=ตื่นจากหลับ'],
  ),
  studio(
    ['COPKITE', 'Copper Kite', 450, 0.9],
    ['mining', 'retro', 'fruits', 'matchday', 'animals'],
    ['quality', 'pair', 'hunt', 'quality'],
    [0.34, 'Xtra=เอ็กซ์ตรา, Spin Up=สปินอัป, Pot of Coins=หม้อเหรียญ'],
  ),
  studio(
    ['BRANVIL', 'Brightanvil', 360, 0.74],
    ['north', 'myths', 'dragons', 'mining'],
    ['quality', 'full', 'tale'],
    [0.22, 'Forged=หลอมใหม่, Hammer Spin=สปินค้อน'],
  ),
  studio(
    ['SALTMARSH', 'Saltmarsh', 300, 0.52],
    ['pirates', 'ocean', 'night', 'north'],
    ['place', 'tale', 'pair'],
    [0.1, 'Low Tide=น้ำลง'],
  ),
  studio(
    ['LUMENOR', 'Lumen Orchard', 420, 0.82],
    ['fruits', 'sweets', 'gems', 'retro'],
    ['quality', 'pair', 'quality', 'hunt'],
    [0.38, '27=27, 243=243, Fresh=เฟรช, Chill=ชิล'],
  ),
  studio(
    ['KESTVINE', 'Kestrel & Vine', 280, 0.58],
    ['animals', 'desert', 'magic', 'jungle'],
    ['tale', 'full', 'place'],
    [0.08, 'Encore=อีกครั้ง'],
  ),
  studio(
    ['PLOUSTAR', 'Ploughstar', 310, 0.5],
    ['space', 'retro', 'north', 'gems'],
    ['quality', 'place', 'quality'],
    [0.26, 'Turbo=เทอร์โบ, Infinite=ไร้สิ้นสุด'],
  ),
  studio(
    ['VCOMET', 'Velvet Comet', 470, 0.95],
    ['space', 'sweets', 'gems', 'night', 'myths'],
    ['quality', 'hunt', 'tale', 'pair'],
    [0.24, 'Super Stars=ซูเปอร์สตาร์, Cascade=คาสเคด'],
  ),
  studio(
    ['TINPARADE', 'Tin Parade', 260, 0.42],
    ['sweets', 'retro', 'matchday', 'night'],
    ['pair', 'hunt', 'quality'],
    [0.2, 'Marching On=เดินหน้า'],
  ),
  studio(
    ['ODDMOON', 'Oddmoon', 340, 0.68],
    ['night', 'magic', 'samurai', 'space'],
    ['quality', 'tale', 'full'],
    [0.16, 'Eclipse=คราส, After Dark=หลังพลบ'],
  ),
  studio(
    ['MARIGOLD', 'Marigold Reels', 480, 0.88],
    ['siam', 'fortune', 'animals', 'fruits', 'desert'],
    ['quality', 'place', 'hunt', 'full'],
    [0.22, 'Big Coin=เหรียญใหญ่, Blessing=พรมงคล'],
  ),
  studio(
    ['THISTLE', 'Thistledrum', 250, 0.4],
    ['north', 'mining', 'animals', 'fruits'],
    ['pair', 'quality', 'place'],
    [0.14, 'Jig=จังหวะสนุก'],
  ),
  studio(
    ['RIVERJADE', 'Riverjade', 440, 0.92],
    ['dragons', 'fortune', 'samurai', 'siam', 'ocean'],
    ['quality', 'hunt', 'place', 'quality'],
    [0.3, 'Power Pots=พาวเวอร์พอต, Ways=เวย์ส, Prosperity=รุ่งเรือง'],
  ),
  studio(
    ['OXBELL', 'Oxbell', 270, 0.36],
    ['mining', 'matchday', 'retro', 'desert'],
    ['quality', 'full', 'hunt'],
    [0.2, 'Classic=คลาสสิก'],
  ),
];
