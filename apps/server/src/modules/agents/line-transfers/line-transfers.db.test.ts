import { siteApi } from '@croupier/contract/api.ts';
import { CLASSES } from '@croupier/agreements/rates/sheets.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import {
  createSiteWorld,
  somebody,
  tokenOf,
  type SiteWorld,
} from '../../access/sign-in/testing/site-world.ts';
import { mainOf } from '../../money/wallet/index.ts';
import { checkLineTransfers } from './line-transfers.checks.ts';

const { lineTransfers, network, account, session } = siteApi;
const SECRET = '735184';
const MERCHANT = 'croupier';
type Person = { id: string; token: string };

let world: SiteWorld;
let agent: Person;
let downline: Person;
beforeAll(async () => {
  world = await createSiteWorld();
  agent = await world.openAccount();
  await sql`update members set type = 1 where merchant_id = ${MERCHANT} and id = ${agent.id}`.execute(
    world.db,
  );
  world.app.modules.sessions.forget({ merchantId: MERCHANT, accountId: agent.id });
  const rates = Object.fromEntries(CLASSES.map((of) => [of, 75_000]));
  await world.db
    .transaction()
    .execute((tx) =>
      world.app.modules.network.setRootRates(tx, { merchantId: MERCHANT, memberId: agent.id }, rates),
    );
  await setPaymentPassword(agent);
  await waiveWelcome(agent);
  downline = await openDownline();
});
/** The welcome credit, which arrives a moment later, would have to be played first. */
async function waiveWelcome({ id }: Person): Promise<void> {
  const waive = () =>
    sql`delete from turnover_requirements where merchant_id = ${MERCHANT} and member_id = ${id}`.execute(
      world.db,
    );
  await vi.waitFor(async () => expect((await waive()).numAffectedRows).toBe(1n), { timeout: 20_000 });
}
const setPaymentPassword = ({ token }: Person) =>
  world.call(account.setPaymentPassword, {
    token,
    body: { paymentPassword: SECRET, confirmPaymentPassword: SECRET },
  });
afterAll(() => world.close());

const openBody = (changes: Record<string, unknown> = {}) => ({
  id: newId(),
  account: somebody().username,
  nickname: '',
  password: '123456',
  type: 1,
  rates: { LOTT: 60_000 },
  ...changes,
});

/** Opened directly, and with a password of its own. */
async function openDownline(): Promise<Person> {
  const body = openBody();
  const opened = await world.call(network.open, { token: agent.token, body });
  expect(opened.body).toMatchObject({
    success: true,
    value: { id: body.id, type: 1, rates: { LOTT: 60_000 } },
  });
  const signedIn = await world.call(session.login, {
    ip: somebody().ip,
    body: { type: 'username', username: body.account, password: '123456' },
  });
  const token = tokenOf(signedIn);
  expect((await world.call(lineTransfers.terms, { token })).body).toMatchObject({
    code: 'identity.password_change_needed',
  });
  const chosen = { newPassword: 'Correct-Horse-9', confirmNewPassword: 'Correct-Horse-9' };
  const change = (confirmed: Record<string, boolean>) =>
    world.call(account.changePassword, { token, body: { ...chosen, ...confirmed } });
  expect((await world.call(siteApi.identity.memberInfo, { token })).body).toMatchObject({
    value: { confirmsTerms: true },
  });
  expect(codeOf(await change({}))).toBe('identity.terms_not_accepted');
  expect(codeOf(await change({ termsAccepted: true }))).toBe('identity.under_age');
  expect(codeOf(await change({ termsAccepted: true, ageConfirmed: true }))).toBe('done');
  await setPaymentPassword({ id: body.id, token });
  await waiveWelcome({ id: body.id, token });
  return { id: body.id, token };
}

const give = ({ id }: Person, amountMinor: bigint) =>
  world.app.modules.wallet.transaction((tx) =>
    world.app.modules.wallet.post(tx, {
      merchantId: MERCHANT,
      currency: 'EUR',
      transfers: [
        {
          id: newId(),
          debit: { owner: 'house', kind: 'adjustment', key: 'test' },
          credit: mainOf(id),
          amountMinor,
          code: 'adjustment',
          reference: id,
        },
      ],
    }),
  );
const balanceOf = async ({ id }: Person): Promise<bigint> =>
  (await world.app.modules.wallet.balanceOf(MERCHANT, id, 'EUR')).main.amountMinor;

const allowing = <T>(changes: Record<string, unknown>, work: () => Promise<T>): Promise<T> =>
  world.withSettings((settings) => {
    const { settlement } = settings;
    const lineSettings = { ...settlement.lineTransfers, ...changes };
    return { ...settings, settlement: { ...settlement, lineTransfers: lineSettings } };
  }, work);

const send = (person: Person, to: string, changes: Record<string, unknown> = {}) =>
  world.call(lineTransfers.down, {
    token: person.token,
    path: `/wps/agent/team/${to}/transfers`,
    body: { id: newId(), amount: '10', paymentPassword: SECRET, ...changes },
  });
const sendUp = (person: Person, changes: Record<string, unknown> = {}) =>
  world.call(lineTransfers.up, {
    token: person.token,
    body: { id: newId(), amount: '10', paymentPassword: SECRET, ...changes },
  });
const codeOf = ({ body }: Awaited<ReturnType<typeof send>>): string =>
  body.success ? 'done' : String(body.code);

