import { approvalsRoutes } from '@croupier/contract/access/approvals.ts';
import { identityRulesRoutes } from '@croupier/contract/kyc/settings-desk.ts';
import { documentsRoutes } from '@croupier/contract/kyc/documents.ts';
import { kycRoutes, type IdentityCheck } from '@croupier/contract/kyc/kyc.ts';
import type { CallOutput, Route } from '@croupier/contract/route.ts';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOperator, type OperatorSession } from '../../../testing/operator-session.ts';
import { createTestApp, HOSTS, type TestApp } from '../../../testing/test-app.ts';

const ONE = 10_000n;

let running: TestApp;
let analyst: OperatorSession;
let member: { token: string; memberId: string };

beforeAll(async () => {
  running = await createTestApp();
  analyst = await createOperator(running, 'risk_analyst', ['croupier']);
});
beforeEach(async () => {
  member = await running.register();
});
afterAll(() => running.close());

const of = () => ({ merchantId: 'croupier', memberId: member.memberId });

async function call<R extends Route>(
  route: R,
  {
    id = '',
    fileId = '',
    body,
    token = member.token,
    console = false,
  }: { id?: string; fileId?: string; body?: unknown; token?: string; console?: boolean } = {},
) {
  const answer = await running.call(route, {
    console,
    token,
    path: route.path.replace(':merchantCode', 'croupier').replace(':id', id).replace(':fileId', fileId),
    ...(body === undefined ? {} : { body }),
  });
  return { status: answer.status, code: answer.body.code, value: answer.body.value as CallOutput<R> };
}
const review = <R extends Route>(route: R, id: string, body?: unknown, token = analyst.token) =>
  call(route, { id, body, token, console: true });

async function upload(token = member.token, red = 90): Promise<string> {
  const payload = await sharp({
    create: { width: 30, height: 20, channels: 3, background: { r: red, g: 0, b: 0 } },
  })
    .png()
    .toBuffer();
  const response = await running.app.site.inject({
    method: 'POST',
    url: '/wps/files?for=document',
    headers: { host: HOSTS.croupier, 'content-type': 'image/png', authorization: `Bearer ${token}` },
    payload,
  });
  return response.json<{ value: { id: string } }>().value.id;
}

const use = (amount: bigint, direction: 'deposit' | 'withdrawal' = 'deposit') =>
  running.database.db
    .transaction()
    .execute((tx) => running.app.modules.kyc.noteUse(tx, { ...of(), direction, amountMinor: amount * ONE }));

const verifyMail = () =>
  sql`update members set email_verified_at = now() where merchant_id = 'croupier' and id = ${member.memberId}`.execute(
    running.database.db,
  );

const wanted = (check: IdentityCheck): string[] =>
  check.documents
    .filter(({ state }) => state === 'wanted')
    .map(({ need }) => need)
    .toSorted((a, b) => a.localeCompare(b));
const idOf = (check: IdentityCheck, need: string): string =>
  check.documents.find((document) => document.need === need)?.id ?? '';

const messageKinds = async (): Promise<string[]> => {
  const { rows } = await sql<{ kind: string }>`select kind from messages
    where merchant_id = 'croupier' and member_id = ${member.memberId} order by created_at, kind`.execute(
    running.database.db,
  );
  return rows.map(({ kind }) => kind).filter((kind) => kind.startsWith('document'));
};

const fillIn = (fullName: string, birthday: string) =>
  call(kycRoutes.fillProfile, { body: { fullName, birthday } });

/** A submitted proof of identity. */
async function submitted(): Promise<{ id: string; fileId: string }> {
  const begun = await call(kycRoutes.begin, { body: {} });
  const id = idOf(begun.value, 'identity');
  const fileId = await upload();
  const sent = await call(kycRoutes.submit, { id, body: { kind: 'passport', files: [fileId] } });
  expect(sent.status, sent.code).toBe(200);
  return { id, fileId };
}

test('documents are asked for near a cap, all at once and with one message', async () => {
  await verifyMail();
  await fillIn('Test Member', '1990-01-01');
  expect(await running.app.modules.kyc.tierOf(of())).toBe(1);
  await use(3_999n);
  expect(wanted((await call(kycRoutes.get)).value)).toEqual([]);
  await use(1n);
  await use(1n);
  const { value } = await call(kycRoutes.get);
  expect(wanted(value)).toEqual(['identity', 'selfie']);
  expect(await messageKinds()).toEqual(['document_wanted']);
  expect(value.deposits).toEqual({ cap: '5000.0000', used: '4001.0000', left: '999.0000' });
  expect(await running.app.modules.kyc.hasOpenDocument(of())).toBe(true);
});

