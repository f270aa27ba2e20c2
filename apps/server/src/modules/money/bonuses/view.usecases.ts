import { isBarred, type BonusGame } from '@croupier/contract/bonuses/contributions.ts';
import type {
  Bonus as WireBonus,
  BonusCancellation,
  MemberBonus,
} from '@croupier/contract/bonuses/bonuses.ts';
import { appError } from '../../../platform/http/errors.ts';
import { memberErrors } from '../../access/members/index.ts';
import { bonusErrors } from './bonuses.errors.ts';
import { findBonus, findPlaying } from './bonuses.queries.ts';
import { listBonuses } from './bonuses.reads.ts';
import type { Bonus, BonusDeps, BonusKey, MemberKey } from './bonuses.types.ts';
import { previewOf } from './preview.rules.ts';
import { takesStakes } from './terms.rules.ts';

type Of = MemberKey & { language: string };

/** Names of the promotions of bonuses. */
async function titlesOf(
  { hooks }: Pick<BonusDeps, 'hooks'>,
  bonuses: readonly Bonus[],
  { merchantId, language }: { merchantId: string; language: string },
): Promise<ReadonlyMap<string, string>> {
  const promotionIds = [...new Set(bonuses.map(({ promotionId }) => promotionId))];
  const titles = await Promise.all(hooks.titles.map((hook) => hook({ merchantId, promotionIds, language })));
  return new Map(titles.flatMap((one) => [...one]));
}

const balanceIn = async ({ wallet }: Pick<BonusDeps, 'wallet'>, bonus: Bonus): Promise<bigint> =>
  bonus.state === 'playing'
    ? (await wallet.balanceOf(bonus.merchantId, bonus.memberId, bonus.currency)).bonus.amountMinor
    : 0n;

const wireOf = (bonus: Bonus, balance: bigint, title: string): WireBonus => ({
  id: bonus.id,
  promotionId: bonus.promotionId,
  title,
  currency: bonus.currency,
  state: bonus.state,
  endedHow: bonus.endedHow,
  granted: bonus.grantedMinor,
  balance,
  required: bonus.requiredMinor,
  wagered: bonus.wageredMinor,
  openStake: bonus.openStakeMinor,
  openRounds: bonus.openRounds,
  released: bonus.releasedMinor,
  returned: bonus.returnedMinor,
  issuedAt: bonus.issuedAt,
  startUntil: bonus.startUntil,
  startedAt: bonus.startedAt,
  expiresAt: bonus.expiresAt,
  pausedUntil: bonus.pausedUntil,
  endedAt: bonus.endedAt,
  terms: bonus.terms,
});

async function viewAll(
  deps: BonusDeps,
  bonuses: readonly Bonus[],
  of: { merchantId: string; language: string },
): Promise<WireBonus[]> {
  const titles = await titlesOf(deps, bonuses, of);
  return Promise.all(
    bonuses.map(async (bonus) =>
      wireOf(bonus, await balanceIn(deps, bonus), titles.get(bonus.promotionId) ?? ''),
    ),
  );
}

export async function viewBonuses(deps: BonusDeps, { language, ...member }: Of): Promise<WireBonus[]> {
  return viewAll(deps, await listBonuses(deps.db, member), { ...member, language });
}

/** @throws `bonuses.not_found`, also for the bonus of another member */
export async function getBonus(
  deps: Pick<BonusDeps, 'db'>,
  { merchantId, memberId, bonusId }: BonusKey & { memberId: string },
): Promise<Bonus> {
  const bonus = await findBonus(deps.db, { merchantId, bonusId });
  if (bonus?.memberId !== memberId) throw appError(bonusErrors.notFound);
  return bonus;
}

/** @throws `bonuses.not_found` */
export async function viewBonus(
  deps: BonusDeps,
  { language, ...key }: BonusKey & { memberId: string; language: string },
): Promise<WireBonus> {
  const bonus = await getBonus(deps, key);
  const [view] = await viewAll(deps, [bonus], { ...key, language });
  if (!view) throw appError(bonusErrors.notFound);
  return view;
}

/** What leaving it costs. @throws `bonuses.not_found`, `bonuses.ended` */
export async function previewCancellation(
  deps: BonusDeps,
  key: BonusKey & { memberId: string },
): Promise<BonusCancellation> {
  const bonus = await getBonus(deps, key);
  if (bonus.state === 'ended') throw appError(bonusErrors.ended);
  return previewOf(bonus, await balanceIn(deps, bonus));
}

/** For operators. @throws `identity.member_not_found` */
export async function viewMemberBonuses(
  deps: BonusDeps,
  { language, ...member }: Of,
): Promise<MemberBonus[]> {
  if (!(await deps.members.find(member.merchantId, member.memberId))) throw appError(memberErrors.notFound);
  const bonuses = await listBonuses(deps.db, member);
  const views = await viewAll(deps, bonuses, { ...member, language });
  const byId = new Map(bonuses.map((bonus) => [bonus.id, bonus]));
  return views.flatMap((view) => {
    const bonus = byId.get(view.id);
    return bonus ? [{ ...view, grantId: bonus.grantId, covered: bonus.coveredMinor }] : [];
  });
}

/** What a bonus adds to the funds in a game; `balanceMinor` is that of the bonus account. */
export async function playableIn(
  { db, clock }: Pick<BonusDeps, 'db' | 'clock'>,
  of: MemberKey & { currency: string; game: BonusGame | undefined; balanceMinor: bigint },
): Promise<bigint> {
  if (of.balanceMinor === 0n) return 0n;
  const bonus = await findPlaying(db, of);
  if (bonus?.currency !== of.currency || !takesStakes(bonus, clock.now())) return 0n;
  return of.game && isBarred(bonus.terms, of.game) ? 0n : of.balanceMinor;
}
