import type { Draw } from '../draws/draws.types.ts';

export type Feed = { id: string; owner: string; url: string; isActive: boolean };

/** `evidence` is the answer as it came. */
export type FeedAnswer = { numbers: string[]; evidence: string };

/** Somebody who tells results of draws that others hold. */
export type ResultSource = {
  /** Undefined while there is no complete result of this very draw. @throws if it can't be asked */
  fetch: (draw: Pick<Draw, 'family' | 'feedCode' | 'number'>) => Promise<FeedAnswer | undefined>;
};

export type Reading = {
  drawId: string;
  feedId: string;
  owner: string;
  numbers: string[];
  evidence: string;
  firstAt: Date;
  lastAt: Date;
};
