import type { DemoAnnouncement } from './facts.demo.ts';
import { listBanner, type ListBanner } from './list-banner.demo.ts';
import type { InTwo } from './vietnamese.demo.ts';

/** Banners above the game lists, one for each category. */
export const saoBienLists = (): DemoAnnouncement<InTwo>[] =>
  (
    [
      {
        category: 'lott',
        artId: 'ticket',
        titles: { VI: 'Hôm nay số nào về?', EN: 'Which number today?' },
        summaries: {
          VI: 'Mọi đài, mọi kỳ quay ở một nơi.',
          EN: 'Every station and every draw in one place.',
        },
      },
      {
        category: 'elott',
        artId: 'drum',
        titles: { VI: 'Kỳ quay sau sắp đến', EN: 'The next draw is close' },
        summaries: { VI: 'Quay nhanh, biết kết quả ngay.', EN: 'Fast draws, results at once.' },
      },
      {
        category: 'live',
        artId: 'shoe',
        url: '/live?type=HOT',
        titles: { VI: 'Mời bạn ngồi vào bàn', EN: 'Take a seat' },
        summaries: { VI: 'Những bàn đông vui nhất tối nay.', EN: 'The liveliest tables tonight.' },
      },
      {
        category: 'sports',
        artId: 'ball',
        titles: { VI: 'Bạn cổ vũ đội nào?', EN: 'Who are you cheering for?' },
        summaries: {
          VI: 'Trận đang đá và trận sắp đá, kèm tỷ lệ cược.',
          EN: 'Matches now and next, with their odds.',
        },
      },
      {
        category: 'fish',
        artId: 'octopus',
        url: '/fish?type=NEW',
        titles: { VI: 'Dưới kia có cá lớn', EN: 'Something big is down there' },
        summaries: { VI: 'Vùng biển mới cho tay ngắm chắc.', EN: 'New waters for a steady hand.' },
      },
      {
        category: 'rng',
        artId: 'seven',
        url: '/rng?type=NEW',
        titles: { VI: 'Slot mới cập bến', EN: 'Fresh off the boat' },
        summaries: { VI: 'Game mới nhất từ các nhà cung cấp.', EN: 'The latest from our studios.' },
      },
      {
        category: 'pvp',
        artId: 'ace',
        titles: { VI: 'Đối thủ là người thật', EN: 'Real people across the table' },
        summaries: { VI: 'Vào phòng, chia bài, so tài.', EN: 'Pick a room and take your cards.' },
      },
      {
        category: 'esports',
        artId: 'joystick',
        titles: { VI: 'Thêm một trận nữa', EN: 'One more match' },
        summaries: { VI: 'Theo sát những đội bạn yêu thích.', EN: 'Follow the teams you love.' },
      },
      {
        category: 'cockfight',
        artId: 'rooster',
        titles: { VI: 'Gà gáy, trường mở', EN: 'At first light' },
        summaries: { VI: 'Mọi trường gà ở một nơi.', EN: 'All arenas in one place.' },
      },
    ] satisfies ListBanner<InTwo>[]
  ).map((banner) => listBanner<InTwo>(banner));
