import type { AuditRecord } from '../../base/audit-log/index.ts';
import { CONSOLE, type Caller } from '../sessions/index.ts';

/** An operator's action on the own account. */
export const operatorEntry = (
  action: string,
  operatorId: string,
  { ip, requestId }: Caller,
  after?: unknown,
): AuditRecord => ({
  merchantId: CONSOLE,
  actor: { kind: 'operator', id: operatorId },
  action,
  subject: `operator:${operatorId}`,
  ip,
  ...(requestId ? { requestId } : {}),
  ...(after === undefined ? {} : { after }),
});
