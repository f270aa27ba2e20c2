import { LEDGER_MEASURES, type LedgerMeasure } from '@croupier/contract/backoffice/reports.ts';
import { TRANSFER_CODES, type TransferCode } from '@croupier/contract/money/wallet.ts';
import type { HouseAccountKind } from '../../money/wallet/index.ts';

type Side = 'debit' | 'credit';
type Codes = readonly TransferCode[];

/** Movements of one side of house accounts that belong to a measure. */
export type Source = {
  measure: LedgerMeasure;
  kind: HouseAccountKind;
  side: Side;
  code: TransferCode;
  /** 1: the movement adds to the measure; -1: it reduces it. */
  sign: 1 | -1;
  /** Only movements between the house and a member. */
  withMember: boolean;
};

type Rule = {
  kind: HouseAccountKind;
  codes: Codes;
  /** The side that adds to the measure; the other one reduces it, unless `oneSided`. */
  adds: Side;
  oneSided?: { sign: 1 | -1 };
  withMember?: true;
};

const allBut = (...codes: Codes): Codes => TRANSFER_CODES.filter((code) => !codes.includes(code));

/**
 * What each measure consists of. A rollback that leaves the house returns a stake; one that reaches the house takes a
 * payout back.
 */
const RULES: Readonly<Record<LedgerMeasure, readonly Rule[]>> = {
  stakes: [
    { kind: 'game', codes: ['bet'], adds: 'credit' },
    { kind: 'game', codes: ['rollback'], adds: 'debit', oneSided: { sign: -1 } },
  ],
  payouts: [
    { kind: 'game', codes: ['win'], adds: 'debit' },
    { kind: 'game', codes: ['rollback'], adds: 'credit', oneSided: { sign: -1 } },
  ],
  jackpotIn: [{ kind: 'game', codes: ['jackpot'], adds: 'debit' }],
  corrections: [{ kind: 'game', codes: allBut('bet', 'win', 'rollback', 'jackpot'), adds: 'credit' }],
  jackpotStart: [{ kind: 'bonus_cost', codes: ['jackpot'], adds: 'debit' }],
  jackpotPaid: [{ kind: 'jackpot', codes: ['jackpot'], adds: 'debit', withMember: true }],
  welcome: [{ kind: 'bonus_cost', codes: ['welcome_credit'], adds: 'debit' }],
  bonuses: [{ kind: 'bonus_cost', codes: allBut('jackpot', 'welcome_credit'), adds: 'debit' }],
  commissions: [{ kind: 'commission_cost', codes: TRANSFER_CODES, adds: 'debit' }],
  adjustments: [{ kind: 'adjustment', codes: TRANSFER_CODES, adds: 'debit' }],
  // Money reaches a wallet from the provider at once, after a decision, or exchanged; what goes back to payers counts
  // against it. Movements between house accounts, such as settlements, are no deposits.
  deposits: [
    {
      kind: 'deposit_clearing',
      codes: ['deposit', 'refund', 'chargeback'],
      adds: 'debit',
      withMember: true,
    },
    { kind: 'suspense', codes: ['deposit'], adds: 'debit', withMember: true },
    { kind: 'exchange', codes: ['deposit'], adds: 'debit', withMember: true },
  ],
  withdrawals: [{ kind: 'withdrawal_clearing', codes: TRANSFER_CODES, adds: 'credit' }],
  feesTaken: [{ kind: 'fee_income', codes: TRANSFER_CODES, adds: 'credit' }],
  paymentFees: [{ kind: 'fee_cost', codes: TRANSFER_CODES, adds: 'debit' }],
  paymentLosses: [{ kind: 'payment_loss', codes: TRANSFER_CODES, adds: 'debit' }],
};

const opposite = (side: Side): Side => (side === 'debit' ? 'credit' : 'debit');

function sourcesOf(measure: LedgerMeasure): Source[] {
  return RULES[measure].flatMap(({ kind, codes, adds, oneSided, withMember = false }) =>
    codes.flatMap((code): Source[] => {
      const source = { measure, kind, code, withMember };
      if (oneSided) return [{ ...source, side: adds, sign: oneSided.sign }];
      return [
        { ...source, side: adds, sign: 1 },
        { ...source, side: opposite(adds), sign: -1 },
      ];
    }),
  );
}

/** Every movement that counts, with its measure. No movement belongs to two measures. */
export const SOURCES: readonly Source[] = LEDGER_MEASURES.flatMap(sourcesOf);
