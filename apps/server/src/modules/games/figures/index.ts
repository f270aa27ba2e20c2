import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Job } from '../../../platform/jobs.ts';
import type { AuditCheck } from '../../money/wallet/index.ts';
import { checkFigures } from './figures.checks.ts';
import { figuresJobs } from './figures.jobs.ts';
import type { MemberQuery } from './figures.types.ts';
import { foldSealed } from './fold.usecases.ts';
import { createReader, type FigureReader } from './reader.usecases.ts';
import { readOwnPlay, type OwnPlay, type OwnPlayQuery } from './own-play.reads.ts';
import { dropOld } from './retention.usecases.ts';
import { marksOf, memberFigures, type MemberFigures } from './totals.usecases.ts';

export type { OwnPlay } from './own-play.reads.ts';
export { cashIn, countedIn, ownBet, resettledBy, resettledIn, slotsIn } from './figures.reads.ts';
export type * from './figures.types.ts';
export { sumOf, type MemberFigures } from './totals.usecases.ts';
export type { FigureReader } from './reader.usecases.ts';

export type FiguresModule = {
  /**
   * A reader of sealed periods with a mark of its own, for what pays by play. `slotsIn` is the table of a
   * span for its statements.
   */
  reader: (name: string) => FigureReader;
  /** What one member settled by game: ever, or from `from` on; with what is not sealed as provisional. */
  ofMember: (query: MemberQuery & { from?: Date }) => Promise<MemberFigures>;
  /**
   * What members settled with own money between two instants, by class of games: of every part of that time the largest
   * figures that there are. Only what is sealed.
   */
  ownPlay: (query: OwnPlayQuery, within?: Db) => Promise<OwnPlay[]>;
  /** Folds what the ledger has sealed; the job calls it every minute. */
  fold: () => Promise<void>;
  /** Drops what is no longer kept. */
  dropOld: () => Promise<void>;
  /** Rules for the ledger audit. */
  check: AuditCheck;
  jobs: readonly Job[];
};

export function createFigures(deps: { db: Db; clock: Clock }): FiguresModule {
  const { db } = deps;
  return {
    reader: (name) => createReader(db, name),
    ofMember: (query) => memberFigures(db, query),
    ownPlay: async (query, within = db) => {
      const marks = await marksOf(within, query.merchantId);
      return marks ? readOwnPlay(within, query, marks) : [];
    },
    fold: () => foldSealed(db),
    dropOld: () => dropOld(deps),
    check: checkFigures,
    jobs: figuresJobs(deps),
  };
}
