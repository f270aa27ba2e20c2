import type { Driver, ListedCall, Operator } from '@croupier/conformance/driver.types.ts';
import { minorOf } from '@croupier/conformance/suite.ts';
import { sql } from 'kysely';
import { systemClock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { setAccountVendors } from '../accounts/accounts.queries.ts';
import type { OpenedAccount } from '../accounts/accounts.usecases.ts';
import { compareLines, type CompareDeps } from '../lists/comparing.usecases.ts';
import { listOpenRounds } from '../lists/open-rounds.usecases.ts';
import type { Players } from '../players/players.usecases.ts';
import type { TheirTransaction } from '../vendors.types.ts';

type Side = { db: Db; players: Players; opened: OpenedAccount; driver: Driver; vendorId: string };

/** A call as the vendor lists it. The adapter derives the id, as it does when the call arrives. */
async function lineOf(
  { opened, driver }: Side,
  { ask, amount, state = 'done' }: ListedCall,
): Promise<TheirTransaction> {
  const { account, protocol, keys } = opened;
  const { url, headers, body } = driver.sign(driver.message(ask), {
    at: new Date(),
    nonce: crypto.randomUUID(),
  });
  const { pathname, search } = new URL(url);
  const path = pathname.split('/').slice(4).join('/');
  const query = Object.fromEntries(new URLSearchParams(search));
  const raw = { path, query, headers, body: Buffer.from(body) };
  const verified = await protocol.wallet?.verify(raw, keys, { account, now: new Date() });
  const read = verified && 'text' in verified ? protocol.wallet?.parse(verified, account) : undefined;
  if (!read || !('kind' in read) || !('amountMinor' in read) || read.theirId === undefined)
    throw new Error('no bet or win');
  const { kind, theirId, player, unit = '', game = '', currency = '' } = read;
  const amountMinor = amount === undefined ? read.amountMinor : minorOf(amount);
  return { kind, theirId, player, unit, game, currency, amountMinor, state, at: new Date() };
}

/** The operator's side of an account: its list of differences, and rounds that stay open. */
export function operatorSide(side: Side): Operator {
  const { db, players, opened, vendorId } = side;
  const { merchantId, id: accountId } = opened.account;
  const deps: CompareDeps = {
    db,
    clock: systemClock,
    log: { warn: () => {} },
    accounts: {
      list: async () => [opened.account],
      find: async () => opened,
    } as unknown as CompareDeps['accounts'],
    players,
    clientOf: () => {
      throw new Error('nobody is asked');
    },
    replay: async () => false,
  };
  return {
    compare: async (calls) => {
      const lines = await Promise.all(calls.map((call) => lineOf(side, call)));
      const { differences } = await compareLines(deps, opened, lines);
      return differences.map(({ key, kind }) => {
        const at = lines.findIndex(({ theirId }) => theirId === key);
        const ask = calls[at]?.ask;
        return { id: ask && 'id' in ask ? ask.id : key, kind };
      });
    },
    age: async ({ name }, hours) => {
      const memberId = await players.memberOf(opened.account, name);
      await db
        .transaction()
        .execute((tx) => setAccountVendors(tx, { merchantId, id: accountId, vendorIds: [vendorId] }));
      await sql`update rounds set opened_at = opened_at - ${hours} * interval '1 hour'
        where merchant_id = ${merchantId} and member_id = ${memberId} and state = 'open'`.execute(db);
      await sql`delete from vendor_lists where merchant_id = ${merchantId} and account_id = ${accountId}`.execute(
        db,
      );
      await listOpenRounds(deps, merchantId);
      const { rows } = await sql<{ unit: string }>`select ours ->> 'unit' as unit from vendor_differences
        where merchant_id = ${merchantId} and account_id = ${accountId} and kind = 'open_round'
          and state <> 'closed'`.execute(db);
      return rows.map(({ unit }) => unit);
    },
  };
}
