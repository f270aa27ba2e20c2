import { formatMoney, parseMoney } from '@croupier/contract/money.ts';
import type { Host } from '../host/host.types.ts';
import { textOf } from '../host/raw-json.ts';
import type { Operator } from '../host/vendor.types.ts';
import type { ExtraHandlers } from './hmac.routes.ts';

const SCHEMA = `create table if not exists transfers (
  operator text not null, id text not null, kind text not null, player text not null, currency text not null,
  asked text not null, amount text not null, state text not null, primary key (operator, id)
) strict`;

type Kind = 'deposit' | 'withdraw';
type Row = {
  kind: Kind;
  player: string;
  currency: string;
  asked: string;
  amount: string;
  state: 'done' | 'failed';
};
type Handler = ReturnType<ExtraHandlers>[string];
type Body = Parameters<Handler>[1];

const malformed = (field: string): ReturnType<Handler> => ({ code: 'malformed', message: 'missing', field });

/** Money that operators move into the vendor's wallet and back, each transfer once. */
export const transferCalls: ExtraHandlers = (host: Host) => {
  host.store.exec(SCHEMA);
  const find = (operator: Operator, id: string): Row | undefined =>
    host.store.all<Row>('select * from transfers where operator = ? and id = ?', operator.id, id)[0];

  /** A repeated transfer is answered like the first one. */
  const answerOf = (id: string, { state, amount, player, currency }: Row): ReturnType<Handler> => {
    const balance = formatMoney(host.localBook.balanceOf(player, currency));
    return state === 'done'
      ? { code: 'ok', id, amount: formatMoney(BigInt(amount)), balance }
      : { code: 'insufficient_funds', id, balance };
  };

  /** Moves what was asked, or all there is. */
  function book(kind: Kind, player: string, currency: string, asked: bigint | 'all'): Row {
    const balance = host.localBook.balanceOf(player, currency);
    const amount = asked === 'all' ? balance : asked;
    const isCovered = kind === 'deposit' || balance >= amount;
    if (isCovered) host.localBook.move(player, currency, kind === 'deposit' ? amount : -amount);
    const state = isCovered ? 'done' : 'failed';
    return { kind, player, currency, asked: String(asked), amount: String(amount), state };
  }

  const askedIn = (kind: Kind, body: Body): bigint | 'all' | undefined => {
    if (kind === 'withdraw' && body['all'] === true) return 'all';
    const amount = parseMoney(textOf(body, 'amount'));
    return amount !== undefined && amount > 0n ? amount : undefined;
  };

  function keep(operator: Operator, id: string, row: Row): void {
    host.store.run(
      'insert into transfers (operator, id, kind, player, currency, asked, amount, state) values (?, ?, ?, ?, ?, ?, ?, ?)',
      operator.id,
      id,
      row.kind,
      row.player,
      row.currency,
      row.asked,
      row.amount,
      row.state,
    );
  }

  const move =
    (kind: Kind): Handler =>
    (operator, body) => {
      const [id, name] = [textOf(body, 'id'), textOf(body, 'player')];
      const asked = askedIn(kind, body);
      if (!id) return malformed('id');
      if (!name) return malformed('player');
      if (asked === undefined) return malformed('amount');
      const player = `${operator.id}/${name}`;
      const currency = textOf(body, 'currency') || operator.currency;
      const known = find(operator, id);
      if (known) {
        const isSame = known.kind === kind && known.player === player && known.asked === String(asked);
        return isSame ? answerOf(id, known) : { code: 'mismatch', id };
      }
      // The connection breaks before the transfer is made, or after it.
      if (host.faults.take(operator.vendor, 'cut', operator.account)) return { code: 'later' };
      const row = host.store.transaction(() => {
        const booked = book(kind, player, currency, asked);
        keep(operator, id, booked);
        return booked;
      });
      return host.faults.take(operator.vendor, 'lost', operator.account)
        ? { code: 'later' }
        : answerOf(id, row);
    };

  return {
    deposit: move('deposit'),
    withdraw: move('withdraw'),
    balance: (operator, body) => {
      const currency = textOf(body, 'currency') || operator.currency;
      const balance = host.localBook.balanceOf(`${operator.id}/${textOf(body, 'player')}`, currency);
      return { code: 'ok', balance: formatMoney(balance), currency };
    },
    transfer: (operator, body) => {
      const id = textOf(body, 'id');
      const known = find(operator, id);
      if (!known) return { code: 'ok', id, state: 'absent' };
      return known.state === 'failed'
        ? { code: 'ok', id, state: 'failed', reason: 'insufficient_funds' }
        : { code: 'ok', id, state: 'done', amount: formatMoney(BigInt(known.amount)) };
    },
  };
};
