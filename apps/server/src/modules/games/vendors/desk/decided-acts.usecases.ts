import type { ChangeLine } from '@croupier/contract/access/approvals.ts';
import { formatMoney } from '@croupier/contract/money.ts';
import { z } from 'zod';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { approvalErrors } from '../../../access/approvals/index.ts';
import type { Operator } from '../../../access/permissions/index.ts';
import type { Audit } from '../../../base/audit-log/index.ts';
import type { Merchants } from '../../../base/merchants/index.ts';
import type { MoneyTx, Wallet } from '../../../money/wallet/index.ts';
import type { Round, RoundCommand, Rounds } from '../../rounds/index.ts';
import type { OpenedAccount, VendorAccounts } from '../accounts/accounts.usecases.ts';
import { hasOwnWallet } from '../accounts/own-wallet.rules.ts';
import {
  commandFor,
  DONE_BY,
  ownIdOf,
  peopleActsOf,
  roundIdOf,
  type ActFacts,
  type PeopleAct,
} from '../differences/acts.rules.ts';
import { moveDifference } from '../differences/differences.queries.ts';
import { findDifference, type DifferenceRow } from '../differences/differences.reads.ts';
import { lineOf } from '../lists/stored-lines.rules.ts';
import type { Players } from '../players/players.usecases.ts';
import { walletOf } from '../transfers/moves.usecases.ts';
import { listVendorCodes } from '../transfers/transfers.queries.ts';
import { vendorsErrors } from '../vendors.errors.ts';
import { idsOf } from '../wallet-call/asks.usecases.ts';

export const DIFFERENCE_KIND = 'vendors.difference';

export type DecidedActDeps = {
  db: Db;
  clock: Clock;
  audit: Pick<Audit, 'record'>;
  merchants: Pick<Merchants, 'byId'>;
  wallet: Pick<Wallet, 'transaction'>;
  rounds: Pick<Rounds, 'decide' | 'findRound'>;
  accounts: Pick<VendorAccounts, 'open'>;
  players: Pick<Players, 'memberOf'>;
  gameOf: (
    account: OpenedAccount['account'],
    game: string,
  ) => Promise<{ vendor: string; gameId: string } | undefined>;
};

const payloadSchema = z.object({
  accountId: z.uuid(),
  key: z.string().max(200),
  kind: z.string().max(32),
  act: z.enum(['book', 'void', 'correct']),
});
export type DecidedAct = z.output<typeof payloadSchema>;

type Request = { merchantId: string; subject: string; payload: DecidedAct };
type Known = { row: DifferenceRow; command: RoundCommand; round: Round | undefined; opened: OpenedAccount };
/** As JSON: when something else is so at the decision, the request is stale. */
type Facts = {
  account: string;
  ours: unknown;
  theirs: unknown;
  round: { state: string; stake: string; payout: string } | null;
  changes: ChangeLine[];
};

const text = (amountMinor: bigint, currency: string): string => `${formatMoney(amountMinor)} ${currency}`;

const notPossible = (): never => {
  throw appError(vendorsErrors.actNotPossible);
};

/** The player whom either side names. */
const playerOf = ({ ours, theirs }: DifferenceRow): string => {
  const name = theirs?.['player'] ?? ours?.['player'];
  return typeof name === 'string' ? name : '';
};

async function memberOf(
  { players }: DecidedActDeps,
  { account }: OpenedAccount,
  row: DifferenceRow,
  round: Round | undefined,
): Promise<string | undefined> {
  return round?.memberId ?? players.memberOf(account, playerOf(row));
}

/** The round, and the game where there is none yet. */
async function aboutOf(deps: DecidedActDeps, db: Db, opened: OpenedAccount, row: DifferenceRow) {
  const { account } = opened;
  const { merchantId } = account;
  const line = lineOf(row.theirs);
  const ids = idsOf(account);
  const ownRound = line ? undefined : await deps.rounds.findRound(db, { merchantId, roundId: row.key });
  const memberId = (await memberOf(deps, opened, row, ownRound)) ?? notPossible();
  const round =
    ownRound ?? (await deps.rounds.findRound(db, { merchantId, roundId: roundIdOf(row, { ids, memberId }) }));
  const game = round ?? (line ? await deps.gameOf(account, line.game) : undefined);
  const [ofAccount] = await listVendorCodes(db, { merchantId, accountId: account.id });
  return { memberId, round, ids, vendor: game?.vendor ?? ofAccount ?? account.adapter, gameId: game?.gameId };
}

