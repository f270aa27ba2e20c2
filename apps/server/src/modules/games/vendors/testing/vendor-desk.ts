import { consoleApi, siteApi } from '@croupier/contract/api.ts';
import type { Approval } from '@croupier/contract/access/approvals.ts';
import type { VendorAccount, VendorDifference } from '@croupier/contract/vendors/vendor-desk.ts';
import type { Route } from '@croupier/contract/route.ts';
import { sql } from 'kysely';
import { vi } from 'vitest';
import { signedHeaders } from '../../../../platform/http/signature.ts';
import { newId } from '../../../../platform/ids.ts';
import { feedGameOf, feedTextOf, openFeedServer } from '../../../../testing/feed-server.ts';
import { createOperator } from '../../../../testing/operator-session.ts';
import { createTestApp, HOSTS } from '../../../../testing/test-app.ts';
import { openVendorServer } from './vendor-server.ts';

export const CODE = 'CORALWR';
export const GAME = 'coral-guns';
export const gameId = `${CODE.toLowerCase()}-${GAME}`;
export const REASON = 'The vendor has confirmed it by mail.';
export const DAY_MILLISECONDS = 86_400_000;

type Body = Record<string, unknown>;
type Player = { token: string; memberId: string; name: string; visitToken: string };
type DeskCall = { as?: string; id?: string; body?: object; query?: string; merchant?: string };

type Line = { call: string; state?: string; id: string; player: string; currency: string; game: string } & {
  unit: string;
  amount: string;
};

const { vendorDesk: desk, approvals } = consoleApi;

