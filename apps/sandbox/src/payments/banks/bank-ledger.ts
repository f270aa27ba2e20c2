import { randomBytes } from 'node:crypto';
import type { PaymentWorld } from '../payment-world.ts';
import type { Bank } from './bank-list.ts';
import { mangle } from './mangle.ts';

/** A line of an account at a bank of the sandbox. */
export type BankLine = {
  /** A number that only grows, as text. */
  id: string;
  bank: string;
  account: string;
  direction: 'in' | 'out';
  amountMinor: bigint;
  /** Who paid it, or who was paid. */
  otherName: string;
  otherAccount: string;
  text: string;
  /** The bank's own code of the transfer. */
  code: string;
  at: string;
};

export type Transfer = {
  account: string;
  amountMinor: bigint;
  text: string;
  otherName: string;
  otherAccount: string;
};

const OTHER_PAYER = 'WICHAI SAETANG';
const TENTH = 10n;
const RETURN_TOLD_MILLISECONDS = 2_000;

/** Transfers in and out of the merchants' accounts at one bank. `onLine` reports each line to the merchant. */
export function createBankLedger({
  world,
  bank,
  onLine,
}: {
  world: PaymentWorld;
  bank: Bank;
  onLine: (line: BankLine) => void;
}) {
  const lines = world.store.table<BankLine>('bank-lines');
  const { provider, stepMinor } = bank;
  const take = (fault: Bank['faults'][number], account: string): boolean =>
    world.faults.take(provider, fault, account);

  function add(transfer: Transfer, direction: 'in' | 'out', kind: 'payment' | 'payout' | 'return'): BankLine {
    const line: BankLine = {
      ...transfer,
      id: String(1_000 + lines.size + 1),
      bank: bank.id,
      direction,
      code: `FT${randomBytes(5).toString('hex').toUpperCase()}`,
      at: new Date().toISOString(),
    };
    lines.set(line.id, line);
    world.book.add({
      provider,
      account: line.account,
      asset: bank.currency,
      kind,
      amountMinor: direction === 'in' ? line.amountMinor : -line.amountMinor,
      order: line.id,
      at: line.at,
    });
    // Money that comes back is told of after what was sent, as at any bank.
    if (kind === 'return') setTimeout(() => onLine(line), RETURN_TOLD_MILLISECONDS).unref();
    else onLine(line);
    return line;
  }

  const floor = (amountMinor: bigint): bigint => {
    const whole = amountMinor - (amountMinor % stepMinor);
    return whole > 0n ? whole : stepMinor;
  };

  /** What the payer and the banks in between make of a transfer. */
  function asItArrives(transfer: Transfer): Transfer {
    const { account, amountMinor, text } = transfer;
    const off = take('under', account) ? -1n : take('over', account) ? 1n : 0n;
    return {
      ...transfer,
      amountMinor: off === 0n ? amountMinor : floor(amountMinor + (off * amountMinor) / TENTH),
      text: take('reference_lost', account)
        ? 'chuyen tien'
        : take('reference_mangled', account)
          ? mangle(text)
          : text,
      otherName: take('other_payer', account) ? OTHER_PAYER : transfer.otherName,
    };
  }

  return {
    bank,
    /** Somebody pays into a merchant's account. Returns the lines that this made. */
    receive: (transfer: Transfer): BankLine[] => {
      const arrived = asItArrives(transfer);
      const times = take('paid_twice', transfer.account) ? 2 : 1;
      return Array.from({ length: times }, () => add(arrived, 'in', 'payment'));
    },
    /** A merchant pays from its account. */
    send: (transfer: Transfer): BankLine[] => {
      const sent = add(transfer, 'out', 'payout');
      if (!take('returned', transfer.account)) return [sent];
      return [sent, add({ ...transfer, text: `HOAN TRA ${transfer.text}` }, 'in', 'return')];
    },
    find: (id: string): BankLine | undefined => {
      const line = lines.get(id);
      return line?.bank === bank.id ? line : undefined;
    },
    /** Newest first. */
    list: (account?: string): BankLine[] =>
      [...lines.values()]
        .filter((line) => line.bank === bank.id && (account === undefined || line.account === account))
        .reverse(),
    accounts: (): string[] => [
      ...new Set([...lines.values()].filter((line) => line.bank === bank.id).map(({ account }) => account)),
    ],
    balanceMinor: (account: string): bigint => world.book.position(provider, account)[bank.currency] ?? 0n,
  };
}
export type BankLedger = ReturnType<typeof createBankLedger>;
