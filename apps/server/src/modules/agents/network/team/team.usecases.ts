import { appError } from '../../../../platform/http/errors.ts';
import { accountKey } from '../../../access/members/index.ts';
import { networkErrors } from '../network.errors.ts';
import type { MemberKey, NetworkDeps, Node } from '../network.types.ts';
import { periodAt } from '../rates/rates.rules.ts';
import { findNode } from '../tree/nodes.queries.ts';
import { isInTeam } from '../tree/paths.rules.ts';
import { findTeamMember, listDirects, searchTeam, type TeamMember } from './team.reads.ts';

export type TeamQuery = {
  /** Whose direct downlines; the agent's own without it. */
  of?: string | undefined;
  search?: string | undefined;
  /** The last member of the page before. */
  after?: string | undefined;
  limit: number;
};

export function createTeam({ db, clock }: Pick<NetworkDeps, 'db' | 'clock'>) {
  const nodeOf = async (key: MemberKey): Promise<Node> => {
    const node = await findNode(db, key);
    if (!node) throw appError(networkErrors.notFound);
    return node;
  };
  const within = async (own: Node, key: MemberKey): Promise<Node> => {
    const node = await nodeOf(key);
    if (!isInTeam(node.path, own.path)) throw appError(networkErrors.notFound);
    return node;
  };

  /** @throws `agents.not_found` outside the agent's own team */
  const get = async (agent: MemberKey, memberId: string): Promise<TeamMember> => {
    const { path, depth } = await nodeOf(agent);
    const { merchantId } = agent;
    const team = { merchantId, path, depth, period: periodAt(clock.now()) };
    const member = await findTeamMember(db, { ...team, memberId });
    if (!member) throw appError(networkErrors.notFound);
    return member;
  };

  /** @throws `agents.not_found` outside the agent's own team */
  const list = async (
    agent: MemberKey,
    { of, search, after, limit }: TeamQuery,
  ): Promise<{ items: TeamMember[]; next: string | null }> => {
    const { merchantId } = agent;
    const own = await nodeOf(agent);
    const team = { merchantId, path: own.path, depth: own.depth, period: periodAt(clock.now()) };
    if (search)
      return { items: await searchTeam(db, { ...team, accountKey: accountKey(search), limit }), next: null };
    const upline = of ? await within(own, { merchantId, memberId: of }) : own;
    const afterNo = after ? (await within(own, { merchantId, memberId: after })).no : 0;
    const found = await listDirects(db, { ...team, uplineNo: upline.no, afterNo, limit: limit + 1 });
    const items = found.slice(0, limit);
    return { items, next: found.length > limit ? (items.at(-1)?.id ?? null) : null };
  };

  return { get, list };
}
