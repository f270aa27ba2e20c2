import { createHash } from 'node:crypto';
import { ageOn } from '@croupier/contract/kyc/age.ts';
import type { Window } from '@croupier/contract/promotions/windows.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { addDays, dayIn } from '../../../../platform/zone.ts';
import { kindOf } from '../../../access/members/index.ts';
import type { OwnPlay } from '../../../games/figures/index.ts';
import type { ClassFigures, DepositSum, EventFact, Facts, MemberFact } from '../engine/facts.types.ts';
import { needsOf, streakOn } from '../engine/needs.rules.ts';
import { windowAt, type Span } from '../engine/windows.rules.ts';
import type { Parts, Promotion } from '../promotions.types.ts';
import { listGrantDays, listJoined, readDeposits, readMembers, type MemberFactRow } from './members.reads.ts';

type FactParts = Pick<Parts, 'db' | 'merchants' | 'figures' | 'hooks' | 'loyalty'>;

type FactsAsked = {
  promotion: Promotion;
  memberIds: readonly string[];
  at: Date;
  /** What is paid for: play in it counts. */
  paid?: Pick<Span, 'from' | 'until'> | undefined;
  event?: EventFact | undefined;
  more?: Partial<Pick<Facts, 'place' | 'operatorMinor' | 'roll'>>;
};

const STREAK_LOOK_BACK_DAYS = 16;
const ONE = 10_000n;

/** Whether a member belongs to the part that gets nothing: always the same for a promotion. */
export function isHeldOut(promotionId: string, memberId: string, bps: number): boolean {
  if (bps === 0) return false;
  const digest = createHash('sha256').update(`${promotionId}:${memberId}`).digest();
  return digest.readUInt32BE(0) % 10_000 < bps;
}

const byMember = (rows: readonly OwnPlay[]): ReadonlyMap<string, ClassFigures[]> =>
  Map.groupBy(rows, ({ memberId }) => memberId);

async function playIn(
  { db, merchants, figures }: FactParts,
  within: Db,
  { promotion, memberIds }: Pick<FactsAsked, 'promotion' | 'memberIds'>,
  { from, until }: Pick<Span, 'from' | 'until'>,
): Promise<ReadonlyMap<string, ClassFigures[]>> {
  const { currency } = await merchants.byId(promotion.merchantId);
  return byMember(
    await figures.ownPlay(
      {
        merchantId: promotion.merchantId,
        currency,
        memberIds,
        from: from ?? undefined,
        until: until ?? undefined,
      },
      within === db ? undefined : within,
    ),
  );
}

type Read<T> = ReadonlyMap<string, ReadonlyMap<string, T>>;

async function inWindows<T>(
  windows: ReadonlyMap<string, Window>,
  { at, zone }: { at: Date; zone: string },
  read: (span: Span) => Promise<ReadonlyMap<string, T>>,
): Promise<Read<T>> {
  const found = new Map<string, ReadonlyMap<string, T>>();
  for (const [name, window] of windows) found.set(name, await read(windowAt(window, at, zone)));
  return found;
}

const pick = <T>(read: Read<T>, memberId: string): ReadonlyMap<string, T> =>
  new Map(
    [...read].flatMap(([name, values]) => {
      const value = values.get(memberId);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );

const memberFact = (
  row: MemberFactRow,
  known: { level: number; isFriend: boolean; minimumAge: number; country: string; at: Date },
): MemberFact => ({
  id: row.id,
  isOpen: row.status === 'open',
  isTrial: kindOf(row.type) === 'trial',
  isAgent: kindOf(row.type) === 'agent',
  isOfAge: row.bornOn === null || ageOn(row.bornOn, known.at) >= known.minimumAge,
  isExcluded: !row.isFree,
  level: known.level,
  registeredAt: row.registeredAt,
  country: row.country ?? known.country,
  tags: row.tags,
  bornOn: row.bornOn,
  verified: { mobile: row.hasMobile, email: row.hasEmail, identity: row.hasIdentity },
  lastSeenAt: row.lastSeenAt,
  isFriend: known.isFriend,
});

async function hookFacts(
  { hooks, loyalty }: FactParts,
  db: Db,
  of: { merchantId: string; memberIds: readonly string[] },
) {
  const levels = await loyalty.levelOf(of.merchantId, of.memberIds, db);
  const friends = new Set<string>();
  for (const read of hooks.friends) for (const id of await read(db, of)) friends.add(id);
  return { levels, friends };
}

/** Reads everything that the promotion's definition looks at, for a page of members in a few statements. */
export async function readFacts(
  parts: FactParts,
  { promotion, memberIds, at, paid, event, more = {} }: FactsAsked,
  within: Db = parts.db,
): Promise<Map<string, Facts>> {
  const { merchantId, id: promotionId, definition } = promotion;
  const { settings } = await parts.merchants.byId(merchantId);
  const zone = settings.settlement.timeZone;
  const needs = needsOf(definition);
  const members = await readMembers(within, { merchantId, memberIds, at });
  const { levels, friends } = await hookFacts(parts, within, { merchantId, memberIds });
  const joined = await listJoined(within, { merchantId, promotionId, memberIds });
  const of = { promotion, memberIds };
  const deposits = await inWindows<DepositSum>(needs.deposits, { at, zone }, async (span) => {
    const rows = await readDeposits(within, { merchantId, memberIds, ...span });
    return new Map(rows.map(({ memberId, ...sum }) => [memberId, sum]));
  });
  const played = await inWindows(needs.played, { at, zone }, (span) => playIn(parts, within, of, span));
  const paidPlay = needs.paid
    ? await playIn(parts, within, of, paid ?? { from: null, until: null })
    : new Map();
  const today = dayIn(at, zone);
  const days = needs.bases.has('streak')
    ? await listGrantDays(within, {
        merchantId,
        promotionId,
        memberIds,
        since: addDays(today, -STREAK_LOOK_BACK_DAYS),
      })
    : undefined;
  const minimumAge = Math.max(settings.brand.minimumAge, settings.promotions.minAgeForBonus);
  return new Map(
    members.map((row): [string, Facts] => [
      row.id,
      {
        zone,
        member: memberFact(row, {
          level: levels.get(row.id) ?? 0,
          isFriend: friends.has(row.id),
          minimumAge,
          country: settings.signIn.country,
          at,
        }),
        hasJoined: joined.has(row.id),
        deposits: pick(deposits, row.id),
        played: pick(played, row.id),
        paid: paidPlay.get(row.id) ?? [],
        bases: days ? { streak: BigInt(streakOn(today, days.get(row.id) ?? [])) * ONE } : {},
        event,
        isHeldOut: isHeldOut(promotionId, row.id, definition.holdoutBps),
        ...more,
      },
    ]),
  );
}
