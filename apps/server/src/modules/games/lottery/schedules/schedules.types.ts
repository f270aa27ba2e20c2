import type { DAILY_FAMILIES, OWN_FAMILIES } from '../lottery.config.ts';

export type OwnFamily = (typeof OWN_FAMILIES)[number];
export type Family = OwnFamily | (typeof DAILY_FAMILIES)[number];
export type Mode = 'LOTT' | 'ZY' | 'ELOTT' | 'SEA';

/** Seconds. `lead`: the sale closes so long before the draw. */
export type FastSchedule = { every: number; lead: number };
/** Once on each of its days, at a time of the lottery's zone. Without days: every day. */
export type DailySchedule = {
  at: string;
  lead: number;
  /** 1 is Monday. */
  weekdays?: readonly number[];
  monthDays?: readonly number[];
  /** The days of the station table. */
  byStation?: true;
};
export type Schedule = FastSchedule | DailySchedule;

export type Station = { weekday: number; name: string; validFrom: string; validUntil: string | null };
/** A day whose draw is moved; to null if it is not held. */
export type MovedDay = { day: string; movedTo: string | null };

export type Lottery = {
  id: string;
  family: Family;
  mode: Mode;
  source: 'own' | 'feed';
  brandOf: string | null;
  names: Readonly<Record<string, string>>;
  schedule: Schedule;
  tz: string;
  lateSeconds: number;
  voidSeconds: number;
  beaconId: string | null;
  feedCode: string | null;
  isActive: boolean;
  position: number;
};

export type PlannedDraw = { number: string; day: string; closesAt: Date; drawsAt: Date };
