import type { BonusEnd } from '@croupier/contract/bonuses/terms.ts';
import type { Statement } from '../../../platform/db/statement.ts';
import { derivedId } from '../../../platform/ids.ts';
import { markBonuses, type LedgerBatch, type LedgerTransfer } from '../wallet/index.ts';
import { insertEvents, type BonusEvent } from './bonuses.events.ts';
import { bonusOf, updateBonuses, type BonusRow } from './bonuses.queries.ts';
import type { Bonus } from './bonuses.types.ts';
import { keepHints } from './hints.usecases.ts';
import { keptLaterOf, keptOf } from './split.rules.ts';
import { daysAfter, isOver } from './terms.rules.ts';

/** Numbers of a member's main and bonus accounts, and of the house account that pays the bonus. */
export type BonusAccounts = { main: number; bonus: number; cost: number };

/** What the counters of a bonus change by when a round changes. */
export type Progress = { wageredMinor: bigint; openStakeMinor: bigint; openRounds: number };

const BONUS = 'bonus';

/** The bonuses of one merchant's members in a batch, as read and as changed. */
function createBonusSet(rows: readonly BonusRow[]) {
  const bonuses = new Map<string, Bonus>();
  /** Members of whom a playing bonus was read, even if it has ended in this batch. */
  const playing = new Map<string, string>();
  for (const row of rows) {
    const bonus = bonusOf(row);
    bonuses.set(row.id, bonus);
    if (row.state !== 'playing') continue;
    playing.set(bonus.memberId, row.id);
    keepHints(bonus.memberId);
  }
  const changed = new Map<string, BonusAccounts>();
  const marks = new Map<number, boolean>();
  const events: BonusEvent[] = [];
  let at = new Date(0);

  const get = (id: string): Bonus => {
    const bonus = bonuses.get(id);
    if (!bonus) throw new Error(`bonus ${id} is not in this batch`);
    return bonus;
  };

  const change = (
    ledger: LedgerBatch,
    id: string,
    accounts: BonusAccounts,
    changes: Partial<Bonus>,
  ): Bonus => {
    const bonus = { ...get(id), ...changes };
    bonuses.set(id, bonus);
    changed.set(id, accounts);
    at = ledger.at;
    return bonus;
  };

  const post = (ledger: LedgerBatch, transfers: readonly LedgerTransfer[]): void => {
    if (transfers.length === 0) return;
    const posted = ledger.post(transfers);
    if (!posted.ok || posted.duplicate)
      throw new Error(`money of a bonus could not be moved: ${JSON.stringify(posted.ok || posted.why)}`);
  };

  /** Takes money out of the bonus account: a part to the member, the rest to the house. */
  const payOut = (
    bonus: Bonus,
    accounts: BonusAccounts,
    { keptMinor, restMinor, seed }: { keptMinor: bigint; restMinor: bigint; seed: readonly string[] },
  ): LedgerTransfer[] => {
    const { merchantId, id: reference } = bonus;
    const out = { debit: accounts.bonus, code: BONUS, reference };
    const idOf = (part: string): string => derivedId(`bonus ${part}`, merchantId, ...seed);
    return [
      ...(keptMinor > 0n
        ? [{ ...out, id: idOf('released'), credit: accounts.main, amountMinor: keptMinor }]
        : []),
      ...(restMinor > 0n
        ? [{ ...out, id: idOf('returned'), credit: accounts.cost, amountMinor: restMinor }]
        : []),
    ];
  };

  /** Ends a playing or waiting bonus, with its balance. */
  const end = (ledger: LedgerBatch, id: string, accounts: BonusAccounts, how: BonusEnd): Bonus => {
    const bonus = get(id);
    const hasPlayed = bonus.state === 'playing';
    const balanceMinor = hasPlayed ? (ledger.member(accounts.bonus)?.balanceMinor ?? 0n) : 0n;
    const keptMinor = keptOf(bonus, how, balanceMinor);
    const restMinor = balanceMinor - keptMinor;
    post(ledger, payOut(bonus, accounts, { keptMinor, restMinor, seed: [id, 'end'] }));
    const ended = change(ledger, id, accounts, {
      state: 'ended',
      endedHow: how,
      endedAt: ledger.at,
      releasedMinor: bonus.releasedMinor + keptMinor,
      returnedMinor: bonus.returnedMinor + restMinor,
    });
    if (hasPlayed) marks.set(accounts.main, false);
    // The money of a bonus that was never started did not leave the house.
    const minor = hasPlayed ? restMinor : bonus.grantedMinor;
    events.push({ bonus: ended, type: 'bonus.ended', minor });
    return ended;
  };

  return {
    /** Whether no bonus was read at all, as for most batches. */
    isEmpty: rows.length === 0,
    find: (id: string): Bonus | undefined => bonuses.get(id),
    /** Whether a playing bonus of the member was read. */
    isKnown: (memberId: string): boolean => playing.has(memberId),
    playing: (memberId: string): Bonus | undefined => {
      const bonus = bonuses.get(playing.get(memberId) ?? '');
      return bonus?.state === 'playing' ? bonus : undefined;
    },
    end,
    start: (ledger: LedgerBatch, id: string, accounts: BonusAccounts): Bonus => {
      const bonus = get(id);
      const { merchantId, grantedMinor, terms } = bonus;
      const transfer = { id: derivedId('bonus granted', merchantId, id), code: BONUS, reference: id };
      post(ledger, [
        { ...transfer, debit: accounts.cost, credit: accounts.bonus, amountMinor: grantedMinor },
      ]);
      const startedAt = ledger.at;
      const expiresAt = daysAfter(startedAt, terms.days);
      const started = change(ledger, id, accounts, { state: 'playing', startedAt, expiresAt });
      playing.set(bonus.memberId, id);
      marks.set(accounts.main, true);
      events.push({ bonus: started, type: 'bonus.started', minor: 0n });
      return started.requiredMinor === 0n ? end(ledger, id, accounts, 'met') : started;
    },
    /** What a round has changed: the terms may be met by it, or the money used up. */
    progress: (ledger: LedgerBatch, id: string, accounts: BonusAccounts, by: Progress): void => {
      const bonus = get(id);
      const after = change(ledger, id, accounts, {
        wageredMinor: bonus.wageredMinor + by.wageredMinor,
        openStakeMinor: bonus.openStakeMinor + by.openStakeMinor,
        openRounds: bonus.openRounds + by.openRounds,
      });
      if (after.state !== 'playing') return;
      if (after.wageredMinor >= after.requiredMinor) {
        end(ledger, id, accounts, 'met');
        return;
      }
      if (isOver(after, ledger.at)) {
        end(ledger, id, accounts, 'expired');
        return;
      }
      const isEmpty = (ledger.member(accounts.bonus)?.balanceMinor ?? 0n) === 0n;
      if (isEmpty && after.openStakeMinor === 0n) end(ledger, id, accounts, 'used_up');
    },
    /**
     * Where money goes on that has come back to a bonus after its end: transfers to post together with the one that
     * brings it, and what they change.
     */
    later: (
      ledger: LedgerBatch,
      id: string,
      accounts: BonusAccounts,
      { amountMinor, seed }: { amountMinor: bigint; seed: string },
    ): { transfers: LedgerTransfer[]; done: () => void } => {
      const bonus = get(id);
      if (bonus.state === 'playing' || amountMinor === 0n) return { transfers: [], done: () => undefined };
      const keptMinor = keptLaterOf(bonus, amountMinor);
      const restMinor = amountMinor - keptMinor;
      return {
        transfers: payOut(bonus, accounts, { keptMinor, restMinor, seed: [id, seed] }),
        done: () => {
          const now = get(id);
          const after = change(ledger, id, accounts, {
            releasedMinor: now.releasedMinor + keptMinor,
            returnedMinor: now.returnedMinor + restMinor,
          });
          if (restMinor > 0n) events.push({ bonus: after, type: 'bonus.returned', minor: restMinor });
        },
      };
    },
    /** What the house pays where a corrected result takes more than there is. */
    cover: (
      ledger: LedgerBatch,
      id: string,
      accounts: BonusAccounts,
      { amountMinor, seed }: { amountMinor: bigint; seed: string },
    ): { transfers: LedgerTransfer[]; done: () => void } => {
      const { merchantId } = get(id);
      const transfer = { id: derivedId('bonus covered', merchantId, id, seed), code: BONUS, reference: id };
      return {
        transfers:
          amountMinor > 0n
            ? [{ ...transfer, debit: accounts.cost, credit: accounts.bonus, amountMinor }]
            : [],
        done: () => void change(ledger, id, accounts, { coveredMinor: get(id).coveredMinor + amountMinor }),
      };
    },
    changes: () => ({
      bonuses: [...changed.keys()].map(get),
      marks: [...marks].map(([account, playsBonus]) => ({ account, playsBonus })),
      events: events.map((event) => ({ event, at })),
    }),
  };
}

export type BonusSet = ReturnType<typeof createBonusSet>;

export const openBonusSet = (rows: readonly unknown[] | undefined): BonusSet =>
  createBonusSet((rows ?? []) as readonly BonusRow[]);

/** What a batch has changed of bonuses: nothing for most batches. */
export function bonusWrites(sets: readonly BonusSet[]): Statement[] {
  const changes = sets.map((set) => set.changes());
  const events = changes.flatMap((one) => one.events);
  return [
    ...changes.flatMap(({ bonuses, marks }) => {
      const merchantId = bonuses[0]?.merchantId ?? '';
      return [
        ...(bonuses.length > 0 ? [updateBonuses(merchantId, bonuses)] : []),
        ...(marks.length > 0 ? [markBonuses(merchantId, marks)] : []),
      ];
    }),
    ...(events.length > 0 ? [insertEvents(events)] : []),
  ];
}
