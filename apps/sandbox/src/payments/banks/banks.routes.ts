import { formatMoney, parseMoney } from '@croupier/contract/money.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendPage } from '../../pages/layout.ts';
import type { PaymentWorld } from '../payment-world.ts';
import { accountPage } from './account.page.ts';
import { accountPath, bankAppPage, banksPage, slipPage } from './bank-app.page.ts';
import { createBankLedger, type BankLedger, type BankLine, type Transfer } from './bank-ledger.ts';
import { BANKS, findBank, type Bank, type BankId } from './bank-list.ts';
import { readQr } from './qr-reader.ts';
import { addScb, confirmByScb } from './scb.routes.ts';
import { addSepay, notifyBySepay } from './sepay.routes.ts';

type OfBank = { Params: { bank: string } };
type OfAccount = { Params: { bank: string; account: string } };
type PayBody = Partial<Record<'code' | 'account' | 'amount' | 'text' | 'payer' | 'payerAccount', string>>;
type SendBody = Partial<Record<'payee' | 'payeeAccount' | 'amount' | 'text', string>>;

const MAX_TEXT = 140;
const ACCOUNT = /^[A-Za-z0-9-]{4,34}$/;

function amountFrom({ stepMinor, currency }: Bank, text = ''): bigint | string {
  const amountMinor = parseMoney(text.replaceAll(/[,\s]/g, ''));
  if (amountMinor === undefined || amountMinor <= 0n) return 'Enter an amount above zero.';
  return amountMinor % stepMinor === 0n ? amountMinor : `${currency} has no such small amounts.`;
}

/** What to pay, from a code or from bank details; a text says what is wrong. */
function transferFrom(bank: Bank, body: PayBody): Transfer | string {
  const { code, payer = bank.payer, payerAccount = '6612345678' } = body;
  const read = code ? readQr(code) : null;
  if (read && 'error' in read) return read.error;
  if (read && read.currency !== bank.currency) return `${bank.name} pays no codes in ${read.currency}.`;
  const account = read ? read.account : (body.account ?? '').replaceAll(/\s/g, '');
  if (!ACCOUNT.test(account)) return 'Enter the number of an account.';
  const amountMinor = amountFrom(bank, body.amount ?? read?.amount ?? '');
  if (typeof amountMinor === 'string') return amountMinor;
  const text = (read ? read.reference : (body.text ?? '')).slice(0, MAX_TEXT);
  return { account, amountMinor, text, otherName: payer, otherAccount: payerAccount };
}

function sendingFrom(bank: Bank, account: string, body: SendBody): Transfer | string {
  const { payee = '', payeeAccount = '', text = '' } = body;
  if (!payee || !payeeAccount) return 'Enter the payee’s name and account.';
  const amountMinor = amountFrom(bank, body.amount);
  if (typeof amountMinor === 'string') return amountMinor;
  return {
    account,
    amountMinor,
    text: text.slice(0, MAX_TEXT),
    otherName: payee,
    otherAccount: payeeAccount,
  };
}

const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const csv = (lines: readonly BankLine[]): string =>
  ['id,time,direction,amount,name,account,text']
    .concat(
      lines.map((line) =>
        [
          line.code,
          line.at,
          line.direction,
          formatMoney(line.amountMinor),
          ...[line.otherName, line.otherAccount, line.text].map(cell),
        ].join(','),
      ),
    )
    .join('\r\n');

const plain = (line: BankLine) => ({ ...line, amountMinor: String(line.amountMinor) });

function addApps(server: FastifyInstance, ledgerOf: (id: string) => BankLedger | undefined): void {
  server.get<OfBank & { Querystring: { code?: string } }>(
    '/payments/banks/:bank',
    async ({ params, query: { code = '' } }, reply) => {
      const ledger = ledgerOf(params.bank);
      if (!ledger) return reply.callNotFound();
      return sendPage(
        reply,
        bankAppPage(ledger.bank, { code, read: code ? readQr(code) : null, error: null }),
      );
    },
  );
  server.post<OfBank & { Body: PayBody }>('/payments/banks/:bank/pay', async (request, reply) => {
    const ledger = ledgerOf(request.params.bank);
    if (!ledger) return reply.callNotFound();
    const { bank } = ledger;
    const wantsPage = !(request.headers.accept ?? '').includes('application/json');
    const transfer = transferFrom(bank, request.body);
    if (typeof transfer === 'string') {
      void reply.code(422);
      const { code = '' } = request.body;
      return wantsPage
        ? sendPage(reply, bankAppPage(bank, { code, read: null, error: transfer }))
        : { error: transfer };
    }
    const lines = ledger.receive(transfer);
    if (!wantsPage) return { lines: lines.map(plain) };
    return reply.redirect(`/payments/banks/${bank.id}/lines/${lines[0]?.id}`, 303);
  });
  server.get<{ Params: { bank: string; id: string } }>(
    '/payments/banks/:bank/lines/:id',
    async ({ params }, reply) => {
      const ledger = ledgerOf(params.bank);
      const line = ledger?.find(params.id);
      if (!ledger || !line) return reply.callNotFound();
      return sendPage(reply, slipPage(ledger.bank, line));
    },
  );
}

