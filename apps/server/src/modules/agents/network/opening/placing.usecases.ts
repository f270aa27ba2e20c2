import { cutSheet } from '@croupier/agreements/rates/sheets.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { fieldRefusal } from '../../../../platform/field-refusal.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { memberErrors, type NewMember } from '../../../access/members/index.ts';
import { useLink } from '../links/links.queries.ts';
import { MAX_DEPTH } from '../network.config.ts';
import { networkErrors } from '../network.errors.ts';
import { periodAt } from '../rates/rates.rules.ts';
import { openRates } from '../rates/rates.usecases.ts';
import { limitOfNode } from '../rates/rates.queries.ts';
import { findNode, insertNode, takeNo } from '../tree/nodes.queries.ts';
import { pathBelow } from '../tree/paths.rules.ts';

/**
 * Gives a new member its place under its upline, in the transaction that opens the account. A link's rates are cut to
 * what its agent has now.
 *
 * @throws `invitation_code_error` for a link that was used up meanwhile, `agents.too_deep`, `agents.quota`
 */
export async function placeMember(tx: Tx, member: NewMember): Promise<void> {
  const { merchantId, id: memberId, uplineId, linkKey, at } = member;
  const link = linkKey ? await useLink(tx, { merchantId, codeKey: linkKey, at }) : undefined;
  if (linkKey && !link) throw fieldRefusal(memberErrors.invitationCode, 'referralCode');
  const no = await takeNo(tx, merchantId);
  const upline = uplineId ? await findNode(tx, { merchantId, memberId: uplineId }) : undefined;
  const depth = (upline?.depth ?? 0) + 1;
  if (depth > MAX_DEPTH) throw appError(networkErrors.tooDeep);
  const path = pathBelow(upline?.path ?? '', no);
  await insertNode(tx, { merchantId, no, memberId, uplineNo: upline?.no ?? 0, depth, path, at, linkKey });
  if (!link || !upline) return;
  const period = periodAt(at);
  const limit = await limitOfNode(tx, { merchantId, no: upline.no, period });
  const sheet = cutSheet(link.sheet, limit);
  await openRates(tx, { merchantId, openerNo: upline.no, no, fromPeriod: period, sheet });
}
