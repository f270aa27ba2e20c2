import type { GameCategory } from '@croupier/contract/games/catalogue.ts';
import { crashRtpRange, crashRules } from '@croupier/fairplay/crash-rules.ts';
import { printedReturnBps } from '@croupier/fairplay/money.ts';
import { fairGames, type FairGameId } from '@croupier/fairplay/registry.ts';

export type InHouseGame = {
  id: string;
  code: string;
  category: GameCategory;
  names: { EN: string } & Readonly<Record<string, string>>;
  iconUrl: string;
  largeIconUrl: string;
  hot: boolean;
  rulesVersion: string;
  /** The return of the worst bet; the `returns` call has the whole range. */
  rtpBps: number;
};

export const IN_HOUSE_VENDOR = { id: 'croupier-originals', code: 'CRO', name: 'Originals' } as const;

const art = (gameId: string): Pick<InHouseGame, 'iconUrl' | 'largeIconUrl'> => ({
  iconUrl: `/art/${gameId}-480.avif`,
  largeIconUrl: `/art/${gameId}-480.avif`,
});

const PLAYED: ReadonlyArray<{ id: FairGameId; names: InHouseGame['names']; hot?: true }> = [
  { id: 'dice', names: { EN: 'Dice', TY: 'ไดซ์' }, hot: true },
  { id: 'mines', names: { EN: 'Mines', TY: 'ไมน์ส' }, hot: true },
  { id: 'plinko', names: { EN: 'Plinko', TY: 'พลิงโก' }, hot: true },
  { id: 'limbo', names: { EN: 'Limbo', TY: 'ลิมโบ' } },
  { id: 'keno', names: { EN: 'Keno', TY: 'คีโน' } },
  { id: 'wheel', names: { EN: 'Wheel', TY: 'วงล้อ' } },
  { id: 'hilo', names: { EN: 'Hilo', TY: 'ไฮโล' } },
  { id: 'towers', names: { EN: 'Towers', TY: 'หอคอย' } },
  { id: 'blackjack', names: { EN: 'Blackjack', TY: 'แบล็คแจ็ค' } },
  { id: 'roulette', names: { EN: 'European Roulette', TY: 'ยูโรเปียนรูเล็ต' } },
  { id: 'baccarat', names: { EN: 'Baccarat', TY: 'บาคาร่า' } },
  { id: 'nine-lanterns', names: { EN: 'Nine Lanterns', TY: 'โคมเก้าดวง' } },
];

/** In-house games in display order. They are part of the code because their rules are. */
export const IN_HOUSE_GAMES: readonly InHouseGame[] = [
  ...PLAYED.map(({ id, names, hot = false }) => ({
    id,
    code: id.toUpperCase().replaceAll('-', '_'),
    category: 'bgs' as const,
    names,
    ...art(id),
    hot,
    rulesVersion: fairGames[id].rulesVersion,
    rtpBps: printedReturnBps(fairGames[id].rtp.minPpm),
  })),
  {
    id: crashRules.gameId,
    code: 'CRASH',
    category: 'bgs',
    names: { EN: 'Crash', TY: 'แครช' },
    ...art(crashRules.gameId),
    hot: true,
    rulesVersion: crashRules.version,
    rtpBps: printedReturnBps(crashRtpRange.minPpm),
  },
];