function addAccounts(
  server: FastifyInstance,
  world: PaymentWorld,
  ledgerOf: (id: string) => BankLedger | undefined,
): void {
  const show = (
    reply: FastifyReply,
    ledger: BankLedger,
    account: string,
    error: string | null,
  ): FastifyReply =>
    sendPage(
      reply,
      accountPage(ledger, account, {
        hookUrl: world.hookAddress(ledger.bank.provider, account) ?? '',
        baseUrl: world.baseUrl(),
        error,
      }),
    );
  const path = '/payments/banks/:bank/accounts/:account';
  server.get<OfAccount>(path, async ({ params: { bank, account } }, reply) => {
    const ledger = ledgerOf(bank);
    return ledger && ACCOUNT.test(account) ? show(reply, ledger, account, null) : reply.callNotFound();
  });
  server.get<OfAccount>(`${path}/lines.csv`, async ({ params: { bank, account } }, reply) => {
    const ledger = ledgerOf(bank);
    if (!ledger) return reply.callNotFound();
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="lines.csv"')
      .send(csv(ledger.list(account)));
  });
  server.post<OfAccount & { Body: SendBody }>(`${path}/send`, async (request, reply) => {
    const { bank, account } = request.params;
    const ledger = ledgerOf(bank);
    if (!ledger || !ACCOUNT.test(account)) return reply.callNotFound();
    const transfer = sendingFrom(ledger.bank, account, request.body);
    const wantsPage = !(request.headers.accept ?? '').includes('application/json');
    if (typeof transfer === 'string') {
      void reply.code(422);
      return wantsPage ? show(reply, ledger, account, transfer) : { error: transfer };
    }
    const lines = ledger.send(transfer);
    if (!wantsPage) return { lines: lines.map(plain) };
    return reply.redirect(`${accountPath(ledger.bank, account)}#lines`, 303);
  });
  server.post<OfAccount & { Body: { url?: string } }>(`${path}/hook`, async ({ params, body }, reply) => {
    const ledger = ledgerOf(params.bank);
    if (!ledger || !body.url || !URL.canParse(body.url)) return reply.callNotFound();
    world.setHookAddress(ledger.bank.provider, params.account, body.url);
    return reply.redirect(accountPath(ledger.bank, params.account), 303);
  });
}

/** Three banks: their apps, the merchants' accounts, and the interfaces of SePay and SCB. */
export function addBanks(server: FastifyInstance, world: PaymentWorld): void {
  const notify: Readonly<Record<BankId, (line: BankLine) => void>> = {
    vn: (line) => notifyBySepay(world, line),
    th: (line) => confirmByScb(world, line),
    eu: () => undefined,
  };
  const open = (bank: Bank): BankLedger => createBankLedger({ world, bank, onLine: notify[bank.id] });
  const ledgers: Readonly<Record<BankId, BankLedger>> = {
    vn: open(BANKS.vn),
    th: open(BANKS.th),
    eu: open(BANKS.eu),
  };
  const ledgerOf = (id: string): BankLedger | undefined => {
    const bank = findBank(id);
    return bank && ledgers[bank.id];
  };
  for (const { provider, name, sentence, faults, id } of Object.values(BANKS))
    world.providers.push({
      id: provider,
      title: name,
      sentence,
      faults,
      pages: [
        { path: `/payments/banks/${id}`, name: 'App' },
        { path: '/payments/banks', name: 'Accounts' },
      ],
    });
  server.get('/payments/banks', async (_request, reply) =>
    sendPage(reply, banksPage(Object.values(ledgers))),
  );
  addApps(server, ledgerOf);
  addAccounts(server, world, ledgerOf);
  addSepay(server, world, ledgers.vn);
  addScb(server, world, ledgers.th);
}
