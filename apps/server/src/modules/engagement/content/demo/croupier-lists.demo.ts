import type { DemoAnnouncement } from './facts.demo.ts';
import { listBanner, type ListBanner } from './list-banner.demo.ts';

/** Banners above the game lists, one for each category. */
export const croupierLists = (): DemoAnnouncement[] =>
  (
    [
      {
        category: 'bgs',
        artId: 'crown',
        url: '/winners',
        titles: { EN: 'Made by us', TY: 'สร้างโดยเรา' },
        summaries: {
          EN: 'Clear odds, and every round provable.',
          TY: 'บอกโอกาสชัดเจน พิสูจน์ได้ทุกรอบ',
        },
      },
      {
        category: 'lott',
        artId: 'lottery',
        titles: { EN: 'A number with a story', TY: 'ตัวเลขที่มีเรื่องเล่า' },
        summaries: {
          EN: 'Draws from every studio, all in one place.',
          TY: 'รวมเกมหวยจากทุกค่าย',
        },
      },
      {
        category: 'elott',
        artId: 'drum',
        titles: { EN: 'The next draw is never far away', TY: 'งวดต่อไปมาในไม่ช้า' },
        summaries: { EN: 'All the fast draws in one place.', TY: 'รวมหวยออกไวไว้ในที่เดียว' },
      },
      {
        category: 'live',
        artId: 'shoe',
        url: '/live?type=HOT',
        titles: { EN: 'Take a seat at the table', TY: 'เชิญนั่งที่โต๊ะ' },
        summaries: { EN: 'The tables everyone’s playing.', TY: 'โต๊ะยอดนิยมที่ใคร ๆ ก็เล่น' },
      },
      {
        category: 'sports',
        artId: 'trophy',
        titles: { EN: 'Kick-off to final whistle', TY: 'ตั้งแต่นกหวีดแรกจนจบเกม' },
        summaries: {
          EN: 'Football, hockey and everything in between.',
          TY: 'ฟุตบอล เทนนิส และอื่น ๆ',
        },
      },
      {
        category: 'fish',
        artId: 'shark',
        url: '/fish?type=NEW',
        titles: { EN: 'Something big is down there', TY: 'มีตัวใหญ่อยู่ข้างล่าง' },
        summaries: { EN: 'Explore the newest games first.', TY: 'ลองเกมยิงปลาใหม่ก่อนใคร' },
      },
      {
        category: 'rng',
        artId: 'seven',
        url: '/rng?type=NEW',
        titles: { EN: 'Fresh on the reels', TY: 'สล็อตมาใหม่' },
        summaries: { EN: 'The latest from our studios.', TY: 'เกมล่าสุดจากทุกค่าย' },
      },
      {
        category: 'pvp',
        artId: 'joker',
        titles: { EN: 'Real people across the table', TY: 'อีกฝั่งของโต๊ะคือคนจริง' },
        summaries: {
          EN: 'Poker, rummy, chess: player vs player.',
          TY: 'ไพ่และหมากรุก ดวลกับผู้เล่นจริง',
        },
      },
      {
        category: 'esports',
        artId: 'headset',
        titles: { EN: 'Game on', TY: 'เวทีพร้อม เกมเริ่ม' },
        summaries: { EN: 'Back the teams you follow.', TY: 'เชียร์ทีมที่คุณติดตาม' },
      },
      {
        category: 'cockfight',
        artId: 'crower',
        titles: { EN: 'Early start at the arena', TY: 'สนามเปิดแต่เช้า' },
        summaries: { EN: 'Every arena in one place.', TY: 'ทุกสนามรวมอยู่ในที่เดียว' },
      },
    ] satisfies ListBanner[]
  ).map(listBanner);
