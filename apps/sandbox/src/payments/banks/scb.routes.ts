import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addFaultyCalls } from '../faulty-calls.ts';
import type { HookRequest } from '../hook-sender.ts';
import type { PaymentWorld } from '../payment-world.ts';
import type { BankLedger, BankLine } from './bank-ledger.ts';
import { scbKeys } from './bank-list.ts';

/** SCB's documented payment confirmation, token and bill-payment inquiry. */

const RETRY_SECONDS = [12, 12];
const TOKEN_SECONDS = 1_800;
const BANGKOK_OFFSET_MILLISECONDS = 7 * 3_600_000;
const EVENT_CODE = '00300100';
const HUNDREDTH = 100n;

const bangkok = (at: string): string =>
  `${new Date(Date.parse(at) + BANGKOK_OFFSET_MILLISECONDS).toISOString().slice(0, 19)}+07:00`;

function baht(amountMinor: bigint): string {
  const satang = amountMinor / HUNDREDTH;
  return `${satang / 100n}.${String(satang % 100n).padStart(2, '0')}`;
}

const paymentOf = (line: BankLine) => ({
  payeeProxyId: line.account,
  payeeProxyType: 'BILLERID',
  payeeAccountNumber: '0987654321',
  payeeName: 'CROUPIER',
  payerAccountNumber: line.otherAccount,
  payerName: line.otherName,
  sendingBankCode: '014',
  receivingBankCode: '014',
  amount: baht(line.amountMinor),
  transactionId: line.code,
  transactionDateandTime: bangkok(line.at),
  billPaymentRef1: line.text,
  billPaymentRef2: '',
  billPaymentRef3: '',
  currencyCode: '764',
  channelCode: 'PMH',
  transactionType: 'Domestic Transfers',
});

const confirmation = (content: object): HookRequest => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(content),
});

/** Confirms a bill payment to the merchant. Nothing is signed, so anybody could send the same. */
export function confirmByScb(world: PaymentWorld, line: BankLine): void {
  const url = world.hookAddress('scb', line.account);
  if (!url || line.direction === 'out') return;
  world.hooks.send({
    provider: 'scb',
    account: line.account,
    url,
    sign: () => confirmation(paymentOf(line)),
    forge: () =>
      confirmation({
        ...paymentOf(line),
        amount: baht(line.amountMinor * 10n),
        transactionId: `FORGED${line.id}`,
      }),
    retrySeconds: RETRY_SECONDS,
  });
}

const answer = (code: number, description: string): { status: object } => ({
  status: { code, description },
});
const billerOf = ({ headers }: FastifyRequest): string | undefined =>
  /^scb-key-(\d{15})$/.exec(String(headers['resourceownerid'] ?? ''))?.[1];

type Inquiry = {
  eventCode?: string;
  transactionDate?: string;
  billerId?: string;
  reference1?: string;
};

/** SCB's partner API. A token belongs to one biller and ends after half an hour, or when it is withdrawn. */
export function addScb(server: FastifyInstance, world: PaymentWorld, ledger: BankLedger): void {
  const tokens = new Map<string, { billerId: string; until: number }>();
  const unauthorised = (reply: FastifyReply): FastifyReply =>
    reply.code(401).send(answer(9500, 'Invalid access token'));

  void server.register(
    async (scope) => {
      addFaultyCalls(scope, { faults: world.faults, provider: 'scb', accountOf: billerOf });
      scope.post<{ Body: { applicationKey?: string; applicationSecret?: string } }>(
        '/v1/oauth/token',
        async (request, reply) => {
          const billerId = billerOf(request);
          if (!request.headers['requestuid'])
            return reply.code(400).send(answer(1101, 'Missing required parameters'));
          if (
            billerId === undefined ||
            request.body.applicationKey !== scbKeys(billerId).apiKey ||
            request.body.applicationSecret !== scbKeys(billerId).apiSecret
          )
            return reply.code(401).send(answer(9300, 'Invalid authorization credentials'));
          const accessToken = randomUUID();
          tokens.set(accessToken, { billerId, until: Date.now() + TOKEN_SECONDS * 1_000 });
          const data = {
            accessToken,
            tokenType: 'Bearer',
            expiresIn: TOKEN_SECONDS,
            expiresAt: Math.floor(Date.now() / 1_000) + TOKEN_SECONDS,
          };
          return { ...answer(1000, 'Success'), data };
        },
      );
      scope.get<{ Querystring: Inquiry }>('/v1/payment/billpayment/inquiry', async (request, reply) => {
        const known = tokens.get(/^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '');
        if (!known || known.until < Date.now() || known.billerId !== billerOf(request))
          return unauthorised(reply);
        const { eventCode, transactionDate, billerId, reference1 } = request.query;
        if (eventCode !== EVENT_CODE || !transactionDate || !billerId || !reference1)
          return reply.code(400).send(answer(1101, 'Missing required parameters'));
        if (billerId !== known.billerId)
          return reply.code(400).send(answer(1102, 'Invalid parameters entered'));
        const paid = ledger
          .list(billerId)
          .filter(
            (line) =>
              line.direction === 'in' &&
              line.text === reference1 &&
              bangkok(line.at).startsWith(transactionDate),
          );
        return {
          ...answer(1000, 'Success'),
          data: paid.map((line) => ({ eventCode: EVENT_CODE, ...paymentOf(line) })),
        };
      });
      /** Not part of the protocol: ends every token, as the bank may. */
      scope.delete('/tokens', async () => {
        tokens.clear();
        return { tokens: 0 };
      });
    },
    { prefix: '/payments/scb' },
  );
}
