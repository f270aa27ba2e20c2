import { POINTS } from '@croupier/contract/money/points.ts';
import type { MEMBER_ACCOUNT_KINDS } from '@croupier/contract/access/member-file.ts';
import { appError, requestErrors } from '../../../platform/http/errors.ts';
import { keysetPage, positionOf } from '../../../platform/keyset.ts';
import { MEMBER_FILE } from './member-file.config.ts';
import type { MemberFileDeps, Output, Subject } from './member-file.types.ts';
import { actorNames, currencyOf, getMember, subjectOf } from './subject.usecases.ts';

type MoneyQuery = { kind: (typeof MEMBER_ACCOUNT_KINDS)[number]; after?: string | undefined };

const SEQUENCE = /^[1-9]\d{0,17}$/;

function sequenceOf(cursor: string | undefined): bigint | undefined {
  if (cursor === undefined) return undefined;
  if (!SEQUENCE.test(cursor))
    throw appError(requestErrors.invalid, { fields: [{ field: 'after', code: 'field.invalid' }] });
  return BigInt(cursor);
}

/** The statement of one ledger account. Its pages are positions in the account's gapless sequence. */
export async function listMoney(
  deps: MemberFileDeps,
  subject: Subject,
  { kind, after }: MoneyQuery,
): Promise<Output<'money'>> {
  const member = await getMember(deps, subject);
  const currency = kind === 'points' ? POINTS : await currencyOf(deps, subject.merchantId, member);
  const { pageSize } = MEMBER_FILE;
  const rows = await deps.wallet.entriesBefore(
    { ...subject, currency, kind },
    { beforeSequence: sequenceOf(after), limit: pageSize + 1 },
  );
  const items = rows.slice(0, pageSize);
  const last = items.at(-1);
  return {
    items: items.map(({ sequence, amountMinor, balanceAfterMinor, ...line }) => ({
      ...line,
      sequence: String(sequence),
      amount: amountMinor,
      balanceAfter: balanceAfterMinor,
    })),
    next: rows.length > pageSize && last ? String(last.sequence) : null,
  };
}

type Query = { after?: string | undefined };

export async function listPlay(
  deps: MemberFileDeps,
  subject: Subject,
  { after, language }: Query & { language: string },
): Promise<Output<'play'>> {
  const before = positionOf(after);
  await getMember(deps, subject);
  const { pageSize } = MEMBER_FILE;
  const rows = await deps.rounds.listPlayed({ ...subject, language, before, limit: pageSize + 1 });
  const page = keysetPage(
    rows.map((round) => ({ ...round, at: round.openedAt })),
    pageSize,
  );
  return {
    items: page.items.map(({ stakeMinor, payoutMinor, ...round }) => ({
      ...round,
      stake: stakeMinor,
      payout: payoutMinor,
    })),
    next: page.next,
  };
}

export async function readAccess(deps: MemberFileDeps, subject: Subject): Promise<Output<'access'>> {
  await getMember(deps, subject);
  const owner = { merchantId: subject.merchantId, accountId: subject.memberId };
  const { access } = deps.sessions;
  const [past, devices, addresses, factors] = await Promise.all([
    access.past(owner, { before: undefined, limit: MEMBER_FILE.pageSize }),
    access.devices(owner),
    access.sharedAddresses(owner),
    deps.factors.state(owner),
  ]);
  return {
    sessions: past.map(({ ip, at, ...session }) => ({ ...session, address: ip, startedAt: at })),
    devices: devices.map(({ ip, ...device }) => ({ ...device, address: ip })),
    addresses,
    factors: {
      totpSince: factors.totp?.since ?? null,
      recoveryCodesLeft: factors.recoveryCodesLeft,
      passkeys: factors.passkeys,
    },
  };
}

export async function listAudit(
  deps: MemberFileDeps,
  subject: Subject,
  { after }: Query,
): Promise<Output<'audit'>> {
  const before = positionOf(after);
  await getMember(deps, subject);
  const { pageSize } = MEMBER_FILE;
  const [rows, nameActor] = await Promise.all([
    deps.audit.ofSubject({
      merchantId: subject.merchantId,
      subject: subjectOf(subject),
      before,
      limit: pageSize + 1,
    }),
    actorNames(deps),
  ]);
  const page = keysetPage(rows, pageSize);
  return {
    items: page.items.map(({ actor, ip, ...entry }) => ({
      ...entry,
      actor: nameActor(actor.kind, actor.id),
      address: ip,
    })),
    next: page.next,
  };
}