test('a payment that did not happen is taken back, and old ones count no longer', async () => {
  const { kyc } = running.app.modules;
  await use(500n, 'withdrawal');
  await running.database.db
    .transaction()
    .execute((tx) => kyc.undoUse(tx, { ...of(), direction: 'withdrawal', amountMinor: 200n * ONE }));
  expect((await kyc.capsOf(of())).withdrawals.used).toBe(300n * ONE);
  await sql`update kyc_uses set day = day - 29 where merchant_id = 'croupier' and member_id = ${member.memberId}`.execute(
    running.database.db,
  );
  expect((await kyc.capsOf(of())).withdrawals.used).toBe(300n * ONE);
  await sql`update kyc_uses set day = day - 1 where merchant_id = 'croupier' and member_id = ${member.memberId}`.execute(
    running.database.db,
  );
  expect((await kyc.capsOf(of())).withdrawals.used).toBe(0n);
});

test('a withdrawal is objected to at the cap, until it is taken back', async () => {
  const { kyc } = running.app.modules;
  const { db } = running.database;
  await use(2_000n, 'withdrawal');
  expect((await kyc.capsOf(of())).withdrawals).toMatchObject({ used: 2_000n * ONE, left: 0n });
  expect(await kyc.withdrawalCheck(db, of())).toEqual([{ code: 'document' }]);
  await use(-2_000n, 'withdrawal');
  expect(await kyc.withdrawalCheck(db, of())).toEqual([]);
});

test('20 payments at once are all counted', async () => {
  await Promise.all(Array.from({ length: 20 }, () => use(10n)));
  expect((await running.app.modules.kyc.capsOf(of())).deposits.used).toBe(200n * ONE);
});

test('accepted documents lift the tier', async () => {
  await verifyMail();
  await fillIn('Test Member', '1990-01-01');
  const { id } = await submitted();
  expect((await review(documentsRoutes.take, id, {})).value).toMatchObject({
    state: 'in_review',
    reviewer: { id: analyst.id },
    profile: { name: 'Test Member', birthday: '1990-01-01', age: expect.any(Number) as number },
  });
  const accepted = await review(documentsRoutes.accept, id, {
    bornOn: '1990-01-01',
    expiresOn: '2035-01-01',
  });
  expect(accepted.value, accepted.code).toMatchObject({
    state: 'accepted',
    expiresOn: '2035-01-01',
    tier: 1,
  });
  const selfie = idOf((await call(kycRoutes.get)).value, 'selfie');
  await call(kycRoutes.submit, { id: selfie, body: { kind: 'selfie', files: [await upload()] } });
  const last = await review(documentsRoutes.accept, selfie, { bornOn: null, expiresOn: null });
  expect(last.value.tier).toBe(2);
  expect(await messageKinds()).toEqual(['document_accepted', 'document_accepted']);
  expect((await running.app.modules.kyc.capsOf(of())).deposits.cap).toBe(50_000n * ONE);
  expect((await review(documentsRoutes.accept, id, { bornOn: null, expiresOn: null })).code).toBe(
    'kyc.document_moved',
  );
});

test('a refused document is wanted again, with the reason beside it', async () => {
  const { id } = await submitted();
  const refused = await review(documentsRoutes.refuse, id, {
    reason: 'unreadable',
    note: 'The photo is blurred.',
  });
  expect(refused.value).toMatchObject({ state: 'refused', refusal: 'unreadable' });
  const { value } = await call(kycRoutes.get);
  expect(value.documents.filter(({ need }) => need === 'identity')).toMatchObject([
    { state: 'wanted', askedBecause: 'refused' },
    { id, state: 'refused', note: 'The photo is blurred.' },
  ]);
  expect(await messageKinds()).toEqual(['document_refused']);
});

test('a document of somebody too young closes the account and has the deposits returned', async () => {
  const { id } = await submitted();
  expect((await review(documentsRoutes.accept, id, { bornOn: null, expiresOn: null })).code).toBe(
    'kyc.birth_date_needed',
  );
  const year = new Date().getUTCFullYear() - 15;
  await review(documentsRoutes.accept, id, { bornOn: `${year}-01-01`, expiresOn: null });
  const closed = await running.app.modules.protection.stateOf(running.database.db, of());
  expect(JSON.stringify(closed)).toContain('closed');
  const entries = await running.app.modules.audit.latest({
    merchantId: 'croupier',
    subject: `member:${member.memberId}`,
    limit: 5,
  });
  expect(entries.map(({ action }) => action)).toContain('member.account_closed');
  await running.app.outbox.deliverDue();
  // The app delivers events, too, and locks their rows until the handlers have finished.
  await sql`select 1 from outbox for share`.execute(running.database.db);
  const { openCase } = await running.app.modules.risk.standingOf(of());
  expect(openCase).not.toBeNull();
});

