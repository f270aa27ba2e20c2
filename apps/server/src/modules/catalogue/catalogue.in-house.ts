import type { GameCategory } from '@croupier/contract/catalogue.ts';
import { diceRules } from '@croupier/fairplay/dice.ts';
import { minesRules } from '@croupier/fairplay/mines-payouts.ts';
import { RETURN_PERCENT } from '@croupier/fairplay/money.ts';

export type InHouseGame = {
  id: string;
  code: string;
  category: GameCategory;
  names: { EN: string } & Readonly<Record<string, string>>;
  iconUrl: string;
  largeIconUrl: string;
  hot: boolean;
  rulesVersion: string;
  rtpBps: number;
};

export const IN_HOUSE_VENDOR = { id: 'croupier-originals', code: 'CRO', name: 'Originals' } as const;

/** What the games are built for; the exact range over all bets is in the `returns` call. */
const BUILT_RTP_BPS = Number(RETURN_PERCENT) * 100;

const art = (gameId: string): Pick<InHouseGame, 'iconUrl' | 'largeIconUrl'> => ({
  iconUrl: `/art/${gameId}-480.avif`,
  largeIconUrl: `/art/${gameId}-480.avif`,
});

/** Our own games in the order in which they are shown. They change with the code, so the code says what they are. */
export const IN_HOUSE_GAMES: readonly InHouseGame[] = [
  {
    id: 'dice',
    code: 'DICE',
    category: 'bgs',
    names: { EN: 'Dice', TY: 'ไดซ์' },
    ...art('dice'),
    hot: true,
    rulesVersion: diceRules.version,
    rtpBps: BUILT_RTP_BPS,
  },
  {
    id: 'mines',
    code: 'MINES',
    category: 'bgs',
    names: { EN: 'Mines', TY: 'ไมน์ส' },
    ...art('mines'),
    hot: true,
    rulesVersion: minesRules.version,
    rtpBps: BUILT_RTP_BPS,
  },
];
