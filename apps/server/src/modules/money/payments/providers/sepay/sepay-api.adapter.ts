import { setTimeout as wait } from 'node:timers/promises';
import { parseExactJson } from '../../../../../platform/exact-json.ts';
import type { OutgoingCall } from '../../../../../platform/http/outgoing-call.ts';
import type { ProviderAccount } from '../provider.types.ts';
import {
  listAnswer,
  timeText,
  type ListedTransaction,
  type SepayConfig,
  type SepaySecrets,
} from './sepay.rules.ts';

/** The documented limit is two calls a second. */
const CALL_GAP_MILLISECONDS = 500;
/** The most that a page of the list may hold. */
const LIST_LIMIT = 5_000;

export type SepayAccount = ProviderAccount<SepayConfig, SepaySecrets>;
/** `isFull`: there may be older lines. */
export type ListedLines = { lines: ListedTransaction[]; isFull: boolean };

/** Lists bank lines, newest first, never faster than SePay allows. */
export function createSepayApi({
  call,
  pause = async (milliseconds) => wait(milliseconds),
  now = () => performance.now(),
}: {
  call: OutgoingCall;
  pause?: (milliseconds: number) => Promise<void>;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
}) {
  /** When the next call with a token may start. */
  const nextCalls = new Map<string, number>();

  async function takeTurn(token: string): Promise<void> {
    const start = Math.max(now(), nextCalls.get(token) ?? 0);
    nextCalls.set(token, start + CALL_GAP_MILLISECONDS);
    if (start > now()) await pause(start - now());
  }

  return {
    /** @throws if SePay does not answer properly */
    list: async (
      account: SepayAccount,
      { from, until }: { from: Date; until?: Date },
    ): Promise<ListedLines> => {
      const query = new URLSearchParams({
        account_number: account.config.accountNumber,
        limit: String(LIST_LIMIT),
        transaction_date_min: timeText(from),
        ...(until ? { transaction_date_max: timeText(until) } : {}),
      });
      await takeTurn(account.secrets.apiToken);
      const answer = await call(account.merchantId, {
        base: account.config.apiUrl,
        path: `/userapi/transactions/list?${query.toString()}`,
        method: 'GET',
        headers: { authorization: `Bearer ${account.secrets.apiToken}` },
      });
      if (answer.kind === 'unanswered') throw new Error(`SePay: ${answer.message}`);
      if (answer.status !== 200) throw new Error(`SePay: HTTP ${answer.status}`);
      const read = listAnswer.safeParse(parseExactJson(answer.text));
      if (!read.success) throw new Error('SePay: the list of transactions has another form');
      const { transactions } = read.data;
      return {
        // Another bank account of the same company must never be counted here.
        lines: transactions.filter((line) => line.account_number === account.config.accountNumber),
        isFull: transactions.length >= LIST_LIMIT,
      };
    },
  };
}
export type SepayApi = ReturnType<typeof createSepayApi>;
