import type { Clock } from '../../../../platform/clock.ts';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { fieldRefusal } from '../../../../platform/field-refusal.ts';
import { appError } from '../../../../platform/http/errors.ts';
import type { Operator } from '../../../access/permissions/index.ts';
import type { Audit } from '../../../base/audit-log/index.ts';
import { findDraw, updateState } from '../draws/draws.queries.ts';
import type { Draw, DrawResult, DrawState } from '../draws/draws.types.ts';
import { finishDraw, type OutcomeDeps } from '../draws/outcome.usecases.ts';
import { tellChange } from '../draws/tell.usecases.ts';
import { lotteryErrors } from '../lottery.errors.ts';
import { insertEntry, listEntries, type Entry } from './entries.queries.ts';
import { insertResult, listResults } from './results.queries.ts';
import { comparable, fitsFamily } from './shapes.rules.ts';

export type EntryDeps = OutcomeDeps & { db: Db; clock: Clock; audit: Pick<Audit, 'record'> };

type Typed = { id: string; drawId: string; numbers: string[]; reason: string; operator: Operator };
type EntryState = 'waiting' | 'differs' | 'done';

const FIRST: ReadonlySet<DrawState> = new Set(['sealed', 'held', 'late']);
const LATER: ReadonlySet<DrawState> = new Set(['drawn', 'settled', 'correcting']);

/** Only of draws that others hold, and only once they have begun: our own follow from their proof. */
const mayEnter = ({ source, state, drawsAt }: Draw, now: Date): boolean =>
  source === 'feed' && now >= drawsAt && (FIRST.has(state) || LATER.has(state));

async function recordAct(
  { audit }: EntryDeps,
  tx: Tx,
  { action, typed, after }: { action: string; typed: Typed; after: Record<string, unknown> },
): Promise<void> {
  const { operator, drawId, reason } = typed;
  await audit.record(tx, {
    merchantId: '',
    actor: { kind: 'operator', id: operator.account.id },
    action,
    subject: `lottery-draw:${drawId}`,
    after: { ...after, reason },
    ip: operator.ip,
    requestId: operator.requestId,
  });
}

/** Two operators have typed the same: a first result, or a correction as a new version. */
async function accept(deps: EntryDeps, tx: Tx, draw: Draw, { first, typed }: { first: Entry; typed: Typed }) {
  const result: DrawResult = {
    drawId: draw.id,
    version: draw.resultVersion + 1,
    numbers: typed.numbers,
    evidence: { reasons: [first.reason, typed.reason] },
    enteredBy: first.operatorId,
    approvedBy: typed.operator.account.id,
    at: deps.clock.now(),
  };
  if (result.version === 1) await finishDraw(deps, tx, draw, result);
  else {
    await insertResult(tx, result);
    await updateState(tx, { id: draw.id, state: 'correcting', dueAt: null });
    for (const corrected of deps.hooks.corrected) await corrected(tx, draw, result);
    const { numbers } = result;
    await tellChange(deps, tx, draw, { state: 'correcting', numbers, event: 'lottery.draw_corrected' });
  }
  const { version, numbers } = result;
  await recordAct(deps, tx, { action: 'lottery.result_accepted', typed, after: { version, numbers } });
}

/**
 * Takes what an operator typed. It becomes the result when another operator has typed the same, whom nobody has shown
 * the first entry; the audit log doesn't show it either before.
 *
 * @throws `lottery.draw_not_found`, `lottery.entry_not_allowed`, `lottery.numbers_invalid`
 */
export const enterResult = (deps: EntryDeps, typed: Typed): Promise<EntryState> =>
  deps.db.transaction().execute(async (tx) => {
    const draw = await findDraw(tx, { id: typed.drawId }, { locks: true });
    if (!draw) throw appError(lotteryErrors.drawNotFound);
    const now = deps.clock.now();
    if (!mayEnter(draw, now)) throw appError(lotteryErrors.entryNotAllowed);
    const { family, resultVersion: ofVersion } = draw;
    const told = comparable(family, typed.numbers);
    const current = (await listResults(tx, draw.id)).at(-1);
    const isSame = current !== undefined && comparable(family, current.numbers) === told;
    if (!fitsFamily(family, typed.numbers) || isSame)
      throw fieldRefusal(lotteryErrors.numbersInvalid, 'numbers');
    const operatorId = typed.operator.account.id;
    await insertEntry(tx, { ...typed, ofVersion, operatorId, at: now });
    const entries = await listEntries(tx, { drawId: draw.id, ofVersion });
    const others = entries.filter((entry) => entry.operatorId !== operatorId);
    const first = others.find(({ numbers }) => comparable(family, numbers) === told);
    if (first) {
      await accept(deps, tx, draw, { first, typed });
      return 'done';
    }
    await recordAct(deps, tx, { action: 'lottery.result_typed', typed, after: { ofVersion } });
    return others.length > 0 ? 'differs' : 'waiting';
  });
