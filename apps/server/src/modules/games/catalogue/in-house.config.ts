import type { GameCategory } from '@croupier/contract/games/catalogue.ts';
import { diceRtpRange, diceRules } from '@croupier/fairplay/dice.ts';
import { minesRtpRange, minesRules } from '@croupier/fairplay/mines-payouts.ts';
import type { ReturnRange } from '@croupier/fairplay/money.ts';

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

const PPM_PER_BPS = 100;

/** The displayed return is that of the worst bet; the `returns` call has the whole range. */
const displayedRtpBps = ({ minPpm }: ReturnRange): number => Math.floor(minPpm / PPM_PER_BPS);

const art = (gameId: string): Pick<InHouseGame, 'iconUrl' | 'largeIconUrl'> => ({
  iconUrl: `/art/${gameId}-480.avif`,
  largeIconUrl: `/art/${gameId}-480.avif`,
});

/** In-house games in display order. They are part of the code because their rules are. */
export const IN_HOUSE_GAMES: readonly InHouseGame[] = [
  {
    id: 'dice',
    code: 'DICE',
    category: 'bgs',
    names: { EN: 'Dice', TY: 'ไดซ์' },
    ...art('dice'),
    hot: true,
    rulesVersion: diceRules.version,
    rtpBps: displayedRtpBps(diceRtpRange),
  },
  {
    id: 'mines',
    code: 'MINES',
    category: 'bgs',
    names: { EN: 'Mines', TY: 'ไมน์ส' },
    ...art('mines'),
    hot: true,
    rulesVersion: minesRules.version,
    rtpBps: displayedRtpBps(minesRtpRange),
  },
];
