import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { toDecimal, toUnits, fromUnits } from '@croupier/contract/payments/currency-units.ts';
import type { Fault } from '../faults.ts';
import type { PaymentWorld } from '../payment-world.ts';
import type { GatewayDeposit, GatewayMovement, GatewayPayout, GatewayRefund } from './signed-orders.ts';

export const SIGNED = 'signed';

/** Documented: nine repeats within a day. */
const RETRY_SECONDS = [5, 15, 60, 300, 900, 3_600, 10_800, 21_600, 43_200];
const SETTLES_AFTER_MILLISECONDS = 150;
/** What the gateway keeps of a payment. */
const FEE_BPS = 150n;

/** Any account is accepted, and its key follows from its name. */
export const keyOf = (account: string): string => `${account}-signing-key`;

/** The part of an amount, in whole units of the currency. */
function partOf(amountMinor: bigint, bps: bigint, currency: string): bigint {
  const units = ((toUnits(amountMinor, currency) ?? 0n) * bps) / 10_000n;
  return fromUnits(String(units), currency) ?? 0n;
}

export const movementJson = (movement: GatewayMovement) => ({
  id: movement.id,
  direction: movement.direction,
  amount: toDecimal(movement.amountMinor, movement.currency),
  fee: toDecimal(movement.feeMinor, movement.currency),
  currency: movement.currency,
  ...(movement.order ? { order: movement.order } : {}),
  payer: movement.payer,
  text: movement.text,
  at: movement.at,
  final: true,
});

const chargebackJson = ({ id, currency, chargeback }: GatewayDeposit) =>
  chargeback && {
    id: chargeback.id,
    order: id,
    state: chargeback.state,
    amount: toDecimal(chargeback.amountMinor, currency),
  };

