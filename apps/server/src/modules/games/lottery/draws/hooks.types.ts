import type { Tx } from '../../../../platform/db/database.ts';
import type { Draw, DrawResult } from './draws.types.ts';

/** What those who sell tickets of a draw do within its steps, in the same transaction. */
export type DrawHooks = {
  /** The digests of all tickets of a closed draw, in the order of their ids. */
  ticketDigests: ((tx: Tx, draw: Draw) => Promise<readonly string[]>)[];
  drawn: ((tx: Tx, draw: Draw, result: DrawResult) => Promise<void>)[];
  voided: ((tx: Tx, draw: Draw) => Promise<void>)[];
  /** A later version of a result. */
  corrected: ((tx: Tx, draw: Draw, result: DrawResult) => Promise<void>)[];
};

export const noHooks = (): DrawHooks => ({ ticketDigests: [], drawn: [], voided: [], corrected: [] });
