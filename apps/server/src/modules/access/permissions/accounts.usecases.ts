import { accountChange } from '@croupier/contract/access/grants.ts';
import type { ChangeLine } from '@croupier/contract/access/approvals.ts';
import type { OperatorState } from '@croupier/contract/access/operator-state.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { appError } from '../../../platform/http/errors.ts';
import { operatorErrors } from '../operators/index.ts';
import { CONSOLE } from '../sessions/index.ts';
import { endBreakGlass } from './break-glass.queries.ts';
import { announceGrants, findGrants, lockOwners } from './grants.queries.ts';
import { factsOf, grantLines, type GrantFact } from './grants.rules.ts';
import { keepAnOwner } from './grants.usecases.ts';
import type { Operator, PermissionDeps } from './permissions.types.ts';

type Facts = { name: string; email: string; state: OperatorState; grants: GrantFact[] };
type Execution = { subject: string; id: string; askedBy: string; operator: Operator };
type Deps = PermissionDeps & { forget: (operatorId: string) => void };

/** Opening state and the lines that describe what a request changes. */
type Change = {
  kind: 'operators.close' | 'operators.reopen' | 'operators.reset';
  action: string;
  breakGlass?: true;
  /** @throws why the state does not allow it */
  check: (state: OperatorState) => void;
  lines: (facts: Facts) => ChangeLine[];
  execute: (tx: Tx, request: Execution) => Promise<void>;
};

const stateLine = (before: OperatorState, after: OperatorState): ChangeLine => ({
  label: 'operatorState',
  before,
  after,
});

/** A kind of request about an operator's account. Its subject is the operator's id. */
function createAccountChange(deps: Deps, change: Change) {
  const { operators, sessions, audit, forget } = deps;
  return {
    kind: change.kind,
    permission: 'operators.manage',
    schema: accountChange,
    breakGlass: change.breakGlass ?? false,
    isAboutOperator: true,
    facts: async (tx: Tx, { subject }: { subject: string }): Promise<Facts> => {
      const operator = await operators.lock(tx, subject);
      if (!operator) throw appError(operatorErrors.notFound);
      const { name, email, state } = operator;
      change.check(state);
      return { name, email, state, grants: factsOf(await findGrants(tx, subject)) };
    },
    summary: ({ facts }: { facts: Facts }) => ({
      subject: `${facts.name} (${facts.email})`,
      changes: change.lines(facts),
    }),
    execute: async (tx: Tx, request: Execution): Promise<void> => {
      const { subject, id, askedBy, operator } = request;
      await lockOwners(tx);
      await change.execute(tx, request);
      await keepAnOwner(tx);
      await announceGrants(tx, subject);
      await audit.record(tx, {
        merchantId: CONSOLE,
        actor: operator.account,
        action: change.action,
        subject: `operator:${subject}`,
        after: { approval: id, askedBy, decidedBy: operator.account.id },
        ip: operator.ip,
        requestId: operator.requestId,
      });
    },
    committed: ({ subject }: { subject: string }): void => {
      forget(subject);
      sessions.forget({ merchantId: CONSOLE, accountId: subject });
    },
  } as const;
}

const refuseClosed = (state: OperatorState): void => {
  if (state === 'closed') throw appError(operatorErrors.closed);
};

/** Closing and reopening operators, and resetting their access. Each needs a second owner. */
export function createAccountChanges(deps: Deps) {
  const { clock, operators } = deps;
  return [
    createAccountChange(deps, {
      kind: 'operators.close',
      action: 'operator.closed',
      breakGlass: true,
      check: refuseClosed,
      lines: ({ state, grants }) => [stateLine(state, 'closed'), ...grantLines(grants, [])],
      execute: async (tx, { subject, askedBy, operator }) => {
        // Only in an emergency does the owner who asks also execute.
        if (subject === askedBy && askedBy === operator.account.id) throw appError(operatorErrors.ownAccount);
        await operators.standing.close(tx, subject);
        await endBreakGlass(tx, { operatorId: subject, now: clock.now() });
      },
    }),
    createAccountChange(deps, {
      kind: 'operators.reopen',
      action: 'operator.reopened',
      check: (state) => {
        if (state !== 'closed') throw appError(operatorErrors.notClosed);
      },
      lines: ({ grants }) => [stateLine('closed', 'open'), ...grantLines([], grants)],
      execute: (tx, { subject }) => operators.standing.reopen(tx, subject),
    }),
    createAccountChange(deps, {
      kind: 'operators.reset',
      action: 'operator.access_reset',
      check: (state) => {
        refuseClosed(state);
        if (state === 'invited') throw appError(operatorErrors.notSetUp);
      },
      lines: ({ state }) => [stateLine(state, 'reset'), { label: 'setupLink', before: '', after: 'asker' }],
      execute: async (tx, { subject, askedBy }) => {
        // The link is for whoever asked, who would be signed out by their own reset.
        if (subject === askedBy) throw appError(operatorErrors.ownAccount);
        await operators.standing.reset(tx, subject, askedBy);
        await endBreakGlass(tx, { operatorId: subject, now: clock.now() });
      },
    }),
  ] as const;
}