/** A gateway that implements the signed protocol, its accounts told apart by name. */
export function createSignedWorld(world: PaymentWorld) {
  const { book, faults, hooks, store } = world;
  const deposits = store.table<GatewayDeposit>('signed-deposits');
  const payouts = store.table<GatewayPayout>('signed-payouts');
  const refunds = store.table<GatewayRefund>('signed-refunds');
  const movements = store.table<GatewayMovement>('signed-movements');
  const timers = new Set<NodeJS.Timeout>();

  const now = (): string => new Date().toISOString();
  const later = (run: () => void): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, SETTLES_AFTER_MILLISECONDS);
    timers.add(timer);
  };
  const happens = (fault: Fault, account: string): boolean => faults.take(SIGNED, fault, account);
  const post = (
    order: { account: string; currency: string; id: string },
    kind: 'payment' | 'payout' | 'refund' | 'return' | 'fee' | 'chargeback',
    amountMinor: bigint,
  ): void => {
    book.add({
      provider: SIGNED,
      account: order.account,
      asset: order.currency,
      kind,
      amountMinor,
      order: order.id,
    });
  };

  function report(
    { account, notifyUrl }: { account: string; notifyUrl: string },
    told: { movements?: object[]; changed?: string[]; chargeback?: object | null },
  ): void {
    const message = { call: 'report', to: account, event: randomUUID(), ...told };
    const signed = (key: string, content: object, at: Date) => {
      const body = JSON.stringify(content);
      const [timestamp, nonce] = [String(at.getTime()), randomBytes(12).toString('hex')];
      const signature = createHmac('sha256', key).update(`${timestamp}\n${nonce}\n${body}`).digest('hex');
      return {
        headers: {
          'content-type': 'application/json',
          'x-timestamp': timestamp,
          'x-nonce': nonce,
          'x-signature': signature,
        },
        body,
      };
    };
    hooks.send({
      provider: SIGNED,
      account,
      url: notifyUrl,
      sign: (at) => signed(keyOf(account), message, at),
      forge: (at) =>
        signed(
          'a stranger’s signing key',
          { ...message, movements: told.movements?.map((one) => ({ ...one, amount: '999999' })) },
          at,
        ),
      retrySeconds: RETRY_SECONDS,
    });
  }

  function receive(
    deposit: GatewayDeposit,
    { amountMinor, payer }: { amountMinor: bigint; payer: string },
  ): void {
    const { account, currency, id, reference } = deposit;
    const isMangled = happens('reference_mangled', account);
    const isLost = !isMangled && happens('reference_lost', account);
    const feeMinor = partOf(amountMinor, happens('other_fee', account) ? FEE_BPS * 2n : FEE_BPS, currency);
    const movement: GatewayMovement = {
      id: `mv_${randomUUID()}`,
      account,
      direction: 'in',
      amountMinor,
      feeMinor,
      currency,
      order: isMangled || isLost ? null : id,
      payer,
      text: isMangled
        ? `TRF ${reference.slice(0, 4).toLowerCase()} ${reference.slice(4)}/0`
        : isLost
          ? ''
          : reference,
      at: now(),
    };
    movements.set(movement.id, movement);
    post(deposit, 'payment', amountMinor);
    post(deposit, 'fee', -feeMinor);
    if (movement.order) deposit.state = 'paid';
    store.changed();
    report(deposit, { movements: [movementJson(movement)] });
  }

  function decideChargeback(deposit: GatewayDeposit, state: 'won' | 'lost'): void {
    if (deposit.chargeback?.state !== 'opened') return;
    deposit.chargeback.state = state;
    if (state === 'won') post(deposit, 'chargeback', deposit.chargeback.amountMinor);
    store.changed();
    report(deposit, { chargeback: chargebackJson(deposit) });
  }
  function openChargeback(deposit: GatewayDeposit): void {
    if (deposit.chargeback || deposit.state !== 'paid') return;
    const paid = [...movements.values()].find(
      ({ order, direction }) => order === deposit.id && direction === 'in',
    );
    const amountMinor = paid?.amountMinor ?? deposit.amountMinor;
    deposit.chargeback = { id: `cb_${randomUUID()}`, state: 'opened', amountMinor };
    post(deposit, 'chargeback', -amountMinor);
    store.changed();
    report(deposit, { chargeback: chargebackJson(deposit) });
  }

  /** A payout or refund leaves the account. */
  function leave(order: GatewayPayout | GatewayRefund, kind: 'payout' | 'refund', payer: string): void {
    if (order.state !== 'under_way') return;
    const { account, currency, id, reference, amountMinor } = order;
    if (happens('failed', account)) {
      order.state = 'failed';
      order.reason = 'The bank does not know the account';
      store.changed();
      report(order, { changed: [id] });
      return;
    }
    order.state = 'paid';
    const movement: GatewayMovement = {
      id: `mv_${randomUUID()}`,
      account,
      direction: 'out',
      amountMinor,
      feeMinor: 0n,
      currency,
      order: id,
      payer,
      text: reference,
      at: now(),
    };
    movements.set(movement.id, movement);
    post(order, kind, -amountMinor);
    store.changed();
    report(order, { movements: [movementJson(movement)], changed: [id] });
    if (kind === 'payout' && happens('returned', account)) later(() => sendBack(order));
  }
  function sendBack(payout: GatewayPayout | GatewayRefund): void {
    if (payout.state !== 'paid') return;
    payout.state = 'returned';
    post(payout, 'return', payout.amountMinor);
    store.changed();
    report(payout, { changed: [payout.id] });
  }

  const leaveLater = (
    order: GatewayPayout | GatewayRefund,
    kind: 'payout' | 'refund',
    payer: string,
  ): void => {
    store.changed();
    later(() => leave(order, kind, payer));
  };
  for (const payout of payouts.values())
    if (payout.state === 'under_way') leaveLater(payout, 'payout', payout.payee);
  for (const refund of refunds.values()) if (refund.state === 'under_way') leaveLater(refund, 'refund', '');

  return {
    deposits,
    payouts,
    refunds,
    movements,
    changed: store.changed,
    position: (account: string) => book.position(SIGNED, account),
    leaveLater,
    sendBack,
    openChargeback,
    decideChargeback,
    chargebackJson,
    /** The payer pays on the hosted page. */
    pay: (deposit: GatewayDeposit, name: string): void => {
      const { account, amountMinor } = deposit;
      if (happens('failed', account)) {
        deposit.state = 'failed';
        deposit.reason = 'The payer’s bank has refused';
        store.changed();
        report(deposit, { changed: [deposit.id] });
        return;
      }
      const payer = happens('other_payer', account) ? 'MORGAN STRANGER' : name;
      const paid = happens('under', account)
        ? partOf(amountMinor, 5_000n, deposit.currency)
        : happens('over', account)
          ? amountMinor * 2n
          : amountMinor;
      receive(deposit, { amountMinor: paid, payer });
      if (happens('paid_twice', account)) receive(deposit, { amountMinor: paid, payer });
      if (happens('chargeback', account)) later(() => openChargeback(deposit));
    },
    cancel: (deposit: GatewayDeposit): void => {
      deposit.state = 'failed';
      deposit.reason = 'Cancelled by the payer';
      store.changed();
      report(deposit, { changed: [deposit.id] });
    },
    close: (): void => {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
export type SignedWorld = ReturnType<typeof createSignedWorld>;
