import { twoPersonLine } from '@croupier/contract/money/two-person-line.ts';
import type { RiskVerdict } from '@croupier/contract/risk/risk-states.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import {
  addFlags,
  flagsOfSubject,
  insertCase,
  insertFlag,
  lockOpenCase,
  type CaseRow,
} from './cases.queries.ts';
import type { Assessment, RaisedFlag, RiskDeps, RiskFacts } from './risk.types.ts';
import { flagsOf, strictest } from './rules.rules.ts';

type OfMember = { merchantId: string; memberId: string };

/** The member's open case, locked; opens one if there is none. */
export async function ensureCase(
  { clock, outbox }: Pick<RiskDeps, 'clock' | 'outbox'>,
  tx: Tx,
  { merchantId, memberId }: OfMember,
): Promise<CaseRow & { isNew: boolean }> {
  const id = newId();
  const isNew = await insertCase(tx, { merchantId, memberId, id, at: clock.now() });
  if (isNew) await outbox.record(tx, { merchantId, type: 'case.opened', payload: { caseId: id, memberId } });
  const row = await lockOpenCase(tx, { merchantId, memberId });
  if (!row) throw new Error('an open case was closed while it was being opened');
  return { ...row, isNew };
}

/** Stores flags that are new and joins them to the case. */
async function raise(
  deps: Pick<RiskDeps, 'clock' | 'outbox' | 'audit'>,
  tx: Tx,
  { merchantId, memberId, subject }: RiskFacts,
  flags: readonly RaisedFlag[],
): Promise<string> {
  const { id: caseId, verdict, isNew } = await ensureCase(deps, tx, { merchantId, memberId });
  const at = deps.clock.now();
  const added: RaisedFlag[] = [];
  for (const flag of flags)
    if (await insertFlag(tx, { ...flag, merchantId, memberId, subject, caseId, id: newId(), at }))
      added.push(flag);
  const strictestNow = strictest([verdict, ...added.map((flag) => flag.verdict)]);
  await addFlags(tx, { merchantId, id: caseId, added: added.length, verdict: strictestNow, at });
  await deps.audit.record(tx, {
    merchantId,
    actor: { kind: 'system' },
    action: isNew ? 'case.opened' : 'case.flagged',
    subject: `case:${caseId}`,
    after: { member: memberId, flags: added.map(({ kind }) => kind), because: subject },
  });
  return caseId;
}

/** Applies the rules of the merchant; repeated for the same subject, it answers the same and stores nothing twice. */
export async function assess(deps: RiskDeps, tx: Tx, facts: RiskFacts): Promise<Assessment> {
  const { merchantId, currency } = facts;
  const { rules, listedWallets } = (await deps.merchants.byId(merchantId)).settings.risk;
  const flags = flagsOf({ facts, rules, listedWallets, lineMinor: twoPersonLine(currency) });
  const verdict: RiskVerdict = strictest(flags.map((flag) => flag.verdict));
  if (flags.length === 0) return { flags, verdict, caseId: null };
  const before = await flagsOfSubject(tx, facts);
  const added = flags.filter(({ kind }) => !before.some((flag) => flag.kind === kind));
  const caseId = added.length > 0 ? await raise(deps, tx, facts, added) : (before[0]?.caseId ?? null);
  return { flags, verdict, caseId };
}
