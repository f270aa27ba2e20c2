import fc from 'fast-check';
import type { Ask, RawCall, Result, VendorAccount, WalletAdapter } from '../../vendors.types.ts';

export const NOW = new Date('2026-11-23T00:02:00Z');

export const testAccount = (adapter: string, config: unknown): VendorAccount => ({
  merchantId: 'm',
  id: '0199f1a2-7c3b-7def-8123-456789abcdef',
  adapter,
  name: 'Kestrel',
  currency: 'THB',
  config,
  hosts: [],
  addresses: [],
  state: 'open',
  isTest: true,
});

/** What becomes of a call before it reaches the wallet. */
export async function askBy(
  adapter: WalletAdapter,
  raw: RawCall,
  { keys, account, now = NOW }: { keys: unknown; account: VendorAccount; now?: Date },
) {
  const call = await adapter.verify(raw, { current: keys }, { account, now });
  return 'forged' in call ? call : adapter.parse(call, account);
}

/** What an adapter answers, read back. */
export function answerOf(
  adapter: WalletAdapter,
  account: VendorAccount,
  { path, text = '' }: { path: string; text?: string },
  ask: Ask | null,
  result: Result,
): { status: number; text: string; content: Record<string, unknown> } {
  const { status, body } = adapter.answer({ path, text }, ask, result, account);
  return { status, text: body, content: JSON.parse(body) as Record<string, unknown> };
}

const mangled = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }).map((json) => JSON.stringify(json)),
  fc.constantFrom(
    '-1',
    '-0',
    '1e9',
    '1E-6',
    '0.00001',
    '"1"',
    '9'.repeat(40),
    'null',
    '{"__proto__":1}',
    '[]',
    'true',
  ),
);

/** Bodies like the given ones, with a field replaced by anything, and bodies that are nothing like them. */
export const mangledBodies = (bodies: readonly object[]): fc.Arbitrary<string> =>
  fc.oneof(
    fc
      .constantFrom(...bodies)
      .chain((body) => fc.tuple(fc.constant(body), fc.constantFrom(...Object.keys(body)), mangled))
      .map(([body, key, value]) => {
        const fields = Object.entries({ ...body, [key]: undefined }).filter(([, each]) => each !== undefined);
        const texts = fields.map(([name, each]) => `${JSON.stringify(name)}:${JSON.stringify(each)}`);
        return `{${[...texts, `${JSON.stringify(key)}:${value}`].join(',')}}`;
      }),
    fc.string(),
    fc.jsonValue().map((json) => JSON.stringify(json)),
  );

/** What is found wrong, if anything: an exception, or an ask whose amounts, ids or names are none. */
export async function faultOfMangled(
  adapter: WalletAdapter,
  {
    bodies,
    paths,
    raw,
    keys,
    account,
  }: {
    bodies: readonly object[];
    paths: readonly string[];
    raw: (text: string, path: string) => RawCall;
    keys: unknown;
    account: VendorAccount;
  },
): Promise<string | undefined> {
  const found = await fc.check(
    fc.asyncProperty(
      mangledBodies(bodies),
      fc.constantFrom(...paths, '__proto__', ''),
      async (text, path) => {
        const asked = await askBy(adapter, raw(text, path), { keys, account });
        if ('forged' in asked) return;
        if ('malformed' in asked) {
          const refused = { refused: 'vendors.malformed', field: asked.field } as const;
          JSON.parse(adapter.answer({ path, text }, null, refused, account).body);
          return;
        }
        for (const one of asked.kind === 'batch' ? asked.items : [asked]) {
          if (typeof one.player !== 'string' || one.player === '') throw new Error('an ask without a player');
          if ('amountMinor' in one && (typeof one.amountMinor !== 'bigint' || one.amountMinor < 0n))
            throw new Error(`an ask about ${one.amountMinor}`);
          const moves = !['session', 'profile', 'balance'].includes(one.kind);
          if (moves && !/^[\x21-\x7e]{1,160}$/.test(one.theirId ?? ''))
            throw new Error('an ask without an id');
        }
        const done = { done: true, balanceMinor: 1n, repeated: false } as const;
        JSON.parse(adapter.answer({ path, text }, asked, done, account).body);
      },
    ),
  );
  return fc.defaultReportMessage(found);
}
