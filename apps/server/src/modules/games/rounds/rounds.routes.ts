import {
  roundsRoutes as routes,
  type RoundProof,
  type Round as WireRound,
} from '@croupier/contract/games/rounds.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import { appError } from '../../../platform/http/errors.ts';
import { roundsErrors } from './rounds.errors.ts';
import type { NamedRound, RoundsPage, RoundsQuery } from './rounds.types.ts';

/** The proof of an in-house round; null for any other. */
export type ProofFor = (
  merchantId: string,
  memberId: string,
  round: { detail: unknown },
) => Promise<RoundProof | null>;

type Deps = {
  listRounds: (query: RoundsQuery) => Promise<RoundsPage>;
  findNamedRound: (key: {
    merchantId: string;
    id: string;
    language: string;
  }) => Promise<NamedRound | undefined>;
  proofFor: ProofFor;
};

export const wireRound = (round: NamedRound): WireRound => ({
  id: round.id,
  vendor: round.vendor,
  gameId: round.gameId,
  gameName: round.gameName,
  state: round.state,
  stake: round.stakeMinor,
  payout: round.payoutMinor,
  validBet: round.validBetMinor,
  openedAt: round.openedAt,
  settledAt: round.settledAt,
  bonus: round.bonus && {
    stake: round.bonus.stakeMinor,
    payout: round.bonus.payoutMinor,
    wagered: round.bonus.wageredMinor,
  },
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const roundsRoutes = ({ listRounds, findNamedRound, proofFor }: Deps): BoundRoutes =>
  bindRoutes(routes, {
    list: async ({
      account,
      language,
      query: { gameId, vendor, category, state, bonusId, from, until, sort, direction, ...paging },
    }) => {
      const page = await listRounds({
        merchantId: account.merchantId,
        memberId: account.id,
        language,
        ...paging,
        ...(gameId !== undefined && { gameId }),
        ...(vendor !== undefined && { vendor }),
        ...(category && { category }),
        ...(state && { state }),
        ...(bonusId !== undefined && { bonusId }),
        ...(from && { from }),
        ...(until && { until }),
        ...(sort && { sort }),
        ...(direction && { direction }),
      });
      return {
        items: page.items.map(wireRound),
        pageNum: page.pageNum,
        totalPages: page.totalPages,
        totalItems: page.totalItems,
        totalStake: page.totalStakeMinor,
        totalPayout: page.totalPayoutMinor,
        totalValidBet: page.totalValidBetMinor,
      };
    },
    get: async ({ account: { merchantId, id: memberId }, language, params: { id } }) => {
      const round = await findNamedRound({ merchantId, id, language });
      // Do not reveal whether another member's round exists.
      if (round?.memberId !== memberId) throw appError(roundsErrors.notFound);
      return {
        ...wireRound(round),
        rulesVersion: round.rulesVersion,
        detail: isRecord(round.detail) ? round.detail : {},
        proof: await proofFor(merchantId, memberId, round),
      };
    },
  });
