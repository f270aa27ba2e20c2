import type { Db } from '../../../platform/db/database.ts';
import { readMemberGames, readProvisional } from './figures.reads.ts';
import type { Figures, GameFigures, Marks, MemberQuery } from './figures.types.ts';
import { MARKS } from './fold.usecases.ts';
import { readMarks } from './marks.queries.ts';
import { periodOf, startOf } from './spans.rules.ts';

export type MemberFigures = {
  sealed: GameFigures[];
  /** May still change: to be shown, never to be paid for. */
  provisional: GameFigures[];
  /** What was settled before is in the sealed figures; null before the first seal. */
  sealedUntil: Date | null;
};

/** Where the figures of a merchant stand; undefined before the first seal. */
export async function marksOf(db: Db, merchantId: string): Promise<Marks | undefined> {
  const marks = await readMarks(db, merchantId);
  const [slots, hours, days] = [MARKS.slots, MARKS.hours, MARKS.days].map((name) => marks.get(name));
  if (slots === undefined || hours === undefined || days === undefined) return undefined;
  return { slots, hours, days };
}

/** What one member settled by game: ever, or from `from` on. Parts that are no longer kept by slot count as a whole. */
export async function memberFigures(db: Db, query: MemberQuery & { from?: Date }): Promise<MemberFigures> {
  const marks = await marksOf(db, query.merchantId);
  if (!marks) {
    const provisional = await readProvisional(db, query, { slots: 0 });
    return { sealed: [], provisional, sealedUntil: null };
  }
  const [sealed, provisional] = await Promise.all([
    readMemberGames(db, { ...query, from: query.from ? periodOf(query.from) : 0 }, marks),
    readProvisional(db, query, marks),
  ]);
  return { sealed, provisional, sealedUntil: startOf(marks.slots) };
}

const NONE: Figures = {
  rounds: 0n,
  wonRounds: 0n,
  stakeMinor: 0n,
  payoutMinor: 0n,
  validBetMinor: 0n,
  wonBetMinor: 0n,
};

/** The figures of several games together. */
export const sumOf = (games: readonly Figures[]): Figures =>
  games.reduce<Figures>(
    (sum, one) => ({
      rounds: sum.rounds + one.rounds,
      wonRounds: sum.wonRounds + one.wonRounds,
      stakeMinor: sum.stakeMinor + one.stakeMinor,
      payoutMinor: sum.payoutMinor + one.payoutMinor,
      validBetMinor: sum.validBetMinor + one.validBetMinor,
      wonBetMinor: sum.wonBetMinor + one.wonBetMinor,
    }),
    NONE,
  );
