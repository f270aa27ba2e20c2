import { ZERO_SHEET, type RateSheet } from '@croupier/agreements/rates/sheets.ts';
import { attemptKey, limitAttempt } from '../../../../platform/attempts.ts';
import { fieldRefusal } from '../../../../platform/field-refusal.ts';
import { appError, requestErrors } from '../../../../platform/http/errors.ts';
import { accountKey, type MemberRow } from '../../../access/members/index.ts';
import { MAX_DEPTH, OPENINGS } from '../network.config.ts';
import { networkErrors } from '../network.errors.ts';
import type { Caller, MemberKey, NetworkDeps, Node } from '../network.types.ts';
import { listQuotas, type Quota } from '../rates/quotas.queries.ts';
import { limitOfNode, ratesOfMember, ratesOfNode } from '../rates/rates.queries.ts';
import { changedSheet, periodAt, sheetProblem, type Rates } from '../rates/rates.rules.ts';
import { openRates } from '../rates/rates.usecases.ts';
import { findNode, lockTree } from '../tree/nodes.queries.ts';

export type Opened = {
  id: string;
  account: string;
  nickname: string;
  type: number;
  sheet: RateSheet;
};

export type NewDownline = {
  id: string;
  account: string;
  nickname: string;
  password: string;
  type: number;
  rates: Rates;
};

export function createOpening(deps: NetworkDeps) {
  const { db, clock, merchants, members, signIn, audit } = deps;

  const own = (node: Node | undefined): Node => {
    if (!node) throw appError(networkErrors.notFound);
    return node;
  };

  /** What was opened before with this id, if the agent did so. @throws `agents.id_reused` */
  const findOpened = async (
    { merchantId, memberId: agentId }: MemberKey,
    { id, account }: Pick<NewDownline, 'id' | 'account'>,
  ): Promise<Opened | undefined> => {
    const found: MemberRow | undefined = await members.find(merchantId, id);
    if (!found) return undefined;
    if (found.upline_id !== agentId || accountKey(found.account) !== accountKey(account))
      throw fieldRefusal(networkErrors.idReused, 'id');
    const period = periodAt(clock.now());
    const sheet = await ratesOfMember(db, { merchantId, memberId: id, period });
    const { nickname, type } = found;
    return { id, account: found.account, nickname, type, sheet };
  };

  /**
   * Opens an account under the agent, in the name of somebody who must choose another password.
   *
   * @throws `agents.not_found`, `.rate_invalid`, `.rate_above`, `.quota`, `.too_deep`, `.id_reused`,
   * `identity.username_taken`, `identity.field_pattern`, `request.too_many`
   */
  const open = async (agent: MemberKey, opened: NewDownline, { ip, requestId }: Caller): Promise<Opened> => {
    const { merchantId } = agent;
    const { id, account, nickname, password, type, rates } = opened;
    const before = await findOpened(agent, opened);
    if (before) return before;
    await limitAttempt(
      deps,
      attemptKey(merchantId, 'agent.opening', agent.memberId),
      OPENINGS,
      requestErrors.tooMany,
    );
    const passwordHash = await signIn.firstPassword(merchantId, { account, nickname, password, ip });
    const merchant = await merchants.byId(merchantId);
    const sheet = changedSheet(ZERO_SHEET, rates);
    await db.transaction().execute(async (tx) => {
      await lockTree(tx, merchantId);
      const { no: openerNo } = own(await findNode(tx, agent));
      const at = clock.now();
      const period = periodAt(at);
      const limit = await limitOfNode(tx, { merchantId, no: openerNo, period });
      const problem = sheetProblem({ from: ZERO_SHEET, to: sheet, limit });
      if (problem) throw fieldRefusal(networkErrors[problem], 'rates');
      await members.open(
        tx,
        merchant,
        {
          merchantId,
          id,
          account,
          nickname,
          type,
          passwordHash,
          paymentPasswordHash: null,
          mustChangePassword: true,
          uplineId: agent.memberId,
          profile: {},
          at,
          ip,
        },
        requestId,
      );
      const { no } = own(await findNode(tx, { merchantId, memberId: id }));
      await openRates(tx, { merchantId, openerNo, no, fromPeriod: period, sheet });
      await audit.record(tx, {
        merchantId,
        actor: { kind: 'agent', id: agent.memberId },
        action: 'network.opened',
        subject: `member:${id}`,
        after: { account, type, ratesPpm: sheet.join(' ') },
        ip,
        ...(requestId ? { requestId } : {}),
      });
    });
    return { id, account, nickname, type, sheet };
  };

  /** What the agent can give. @throws `agents.not_found` */
  const rights = async (
    agent: MemberKey,
  ): Promise<{ sheet: RateSheet; quotas: Quota[]; levelsLeft: number }> => {
    const { merchantId } = agent;
    const { no, depth } = own(await findNode(db, agent));
    const [sheet, quotas] = await Promise.all([
      ratesOfNode(db, { merchantId, no, period: periodAt(clock.now()) }),
      listQuotas(db, { merchantId, agentNo: no }),
    ]);
    return { sheet, quotas, levelsLeft: Math.max(0, MAX_DEPTH - depth) };
  };

  return { open, rights };
}
