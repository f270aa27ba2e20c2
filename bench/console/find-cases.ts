import { findRoutes } from '@croupier/contract/backoffice/find.ts';
import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/platform/db/database.ts';
import type { Case } from './list-cases.ts';
import { MERCHANT } from './members.ts';

const BAR_MILLISECONDS = 150;

type Sample = { id: string; account: string; mobile: string; email: string };

async function randomMember(db: Db): Promise<Sample> {
  const from = Math.floor(Math.random() * 16 ** 6)
    .toString(16)
    .padStart(6, '0');
  const { rows } = await sql<Sample>`select id, account, mobile, email from members
    where merchant_id = ${MERCHANT.id} and account_key >= ${from} order by account_key limit 1`.execute(db);
  const [sample] = rows;
  return sample ?? (await randomMember(db));
}

/** What operators paste into the palette. */
export function findCases(db: Db): Case[] {
  const pasting = (name: string, text: (member: Sample) => string): Case => ({
    name: `find by ${name}`,
    barMilliseconds: BAR_MILLISECONDS,
    path: async () => {
      // Nobody types as fast as this.
      await sql`delete from attempts where scope = 'find'`.execute(db);
      return `${findRoutes.find.path}?${new URLSearchParams({ q: text(await randomMember(db)) }).toString()}`;
    },
  });
  return [
    pasting('account', ({ account }) => account),
    pasting('two letters of an account', ({ account }) => account.slice(0, 2)),
    pasting('last 4 of the mobile', ({ mobile }) => mobile.slice(-4)),
    pasting('mobile', ({ mobile }) => `0${mobile.slice(3)}`),
    pasting('mail', ({ email }) => email),
    pasting('id', ({ id }) => id),
  ];
}
