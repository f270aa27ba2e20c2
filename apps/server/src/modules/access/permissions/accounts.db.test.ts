import type { Approval } from '@croupier/contract/access/approvals.ts';
import type { ListedOperator } from '@croupier/contract/access/grants.ts';
import type { SetupLink } from '@croupier/contract/access/operators.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { holdLock } from '../../../testing/row-lock.ts';
import type { Checker } from '../approvals/approvals.types.ts';
import { createApprovalsWorld, REASON, type ApprovalsWorld } from '../approvals/testing/approvals-world.ts';

const PASSWORD = 'four words in a row';
let world: ApprovalsWorld;
let owner: Checker;
let second: Checker;
beforeAll(async () => {
  world = await createApprovalsWorld();
  [owner, second] = [await world.createOperator(['owner']), await world.createOperator(['owner'])];
});
afterAll(() => world.database.close());

const refused = (code: string) => expect.objectContaining({ code }) as unknown;
const GONE = refused('operators.setup_link_gone');
const addressOf = (): string => `${newId()}@example.com`;
let lastAddress = 0;
/** Tries are counted by address, so that each test has its own. */
const newIp = (): string => `198.51.100.${(lastAddress += 1)}`;

const invite = (email = addressOf(), more: object = {}): Promise<SetupLink> =>
  world.call('invite', owner, { body: { email, name: 'New colleague', ...more } });
const newLink = (id: string, by = owner): Promise<SetupLink> =>
  world.call('issueSetupLink', by, { params: { id } });
const setUp = ({ token }: { token: string }, { ip = newIp(), password = PASSWORD } = {}): Promise<null> =>
  world.call('setUp', owner, {
    account: null,
    ip,
    body: { token, newPassword: password, confirmNewPassword: password },
  });
const login = (email: string, password = PASSWORD) =>
  world.handlers.login({ ...world.visitor, ip: newIp(), account: null, body: { email, password } });
/** A name that failed once gets a captcha, which is not the subject here. */
const forgetFailures = () => sql`delete from attempts`.execute(world.db);
const listed = async (id: string): Promise<ListedOperator | undefined> =>
  ((await world.call('operators', owner)) as ListedOperator[]).find((operator) => operator.id === id);

type Asked = { id: string; state: 'asked' | 'done' };
type Act = 'closeOperator' | 'reopenOperator' | 'resetOperator';
const ask = (act: Act, id: string, by = owner): Promise<Asked> =>
  world.call(act, by, { params: { id }, body: { reason: REASON } });
/** The decision on a request that `by` has seen. */
async function decisionOn({ id }: Asked, by = second): Promise<() => Promise<Approval>> {
  const { approval } = (await world.call('get', by, { params: { id } })) as { approval: Approval };
  const body = { payloadHash: approval.payloadHash, reason: REASON };
  return () => world.call('approve', by, { params: { id }, body });
}
const approve = async (asked: Asked, by = second): Promise<Approval> => (await decisionOn(asked, by))();
const agreed = async (act: Act, id: string): Promise<Approval> => approve(await ask(act, id));

/** An operator who has set up the account, and is signed in. */
async function member() {
  const email = addressOf();
  const link = await invite(email);
  await setUp(link);
  const { token } = await login(email);
  return { id: link.operatorId, email, token };
}

