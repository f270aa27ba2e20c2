import { PERIOD_SECONDS } from '../../../money/wallet/index.ts';

const PERIOD_MILLISECONDS = PERIOD_SECONDS * 1_000;

/** The period of five minutes in which an instant lies. */
export const periodOf = (at: Date): number => Math.floor(at.getTime() / PERIOD_MILLISECONDS);
/** When a period begins. */
export const instantOf = (period: number): Date => new Date(period * PERIOD_MILLISECONDS);
