import { formatMoney } from '@croupier/contract/money.ts';
import { requestReason, type RequestResult } from '@croupier/contract/access/approvals.ts';
import { z } from 'zod';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { appError } from '../../../../platform/http/errors.ts';
import type { Operator } from '../../../access/permissions/index.ts';
import { contractErrors } from '../contracts.errors.ts';
import type { ContractDeps } from '../contracts.types.ts';
import { findRun } from '../desk/desk.usecases.ts';
import { DAYS_READER } from '../figures/days.usecases.ts';
import { instantOf, periodOf } from '../periods/now.rules.ts';
import { isShort } from '../runs/run.usecases.ts';
import { listMarks } from '../runs/runs.queries.ts';
import { roundsOf } from './resettle.usecases.ts';
import { insertOrder, isOrdered, lockSettled, type SettledRun } from './resettlements.queries.ts';

const KIND = 'contracts.resettle';
type Of = { merchantId: string; id: string };

/** Corrections until now; the ledger may be a little ahead of this server's clock. */
async function correctionsOf(
  { corrections, clock, figures }: ContractDeps,
  db: Db,
  merchantId: string,
  run: SettledRun,
) {
  const sealed = (await figures.reader(DAYS_READER).sealedUntil(db, merchantId)) ?? 0;
  const correctedBefore = new Date(Math.max(clock.now().getTime(), instantOf(sealed).getTime()));
  const sums = await corrections.sum(db, roundsOf(merchantId, { ...run, correctedBefore }));
  return { ...sums, correctedBefore };
}

/** What corrections of rounds of a settlement's period would change in it. @throws `contracts.not_found` */
export async function findCorrections(deps: ContractDeps, { merchantId, id }: Of) {
  await findRun(deps, merchantId, id);
  return deps.db.transaction().execute(async (tx) => {
    const run = await lockSettled(tx, { merchantId, id });
    if (!run) throw appError(contractErrors.notFound);
    return {
      ...(await correctionsOf(deps, tx, merchantId, run)),
      isOrdered: await isOrdered(tx, { merchantId, ...run }),
    };
  });
}

/** @throws `contracts.not_found`, `.resettling`, `.not_corrected`, `.too_old` */
async function checkOrder(deps: ContractDeps, tx: Tx, { merchantId, id }: Of) {
  const run = await lockSettled(tx, { merchantId, id });
  if (!run) throw appError(contractErrors.notFound);
  if (await isOrdered(tx, { merchantId, ...run })) throw appError(contractErrors.resettling);
  const sums = await correctionsOf(deps, tx, merchantId, run);
  if (sums.firstAt === null) throw appError(contractErrors.notCorrected);
  // Five minutes and hours are computed of slots, which are kept for some days only.
  const needsSlots = (await listMarks(tx, merchantId)).some(({ cycle }) => isShort(cycle));
  const kept = await deps.figures.reader(DAYS_READER).keptFrom(tx);
  if (needsSlots && periodOf(sums.firstAt) < kept) throw appError(contractErrors.tooOld);
  return { run, sums };
}

/** Asks that corrected results count when their rounds were settled. @throws as `checkOrder`, `approvals.already_asked` */
export const askResettlement = (
  { approvals }: ContractDeps,
  { merchantId, id: subject, reason, operator }: Of & { reason: string; operator: Operator },
): Promise<RequestResult> =>
  approvals.ask({ merchantId, kind: KIND, subject, payload: { reason }, reason, operator });

const payloadSchema = z.object({ reason: requestReason });
type Request = { merchantId: string; subject: string; payload: z.infer<typeof payloadSchema> };
type Facts = {
  kind: string;
  from: string;
  until: string;
  corrections: number;
  validBet: string;
  netLoss: string;
};

const MINUTE_LETTERS = 'YYYY-MM-DDThh:mm'.length;
const minuteOf = (instant: string): string => instant.slice(0, MINUTE_LETTERS).replace('T', ' ');

/** An order to compute settled periods again, which a second operator signs. The subject is a settlement's id. */
export const createResettlementRequest = (deps: ContractDeps) =>
  ({
    kind: KIND,
    permission: 'agents.runs.decide',
    schema: payloadSchema,
    facts: async (tx: Tx, { merchantId, subject: id }: Request): Promise<Facts> => {
      const { run, sums } = await checkOrder(deps, tx, { merchantId, id });
      return {
        kind: run.kind,
        from: instantOf(run.from).toISOString(),
        until: instantOf(run.until).toISOString(),
        corrections: sums.corrections,
        validBet: formatMoney(sums.validBetMinor),
        netLoss: formatMoney(sums.netLossMinor),
      };
    },
    summary: ({ facts }: Request & { facts: Facts }) => ({
      subject: `${facts.kind}, ${minuteOf(facts.from)} – ${minuteOf(facts.until)} UTC`,
      changes: [
        { label: 'corrections', before: '', after: String(facts.corrections) },
        { label: 'correctedValidBet', before: '', after: facts.validBet },
        { label: 'correctedNetLoss', before: '', after: facts.netLoss },
      ],
    }),
    execute: async (
      tx: Tx,
      { merchantId, subject, payload, id, operator }: Request & { id: string; operator: Operator },
    ): Promise<void> => {
      const { run, sums } = await checkOrder(deps, tx, { merchantId, id: subject });
      const { account: actor, ip, requestId } = operator;
      const { from, until } = run;
      const { correctedBefore } = sums;
      const order = { id, runId: subject, from, until, correctedBefore, orderedBy: actor.id };
      await insertOrder(tx, { merchantId, ...order });
      await deps.audit.record(tx, {
        merchantId,
        actor,
        action: 'contracts.resettlement_ordered',
        subject: `settlement_run:${subject}`,
        after: { resettlement: id, corrections: sums.corrections, reason: payload.reason },
        ip,
        requestId,
      });
    },
  }) as const;
