import { randomInt } from 'node:crypto';
import { ZERO_SHEET } from '@croupier/agreements/rates/sheets.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { fieldRefusal } from '../../../../platform/field-refusal.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { accountKey, type InvitationHook } from '../../../access/members/index.ts';
import { MAX_LINKS } from '../network.config.ts';
import { networkErrors } from '../network.errors.ts';
import type { MemberKey, NetworkDeps, Node } from '../network.types.ts';
import { keepSheet, limitOfNode } from '../rates/rates.queries.ts';
import { changedSheet, periodAt, sheetProblem, type Rates } from '../rates/rates.rules.ts';
import { findNode, lockNode } from '../tree/nodes.queries.ts';
import {
  findLinkInvitation,
  insertLink,
  listLinks,
  lockLink,
  updateLink,
  type Link,
} from './links.queries.ts';

/** Without letters and digits that look alike; longer than the agents' own codes. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 10;
const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

export type NewLink = Pick<Link, 'label' | 'opensType' | 'maxUses' | 'expiresAt'> & { rates: Rates };

const foundNode = (node: Node | undefined): Node => {
  if (!node) throw appError(networkErrors.notFound);
  return node;
};

export function createLinks({ db, clock }: NetworkDeps) {
  /** @throws `agents.not_found` */
  const list = async (agent: MemberKey): Promise<Link[]> => {
    const { no } = foundNode(await findNode(db, agent));
    return listLinks(db, { merchantId: agent.merchantId, agentNo: no });
  };

  /** @throws `agents.rate_invalid`, `.rate_above`, `.too_many_links` */
  const create = (agent: MemberKey, { rates, ...link }: NewLink): Promise<Link> =>
    db.transaction().execute(async (tx) => {
      const { merchantId } = agent;
      const { no } = foundNode(await lockNode(tx, agent));
      const own = { merchantId, agentNo: no };
      if ((await listLinks(tx, own)).length >= MAX_LINKS) throw appError(networkErrors.tooManyLinks);
      const at = clock.now();
      const limit = await limitOfNode(tx, { merchantId, no, period: periodAt(at) });
      const sheet = changedSheet(ZERO_SHEET, rates);
      const problem = sheetProblem({ from: ZERO_SHEET, to: sheet, limit });
      if (problem) throw fieldRefusal(networkErrors[problem], 'rates');
      const sheetId = await keepSheet(tx, merchantId, sheet);
      for (;;) {
        const code = newCode();
        const stored = { ...link, code, state: 'open' as const, createdAt: at };
        if (await insertLink(tx, { ...own, ...stored, codeKey: accountKey(code), sheetId }))
          return { ...stored, sheet, uses: 0, visits: 0, deposited: 0, active: 0 };
      }
    });

  /** @throws `agents.not_found` for another agent's link */
  const change = (
    agent: MemberKey,
    { code, label, state }: { code: string; label?: string | undefined; state?: Link['state'] | undefined },
  ): Promise<Link> =>
    db.transaction().execute(async (tx) => {
      const { merchantId } = agent;
      const { no } = foundNode(await findNode(tx, agent));
      const codeKey = accountKey(code);
      const link = await lockLink(tx, { merchantId, agentNo: no, codeKey });
      if (!link) throw appError(networkErrors.notFound);
      const changed = { ...link, label: label ?? link.label, state: state ?? link.state };
      await updateLink(tx, { merchantId, codeKey, label: changed.label, state: changed.state });
      return changed;
    });

  /** For registrations with a link's code. */
  const invitation: InvitationHook = async (within: Db, { merchantId, codeKey }) => {
    const found = await findLinkInvitation(within, { merchantId, codeKey, at: clock.now() });
    return found && { ...found, linkKey: codeKey };
  };

  return { list, create, change, invitation };
}
