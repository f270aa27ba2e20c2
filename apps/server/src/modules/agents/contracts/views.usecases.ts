import type { ContractKind } from '@croupier/contract/agents/contract-terms.ts';
import type { ContractRequestType } from '@croupier/contract/agents/contracts.ts';
import type { Db } from '../../../platform/db/database.ts';
import { appError } from '../../../platform/http/errors.ts';
import { networkErrors } from '../network/index.ts';
import { BAND_EDGES_MINOR } from '../../games/rounds/index.ts';
import { contractErrors } from './contracts.errors.ts';
import { findContract, findOfPayee } from './contracts.queries.ts';
import {
  countWaiting,
  readDownlines,
  readOwn,
  readRequests,
  readStanding,
  type DownlineQuery,
} from './contracts.reads.ts';
import type { ContractDeps, ContractOfParties, MemberKey } from './contracts.types.ts';
import { findParty, type PartyNode } from './parties.queries.ts';
import { owes } from './payment/debts.queries.ts';

type KindQuery = Pick<DownlineQuery, 'limit'> & {
  [Name in 'state' | 'memberId' | 'after']?: DownlineQuery[Name] | undefined;
};

/** @throws `agents.not_found` for who is not in the tree */
export async function partyOf(db: Db, member: MemberKey): Promise<PartyNode> {
  const party = await findParty(db, member);
  if (!party) throw appError(networkErrors.notFound);
  return party;
}

export function createViews(deps: Pick<ContractDeps, 'db' | 'clock' | 'merchants'>) {
  const { db, clock, merchants } = deps;

  /** Why a party can't offer contracts of a kind; null if it can. */
  const offerRefusal = async (merchantId: string, no: number, kind: ContractKind): Promise<string | null> => {
    const running = await findOfPayee(db, { merchantId, kind, payeeNo: no, state: 'running' });
    if (!running) return contractErrors.noContract.code;
    return (await owes(db, { merchantId, no })) ? contractErrors.openBills.code : null;
  };

  /** The caller's own contract of a kind, the offer to it, and what it pays. */
  const ofKind = async (member: MemberKey, kind: ContractKind, query: KindQuery) => {
    const { merchantId } = member;
    const { no } = await partyOf(db, member);
    const { state, memberId, after, limit } = query;
    if (after) {
      const last = await findContract(db, { merchantId, id: after });
      if (last?.payerNo !== no) throw appError(contractErrors.notFound);
    }
    const [own, found, waiting, refusal, { settings }] = await Promise.all([
      readOwn(db, { merchantId, payeeNo: no, kind }),
      readDownlines(db, { merchantId, payerNo: no, kind, state, memberId, after, limit: limit + 1 }),
      countWaiting(db, { merchantId, payerNo: no, kind }),
      offerRefusal(merchantId, no, kind),
      merchants.byId(merchantId),
    ]);
    const downlines = found.slice(0, limit);
    const { rateStepPpm, ceilingsPpm } = settings.settlement.contracts;
    const now = clock.now();
    const stateOf = (wanted: ContractOfParties['state']) => own.find((each) => each.state === wanted);
    const offer = stateOf('requested');
    return {
      own: stateOf('running') ?? stateOf('ending') ?? null,
      offer: offer && offer.expiresAt > now ? offer : null,
      downlines,
      next: found.length > limit ? (downlines.at(-1)?.id ?? null) : null,
      waiting,
      offerRefusal: refusal,
      limits: { rateStepPpm, ceilingPpm: ceilingsPpm[kind], bandsFrom: [0n, ...BAND_EDGES_MINOR] },
    };
  };

  const requests = async (member: MemberKey): Promise<ContractOfParties[]> => {
    const { merchantId } = member;
    const { no } = await partyOf(db, member);
    return readRequests(db, { merchantId, payeeNo: no, now: clock.now() });
  };

  /** Where a member stands with each kind; 0 for those without a contract. */
  const standing = async (member: MemberKey): Promise<Record<ContractKind, ContractRequestType>> => {
    const types: Record<ContractKind, ContractRequestType> = {
      dividend: 0,
      daily: 0,
      hourly: 0,
      realtime: 0,
    };
    for (const { kind, isOffered, isEndAsked } of await readStanding(db, { ...member, now: clock.now() }))
      types[kind as ContractKind] = isOffered ? 2 : isEndAsked ? 3 : 1;
    return types;
  };

  const countRequests = async (member: MemberKey): Promise<number> => {
    const { merchantId } = member;
    const party = await findParty(db, member);
    return party ? (await readRequests(db, { merchantId, payeeNo: party.no, now: clock.now() })).length : 0;
  };

  return { ofKind, requests, standing, countRequests };
}
