import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { derivedId } from '../../platform/ids.ts';
import type { Merchants } from '../merchants/index.ts';
import { findMemberByAccount } from './members.queries.ts';
import type { Members } from './members.usecases.ts';
import { findOperatorByEmail, insertOperator } from './operators.queries.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { accountKey } from './registration.rules.ts';

export type DemoMember = { merchantId: string; account: string; password: string };
export type DemoOperator = { email: string; password: string };

/** Known to everybody who reads this file: seeded only where `DEMO` says so, never in production. */
const OPERATOR: DemoOperator = { email: 'operator@example.com', password: 'Operator-2026' };
const MEMBERS: readonly Omit<DemoMember, 'merchantId'>[] = [
  { account: 'player1', password: 'Player1-2026' },
  { account: 'player2', password: 'Player2-2026' },
];

const LOCAL = '127.0.0.1';

type DemoDeps = {
  db: Db;
  clock: Clock;
  merchants: Pick<Merchants, 'list'>;
  members: Pick<Members, 'openAccount'>;
  hasher: PasswordHasher;
};

/** Opens the demo accounts that are missing at each merchant, through the same door as a registration. */
export async function seedMembers({
  db,
  clock,
  merchants,
  members,
  hasher,
}: DemoDeps): Promise<DemoMember[]> {
  const seeded: DemoMember[] = [];
  for (const merchant of await merchants.list())
    for (const { account, password } of MEMBERS) {
      const merchantId = merchant.id;
      seeded.push({ merchantId, account, password });
      const key = accountKey(account);
      if (await findMemberByAccount(db, merchantId, key)) continue;
      const passwordHash = await hasher.hash(password);
      const member = {
        merchantId,
        id: derivedId('demo member', merchantId, key),
        account,
        accountKey: key,
        nickname: '',
        profile: {},
        passwordHash,
        paymentPasswordHash: null,
        at: clock.now(),
        ip: LOCAL,
      };
      await db.transaction().execute((tx) => members.openAccount(tx, merchant, member, undefined));
    }
  return seeded;
}

export async function seedOperator({
  db,
  clock,
  hasher,
}: Pick<DemoDeps, 'db' | 'clock' | 'hasher'>): Promise<DemoOperator> {
  const emailKey = accountKey(OPERATOR.email);
  if (!(await findOperatorByEmail(db, emailKey))) {
    const operator = {
      id: derivedId('demo operator', emailKey),
      email: OPERATOR.email,
      emailKey,
      name: 'Demo operator',
      passwordHash: await hasher.hash(OPERATOR.password),
      at: clock.now(),
    };
    await db.transaction().execute((tx) => insertOperator(tx, operator));
  }
  return OPERATOR;
}
