import { derivedId } from '../../../platform/ids.ts';
import type { Merchant } from '../../base/merchants/index.ts';
import type { NewMember } from '../members/index.ts';
import type { SignInDeps } from './sign-in.types.ts';

export type DemoMember = { merchantId: string; account: string; password: string };

type Seed = {
  account: string;
  password: string;
  type?: number;
  /** Invitation code by merchant. */
  codes?: Record<string, string>;
  contacts?: Record<string, { mobile: string; email: string; payeeName: string }>;
  /** At these merchants only. */
  at?: readonly string[];
};

/** These passwords are public: the accounts exist only where `DEMO` is set, never in production. */
const MINA = { email: 'player2@example.com', payeeName: 'Mina Sample' };
const MEMBERS: readonly Seed[] = [
  { account: 'player1', password: 'Player1-2026' },
  {
    account: 'player2',
    password: 'Player2-2026',
    contacts: {
      croupier: { mobile: '+4915112345678', ...MINA },
      lotus: { mobile: '+66812345678', ...MINA },
      saobien: { mobile: '+84912345678', ...MINA },
    },
  },
  {
    account: 'agent1',
    password: 'Agent1-2026',
    type: 1,
    codes: { croupier: 'AURUM1', lotus: 'LOTUS1', saobien: 'SAOBIEN1' },
  },
  // The merchant's default password, which has to be changed at the first sign-in.
  { account: 'newcomer1', password: '246810', at: ['croupier'] },
  // A house account, of a type that cannot sign in.
  { account: 'house1', password: 'House1-2026', type: 9 },
];

const LOCAL = '127.0.0.1';

export type DemoDeps = Pick<SignInDeps, 'db' | 'clock' | 'merchants' | 'members' | 'hasher' | 'sessions'>;

type DemoAccount = Pick<NewMember, 'id' | 'account' | 'passwordHash'> &
  Partial<NewMember> & { code?: string };

/** Opens an account in the same way as a registration, and trusts this machine with it. */
export async function openDemoMember(
  { db, clock, members, sessions }: Omit<DemoDeps, 'merchants' | 'hasher'>,
  merchant: Merchant,
  { code, ...account }: DemoAccount,
): Promise<void> {
  const merchantId = merchant.id;
  const member: NewMember = {
    nickname: '',
    profile: {},
    paymentPasswordHash: null,
    ...account,
    merchantId,
    at: clock.now(),
    ip: LOCAL,
  };
  await db.transaction().execute(async (tx) => {
    await members.open(tx, merchant, member, undefined);
    await sessions.addresses.trust(tx, { merchantId, accountId: member.id }, LOCAL);
    if (code) await members.affiliates.addCode(tx, { merchantId, memberId: member.id, code });
  });
}

async function seedMember(deps: DemoDeps, merchant: Merchant, seed: Seed): Promise<void> {
  const { members, hasher } = deps;
  const merchantId = merchant.id;
  if (await members.findByAccount(merchantId, seed.account)) return;
  const { mobile, email, payeeName } = seed.contacts?.[merchantId] ?? {};
  const code = seed.codes?.[merchantId];
  await openDemoMember(deps, merchant, {
    id: derivedId('demo member', merchantId, seed.account),
    account: seed.account,
    type: seed.type ?? 0,
    passwordHash: await hasher.hash(seed.password),
    mobile: mobile ?? null,
    mobileVerified: mobile !== undefined,
    email: email ?? null,
    emailVerified: email !== undefined,
    payeeName: payeeName ?? null,
    ...(code !== undefined && { code }),
  });
}

/** Opens the demo accounts that are missing at each merchant, in the same way as a registration. */
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