test('others’ documents, other kinds and others’ pictures are refused', async () => {
  const begun = await call(kycRoutes.begin, { body: {} });
  const id = idOf(begun.value, 'identity');
  const other = await running.register();
  const send = (body: object, token?: string) =>
    call(kycRoutes.submit, { id, body, ...(token ? { token } : {}) });
  const own = await upload();
  expect((await send({ kind: 'passport', files: [await upload(other.token)] }, other.token)).code).toBe(
    'kyc.document_not_found',
  );
  expect((await send({ kind: 'selfie', files: [own] })).code).toBe('kyc.kind_mismatch');
  expect((await send({ kind: 'passport', files: [await upload(other.token)] })).code).toBe('files.not_found');
  expect((await send({ kind: 'passport', files: [own] })).status).toBe(200);
  expect((await send({ kind: 'passport', files: [own] })).code).toBe('kyc.document_moved');
});

test('views are recorded, and only operators with the permission have them', async () => {
  const { id, fileId } = await submitted();
  const see = (token: string) =>
    running.app.console.inject({
      url: `/console/merchants/croupier/documents/${id}/files/${fileId}`,
      headers: { host: 'localhost', authorization: `Bearer ${token}` },
    });
  expect((await see(analyst.token)).headers['content-type']).toBe('image/webp');
  await review(documentsRoutes.get, id);
  const cashier = await createOperator(running, 'cashier', ['croupier']);
  expect((await see(cashier.token)).statusCode).toBe(403);
  const stranger = await createOperator(running, 'risk_analyst', ['lotus']);
  expect((await see(stranger.token)).statusCode).toBe(403);
  const entries = await running.app.modules.audit.latest({
    merchantId: 'croupier',
    subject: `document:${id}`,
    limit: 9,
  });
  expect(entries.map(({ action }) => action)).toEqual([
    'document.opened',
    'document.viewed',
    'document.submitted',
  ]);
});

test('the job expires documents, wants new ones, and deletes old pictures', async () => {
  const { db } = running.database;
  const { id } = await submitted();
  await review(documentsRoutes.accept, id, { bornOn: '1990-01-01', expiresOn: '2099-01-01' });
  await sql`update kyc_documents set expires_on = '2020-01-01', decided_at = decided_at - interval '1900 days'
    where merchant_id = 'croupier' and id = ${id}`.execute(db);
  const [job] = running.app.modules.kyc.jobs;
  await job?.run();
  await job?.run();
  const { value } = await call(kycRoutes.get);
  expect(value.documents.filter(({ need }) => need === 'identity')).toMatchObject([
    { state: 'wanted', askedBecause: 'expired' },
    { id, state: 'expired' },
  ]);
  expect((await review(documentsRoutes.get, id)).value.files).toEqual([]);
  expect(await messageKinds()).toEqual(['document_accepted', 'document_wanted']);
});

test('an operator asks by hand, once; a missing name and birth date can be added, but not changed', async () => {
  const ask = () => review(documentsRoutes.ask, member.memberId, { needs: ['funds'], note: '' });
  expect([(await ask()).value, (await ask()).value]).toEqual([{ asked: 1 }, { asked: 0 }]);
  const young = `${new Date().getUTCFullYear() - 10}-05-05`;
  expect((await call(kycRoutes.fillProfile, { body: { fullName: 'Else', birthday: young } })).code).toBe(
    'identity.under_age',
  );
  await fillIn('Test Member', '1990-01-01');
  await fillIn('Somebody Else', '1980-01-01');
  expect(await running.app.modules.members.profileOf('croupier', member.memberId)).toMatchObject({
    fullName: 'Test Member',
    birthday: '1990-01-01',
  });
});

test('rules of identity checks change when a second person approves, and apply at once', async () => {
  const { value: stored } = await review(identityRulesRoutes.get, '');
  const body = (deposits: string) => ({
    reason: 'as agreed in the meeting',
    settings: {
      tiers: stored.settings.tiers.map((tier, index) => (index === 0 ? { ...tier, deposits } : tier)),
    },
  });
  expect(await review(identityRulesRoutes.change, '', body('9999999'))).toMatchObject({ status: 422 });
  const { value: asked } = await review(identityRulesRoutes.change, '', body('1500'));
  const second = await createOperator(running, 'owner', null);
  const { approval } = (await review(approvalsRoutes.get, asked.id, undefined, second.token)).value;
  expect(approval.changes).toEqual([{ label: 'kyc.0.deposits', before: '€2,000.00', after: '€1,500.00' }]);
  const decision = { payloadHash: approval.payloadHash, reason: 'as agreed in the meeting' };
  expect(await review(approvalsRoutes.approve, asked.id, decision, second.token)).toMatchObject({
    status: 200,
  });
  expect((await review(identityRulesRoutes.get, '')).value.versions).toMatchObject([{ id: asked.id }]);
  expect((await running.app.modules.kyc.capsOf(of())).deposits.cap).toBe(1_500n * ONE);
});
