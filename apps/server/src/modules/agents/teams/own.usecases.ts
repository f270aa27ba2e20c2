import type { Db } from '../../../platform/db/database.ts';
import { appError } from '../../../platform/http/errors.ts';
import { PERIOD_SECONDS } from '../../money/wallet/index.ts';
import { findNode, isInTeam, type Node } from '../network/index.ts';
import { READER } from './teams.config.ts';
import { teamErrors } from './teams.errors.ts';
import type { MemberKey, TeamDeps } from './teams.types.ts';

/** @throws `agents.not_found` */
export async function nodeOf(db: Db, key: MemberKey): Promise<Node> {
  const node = await findNode(db, key);
  if (!node) throw appError(teamErrors.notFound);
  return node;
}

/** One of the agent's team, or the agent. @throws `agents.not_found` for everybody else */
export async function nodeIn(db: Db, own: Node, key: MemberKey): Promise<Node> {
  const node = await nodeOf(db, key);
  if (!isInTeam(node.path, own.path)) throw appError(teamErrors.notFound);
  return node;
}

/** Up to when teams are added up. */
export async function figuresUntil(
  { figures }: Pick<TeamDeps, 'figures'>,
  db: Db,
  merchantId: string,
): Promise<Date | null> {
  const until = await figures.reader(READER).readUntil(db, merchantId);
  return until === undefined ? null : new Date(until * PERIOD_SECONDS * 1_000);
}
