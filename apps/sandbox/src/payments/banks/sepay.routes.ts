import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addFaultyCalls } from '../faulty-calls.ts';
import type { HookRequest } from '../hook-sender.ts';
import type { PaymentWorld } from '../payment-world.ts';
import type { BankLedger, BankLine } from './bank-ledger.ts';
import { sepayKeys } from './bank-list.ts';

/** SePay's documented notification and list of transactions. */

const ONE = 10_000n;
/** Seven repeats within about half an hour. */
const RETRY_SECONDS = [60, 60, 120, 180, 300, 480, 780];
const MAX_LISTED = 5_000;
/** The documented limit of calls a second. */
const CALLS_PER_SECOND = 2;
const VIETNAM_OFFSET_MILLISECONDS = 7 * 3_600_000;

const localTime = (at: string): string =>
  new Date(Date.parse(at) + VIETNAM_OFFSET_MILLISECONDS).toISOString().slice(0, 19).replace('T', ' ');
const dong = (amountMinor: bigint): string => String(amountMinor / ONE);

function notification(line: BankLine, amount: string): string {
  const { id, account, at, text, direction, code } = line;
  // Whole đồng are written as a JSON number.
  return `{"id":${id},"gateway":"Sen Bank","transactionDate":"${localTime(at)}","accountNumber":${JSON.stringify(account)},"code":null,"content":${JSON.stringify(text)},"transferType":"${direction}","transferAmount":${amount},"accumulated":0,"subAccount":null,"referenceCode":"${code}","description":""}`;
}

function signed(body: string, secret: string, at: Date): HookRequest {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'x-sepay-timestamp': timestamp,
      'x-sepay-signature': `sha256=${signature}`,
    },
  };
}

const saysSuccess = (body: string): boolean => {
  try {
    return (JSON.parse(body) as { success?: unknown }).success === true;
  } catch {
    return false;
  }
};

/** Reports a line to the merchant, if it has entered where to. */
export function notifyBySepay(world: PaymentWorld, line: BankLine): void {
  const url = world.hookAddress('sepay', line.account);
  if (!url) return;
  const { hookSecret } = sepayKeys(line.account);
  world.hooks.send({
    provider: 'sepay',
    account: line.account,
    url,
    sign: (at) => signed(notification(line, dong(line.amountMinor)), hookSecret, at),
    forge: (at) => signed(notification(line, dong(line.amountMinor * 10n)), 'a guessed secret', at),
    retrySeconds: RETRY_SECONDS,
    isAcknowledged: (status, body) => (status === 200 || status === 201) && saysSuccess(body),
  });
}

const listed = (line: BankLine): Record<string, string | null> => ({
  id: line.id,
  bank_brand_name: 'Sen Bank',
  account_number: line.account,
  transaction_date: localTime(line.at),
  amount_out: line.direction === 'out' ? `${dong(line.amountMinor)}.00` : '0.00',
  amount_in: line.direction === 'in' ? `${dong(line.amountMinor)}.00` : '0.00',
  accumulated: '0.00',
  transaction_content: line.text,
  reference_number: line.code,
  code: null,
  sub_account: null,
  bank_account_id: '1',
});

const tokenOf = ({ headers }: FastifyRequest): string =>
  /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
const accountOf = (request: FastifyRequest): string | undefined =>
  /^sepay-token-(.+)$/.exec(tokenOf(request))?.[1];

type ListQuery = {
  account_number?: string;
  transaction_date_min?: string;
  transaction_date_max?: string;
  since_id?: string;
  limit?: string;
};

function matches(line: BankLine, query: ListQuery): boolean {
  const at = localTime(line.at);
  return (
    (!query.account_number || line.account === query.account_number) &&
    (!query.transaction_date_min || at >= query.transaction_date_min) &&
    (!query.transaction_date_max || at <= query.transaction_date_max) &&
    (!query.since_id || Number(line.id) >= Number(query.since_id))
  );
}

/** Counts the calls with a token within the current second. */
function createCallLimit() {
  const calls = new Map<string, { second: number; count: number }>();
  return (token: string): boolean => {
    const second = Math.floor(Date.now() / 1_000);
    const known = calls.get(token);
    const count = known?.second === second ? known.count + 1 : 1;
    calls.set(token, { second, count });
    return count <= CALLS_PER_SECOND;
  };
}

export function addSepay(server: FastifyInstance, world: PaymentWorld, ledger: BankLedger): void {
  const mayCall = createCallLimit();
  void server.register(
    async (scope) => {
      addFaultyCalls(scope, { faults: world.faults, provider: 'sepay', accountOf });
      scope.get<{ Querystring: ListQuery }>('/userapi/transactions/list', async (request, reply) => {
        const account = accountOf(request);
        if (account === undefined)
          return reply.code(401).send({ status: 401, error: 'Unauthorized', messages: { error: 'token' } });
        if (!mayCall(tokenOf(request)))
          return reply.code(429).send({ status: 429, error: 'Too Many Requests' });
        const limit = Math.min(Number(request.query.limit ?? MAX_LISTED) || MAX_LISTED, MAX_LISTED);
        const lines = ledger.list(account).filter((line) => matches(line, request.query));
        return {
          status: 200,
          error: null,
          messages: { success: true },
          transactions: lines.slice(0, limit).map(listed),
        };
      });
    },
    { prefix: '/payments/sepay' },
  );
}
