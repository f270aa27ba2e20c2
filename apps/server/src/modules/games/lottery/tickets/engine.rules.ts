import { findPlay, lotteryFamily } from '@croupier/fairplay/lottery/catalogue.ts';
import { areValidBets } from '@croupier/fairplay/lottery/chance.ts';
import { countLines, formatPick, parsePick } from '@croupier/fairplay/lottery/pick.ts';
import { prizesOf } from '@croupier/fairplay/lottery/prize.ts';
import type { Pick, Play } from '@croupier/fairplay/lottery/types.ts';
import type { LotteryEngine } from './tickets.types.ts';

const playOf = (catalogue: string, code: string): Play | undefined => {
  const family = lotteryFamily(catalogue);
  return family && findPlay(family, code);
};

/** @throws Error for a bet that was taken on a play of no catalogue */
function getPlay(catalogue: string, code: string): Play {
  const play = playOf(catalogue, code);
  if (!play) throw new Error(`catalogue ${catalogue} has no play ${code}`);
  return play;
}

function getPick(play: Play, text: string): Pick {
  const { pick } = parsePick(play, text);
  if (!pick) throw new Error(`${text} is no pick of ${play.code}`);
  return pick;
}

/** The plays of all catalogues. Each play is a market of its own. */
export const lotteryEngine: LotteryEngine = {
  quote: ({ catalogue, play: code, pick: text }) => {
    const play = playOf(catalogue, code);
    // A ticket is bought for one draw.
    const pick = play?.draws === 1 ? parsePick(play, text).pick : undefined;
    // Equal bets must be equal texts.
    if (!play || !pick || formatPick(play, pick) !== text) return undefined;
    return {
      lines: countLines(play, pick),
      mostWins: play.law.mostWins(pick),
      market: code,
      cells: play.law.cells?.(pick),
    };
  },
  areValid: ({ catalogue, play: code, picks }) => {
    const play = getPlay(catalogue, code);
    return areValidBets(
      play,
      picks.map((text) => getPick(play, text)),
    );
  },
  prizes: ({ catalogue, play, ...terms }) => prizesOf(getPlay(catalogue, play), terms),
  judge: (catalogue, numbers) => {
    const seen = new Map<string, ReturnType<Play['see']>>();
    return ({ play: code, pick: text }) => {
      const play = getPlay(catalogue, code);
      const view = seen.get(code) ?? play.see(numbers);
      seen.set(code, view);
      return play.law.wins(getPick(play, text), view);
    };
  },
};
