/** Times the stake of a line, for three, four and five from the left. */
export type LinePays = Readonly<Record<string, readonly [number, number, number]>>;

export type Paytable = {
  /** Kept with each round, which is settled by the paytable of its bet. */
  id: string;
  /** What a bet returns, in hundredths of a per cent, to the nearest. A test counts it over all stops of the reels. */
  returnBps: number;
  pays: LinePays;
};

/** All titles have the same reels and one of these paytables. The first is that of rounds which do not name theirs. */
export const PAYTABLES: readonly [Paytable, ...Paytable[]] = [
  {
    id: 'classic',
    returnBps: 9_579,
    pays: {
      A: [40, 200, 1_000],
      B: [20, 80, 400],
      C: [10, 40, 150],
      D: [8, 25, 80],
      E: [5, 15, 50],
      F: [4, 15, 50],
    },
  },
  {
    id: 'even',
    returnBps: 9_436,
    pays: {
      A: [30, 150, 750],
      B: [20, 80, 400],
      C: [12, 40, 150],
      D: [10, 30, 100],
      E: [5, 15, 40],
      F: [3, 12, 40],
    },
  },
  {
    id: 'steady',
    returnBps: 9_516,
    pays: {
      A: [25, 120, 400],
      B: [18, 60, 250],
      C: [10, 40, 150],
      D: [10, 30, 100],
      E: [6, 20, 60],
      F: [5, 15, 50],
    },
  },
  {
    id: 'high',
    returnBps: 9_662,
    pays: {
      A: [40, 250, 1_500],
      B: [20, 80, 500],
      C: [10, 40, 200],
      D: [8, 25, 100],
      E: [4, 12, 50],
      F: [3, 12, 40],
    },
  },
  {
    id: 'bold',
    returnBps: 9_737,
    pays: {
      A: [50, 300, 2_000],
      B: [20, 100, 500],
      C: [10, 40, 150],
      D: [8, 25, 80],
      E: [4, 12, 40],
      F: [3, 8, 40],
    },
  },
];

/** The paytable of a game, which its return tells. */
export const paytableOf = ({ rtpBps }: { rtpBps: number | null }): Paytable =>
  PAYTABLES.find(({ returnBps }) => returnBps === rtpBps) ?? PAYTABLES[0];
