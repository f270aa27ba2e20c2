import type { DemoAnnouncement } from './facts.demo.ts';
import { listBanner, type ListBanner } from './list-banner.demo.ts';

/** What stands above the lists of games, each its own. */
export const croupierLists = (): DemoAnnouncement[] =>
  (
    [
      {
        category: 'bgs',
        artId: 'crown',
        url: '/winners',
        titles: { EN: 'Built in this house', TY: 'สร้างในบ้านเราเอง' },
        summaries: {
          EN: 'Odds in print, every round provable.',
          TY: 'บอกโอกาสชัดเจน พิสูจน์ได้ทุกรอบ',
        },
      },
      {
        category: 'lott',
        artId: 'lottery',
        titles: { EN: 'A number with a story', TY: 'ตัวเลขที่มีเรื่องเล่า' },
        summaries: {
          EN: 'Draw games of every studio in one list.',
          TY: 'รวมเกมหวยจากทุกค่าย',
        },
      },
      {
        category: 'elott',
        artId: 'drum',
        titles: { EN: 'The next draw is never far', TY: 'งวดต่อไปมาในไม่ช้า' },
        summaries: { EN: 'Fast draws, side by side.', TY: 'รวมหวยออกเร็วไว้ข้างกัน' },
      },
      {
        category: 'live',
        artId: 'shoe',
        url: '/live?type=HOT',
        titles: { EN: 'Take a seat at the table', TY: 'เชิญนั่งที่โต๊ะ' },
        summaries: { EN: 'The rooms that others like best.', TY: 'ห้องที่คนอื่นชอบที่สุด' },
      },
      {
        category: 'sports',
        artId: 'trophy',
        titles: { EN: 'From first whistle to last', TY: 'ตั้งแต่นกหวีดแรกจนจบเกม' },
        summaries: {
          EN: 'Football, tennis and whatever has rules.',
          TY: 'ฟุตบอล เทนนิส และอื่น ๆ',
        },
      },
      {
        category: 'fish',
        artId: 'shark',
        url: '/fish?type=NEW',
        titles: { EN: 'Something big is moving', TY: 'มีตัวใหญ่อยู่ข้างล่าง' },
        summaries: { EN: 'The newest waters first.', TY: 'ดูน่านน้ำใหม่ล่าสุดก่อนใคร' },
      },
      {
        category: 'rng',
        artId: 'seven',
        url: '/rng?type=NEW',
        titles: { EN: 'Fresh on the reels', TY: 'สล็อตมาใหม่' },
        summaries: { EN: 'See what the studios sent last.', TY: 'ดูเกมล่าสุดที่ค่ายเพิ่งส่งมา' },
      },
      {
        category: 'pvp',
        artId: 'joker',
        titles: { EN: 'Across the table: people', TY: 'อีกฝั่งของโต๊ะคือคนจริง' },
        summaries: {
          EN: 'Poker, rummy, chess: player against player.',
          TY: 'ไพ่และหมากรุก คนเล่นกับคน',
        },
      },
      {
        category: 'esports',
        artId: 'headset',
        titles: { EN: 'The stage is lit', TY: 'ไฟบนเวทีเปิดแล้ว' },
        summaries: { EN: 'Follow the teams that you know.', TY: 'ตามทีมที่คุณรู้จัก' },
      },
      {
        category: 'cockfight',
        artId: 'crower',
        titles: { EN: 'The arena wakes early', TY: 'สนามตื่นแต่เช้า' },
        summaries: { EN: 'Every arena, in one place.', TY: 'ทุกสนามรวมอยู่ในที่เดียว' },
      },
    ] satisfies ListBanner[]
  ).map(listBanner);
