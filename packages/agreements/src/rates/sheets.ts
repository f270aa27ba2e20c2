/** What a rate applies to: the prize modes of lotteries, then the other categories of games. */
export const CLASSES = [
  'LOTT',
  'ZY',
  'ELOTT',
  'SEA',
  'live',
  'sports',
  'fish',
  'rng',
  'pvp',
  'esports',
  'cockfight',
  'bgs',
] as const;
export type RateClass = (typeof CLASSES)[number];

/** One rate per class, in parts per million, in the order of `CLASSES`. */
export type RateSheet = readonly number[];

/** Rates change in steps of 0.05 %: one prize group. */
export const RATE_STEP_PPM = 500;
/** No rate is above 20 %. */
export const RATE_CEILING_PPM = 200_000;

export const ZERO_SHEET: RateSheet = CLASSES.map(() => 0);

export const isRate = (ratePpm: number): boolean =>
  Number.isInteger(ratePpm) && ratePpm >= 0 && ratePpm <= RATE_CEILING_PPM && ratePpm % RATE_STEP_PPM === 0;

export const isSheet = (sheet: RateSheet): boolean =>
  sheet.length === CLASSES.length && sheet.every((rate) => isRate(rate));

export const rateIn = (sheet: RateSheet, of: RateClass): number => sheet[CLASSES.indexOf(of)] ?? 0;

/** The classes in which a sheet is above a limit, such as the upline's own sheet. */
export const classesAbove = (sheet: RateSheet, limit: RateSheet): RateClass[] =>
  CLASSES.filter((of) => rateIn(sheet, of) > rateIn(limit, of));

/** In each class the lower of the two. */
export const cutSheet = (sheet: RateSheet, limit: RateSheet): RateSheet =>
  CLASSES.map((of) => Math.min(rateIn(sheet, of), rateIn(limit, of)));

export const isSameSheet = (a: RateSheet, b: RateSheet): boolean =>
  CLASSES.every((of) => rateIn(a, of) === rateIn(b, of));
