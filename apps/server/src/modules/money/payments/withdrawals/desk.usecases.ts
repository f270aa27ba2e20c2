import type { WithdrawalDetail } from '@croupier/contract/payments/withdrawal-desk.ts';
import { appError } from '../../../../platform/http/errors.ts';
import type { Rights } from '../../../../platform/http/context.ts';
import type { MemberRow } from '../../../access/members/index.ts';
import type { Operator } from '../../../access/permissions/index.ts';
import { findBank } from '../beneficiaries/banks.config.ts';
import { findBeneficiary, listSharing } from '../beneficiaries/beneficiaries.queries.ts';
import type { BeneficiaryRow } from '../beneficiaries/beneficiaries.types.ts';
import { isSameHolder } from '../beneficiaries/holder-name.rules.ts';
import { findMethod } from '../channels/methods.reads.ts';
import { countChargebacks, hasOpenChargeback, owedBy } from '../chargebacks/chargebacks.queries.ts';
import { findAgentOf, readInLine, readSharing } from '../facts/sharing.reads.ts';
import { SHARING_DAYS } from '../payments.config.ts';
import { listPayouts } from '../payouts/payouts.queries.ts';
import { payoutChannel } from '../payouts/queueing.usecases.ts';
import { findLastDispute } from '../receipts/disputes.queries.ts';
import { turnoverOf } from '../turnover/turnover.usecases.ts';
import { mayApproveAlone } from './decisions.usecases.ts';
import { actsOf } from './desk-acts.rules.ts';
import { deskFacts } from './desk-facts.rules.ts';
import { readAccountNames, readBiggestWins, readHeld, readMoneyLines, readOpening } from './desk.reads.ts';
import { hasChangedPayee, lastSecurityChange, readDeposits, readVelocity } from './facts.reads.ts';
import { daysBefore, windowsAt } from './situation.usecases.ts';
import { nameIn } from './view.usecases.ts';
import { withdrawalReader } from './withdrawal-list.reads.ts';
import { withdrawalErrors } from './withdrawals.errors.ts';
import { findWithdrawal } from './withdrawals.queries.ts';
import { listSteps } from './withdrawals.reads.ts';
import type { WithdrawalDeps, WithdrawalKey, WithdrawalRow } from './withdrawals.types.ts';

type Reader = { operator: Operator; rights: Rights; language: string };
type Subject = { row: WithdrawalRow; member: MemberRow; beneficiary: BeneficiaryRow };

const WINS_SHOWN = 5;
const SECURITY_DAYS = 7;

async function moneyOf(deps: WithdrawalDeps, { row }: Subject): Promise<WithdrawalDetail['money']> {
  const { db } = deps;
  const { merchantId, memberId, currency, requestedAt: before, id } = row;
  const of = { merchantId, memberId, currency };
  const [opening, turnover, held] = await Promise.all([
    readOpening(db, { ...of, before, id }),
    turnoverOf(deps, db, of),
    readHeld(db, of),
  ]);
  const lines = opening ? await readMoneyLines(db, { merchantId, opening }) : [];
  const since = opening?.at ?? null;
  const wins = await readBiggestWins(db, { ...of, since: since ?? new Date(0), limit: WINS_SHOWN });
  const openingMinor = opening?.balanceMinor ?? 0n;
  return {
    since,
    opening: openingMinor,
    lines: lines.map(({ code, amountMinor, count }) => ({ code, amount: amountMinor, count })),
    balance: lines.reduce((sum, { amountMinor }) => sum + amountMinor, openingMinor),
    held,
    biggestWins: wins.map(({ stakeMinor, payoutMinor, ...win }) => ({
      ...win,
      stake: stakeMinor,
      payout: payoutMinor,
    })),
    turnover: { required: turnover.requiredMinor, done: turnover.doneMinor },
  };
}

async function factsOf(
  deps: WithdrawalDeps,
  { row, member, beneficiary }: Subject,
  { sharedWith, turnoverLeftMinor }: { sharedWith: readonly string[]; turnoverLeftMinor: bigint },
): Promise<WithdrawalDetail['facts']> {
  const { db, clock, risk, wallet, hooks, kyc } = deps;
  const { merchantId, memberId, currency, id } = row;
  const now = clock.now();
  const key = { merchantId, memberId };
  const windows = windowsAt(now);
  const objections = await Promise.all(hooks.checks.map((check) => check(db, { ...key, currency })));
  const sharing = await readSharing(db, { ...key, since: daysBefore(now, SHARING_DAYS) });
  const others = [...sharedWith, ...sharing.device, ...sharing.address];
  const [
    velocity,
    deposits,
    figures,
    standing,
    securityChangedAt,
    caps,
    agent,
    inLine,
    chargebacks,
    owedMinor,
  ] = await Promise.all([
    readVelocity(db, { ...key, exceptId: id, ...windows }),
    readDeposits(db, { ...key, ...windows }),
    wallet.figures({ ...key, currency, from: windows.month, until: now }),
    risk.standingOf(key),
    lastSecurityChange(db, { ...key, since: daysBefore(now, SECURITY_DAYS) }),
    kyc.capsOf(key),
    findAgentOf(db, key),
    readInLine(db, { ...key, others }),
    countChargebacks(db, key),
    owedBy(db, { ...key, currency }),
  ]);
  const addressCheck = row.checks.find(({ rule }) => rule === 'known_address');
  return deskFacts({
    now,
    paidCount: velocity.paidCount,
    registeredAt: member.registered_at,
    isSameName: isSameHolder(beneficiary.holder, member.payee_name ?? ''),
    holder: beneficiary.holder,
    beneficiaryAddedAt: beneficiary.createdAt,
    beneficiaryPaidBefore: beneficiary.paidAt !== null,
    sharedWith: sharedWith.length,
    isKnownAddress: addressCheck?.holds ?? false,
    sharedAddresses: sharing.address.length,
    sharedDevices: sharing.device.length,
    agent: agent?.account,
    sharingInLine: inLine.length,
    tier: caps.tier,
    chargebacks,
    owedMinor,
    securityChangedAt,
    depositedMinor: deposits.depositedMinor,
    withdrawnMinor: velocity.monthSumMinor + row.amountMinor,
    validBetMinor: figures.reduce((sum, { validBetMinor }) => sum + validBetMinor, 0n),
    turnoverLeftMinor,
    openDisputes: velocity.openDisputes,
    objections: objections.flat().map(({ code }) => code),
    hasCase: standing.openCase !== null,
  });
}

