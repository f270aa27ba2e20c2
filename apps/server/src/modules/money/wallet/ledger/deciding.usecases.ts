import type { Clock } from '../../../../platform/clock.ts';
import type { Row, Statement } from '../../../../platform/db/statement.ts';
import { openLedgerBatch, readsOf, withMark } from './batch.queries.ts';
import type { MerchantCommand, MerchantGroup, MoneyDomain } from './domain.rules.ts';
import type { AskedId } from './ledger.queries.ts';
import type { LedgerBatch } from './ledger.rules.ts';

/** Runs statements in the transaction and returns the rows of each. */
export type Run = (statements: readonly Statement[]) => Promise<readonly (readonly Row[])[]>;

/** What the commands of one merchant read and write. */
export type OpenedGroup<State> = { ledger: LedgerBatch; state: State };
export type Opened<State> = ReadonlyMap<string, OpenedGroup<State>>;

/** @throws Error for a merchant without a command in the batch */
export function groupOf<State>(opened: Opened<State>, merchantId: string): OpenedGroup<State> {
  const group = opened.get(merchantId);
  if (!group) throw new Error(`nothing was read for merchant ${merchantId}`);
  return group;
}

type Group<Command> = MerchantGroup<Command> & { ids: readonly AskedId[] };

/** The results of a group's reads: the ledger's, and the domain's. */
type Read<Command> = {
  group: Group<Command>;
  ledger: readonly (readonly unknown[])[];
  domain: readonly (readonly Row[])[];
  reads: readonly Statement[];
};

/**
 * Reads what the commands of a batch need, merchant by merchant, and has `decide` decide them in memory. If the
 * domain then needs more, that is read as well and everything is decided again; nothing is written before.
 */
export async function readAndDecide<Command extends MerchantCommand, Outcome, State, Result>(
  run: Run,
  given: {
    clock: Clock;
    domain: MoneyDomain<Command, Outcome, State>;
    groups: readonly Group<Command>[];
    decide: (opened: Opened<State>) => Result;
  },
): Promise<{ opened: Opened<State>; result: Result }> {
  const { clock, domain, groups, decide } = given;
  const plans = groups.map((group) => ({
    group,
    locks: domain.locks?.(group.merchantId, group.commands) ?? [],
    ledgerReads: readsOf(group, group.ids),
    reads: domain.reads(group.merchantId, group.commands),
  }));
  const answers = [
    ...(await run(plans.flatMap(({ locks, ledgerReads, reads }) => [...locks, ...ledgerReads, ...reads]))),
  ];
  const read: Read<Command>[] = [];
  for (const { group, locks, ledgerReads, reads } of plans) {
    const locked = answers.splice(0, locks.length);
    const ledgerAnswers = answers.splice(0, ledgerReads.length);
    const ledger = await withMark(run, { merchantId: group.merchantId, now: clock.now() }, ledgerAnswers);
    read.push({ group, ledger, reads, domain: [...locked, ...answers.splice(0, reads.length)] });
  }
  // Only now: a batch that waited for locks is later than the one it waited for.
  const now = clock.now();
  const open = (further: readonly (readonly (readonly Row[])[])[]): Opened<State> =>
    new Map(
      read.map(({ group, ledger, domain: rows, reads }, index) => [
        group.merchantId,
        {
          ledger: openLedgerBatch(now, group, ledger),
          state: domain.open(rows, further[index] ?? [], reads),
        },
      ]),
    );

  const opened = open([]);
  const result = decide(opened);
  const further = [...opened.values()].map(({ state }) => domain.furtherReads?.(state) ?? []);
  if (further.every((statements) => statements.length === 0)) return { opened, result };
  const more = [...(await run(further.flat()))];
  const reopened = open(further.map(({ length }) => more.splice(0, length)));
  return { opened: reopened, result: decide(reopened) };
}