describe('an invited operator', () => {
  test('chooses a password, has to set up a second factor, and may do nothing yet', async () => {
    const email = addressOf();
    const link = await invite(email, { grants: [{ roleId: 'owner', merchants: null }] });
    const { operatorId: id } = link;
    expect(await listed(id)).toMatchObject({
      state: 'invited',
      grants: [],
      setupLink: { collectorId: null },
    });
    await expect(login(email, '')).rejects.toEqual(refused('identity.bad_credentials'));
    const check = { account: null, ip: newIp(), body: { token: link.token } };
    expect(await world.call('checkSetupLink', owner, check)).toEqual({ email, name: 'New colleague' });
    await forgetFailures();
    expect(await setUp(link)).toBeNull();
    expect(await login(email)).toMatchObject({ factorNeeded: true });
    expect(await listed(id)).toMatchObject({ state: 'open', permissions: [], setupLink: null });
    const entries = await world.audit.latest({ merchantId: '', subject: `operator:${id}`, limit: 9 });
    expect(entries.map(({ action }) => action)).toEqual([
      'operator.signed_in',
      'operator.set_up',
      'operator.invited',
    ]);
    expect(JSON.stringify(entries)).not.toContain(link.token);
    expect(entries.at(-1)).toMatchObject({ actor: { kind: 'operator', id: owner.account.id } });
  });

  test('gets no grant before the setup, which whoever has the link could use', async () => {
    const email = addressOf();
    const link = await invite(email);
    const grant = { roleId: 'support', merchants: null, actCeiling: null, dayCeiling: null, until: null };
    const body = { grants: [grant], reason: REASON };
    const askGrants = async (): Promise<Asked> =>
      world.call('changeGrants', owner, { params: { id: link.operatorId }, body });
    await expect(askGrants()).rejects.toEqual(refused('permissions.operator_not_set_up'));
    await setUp(link);
    await approve(await askGrants());
    expect(await listed(link.operatorId)).toMatchObject({ grants: [{ roleId: 'support' }] });
  });

  test('an address is invited once, whatever its case, and keeps its grants', async () => {
    const email = addressOf();
    await invite(email);
    await expect(invite(email.toUpperCase())).rejects.toMatchObject({
      code: 'operators.email_taken',
      details: { fields: [{ field: 'email' }] },
    });
    const { email: own } = (await listed(owner.account.id)) ?? { email: '' };
    await expect(invite(own)).rejects.toEqual(refused('operators.email_taken'));
  });

  test('a link works once, for one of two concurrent callers', async () => {
    const link = await invite();
    const results = await Promise.allSettled([setUp(link), setUp(link)]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(setUp(link)).rejects.toEqual(GONE);
  });

  test('a new link replaces the older; none is issued after the setup', async () => {
    const first = await invite();
    const next = await newLink(first.operatorId);
    await expect(setUp(first)).rejects.toEqual(GONE);
    await setUp(next);
    await expect(newLink(first.operatorId)).rejects.toEqual(refused('operators.already_set_up'));
    await expect(newLink(newId())).rejects.toEqual(refused('operators.not_found'));
  });

  test('a link is refused after a day, and does not set the password of another operator', async () => {
    const late = await invite();
    world.clock.advance(24 * 60 * 60_000);
    await expect(setUp(late)).rejects.toEqual(GONE);
    const [email, other] = [addressOf(), addressOf()];
    const link = await invite(email);
    const another = await invite(other);
    await setUp(link, { password: 'a password of its own' });
    await expect(login(other, 'a password of its own')).rejects.toEqual(refused('identity.bad_credentials'));
    await setUp(another);
  });

  test('a short password is refused before the link is used', async () => {
    const link = await invite();
    await expect(setUp(link, { password: 'too-short-1' })).rejects.toMatchObject({
      details: { fields: [{ field: 'newPassword' }] },
    });
    await setUp(link);
  });

  test('guesses lock the address, even for the right link, and no other address', async () => {
    const [link, ip] = [await invite(), newIp()];
    for (const token of ['x', ...Array.from({ length: 4 }, () => 'A'.repeat(43))])
      await expect(setUp({ token }, { ip })).rejects.toEqual(GONE);
    await expect(setUp(link, { ip })).rejects.toEqual(refused('identity.locked'));
    await setUp(link);
  });
});

describe('closing', () => {
  test('ends sessions, pending sign-ins and trusted addresses at once; reopening ends nothing else', async () => {
    const { id, email, token } = await member();
    await world.enrol(token);
    world.nextStep();
    const started = await login(email).catch((error: unknown) => error);
    const { challenge } = (started as { details: { value: { challenge: string } } }).details.value;
    await sql`insert into trusted_addresses (merchant_id, id, account_id, address, added_at, last_seen_at)
      values ('', ${newId()}, ${id}, '198.51.100.250', now(), now())`.execute(world.db);
    expect((await agreed('closeOperator', id)).changes).toEqual([
      { label: 'operatorState', before: 'open', after: 'closed' },
    ]);
    expect(await world.sessions.resolveOperator(token)).toBeNull();
    await expect(world.prove(challenge, 'totp', '000000')).rejects.toEqual(
      refused('identity.challenge_gone'),
    );
    await expect(login(email)).rejects.toEqual(refused('identity.account_closed'));
    const { rows } = await sql`select 1 from trusted_addresses where account_id = ${id}`.execute(world.db);
    expect(rows).toEqual([]);
    await expect(ask('closeOperator', id)).rejects.toEqual(refused('operators.closed'));
    await agreed('reopenOperator', id);
    await expect(login(email)).rejects.toEqual(refused('identity.proof_required'));
    await expect(ask('reopenOperator', id)).rejects.toEqual(refused('operators.not_closed'));
  });

  test('a sign-in that is waiting for the account opens nothing', async () => {
    const { id, email } = await member();
    const decide = await decisionOn(await ask('closeOperator', id));
    const held = await holdLock(world.db, sql`select 1 from operators where id = ${id} for update`);
    const closing = await held.queue(decide);
    const signIn = await held.queue(() => login(email));
    await held.release();
    expect(await closing.outcome).toMatchObject({ status: 'fulfilled' });
    expect(await signIn.outcome).toMatchObject({ reason: { code: 'identity.account_closed' } });
    const { rows } =
      await sql`select 1 from sessions where account_id = ${id} and revoked_at is null`.execute(world.db);
    expect(rows).toEqual([]);
  });

  test('a closed operator’s link no longer works, even after reopening', async () => {
    const link = await invite();
    await agreed('closeOperator', link.operatorId);
    await expect(setUp(link)).rejects.toEqual(GONE);
    await expect(newLink(link.operatorId)).rejects.toEqual(refused('operators.closed'));
    await agreed('reopenOperator', link.operatorId);
    await expect(setUp(link)).rejects.toEqual(GONE);
    await setUp(await newLink(link.operatorId));
  });

  test('nobody closes their own account alone; an emergency closes others', async () => {
    const alone = await world.createOperator(['owner']);
    const { id, token } = await member();
    await world.call('breakGlass', alone, { body: { reason: REASON } });
    expect(world.logged.join('')).toContain('an owner acts alone');
    await expect(ask('closeOperator', alone.account.id, alone)).rejects.toEqual(
      refused('operators.own_account'),
    );
    expect((await ask('closeOperator', id, alone)).state).toBe('done');
    expect(await world.sessions.resolveOperator(token)).toBeNull();
    expect((await ask('reopenOperator', id, alone)).state).toBe('asked');
    await world.call('endBreakGlass', alone);
    const own = await ask('closeOperator', alone.account.id, alone);
    await expect(approve(own, alone)).rejects.toEqual(refused('approvals.own_request'));
    await approve(own);
    expect(await listed(alone.account.id)).toMatchObject({ state: 'closed' });
  });

  test('an owner decides no request about their own account', async () => {
    const subject = await world.createOperator(['owner']);
    for (const act of ['closeOperator', 'resetOperator'] as const) {
      const asked = await ask(act, subject.account.id);
      const { id } = asked;
      const seen = { params: { id } };
      expect(await world.call('get', subject, seen)).toMatchObject({ mayDecide: false, isAboutSelf: true });
      const { items } = (await world.call('list', subject, { query: { view: 'toDecide' } })) as {
        items: Approval[];
      };
      expect(items.map((item) => item.id)).not.toContain(id);
      await expect(approve(asked, subject)).rejects.toEqual(refused('approvals.own_subject'));
      const { approval } = (await world.call('get', second, seen)) as { approval: Approval };
      const body = { payloadHash: approval.payloadHash, reason: REASON };
      await expect(world.call('refuse', subject, { ...seen, body })).rejects.toEqual(
        refused('approvals.own_subject'),
      );
      expect(await world.call('refuse', second, { ...seen, body })).toMatchObject({ state: 'refused' });
    }
  });

  test('the last owner who can sign in stays', async () => {
    const other = await createApprovalsWorld();
    const shared = world;
    try {
      world = other;
      const last = await other.createOperator(['owner']);
      const temporary = await other.createOperator(['owner']);
      const invited = await other.createOperator(['owner']);
      await sql`update grants set until = ${new Date('2030-01-01')} where operator_id = ${temporary.account.id}`.execute(
        other.db,
      );
      await sql`update operators set password_hash = null where id = ${invited.account.id}`.execute(other.db);
      const asked = await ask('closeOperator', last.account.id, last);
      await expect(approve(asked, temporary)).rejects.toEqual(refused('permissions.last_owner'));
    } finally {
      world = shared;
      await other.database.close();
    }
  });
});

describe('resetting', () => {
  test('removes password and factors; only the one who asked gets a link, once', async () => {
    const { id, email, token } = await member();
    await world.enrol(token);
    const asked = await ask('resetOperator', id);
    expect(asked.state).toBe('asked');
    await expect(newLink(id)).rejects.toEqual(refused('operators.already_set_up'));
    await approve(asked);
    expect(await world.sessions.resolveOperator(token)).toBeNull();
    await expect(login(email)).rejects.toEqual(refused('identity.bad_credentials'));
    expect(await listed(id)).toMatchObject({
      state: 'reset',
      hasSecondFactor: false,
      setupLink: { collectorId: owner.account.id },
    });
    await expect(newLink(id, second)).rejects.toEqual(refused('operators.reset_needed'));
    await forgetFailures();
    const link = await newLink(id);
    await expect(newLink(id)).rejects.toEqual(refused('operators.reset_needed'));
    await setUp(link, { password: 'another one entirely' });
    expect(await login(email, 'another one entirely')).toMatchObject({ factorNeeded: true });
    const entries = { merchantId: '', subject: `operator:${id}`, action: 'operator.access_reset', limit: 1 };
    expect((await world.audit.latest(entries))[0]).toMatchObject({
      actor: { id: second.account.id },
      after: { askedBy: owner.account.id, decidedBy: second.account.id, approval: asked.id },
    });
  });

  test('the right to create the link ends after a day', async () => {
    const { id } = await member();
    await agreed('resetOperator', id);
    world.clock.advance(24 * 60 * 60_000);
    await expect(newLink(id)).rejects.toEqual(refused('operators.reset_needed'));
    await agreed('resetOperator', id);
    await setUp(await newLink(id));
  });

  test('needs two owners even in an emergency, and never concerns the owner’s own account', async () => {
    const { id } = await member();
    const alone = await world.createOperator(['owner']);
    await world.call('breakGlass', alone, { body: { reason: REASON } });
    expect((await ask('resetOperator', id, alone)).state).toBe('asked');
    const askOwn = async () => ask('resetOperator', alone.account.id, alone);
    await expect(askOwn()).rejects.toEqual(refused('operators.own_account'));
    const { operatorId } = await invite();
    await expect(ask('resetOperator', operatorId)).rejects.toEqual(refused('operators.not_set_up'));
  });

  test('a sign-in with the old password that is waiting for the account opens nothing', async () => {
    const { id, email } = await member();
    const decide = await decisionOn(await ask('resetOperator', id));
    const held = await holdLock(world.db, sql`select 1 from operators where id = ${id} for update`);
    const reset = await held.queue(decide);
    const signIn = await held.queue(() => login(email));
    await held.release();
    expect(await reset.outcome).toMatchObject({ status: 'fulfilled' });
    expect(await signIn.outcome).toMatchObject({ reason: { code: 'identity.bad_credentials' } });
  });
});
