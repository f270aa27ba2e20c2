import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { formatMoney, parseMoney } from '@croupier/contract/money.ts';

type Body = { [key: string]: unknown };
export type TakenCall = {
  path: string;
  name: string;
  body: Body;
  raw: string;
  headers: IncomingMessage['headers'];
};
/** What a call does to the wallet, in the words of no protocol. */
type Asked =
  | { kind: 'read' }
  | { kind: 'bet' | 'win'; id: string; unit: string; amount: bigint }
  | { kind: 'cancel'; id: string; target: string };
type Done = { code: 'ok' | 'funds' | 'unknown_bet'; balance: bigint; isRepeated: boolean };

const text = (body: Body, field: string): string => (typeof body[field] === 'string' ? body[field] : '');
const part = (body: Body, field: string): Body => (body[field] ?? {}) as Body;

/** A wallet with the rules that matter to a vendor: ids are booked once, cancelled bets come back. */
function createBook(startBalance: bigint) {
  const balances = new Map<string, bigint>();
  const seen = new Map<string, Done>();
  const bets = new Map<string, { player: string; amount: bigint; unit: string; open: boolean }>();
  const balanceOf = (player: string): bigint => balances.get(player) ?? startBalance;
  const book = (player: string, change: bigint): bigint => {
    const balance = balanceOf(player) + change;
    balances.set(player, balance);
    return balance;
  };
  function cancel(player: string, target: string): Done {
    const found = [...bets].filter(([id, { unit }]) => id === target || unit === target);
    for (const [, bet] of found)
      if (bet.open) {
        book(player, bet.amount);
        bet.open = false;
      }
    return { code: found.length === 0 ? 'unknown_bet' : 'ok', balance: balanceOf(player), isRepeated: false };
  }
  return {
    balanceOf,
    carryOut: (player: string, asked: Asked): Done => {
      if (asked.kind === 'read') return { code: 'ok', balance: balanceOf(player), isRepeated: false };
      const known = seen.get(asked.id);
      if (known) return { ...known, isRepeated: true };
      let done: Done;
      if (asked.kind === 'cancel') done = cancel(player, asked.target);
      else if (asked.kind === 'bet' && balanceOf(player) < asked.amount)
        done = { code: 'funds', balance: balanceOf(player), isRepeated: false };
      else {
        if (asked.kind === 'bet')
          bets.set(asked.id, { player, amount: asked.amount, unit: asked.unit, open: true });
        done = {
          code: 'ok',
          balance: book(player, asked.kind === 'bet' ? -asked.amount : asked.amount),
          isRepeated: false,
        };
      }
      seen.set(asked.id, done);
      return done;
    },
  };
}
type Book = ReturnType<typeof createBook>;

function answerHub88(name: string, body: Body, book: Book): Body {
  const player = text(body, 'user');
  const amount = BigInt(Number(body['amount'] ?? 0)) / 10n;
  const [id, unit] = [text(body, 'transaction_uuid'), text(body, 'round')];
  const asked: Asked =
    name === 'bet' || name === 'win'
      ? { kind: name, id, unit, amount: body['is_free'] === true && name === 'bet' ? 0n : amount }
      : name === 'rollback'
        ? { kind: 'cancel', id, target: text(body, 'reference_transaction_uuid') }
        : { kind: 'read' };
  const { code, balance } = book.carryOut(player, asked);
  const status = {
    ok: 'RS_OK',
    funds: 'RS_ERROR_NOT_ENOUGH_MONEY',
    unknown_bet: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  };
  return {
    status: status[code],
    user: player,
    currency: 'THB',
    balance: Number(balance * 10n),
    request_uuid: body['request_uuid'],
  };
}

