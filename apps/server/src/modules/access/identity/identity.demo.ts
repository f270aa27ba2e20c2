import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { derivedId } from '../../../platform/ids.ts';
import type { Merchant, Merchants } from '../../base/merchants/index.ts';
import type { Addresses } from './addresses.usecases.ts';
import { insertOwnCode } from './affiliates.queries.ts';
import { findMemberByAccount, type NewMember } from './members.queries.ts';
import type { Members } from './members.usecases.ts';
import { findOperatorByEmail, insertOperator } from './operators.queries.ts';
import type { PasswordHasher } from '../../../platform/password-hashing/password-hasher.ts';
import { accountKey } from './registration.rules.ts';

export type DemoMember = { merchantId: string; account: string; password: string };
export type DemoOperator = { email: string; password: string };

type Seed = {
  account: string;
  password: string;
  type?: number;
  /** Invitation code by merchant. */
  codes?: Record<string, string>;
  reach?: Record<string, { mobile: string; email: string; payeeName: string }>;
  /** At these merchants only. */
  at?: readonly string[];
};

/** Known to everybody who reads this file: seeded only where `DEMO` says so, never in production. */
const OPERATOR: DemoOperator = { email: 'operator@example.com', password: 'Operator-2026' };
const MINA = { email: 'player2@example.com', payeeName: 'Mina Sample' };
const MEMBERS: readonly Seed[] = [
  { account: 'player1', password: 'Player1-2026' },
  {
    account: 'player2',
    password: 'Player2-2026',
    reach: { croupier: { mobile: '+4915112345678', ...MINA }, lotus: { mobile: '+66812345678', ...MINA } },
  },
  {
    account: 'agent1',
    password: 'Agent1-2026',
    type: 1,
    codes: { croupier: 'AURUM1', lotus: 'LOTUS1' },
  },
  // The default password of the merchant: has to be changed before anything else.
  { account: 'newcomer1', password: '246810', at: ['croupier'] },
  // Of the house, not of the public: a type that gets in nowhere.
  { account: 'house1', password: 'House1-2026', type: 9 },
];

const LOCAL = '127.0.0.1';

type DemoDeps = {
  db: Db;
  clock: Clock;
  merchants: Pick<Merchants, 'list'>;
  members: Pick<Members, 'openAccount'>;
  hasher: PasswordHasher;
  addresses: Pick<Addresses, 'trust'>;
};

async function seedMember(deps: DemoDeps, merchant: Merchant, seed: Seed): Promise<void> {
  const { db, clock, members, hasher, addresses } = deps;
  const merchantId = merchant.id;
  const key = accountKey(seed.account);
  if (await findMemberByAccount(db, merchantId, key)) return;
  const id = derivedId('demo member', merchantId, key);
  const at = clock.now();
  const { mobile, email, payeeName } = seed.reach?.[merchantId] ?? {};
  const member: NewMember = {
    merchantId,
    id,
    account: seed.account,
    accountKey: key,
    nickname: '',
    type: seed.type ?? 0,
    profile: {},
    passwordHash: await hasher.hash(seed.password),
    paymentPasswordHash: null,
    mobile: mobile ?? null,
    mobileVerified: mobile !== undefined,
    email: email ?? null,
    emailKey: email === undefined ? null : accountKey(email),
    emailVerified: email !== undefined,
    payeeName: payeeName ?? null,
    at,
    ip: LOCAL,
  };
  await db.transaction().execute(async (tx) => {
    await members.openAccount(tx, merchant, member, undefined);
    await addresses.trust(tx, { merchantId, accountId: id }, LOCAL);
    const code = seed.codes?.[merchantId];
    if (code) await insertOwnCode(tx, { merchantId, memberId: id, code, codeKey: accountKey(code), at });
  });
}

/** Opens the demo accounts that are missing at each merchant, through the same door as a registration. */
export async function seedMembers(deps: DemoDeps): Promise<DemoMember[]> {
  const seeded: DemoMember[] = [];
  for (const merchant of await deps.merchants.list())
    for (const seed of MEMBERS) {
      if (seed.at && !seed.at.includes(merchant.id)) continue;
      await seedMember(deps, merchant, seed);
      seeded.push({ merchantId: merchant.id, account: seed.account, password: seed.password });
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