async function heldBy(
  { db, risk }: WithdrawalDeps,
  { merchantId, memberId }: WithdrawalRow,
): Promise<'case_open' | 'chargeback_open' | null> {
  const { openCase } = await risk.standingOf({ merchantId, memberId });
  if (openCase?.verdict === 'hold') return 'case_open';
  return (await hasOpenChargeback(db, { merchantId, memberId })) ? 'chargeback_open' : null;
}

async function callersActs(
  deps: WithdrawalDeps,
  { row }: Subject,
  { operator, rights }: Reader,
  hasChannel: boolean,
): Promise<WithdrawalDetail['acts']> {
  const { merchantId, state, approvedBy } = row;
  const operatorId = operator.account.id;
  const since = daysBefore(deps.clock.now(), 1);
  return actsOf({
    state,
    mayDecide: rights.may('payments.withdrawals.decide', merchantId),
    isOwnApproval: approvedBy === operatorId,
    hasChangedPayee: await hasChangedPayee(deps.db, { ...row, operatorId, since }),
    hasChannel,
    heldBy: await heldBy(deps, row),
    mayApproveAlone: await mayApproveAlone(deps, deps.db, row, operatorId),
  });
}

async function linesOf(
  deps: WithdrawalDeps,
  { merchantId, id }: WithdrawalRow,
): Promise<Pick<WithdrawalDetail, 'payouts' | 'steps'>> {
  const { db } = deps;
  const [payouts, names, steps] = await Promise.all([
    listPayouts(db, { merchantId, withdrawalId: id }),
    readAccountNames(db, merchantId),
    listSteps(db, { merchantId, id }),
  ]);
  const nameOfOperator = new Map(steps.map(({ operatorId, operatorName }) => [operatorId, operatorName]));
  return {
    payouts: payouts.map(({ accountId, amountMinor, stateReason, takenBy, ...payout }) => ({
      ...payout,
      accountName: names.get(accountId) ?? '',
      amount: amountMinor,
      reason: stateReason,
      takenBy: takenBy === null ? null : { id: takenBy, name: nameOfOperator.get(takenBy) ?? '' },
    })),
    steps: steps.map(({ step, at, actorKind, operatorId, operatorName, reason }) => ({
      step,
      at,
      actorKind,
      operator: operatorId === null ? null : { id: operatorId, name: operatorName ?? '' },
      reason,
    })),
  };
}

/** Everything that an operator needs to decide. @throws `payments.not_found` */
export async function deskDetail(
  deps: WithdrawalDeps,
  { merchantId, id }: WithdrawalKey,
  reader: Reader,
): Promise<WithdrawalDetail> {
  const { db } = deps;
  const row = await findWithdrawal(db, { merchantId, id });
  const member = row && (await deps.members.find(merchantId, row.memberId));
  const beneficiary = row && (await findBeneficiary(db, { merchantId, id: row.beneficiaryId }));
  if (!row || !member || !beneficiary) throw appError(withdrawalErrors.notFound);
  const subject = { row, member, beneficiary };
  const [page, sharedWith, money, method, lines, dispute] = await Promise.all([
    withdrawalReader.read(db, { merchantIds: [merchantId], query: { id, sort: '-requestedAt' } }),
    listSharing(db, beneficiary),
    moneyOf(deps, subject),
    findMethod(db, { merchantId, direction: 'withdrawal', id: row.methodId }),
    linesOf(deps, row),
    findLastDispute(db, row),
  ]);
  const [item] = page.items;
  if (!item) throw appError(withdrawalErrors.notFound);
  const turnoverLeftMinor = money.turnover.required - money.turnover.done;
  const { kind, bank, numberEnd, holder, usableFrom, createdAt, paidAt, removedAt } = beneficiary;
  return {
    withdrawal: {
      ...item,
      methodName: nameIn(method?.names ?? {}, reader.language) || row.methodId,
      net: row.amountMinor - row.feeMinor,
      reason: row.stateReason,
      receiptDueAt: row.receiptDueAt,
      payeeName: member.payee_name ?? '',
    },
    beneficiary: {
      id: beneficiary.id,
      kind,
      bank,
      bankName: findBank(row.currency, kind, bank)?.name ?? bank,
      numberEnd,
      holder,
      usableFrom,
      createdAt,
      paidBefore: paidAt !== null,
      removedAt,
      sharedWith,
    },
    money,
    facts: await factsOf(deps, subject, {
      sharedWith: sharedWith.map(({ memberId }) => memberId),
      turnoverLeftMinor,
    }),
    checks: row.checks,
    ...lines,
    disputeId: dispute?.id ?? null,
    acts: await callersActs(deps, subject, reader, payoutChannel(method?.channels ?? [], []) !== undefined),
  };
}