function answerEvolution(name: string, body: Body, book: Book): string {
  const player = text(body, 'userId');
  const transaction = part(body, 'transaction');
  const [id, unit] = [text(transaction, 'id'), text(transaction, 'refId')];
  const amount = parseMoney(Number(transaction['amount'] ?? 0).toFixed(4)) ?? 0n;
  const asked: Asked =
    name === 'debit'
      ? { kind: 'bet', id, unit, amount }
      : name === 'credit'
        ? { kind: 'win', id, unit, amount }
        : name === 'cancel'
          ? { kind: 'cancel', id, target: unit }
          : { kind: 'read' };
  const { code, balance, isRepeated } = book.carryOut(player, asked);
  const repeated = name === 'debit' ? 'BET_ALREADY_EXIST' : 'BET_ALREADY_SETTLED';
  const status = {
    ok: isRepeated ? repeated : 'OK',
    funds: 'INSUFFICIENT_FUNDS',
    unknown_bet: 'BET_DOES_NOT_EXIST',
  };
  const sid = name === 'check' ? `,"sid":"${text(body, 'sid')}-checked"` : '';
  return `{"status":"${status[code]}","balance":${formatMoney(balance)},"bonus":0,"uuid":"${text(body, 'uuid')}"${sid}}`;
}

function answerHmac(name: string, body: Body, book: Book, player = text(body, 'player')): Body {
  if (name === 'batch') {
    const items = (body['items'] as Body[]).map((item) => answerHmac(text(item, 'call'), item, book, player));
    const failed = items.findIndex(({ code }) => code !== 'ok');
    return {
      code: 'ok',
      items:
        failed < 0
          ? items
          : items.map((item, at) => (at > failed ? { ...item, code: 'bet_not_found' } : item)),
    };
  }
  const amount = parseMoney(text(body, 'amount')) ?? 0n;
  const [id, unit] = [text(body, 'id'), text(body, 'unit')];
  const change = (parseMoney(text(body, 'payout')) ?? 0n) - (parseMoney(text(body, 'previous')) ?? 0n);
  const asked: Asked =
    name === 'bet' || name === 'win' || name === 'promo'
      ? { kind: name === 'bet' ? 'bet' : 'win', id, unit, amount }
      : name === 'correct'
        ? { kind: 'win', id, unit, amount: change }
        : name === 'rollback' || name === 'cancel'
          ? { kind: 'cancel', id, target: text(body, 'bet') || unit }
          : { kind: 'read' };
  const { code, balance, isRepeated } = book.carryOut(player, asked);
  const codes = { ok: 'ok', funds: 'insufficient_funds', unknown_bet: 'bet_not_found' };
  return { code: codes[code], id, balance: formatMoney(balance), ...(isRepeated ? { repeated: true } : {}) };
}

/** An operator's wallet for tests, in memory, below `/hub88`, `/evolution` and `/hmac`. */
export function createTestOperator({ balance = 10_000n * 10_000n }: { balance?: bigint } = {}) {
  const book = createBook(balance);
  const calls: TakenCall[] = [];
  /** Calls that are carried out but not answered. */
  let unanswered = 0;
  const server = createServer((request, response) => {
    let raw = '';
    request.on('data', (chunk: Buffer) => (raw += chunk.toString()));
    request.on('end', () => {
      const path = (request.url ?? '').split('?')[0] ?? '';
      const [, protocol = ''] = path.split('/');
      const name = path.slice(path.lastIndexOf('/') + 1);
      const body = JSON.parse(raw || '{}') as Body;
      calls.push({ path, name, body, raw, headers: request.headers });
      const answer =
        protocol === 'evolution'
          ? answerEvolution(name, body, book)
          : JSON.stringify(
              protocol === 'hub88' ? answerHub88(name, body, book) : answerHmac(name, body, book),
            );
      if (unanswered > 0) {
        unanswered -= 1;
        request.socket.destroy();
        return;
      }
      response.setHeader('content-type', 'application/json');
      response.end(answer);
    });
  });
  return {
    calls,
    balanceOf: book.balanceOf,
    loseAnswers: (count: number): void => {
      unanswered = count;
    },
    listen: async (): Promise<string> => {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    close: (): void => {
      server.closeAllConnections();
      server.close();
    },
  };
}
export type TestOperator = ReturnType<typeof createTestOperator>;
