const KILOBIT = 1_000 / 8;
const MEGABIT = 1_000 * KILOBIT;

export type Profile = {
  name: string;
  width: number;
  height: number;
  pixelRatio: number;
  touch: boolean;
  /** How many times slower than this machine; 1 for no throttling. */
  cpuSlowdown: number;
  /** Latency in milliseconds for each request, rates in bytes per second; undefined for no throttling. */
  line?: { latency: number; download: number; upload: number };
};

export const PHONE: Profile = {
  name: 'phone',
  width: 360,
  height: 780,
  pixelRatio: 3,
  touch: true,
  cpuSlowdown: 4,
  // Lighthouse's slow 4G.
  line: { latency: 150, download: 1.6 * MEGABIT, upload: 750 * KILOBIT },
};

/** A weak signal: the list of games over 60 kB a second. */
export const WEAK: Profile = {
  ...PHONE,
  name: 'phone, weak signal',
  line: { latency: 300, download: 60_000, upload: 30_000 },
};

export const DESKTOP: Profile = {
  name: 'desktop',
  width: 1440,
  height: 900,
  pixelRatio: 1,
  touch: false,
  cpuSlowdown: 1,
  line: { latency: 40, download: 10 * MEGABIT, upload: 10 * MEGABIT },
};

/** Without the connection's latency, which would hide ours: search makes a call for each letter. */
const { line: _line, ...local } = DESKTOP;
export const DESKTOP_NEAR: Profile = { ...local, name: 'desktop, no latency' };

/** Bars of the first load of the home page with the phone profile, and of a list with the weak one. */
export const BARS = {
  largestPaintMilliseconds: 1_000,
  /** The first six tiles of a list with their pictures, over a weak signal. */
  tilesMilliseconds: 3_000,
  layoutShift: 0.02,
  blockingMilliseconds: 150,
  scriptGzipBytes: 150_000,
  searchMilliseconds: 50,
} as const;
