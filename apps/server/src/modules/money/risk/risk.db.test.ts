import { approvalsRoutes } from '@croupier/contract/access/approvals.ts';
import { casesRoutes, riskRulesRoutes } from '@croupier/contract/risk/cases.ts';
import { riskSettings } from '@croupier/contract/risk/risk-settings.ts';
import { CASE_CHECKS } from '@croupier/contract/risk/risk-states.ts';
import type { CallOutput, Route } from '@croupier/contract/route.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOperator, type OperatorSession } from '../../../testing/operator-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { RiskFacts } from './risk.types.ts';

const ONE = 10_000n;
const REASON = 'as agreed in the meeting';

let running: TestApp;
let analyst: OperatorSession;
let member: { memberId: string; username: string };

beforeAll(async () => {
  running = await createTestApp();
  analyst = await createOperator(running, 'risk_analyst', ['croupier']);
});
beforeEach(async () => {
  member = await running.register();
});
afterAll(() => running.close());

const assess = (given: Partial<RiskFacts> = {}) =>
  running.database.db.transaction().execute((tx) =>
    running.app.modules.risk.assess(tx, {
      merchantId: 'croupier',
      memberId: member.memberId,
      currency: 'EUR',
      event: 'withdrawal',
      subject: 'withdrawal:1',
      amountMinor: 10n * ONE,
      at: new Date(),
      ...given,
    }),
  );

async function act<R extends Route>(
  route: R,
  {
    id = '',
    body,
    by = analyst,
    merchantCode = 'croupier',
  }: { id?: string; body?: unknown; by?: OperatorSession; merchantCode?: string },
): Promise<{ status: number; code: string | undefined; value: CallOutput<R> }> {
  const { status, body: answer } = await running.call(route, {
    console: true,
    token: by.token,
    path: route.path.replace(':merchantCode', merchantCode).replace(':id', id),
    ...(body === undefined ? {} : { body }),
  });
  return { status, code: answer.code, value: answer.value as CallOutput<R> };
}

test('flags join the one open case, whose verdict is the strictest', async () => {
  const other = await running.register();
  const first = await assess({ sharedDevice: [other.memberId] });
  expect(first).toMatchObject({ verdict: 'review', flags: [{ kind: 'shared_device' }] });
  const second = await assess({ subject: 'withdrawal:2', circularWith: [other.memberId] });
  expect(second).toMatchObject({ verdict: 'hold', caseId: first.caseId });
  expect(
    await running.app.modules.risk.standingOf({ merchantId: 'croupier', memberId: member.memberId }),
  ).toEqual({
    openCase: { id: first.caseId, verdict: 'hold' },
  });
  const file = await act(casesRoutes.get, { id: first.caseId ?? '' });
  expect(file.value).toMatchObject({
    state: 'open',
    verdict: 'hold',
    member: { account: member.username },
    flags: [{ kind: 'circular_transfers' }, { kind: 'shared_device', facts: { members: '1' } }],
    links: [
      {
        member: { id: other.memberId, account: other.username },
        kinds: ['circular_transfers', 'shared_device'],
      },
    ],
  });
});

test('assessing the same payment again answers the same and stores nothing twice', async () => {
  const given = { sharedDevice: [(await running.register()).memberId] };
  const [first, again] = [await assess(given), await assess(given)];
  expect(again).toEqual(first);
  const { rows } = await sql<{ flags: bigint; counted: number }>`
    select count(*) as flags, (select flags from risk_cases where merchant_id = 'croupier' and id = ${first.caseId}) as counted
    from risk_flags where merchant_id = 'croupier' and member_id = ${member.memberId}`.execute(
    running.database.db,
  );
  expect(rows).toEqual([{ flags: 1n, counted: 1 }]);
});

test('without a flag there is no case', async () => {
  expect(await assess()).toEqual({ flags: [], verdict: 'pass', caseId: null });
});

test('20 payments at once open one case with all flags', async () => {
  const other = await running.register();
  const assessments = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      assess({ subject: `withdrawal:${index}`, sharedDevice: [other.memberId] }),
    ),
  );
  expect(new Set(assessments.map(({ caseId }) => caseId)).size).toBe(1);
  const file = await act(casesRoutes.get, { id: assessments[0]?.caseId ?? '' });
  expect(file.value.flags).toHaveLength(20);
});

