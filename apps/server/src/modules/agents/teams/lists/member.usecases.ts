import { appError } from '../../../../platform/http/errors.ts';
import { listLine, periodAt, type LinePerson } from '../../network/index.ts';
import { within } from '../bounds.reads.ts';
import { nodeIn, nodeOf } from '../own.usecases.ts';
import { teamErrors } from '../teams.errors.ts';
import type { ClassFigures, Days, MemberKey, TeamDeps, TeamFigures } from '../teams.types.ts';
import { listClasses, readNode } from './node.reads.ts';
import { findTeamMember, type TeamRow } from './team.reads.ts';
import { teamOf } from './team.usecases.ts';

export type TeamMemberFile = Omit<TeamRow, 'place'> & {
  showsBalances: boolean;
  line: LinePerson[];
  ownFigures: TeamFigures;
  classes: ClassFigures[];
};

/** @throws `agents.not_found` outside the agent's own team */
export const readTeamMember = (
  deps: TeamDeps,
  agent: MemberKey,
  { memberId, ...days }: Days & { memberId: string },
): Promise<TeamMemberFile> =>
  within(deps.db, async (tx) => {
    const { merchantId } = agent;
    const own = await nodeOf(tx, agent);
    const node = await nodeIn(tx, own, { merchantId, memberId });
    const team = await teamOf(deps, own, merchantId);
    const isVisible = node.depth > own.depth && node.depth <= own.depth + team.visibleDepth;
    const row = isVisible && (await findTeamMember(tx, { team, memberId, days, period: periodAt(team.at) }));
    if (!row) throw appError(teamErrors.notFound);
    return {
      ...row,
      showsBalances: team.showsBalances,
      line: await listLine(tx, { merchantId, path: node.path, below: own.depth }),
      ownFigures: await readNode(tx, { merchantId, no: node.no, days, whose: 'own' }),
      classes: await listClasses(tx, { merchantId, no: node.no, days }),
    };
  });
