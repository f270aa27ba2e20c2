import type { DemoAnnouncement } from './facts.demo.ts';
import { listBanner, type ListBanner } from './list-banner.demo.ts';

/** Banners above the game lists, one for each category. */
export const lotusLists = (): DemoAnnouncement[] =>
  (
    [
      {
        category: 'bgs',
        artId: 'clover',
        url: '/winners',
        titles: { EN: 'Little games, home-grown', TY: 'เกมเล็ก ๆ ที่เราทำเอง' },
        summaries: { EN: 'Quick to play, quick to check.', TY: 'เล่นรอบเดียวก็จบ ตรวจก็ไว' },
      },
      {
        category: 'lott',
        artId: 'ticket',
        titles: { EN: 'What did you dream of?', TY: 'เมื่อคืนฝันว่าอะไร' },
        summaries: { EN: 'Its number is in here somewhere.', TY: 'เลขเด็ดจากฝันอยู่ที่นี่' },
      },
      {
        category: 'elott',
        artId: 'coins',
        titles: { EN: 'For those who can’t wait', TY: 'สำหรับคนที่รอไม่ไหว' },
        summaries: { EN: 'Draws that come round fast.', TY: 'หวยที่ออกไว รอไม่นาน' },
      },
      {
        category: 'live',
        artId: 'microphone',
        url: '/live?type=HOT',
        titles: { EN: 'Good company tonight', TY: 'คืนนี้มีเพื่อนร่วมโต๊ะ' },
        summaries: { EN: 'The tables everyone comes back to.', TY: 'โต๊ะที่ใคร ๆ ก็กลับมาเล่น' },
      },
      {
        category: 'sports',
        artId: 'ball',
        titles: { EN: 'Who are you cheering for?', TY: 'คุณเชียร์ทีมไหน' },
        summaries: { EN: 'Every pitch, court and ring.', TY: 'ครบทุกสนาม ทุกคอร์ต ทุกเวที' },
      },
      {
        category: 'fish',
        artId: 'octopus',
        url: '/fish?type=NEW',
        titles: { EN: 'Down where it glows', TY: 'ลงไปใต้น้ำที่เรืองแสง' },
        summaries: { EN: 'New waters for a steady hand.', TY: 'ห้องยิงปลาใหม่สำหรับคนมือนิ่ง' },
      },
      {
        category: 'rng',
        artId: 'sweet',
        url: '/rng?type=NEW',
        titles: { EN: 'Just out of the oven', TY: 'เพิ่งออกจากเตา' },
        summaries: { EN: 'Our newest slots.', TY: 'สล็อตที่มาใหม่ล่าสุด' },
      },
      {
        category: 'pvp',
        artId: 'ace',
        titles: { EN: 'Bring your poker face', TY: 'เก็บอาการให้ดี' },
        summaries: { EN: 'Card rooms with real opponents.', TY: 'ห้องไพ่กับคู่แข่งตัวจริง' },
      },
      {
        category: 'esports',
        artId: 'joystick',
        titles: { EN: 'One more match', TY: 'อีกสักแมตช์' },
        summaries: { EN: 'Your teams, your maps.', TY: 'ทีมของคุณ แผนที่ของคุณ' },
      },
      {
        category: 'cockfight',
        artId: 'rooster',
        titles: { EN: 'At first light', TY: 'เมื่อฟ้าสาง' },
        summaries: { EN: 'All arenas in one place.', TY: 'ทุกสนามในที่เดียว' },
      },
    ] satisfies ListBanner[]
  ).map(listBanner);