test('an account is opened once, and not with another one’s id, rates above the own, or a taken name', async () => {
  const open = (body: Record<string, unknown>) => world.call(network.open, { token: agent.token, body });
  const body = openBody();
  expect((await open(body)).body).toMatchObject({ value: { id: body.id } });
  expect((await open(body)).body).toMatchObject({ value: { id: body.id } });
  expect(codeOf(await open({ ...body, account: somebody().username }))).toBe('agents.id_reused');
  expect(codeOf(await open(openBody({ account: body.account })))).toBe('identity.username_taken');
  expect(codeOf(await open(openBody({ rates: { LOTT: 75_500 } })))).toBe('agents.rate_above');
  expect(codeOf(await open(openBody({ password: '12345' })))).toBe('identity.field_pattern');
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from members
    where merchant_id = ${MERCHANT} and upline_id = ${agent.id}`.execute(world.db);
  expect(rows[0]?.count).toBe(2);
});

test('transfers are closed until the merchant opens them', async () => {
  await give(agent, 1_000_000n);
  expect(codeOf(await send(agent, downline.id))).toBe('line_transfers.closed');
  expect((await world.call(lineTransfers.terms, { token: agent.token })).body).toMatchObject({
    value: { down: false, refusal: 'line_transfers.closed', available: '0.0000' },
  });
});

test('money moves down and up once, with messages to both', async () => {
  await give(agent, 1_000_000n);
  const before = await balanceOf(downline);
  await allowing({ down: true, up: true }, async () => {
    const id = newId();
    const answers = await Promise.all([1, 2, 3].map(() => send(agent, downline.id, { id })));
    expect(answers.map(codeOf)).toEqual(['done', 'done', 'done']);
    expect(codeOf(await send(agent, downline.id, { id, amount: '11' }))).toBe('line_transfers.id_reused');
    expect(codeOf(await sendUp(downline, { amount: '4' }))).toBe('done');
    // What came down was given back in part, which holds nothing.
    expect(codeOf(await sendUp(downline, { amount: '1' }))).toBe('done');
  });
  expect(await balanceOf(downline)).toBe(before + 50_000n);
  const seen = (await world.call(lineTransfers.list, { token: downline.token })).body;
  expect(seen).toMatchObject({
    value: {
      items: [
        { direction: 'up', isSent: true, amount: '1.0000' },
        { direction: 'up', isSent: true, amount: '4.0000' },
        { direction: 'down', isSent: false, amount: '10.0000' },
      ],
      next: null,
    },
  });
  const { rows } = await sql<{ kind: string }>`select kind from messages where merchant_id = ${MERCHANT}
    and member_id = ${downline.id} and kind like 'line%' order by sequence`.execute(world.db);
  expect(rows.map(({ kind }) => kind)).toEqual(['line_received', 'line_sent', 'line_sent']);
  expect(await world.db.transaction().execute((tx) => checkLineTransfers(tx))).toEqual([]);
});

test('only within the direct line, with the right password, within the limits', async () => {
  await give(agent, 10_000_000n);
  downline = await openDownline();
  const stranger = await world.openAccount();
  const indirect = openBody({ rates: {} });
  await world.call(network.open, { token: downline.token, body: indirect });
  await allowing({ down: true, up: true, dayLimitMinor: 300_000n, minMinor: 50_000n }, async () => {
    expect(codeOf(await send(agent, stranger.id))).toBe('agents.not_found');
    expect(codeOf(await send(agent, agent.id))).toBe('agents.not_found');
    expect(codeOf(await send(agent, indirect.id))).toBe('agents.not_direct');
    expect(codeOf(await send(downline, agent.id))).toBe('agents.not_found');
    expect(codeOf(await sendUp(agent))).toBe('agents.not_found');
    expect(codeOf(await send(agent, downline.id, { paymentPassword: '111111' }))).toBe(
      'identity.payment_password_wrong',
    );
    expect(codeOf(await send(agent, downline.id, { amount: '4' }))).toBe('line_transfers.too_little');
    // Somebody who has sent nothing before, because midnight may have passed since.
    await give(downline, 1_000_000n);
    const racing = await Promise.all([1, 2, 3, 4, 5].map(() => sendUp(downline)));
    expect(racing.map(codeOf).filter((code) => code === 'done')).toHaveLength(3);
    expect(codeOf(await sendUp(downline))).toBe('line_transfers.day_limit');
  });
});

test('nobody sends while turnover is owed, a case is open, or either is excluded', async () => {
  downline = await openDownline();
  await give(downline, 1_000_000n);
  const { payments, risk } = world.app.modules;
  await allowing({ down: true, up: true }, async () => {
    await world.app.modules.wallet.transaction((tx) =>
      payments.requireTurnover(tx, {
        merchantId: MERCHANT,
        memberId: downline.id,
        currency: 'EUR',
        depositId: newId(),
        amountMinor: 500_000n,
      }),
    );
    expect(codeOf(await sendUp(downline))).toBe('line_transfers.turnover');
    await sql`delete from turnover_requirements where merchant_id = ${MERCHANT} and member_id = ${downline.id}`.execute(
      world.db,
    );
    expect(codeOf(await sendUp(downline))).toBe('done');
    await sql`update members set status = 'locked' where merchant_id = ${MERCHANT} and id = ${downline.id}`.execute(
      world.db,
    );
    expect(codeOf(await send(agent, downline.id))).toBe('line_transfers.not_allowed');
    await sql`update members set status = 'open' where merchant_id = ${MERCHANT} and id = ${downline.id}`.execute(
      world.db,
    );
    await world.db
      .transaction()
      .execute((tx) => risk.openCase(tx, { merchantId: MERCHANT, memberId: agent.id, reason: 'test' }));
    await sql`update risk_cases set verdict = 'review' where member_id = ${agent.id}`.execute(world.db);
    expect(codeOf(await send(agent, downline.id))).toBe('line_transfers.not_allowed');
  });
});
