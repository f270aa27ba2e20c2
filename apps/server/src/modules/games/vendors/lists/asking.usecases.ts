import type { OpenedAccount } from '../accounts/accounts.usecases.ts';
import { closeDifferences, moveDifference, putDifferences } from '../differences/differences.queries.ts';
import { listAsked, type DifferenceRow } from '../differences/differences.reads.ts';
import { findRounds, type RoundState } from '../differences/rounds.reads.ts';
import { idsOf } from '../wallet-call/asks.usecases.ts';
import { compareLines, type CompareDeps, type Compared } from './comparing.usecases.ts';
import { isSettledAlike, unitOf } from './units.rules.ts';

/** How many differences one run asks about, merchant by merchant. */
const AT_ONCE = 200;

/** A unit as the vendor knows it, and the differences about it. */
type Unit = { unit: string; player: string; rows: DifferenceRow[] };

const unitsOf = (rows: readonly DifferenceRow[]): Unit[] => {
  const units = new Map<string, Unit>();
  for (const row of rows) {
    const named = unitOf(row);
    if (!named) continue;
    const key = JSON.stringify(named);
    const known = units.get(key);
    if (known) known.rows.push(row);
    else units.set(key, { ...named, rows: [row] });
  }
  return [...units.values()];
};

type Found = { compared: Compared; rounds: ReadonlyMap<string, RoundState> };

/** Whether a difference is gone, by what the vendor says of the unit and by our round. */
function isGone({ account }: OpenedAccount, row: DifferenceRow, { compared, rounds }: Found): boolean {
  const { key, kind, ours, acted } = row;
  const { lines, differences } = compared;
  if (kind === 'open_round') return rounds.get(key)?.state !== 'open';
  if (row.theirs === null) return rounds.get(key)?.state === 'voided' || lines.length > 0;
  const line = lines.find(({ theirs }) => theirs.theirId === key);
  // They no longer list what we never had.
  if (!line) return ours === null;
  if (!differences.some((each) => each.key === key)) return true;
  // The transfer of a corrected win keeps its amount; what the unit paid in the end agrees.
  const { memberId, theirs } = line;
  const roundId = memberId === undefined ? key : idsOf(account).unit(memberId, theirs.unit || key);
  const round = rounds.get(roundId);
  return acted === 'corrected' && round !== undefined && isSettledAlike(lines, round);
}

/** The vendor's answer about one unit: lines that never arrived are done, and each difference closes or opens again. */
async function askUnit(deps: CompareDeps, opened: OpenedAccount, unit: Unit): Promise<void> {
  const { db, clock, log } = deps;
  const { account } = opened;
  const { merchantId, id: accountId } = account;
  const { rows, ...query } = unit;
  const answer = await deps.clientOf(opened).transactions(query);
  if ('unknown' in answer) {
    log.warn({ accountId, reason: answer.reason }, 'a vendor did not answer about a round');
    return;
  }
  const ofUnit = answer.filter((line) => line.unit === query.unit && line.player === query.player);
  const compared = await compareLines(deps, opened, ofUnit);
  const ids = idsOf(account);
  const roundIds = compared.lines.flatMap(({ memberId, theirs }) =>
    memberId === undefined ? [] : [ids.unit(memberId, theirs.unit || theirs.theirId)],
  );
  const own = rows.flatMap(({ key, theirs }) => (theirs === null ? [key] : []));
  const at = clock.now();
  await db.transaction().execute(async (tx) => {
    const rounds = await findRounds(tx, merchantId, [...roundIds, ...own]);
    const of = { merchantId, accountId, at };
    await closeDifferences(tx, { ...of, keys: compared.replayed, outcome: 'replayed' });
    await putDifferences(tx, { ...of, differences: compared.differences });
    for (const row of rows) {
      const { key, kind, acted } = row;
      const isOver = compared.replayed.includes(key) || isGone(opened, row, { compared, rounds });
      const outcome = compared.replayed.includes(key) ? 'replayed' : (acted ?? 'agreed');
      await moveDifference(
        tx,
        { merchantId, accountId, key, kind },
        { to: isOver ? 'closed' : 'open', outcome: isOver ? outcome : null, at },
      );
    }
  });
}

/** Asks vendors about the units of differences that wait for it. A vendor that fails does not hold up the others. */
export async function askAboutDifferences(deps: CompareDeps, merchantId: string): Promise<void> {
  const rows = await listAsked(deps.db, { merchantId, limit: AT_ONCE });
  for (const [id, ofAccount] of Map.groupBy(rows, ({ accountId }) => accountId)) {
    const opened = await deps.accounts.find({ merchantId, id });
    if (!opened) continue;
    for (const unit of unitsOf(ofAccount)) {
      try {
        await askUnit(deps, opened, unit);
      } catch (error) {
        deps.log.warn(
          { err: error, accountId: id, unit: unit.unit },
          'a vendor could not be asked about a round',
        );
      }
    }
  }
}
