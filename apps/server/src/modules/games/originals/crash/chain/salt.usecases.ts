import { requestReason, type ChangeLine, type RequestResult } from '@croupier/contract/access/approvals.ts';
import { z } from 'zod';
import type { Clock } from '../../../../../platform/clock.ts';
import type { Db, Tx } from '../../../../../platform/db/database.ts';
import { appError } from '../../../../../platform/http/errors.ts';
import { approvalErrors, type Approvals } from '../../../../access/approvals/index.ts';
import type { Operator } from '../../../../access/permissions/index.ts';
import type { Audit } from '../../../../base/audit-log/index.ts';
import { originalsErrors } from '../../originals.errors.ts';
import { findChain, updateSalt } from './chain.queries.ts';

export const SALT_KIND = 'originals.crash_salt';

const payloadSchema = z.object({ salt: z.string(), source: z.string(), reason: requestReason });
type Payload = z.output<typeof payloadSchema>;
type Subject = { merchantId: string; subject: string; payload: Payload };
type Facts = { terminalHash: string };

export type SaltDeps = {
  db: Db;
  clock: Clock;
  audit: Pick<Audit, 'record'>;
  approvals: Pick<Approvals, 'ask'>;
};

/** The salt of a published chain: a public value that did not exist when the chain was published. The subject is the chain. */
export const createSaltRequest = ({ clock, audit }: Pick<SaltDeps, 'clock' | 'audit'>) => ({
  kind: SALT_KIND,
  permission: 'games.manage' as const,
  schema: payloadSchema,
  /** @throws `originals.no_chain_waiting` */
  facts: async (tx: Tx, { merchantId, subject }: Subject): Promise<Facts> => {
    const chain = await findChain(tx, { merchantId, id: subject }, { locks: true });
    if (!chain?.terminalHash || chain.salt !== null) throw appError(originalsErrors.noChainWaiting);
    return { terminalHash: chain.terminalHash };
  },
  summary: ({ payload, facts }: Subject & { facts: Facts }) => ({
    subject: facts.terminalHash,
    changes: [
      { label: 'salt', before: '', after: payload.salt },
      { label: 'source', before: '', after: payload.source },
    ] satisfies ChangeLine[],
  }),
  execute: async (
    tx: Tx,
    { merchantId, subject: id, payload, operator }: Subject & { operator: Operator },
  ): Promise<void> => {
    const { salt, source, reason } = payload;
    if (!(await updateSalt(tx, { merchantId, id, salt, source, at: clock.now() })))
      throw appError(approvalErrors.stale);
    await audit.record(tx, {
      merchantId,
      actor: operator.account,
      action: 'crash.salt_entered',
      subject: `crash-chain:${id}`,
      after: { salt, source, reason },
      ip: operator.ip,
      requestId: operator.requestId,
    });
  },
});

type Asked = Payload & { merchantId: string; id: string; chainId: string; operator: Operator };

/** @throws `originals.no_chain_waiting`, `approvals.already_asked` */
export const askSalt = (
  { approvals }: Pick<SaltDeps, 'approvals'>,
  { merchantId, id, chainId, operator, ...payload }: Asked,
): Promise<RequestResult> =>
  approvals.ask({
    merchantId,
    id,
    kind: SALT_KIND,
    subject: chainId,
    payload,
    reason: payload.reason,
    operator,
  });
