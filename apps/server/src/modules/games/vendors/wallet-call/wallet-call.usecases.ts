import { BlockList, isIPv6 } from 'node:net';
import { newId } from '../../../../platform/ids.ts';
import type { Logger } from '../../../../platform/log.ts';
import type { OpenedAccount, VendorAccounts } from '../accounts/accounts.usecases.ts';
import { hasOwnWallet } from '../accounts/own-wallet.rules.ts';
import { createCollectedWrites } from '../collected-writes.usecases.ts';
import type { TestCalls } from '../test-calls/test-calls.usecases.ts';
import { ANSWER_MILLISECONDS } from '../vendors.config.ts';
import type {
  Ask,
  Forged,
  RawCall,
  Result,
  Verified,
  WalletAdapter,
  WalletAnswer,
} from '../vendors.types.ts';
import { execute, type AskDeps } from './asks.usecases.ts';
import type { CallFigures } from './call-figures.usecases.ts';
import { createNonces } from './nonces.usecases.ts';
import { problemCodeOf } from './outcomes.rules.ts';
import { insertProblems, markCalled, type Problem } from './problems.queries.ts';

const WRITE_MILLISECONDS = 1_000;

export type WalletCallDeps = AskDeps & {
  accounts: Pick<VendorAccounts, 'find' | 'vendorsOf'>;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  callFigures: Pick<CallFigures, 'note'>;
  /** Calls by which a vendor prepares players for tests; without it there are none. */
  testCalls?: TestCalls;
};

export type VendorCallInput = {
  merchantId: string;
  adapter: string;
  accountId: string;
  ip: string;
  raw: RawCall;
};

const LATER: Result = { later: true };
const FORGED: Result = { refused: 'vendors.signature' };

/** An empty list admits every address; entries are addresses or networks. */
export function mayCall(addresses: readonly string[], ip: string): boolean {
  if (addresses.length === 0) return true;
  const list = new BlockList();
  const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');
  for (const entry of addresses) {
    const [address = '', bits] = entry.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  const plain = ip.replace(/^::ffff:/, '');
  return list.check(plain, familyOf(plain));
}

type Read = { call: Pick<Verified, 'path' | 'text'>; ask: Ask | null; refusal: Result | null };

/** Calls of vendors to our wallet. */
export function createWalletCalls(deps: WalletCallDeps) {
  const { db, clock, log } = deps;
  const nonces = createNonces(deps);
  const problems = createCollectedWrites<Problem>({
    milliseconds: WRITE_MILLISECONDS,
    write: (items) => insertProblems(db, items),
    log,
  });
  const calls = createCollectedWrites<{ merchantId: string; accountId: string; at: Date }>({
    milliseconds: WRITE_MILLISECONDS,
    write: async (items) => {
      for (const item of new Map(items.map((one) => [one.accountId, one])).values())
        await markCalled(db, item);
    },
    log,
  });

  /** Checks who calls. */
  const verify = async (
    adapter: WalletAdapter,
    { account, keys }: OpenedAccount,
    raw: RawCall,
  ): Promise<Verified | Forged> => {
    const call = await adapter.verify(raw, keys, { account, now: clock.now() });
    if ('forged' in call || call.nonce === undefined) return call;
    return (await nonces.use(account, call.nonce)) ? call : { forged: 'nonce' };
  };

  /** Checks who calls, and reads what is asked. */
  const read = async (adapter: WalletAdapter, opened: OpenedAccount, raw: RawCall): Promise<Read> => {
    const call = await verify(adapter, opened, raw);
    if ('forged' in call) {
      const received = { path: raw.path, text: raw.body.toString('utf8') };
      return { call: received, ask: null, refusal: FORGED };
    }
    const ask = adapter.parse(call, opened.account);
    if ('malformed' in ask)
      return { call, ask: null, refusal: { refused: 'vendors.malformed', field: ask.field } };
    return { call, ask, refusal: null };
  };

  /** The outcome if it is known in time; otherwise the ledger goes on, and a retry finds it by its id. */
  const decide = (opened: OpenedAccount, ask: Ask): Promise<Result> => {
    const outcome = execute(deps, opened, ask).catch((error: unknown) => {
      log.error({ err: error, accountId: opened.account.id, kind: ask.kind }, 'a vendor call has failed');
      return LATER;
    });
    // Not an aborted timer: the error that it makes costs more than the rest of the wait.
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(LATER), ANSWER_MILLISECONDS).unref();
      void outcome.then((result) => {
        clearTimeout(timer);
        resolve(result);
      });
    });
  };

  const note = (
    { account }: OpenedAccount,
    { call, ask }: Read,
    result: Result,
    milliseconds: number,
  ): void => {
    const { merchantId, id: accountId } = account;
    const at = clock.now();
    const code = problemCodeOf(result);
    const theirId = ask?.theirId ?? null;
    const kind = ask?.kind ?? call.path.slice(0, 64);
    // Never the token, a key or the body.
    log.info({ accountId, call: kind, theirId, outcome: code ?? 'done', milliseconds }, 'vendor call');
    calls.add({ merchantId, accountId, at });
    deps.callFigures.note(accountId, milliseconds);
    if (code === undefined) return;
    const player = ask?.player ?? null;
    problems.add({ merchantId, accountId, id: newId(), at, call: kind, theirId, player, code, milliseconds });
  };

  return {
    /** Answers a call; undefined if the account does not exist, speaks another protocol or is not called from there. */
    receive: async ({
      merchantId,
      adapter: id,
      accountId,
      ip,
      raw,
    }: VendorCallInput): Promise<WalletAnswer | undefined> => {
      const begun = performance.now();
      const opened = await deps.accounts.find({ merchantId, id: accountId });
      const adapter = opened?.protocol.wallet;
      if (!opened || !adapter || opened.protocol.id !== id) return undefined;
      // A vendor that keeps the players' money has no business with the main wallet.
      if (hasOwnWallet(opened)) return undefined;
      const { account } = opened;
      if (!mayCall(account.addresses, ip)) return undefined;
      if (deps.testCalls?.takes(opened, raw.path))
        return deps.testCalls.answer(opened, await verify(adapter, opened, raw), { path: raw.path, ip });
      const received = await read(adapter, opened, raw);
      const { call, ask, refusal } = received;
      const result = refusal ?? (ask ? await decide(opened, ask) : LATER);
      const answer = adapter.answer(call, ask, result, account);
      note(opened, received, result, Math.round(performance.now() - begun));
      return answer;
    },
    /** Writes what is collected. */
    close: async (): Promise<void> => {
      await Promise.all([nonces.flush(), problems.flush(), calls.flush()]);
    },
  };
}
