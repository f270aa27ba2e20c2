import { findPlay, lotteryFamily } from '@croupier/fairplay/lottery/catalogue.ts';
import { chanceOf } from '@croupier/fairplay/lottery/chance.ts';
import { parsePick } from '@croupier/fairplay/lottery/pick.ts';
import { floorPpm } from '@croupier/fairplay/money.ts';

export type ChanceAsked = { catalogue: string; play: string; pick: string };

self.addEventListener(
  'message',
  ({ data: { catalogue, play: code, pick: text } }: MessageEvent<ChanceAsked>) => {
    const family = lotteryFamily(catalogue);
    const play = family && findPlay(family, code);
    const pick = play && parsePick(play, text).pick;
    const ppm = play && pick ? floorPpm(chanceOf(play, [pick])) : 0;
    self.postMessage(ppm, { transfer: [] });
  },
);