/** A shop with a vendor of the signed protocol, two owners, and an owner of another merchant. */
export async function openVendorDesk() {
  const [vendor, feeds] = await Promise.all([openVendorServer(), openFeedServer()]);
  const running = await createTestApp({ VENDORS_URL: vendor.url });
  const { db } = running.database;
  feeds.publish(CODE, { text: feedTextOf(CODE, [feedGameOf(GAME, { category: 'fish' })]) });
  await sql`delete from vendor_feeds`.execute(db);
  const { catalogue } = running.app.modules;
  await catalogue.connectFeeds([{ code: CODE, url: feeds.urlOf(CODE) }]);
  await catalogue.importFeeds();
  let accountId = '';
  // The demo connects to its vendors in the background.
  await vi.waitFor(async () => {
    const { rows } = await sql<{ id: string }>`select account_id as id from vendor_account_vendors
      where merchant_id = 'croupier' and vendor_id = 'vendor-coralwr'`.execute(db);
    accountId = rows[0]?.id ?? '';
    if (accountId === '') throw new Error('not connected yet');
  }, 20_000);
  const open = (merchants: readonly string[] | null) => createOperator(running, 'owner', merchants);
  const sessions = await Promise.all([open(null), open(null), open(['lotus'])]);
  const [owner = '', second = '', elsewhere = ''] = sessions.map(({ token }) => token);

  const launch = (token: string) =>
    running.call(siteApi.catalogue.launch, {
      token,
      path: `${siteApi.catalogue.launch.path}?nodeId=${gameId}`,
    });

  /** A member with money who has opened the game. */
  async function newPlayer(): Promise<Player> {
    const { token, memberId } = await running.register();
    await launch(token);
    const { player, token: visitToken } = vendor.launches.at(-1) as { player: string; token: string };
    return { token, memberId, name: player, visitToken };
  }

  /** Calls the wallet as the vendor does. */
  async function call(name: string, fields: Body, secret = vendor.secret) {
    const body = JSON.stringify({ call: name, to: 'croupier', ...fields });
    const response = await running.app.site.inject({
      method: 'POST',
      url: `/vendors/hmac/${accountId}/${name}`,
      headers: { host: HOSTS.croupier, ...signedHeaders(secret, body, new Date()) },
      payload: body,
    });
    return { status: response.statusCode, body: response.json<Body>() };
  }

  const moneyOf = ({ name, visitToken }: Player, unit: string, amount: string) => ({
    id: newId(),
    player: name,
    token: visitToken,
    currency: 'EUR',
    game: GAME,
    unit,
    amount,
  });
  const betOf = moneyOf;
  const winOf = (player: Player, unit: string, amount: string) => {
    const { token: _, ...win } = moneyOf(player, unit, amount);
    return { ...win, final: true };
  };
  const balanceOf = async ({ memberId }: Player): Promise<bigint> =>
    (await running.app.modules.wallet.balanceOf('croupier', memberId, 'EUR')).main.amountMinor;

  const ask = async (route: Route, { as = owner, id = accountId, body, query, merchant }: DeskCall = {}) => {
    const path = route.path.replace(':merchantCode', merchant ?? 'croupier').replace(':id', id);
    const { status, body: answer } = await running.call(route, {
      console: true,
      token: as,
      path: query ? `${path}?${query}` : path,
      ...(body && { body }),
    });
    return { status, ...answer };
  };

  const accountOf = async (): Promise<VendorAccount> => {
    const { accounts } = (await ask(desk.accounts)).value as { accounts: VendorAccount[] };
    const found = accounts.find(({ id }) => id === accountId);
    if (!found) throw new Error('no account');
    return found;
  };
  /** Newest first. */
  const auditOf = (subject: string) =>
    running.app.modules.audit.latest({ merchantId: 'croupier', subject, limit: 9 });
  const approve = async (id: string, as = second) => {
    const { value } = await ask(approvals.get, { id, as: second });
    const { payloadHash } = (value as { approval: Approval }).approval;
    return ask(approvals.approve, { id, as, body: { payloadHash, reason: REASON } });
  };

  const runJob = (job: string) => running.app.modules.vendors.jobs.find(({ name }) => name === job)?.run();

  /** The vendor's list is read, and what it differs in was found long enough ago for an operator to act. */
  async function listed(lines: readonly Line[], at = new Date()): Promise<void> {
    vendor.list(
      `${CODE}/croupier`,
      lines.map(({ id, call: name, player, currency, game, unit, amount, state = 'done' }) => ({
        id,
        call: name,
        player,
        currency,
        game,
        unit,
        amount,
        state,
        at: at.toISOString(),
        final: true,
      })),
    );
    await runJob('vendor-reconcile');
    await sql`update vendor_differences set found_at = found_at - interval '11 minutes'`.execute(
      running.database.db,
    );
  }
  const find = async (key: string): Promise<VendorDifference | undefined> => {
    const { value } = await ask(desk.differences, { query: 'pageSize=100' });
    return (value as { items: VendorDifference[] }).items.find((each) => each.key === key);
  };
  const act = (
    difference: Pick<VendorDifference, 'key' | 'kind'>,
    name: VendorDifference['acts'][number],
    as = owner,
  ) =>
    ask(desk.act, {
      as,
      body: {
        key: newId(),
        accountId,
        differenceKey: difference.key,
        kind: difference.kind,
        act: name,
        reason: REASON,
      },
    });

  /** Asks for an act, which a second person approves. */
  async function decided(key: string, name: VendorDifference['acts'][number]) {
    const difference = await find(key);
    if (!difference) throw new Error(`no difference ${key}`);
    const asked = await act(difference, name);
    if (asked.status !== 200) throw new Error(`not asked: ${JSON.stringify(asked)}`);
    const { id } = asked.value as { id: string };
    return { difference, id };
  }

  return {
    running,
    vendor,
    owner,
    second,
    elsewhere,
    accountId,
    launch,
    newPlayer,
    call,
    betOf,
    winOf,
    balanceOf,
    ask,
    routes: desk,
    accountOf,
    auditOf,
    approve,
    runJob,
    listed,
    find,
    act,
    decided,
    close: async (): Promise<void> => {
      await running.close();
      await Promise.all([vendor.close(), feeds.close()]);
    },
  };
}

export type VendorDesk = Awaited<ReturnType<typeof openVendorDesk>>;