test('a case is taken, checked, decided and closed, and only along the table', async () => {
  const { caseId } = await assess({ nameMatches: false });
  const id = caseId ?? '';
  expect((await act(casesRoutes.move, { id, body: { to: 'waiting', reason: REASON } })).code).toBe(
    'risk.case_moved',
  );
  const taken = await act(casesRoutes.move, { id, body: { to: 'looking', reason: REASON } });
  expect(taken.value).toMatchObject({ state: 'looking', assignee: { id: analyst.id } });
  const close = () => act(casesRoutes.close, { id, body: { decision: 'explained', reason: REASON } });
  expect((await close()).code).toBe('risk.checks_missing');
  await act(casesRoutes.check, { id, body: { checks: CASE_CHECKS.slice(0, 1) } });
  await act(casesRoutes.check, { id, body: { checks: [...CASE_CHECKS] } });
  expect((await close()).value).toMatchObject({ state: 'closed', decision: 'explained' });
  expect((await close()).code).toBe('risk.case_moved');
  const entries = await running.app.modules.audit.latest({
    merchantId: 'croupier',
    subject: `case:${id}`,
    limit: 9,
  });
  expect(entries.map(({ action }) => action)).toEqual([
    'case.closed',
    'case.checked',
    'case.checked',
    'case.moved',
    'case.opened',
  ]);
  const { history } = (await act(casesRoutes.get, { id })).value;
  expect(history.map(({ step, by, reason }) => [step, by?.id ?? null, reason])).toEqual([
    ['closed', analyst.id, REASON],
    ['checked', analyst.id, null],
    ['looking', analyst.id, REASON],
    ['open', null, null],
  ]);
  const later = await assess({ subject: 'withdrawal:later', nameMatches: false });
  expect(later.caseId).not.toBe(id);
});

test('a case of another merchant is not found, and a cashier may not decide one', async () => {
  const { caseId } = await assess({ nameMatches: false });
  const everywhere = await createOperator(running, 'risk_analyst', null);
  const foreign = { id: caseId ?? '', merchantCode: 'lotus', by: everywhere };
  expect((await act(casesRoutes.get, foreign)).code).toBe('risk.case_not_found');
  const move = { ...foreign, body: { to: 'looking', reason: REASON } };
  expect((await act(casesRoutes.move, move)).code).toBe('risk.case_not_found');
  const cashier = await createOperator(running, 'cashier', ['croupier']);
  expect((await act(casesRoutes.get, { id: caseId ?? '', by: cashier })).status).toBe(403);
});

test('the lists show cases and flags of granted merchants', async () => {
  const { caseId } = await assess({ nameMatches: false });
  const query = `?account=${member.username}`;
  const route = { ...casesRoutes.list, path: `${casesRoutes.list.path}${query}` };
  const cases = await act(route, {});
  expect(cases.value.items).toMatchObject([{ id: caseId, flags: 1, member: { account: member.username } }]);
  const flags = await act({ ...casesRoutes.flags, path: `${casesRoutes.flags.path}${query}` }, {});
  expect(flags.value.items).toMatchObject([{ kind: 'other_payer', subject: 'withdrawal:1', caseId }]);
  const stranger = await createOperator(running, 'risk_analyst', ['lotus']);
  expect((await act(route, { by: stranger })).value.items).toEqual([]);
});

test('rules change when a second person approves, and apply to the next payment', async () => {
  const { value: settings } = await act(riskRulesRoutes.get, {});
  const changed = riskSettings.parse({ rules: { other_payer: { verdict: 'hold' } } });
  expect(settings).toEqual(riskSettings.parse({}));
  const asked = await act(riskRulesRoutes.change, {
    body: { settings: changed, reason: REASON },
  });
  expect(asked.value.state).toBe('asked');
  const second = await createOperator(running, 'owner', null);
  const { approval } = (
    await act(approvalsRoutes.get, {
      id: asked.value.id,
      by: second,
    })
  ).value;
  expect(approval.changes).toEqual([
    { label: 'other_payer', before: 'on: true, verdict: review', after: 'on: true, verdict: hold' },
  ]);
  const approved = await act(approvalsRoutes.approve, {
    id: asked.value.id,
    by: second,
    body: { payloadHash: approval.payloadHash, reason: REASON },
  });
  expect(approved.status, approved.code).toBe(200);
  expect(await assess({ nameMatches: false })).toMatchObject({ verdict: 'hold' });
});