/** @throws `vendors.difference_not_found`, `vendors.act_not_possible` */
async function known(
  deps: DecidedActDeps,
  tx: Tx,
  { merchantId, payload: { act, ...difference } }: Request,
  requestId: string,
): Promise<Known> {
  const row = await findDifference(tx, { merchantId, ...difference }, true);
  if (!row) throw appError(vendorsErrors.differenceNotFound);
  if (!peopleActsOf(row).includes(act)) notPossible();
  const opened = await deps.accounts.open({ merchantId, id: row.accountId });
  const { settings } = await deps.merchants.byId(merchantId);
  const about = await aboutOf(deps, tx, opened, row);
  const { id: accountId, currency } = opened.account;
  const facts: ActFacts = {
    ...about,
    merchantId,
    currency,
    wallet: hasOwnWallet(opened) ? walletOf({ memberId: about.memberId, accountId }) : undefined,
    belowZero: settings.vendors.correctionsBelowZero,
    ownId: ownIdOf(merchantId, requestId),
  };
  const command = commandFor(act, row, facts) ?? notPossible();
  return { row, command, round: about.round, opened };
}

/** What it changes, for those who decide. */
function changesOf({ row, command, round, opened }: Known): ChangeLine[] {
  const { currency } = opened.account;
  const line = lineOf(row.theirs);
  const stake = round?.stakeMinor ?? 0n;
  const payout = round?.payoutMinor ?? 0n;
  const money = (label: string, before: bigint, after: bigint): ChangeLine => ({
    label,
    before: text(before, currency),
    after: text(after, currency),
  });
  switch (command.kind) {
    case 'bet':
      return [money('round.stake', stake, stake + command.amountMinor)];
    case 'win':
    case 'promo':
      return [money('round.payout', payout, payout + command.amountMinor)];
    case 'correct':
      return [money('round.payout', command.previousMinor, command.payoutMinor)];
    case 'rollback': {
      const ours = row.ours?.['amount'];
      const bet = typeof ours === 'string' ? BigInt(ours) : line?.kind === 'bet' ? line.amountMinor : stake;
      return [money('round.stake', bet, 0n)];
    }
    default:
      return [
        { label: 'round.state', before: round?.state ?? '', after: 'voided' },
        money('round.stake', stake, 0n),
      ];
  }
}

/**
 * Books, voids or corrects what a vendor's list and our ledger do not agree about, after a second person has agreed. The
 * difference closes when a later comparison agrees; until then the vendor is asked about it.
 */
export const createDecidedActs = (deps: DecidedActDeps) => ({
  kind: DIFFERENCE_KIND,
  permission: 'vendors.reconcile' as const,
  schema: payloadSchema,
  /** @throws `vendors.difference_not_found`, `vendors.act_not_possible` */
  facts: async (tx: Tx, request: Request): Promise<Facts> => {
    // Any id will do: what is to be done does not depend on it.
    const found = await known(deps, tx, request, request.subject);
    const { row, round, opened } = found;
    return {
      account: opened.account.name,
      ours: row.ours,
      theirs: row.theirs,
      round: round
        ? { state: round.state, stake: formatMoney(round.stakeMinor), payout: formatMoney(round.payoutMinor) }
        : null,
      changes: changesOf(found),
    };
  },
  summary: ({ payload: { key }, facts: { account, changes } }: Request & { facts: Facts }) => ({
    subject: `${account} ${key}`,
    changes,
  }),
  /** @throws `approvals.stale`, and why the ledger refuses it, for example `wallet.insufficient_funds` */
  execute: async (
    tx: Tx,
    { id, operator, ...request }: Request & { id: string; operator: Operator },
  ): Promise<void> => {
    const { merchantId, payload } = request;
    const { row, command, opened } = await known(deps, tx, request, id);
    // `transaction` below is the wallet's.
    const round = await deps.rounds.decide(tx as MoneyTx, command);
    const acted = DONE_BY[payload.act];
    const of = { merchantId, accountId: row.accountId, key: row.key, kind: row.kind };
    const isMoved = await moveDifference(tx, of, { to: 'asked', outcome: null, acted, at: deps.clock.now() });
    if (!isMoved) throw appError(approvalErrors.stale);
    await deps.audit.record(tx, {
      merchantId,
      actor: operator.account,
      action: `vendor_difference.${acted}`,
      subject: `vendor-difference:${row.accountId}/${row.key}`,
      before: { kind: row.kind, account: opened.account.name, ours: row.ours, theirs: row.theirs },
      after: {
        roundId: round.id,
        state: round.state,
        stake: formatMoney(round.stakeMinor),
        payout: formatMoney(round.payoutMinor),
      },
      ip: operator.ip,
      requestId: operator.requestId,
    });
  },
  transaction: deps.wallet.transaction,
});

/** Two requests about one difference can't wait at once. */
export const subjectOf = ({ accountId, kind, key }: Pick<DecidedAct, 'accountId' | 'kind' | 'key'>): string =>
  `${accountId}/${kind}/${key}`;

export const isPeopleAct = (act: string): act is PeopleAct =>
  act === 'book' || act === 'void' || act === 'correct';
