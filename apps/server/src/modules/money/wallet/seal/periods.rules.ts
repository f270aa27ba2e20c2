import { PERIOD_SECONDS } from '../wallet.config.ts';

const PERIOD_MILLISECONDS = PERIOD_SECONDS * 1000;

/** The number of the period that contains an instant. */
export const periodOf = (at: Date): number => Math.floor(at.getTime() / PERIOD_MILLISECONDS);
export const startOfPeriod = (period: number): Date => new Date(period * PERIOD_MILLISECONDS);
