import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Account } from '../../../platform/http/context.ts';
import { appError, requestErrors } from '../../../platform/http/errors.ts';
import type { Audit } from '../../base/audit-log/index.ts';
import { lockFactors, readFactors } from './account.queries.ts';
import { factorErrors } from './factors.errors.ts';
import type { FactorCaller, FactorHooks, FactorState, Owner } from './factors.types.ts';

export const ownerOf = ({ merchantId, id: accountId }: Account): Owner => ({ merchantId, accountId });
/** The context that a secret is sealed for. */
export const boundTo = ({ merchantId, accountId }: Owner): string => `${merchantId}:${accountId}`;

/** The sign-in name of a member or an operator; empty for an unknown account. */
export async function accountName(hooks: Pick<FactorHooks, 'accountName'>, owner: Owner): Promise<string> {
  for (const find of hooks.accountName) {
    const name = await find(owner);
    if (name !== undefined) return name;
  }
  return '';
}

/** Common steps of every change of an account's factors. */
export function createAccountChanges({
  db,
  audit,
  hooks,
}: {
  db: Db;
  audit: Pick<Audit, 'record'>;
  hooks: Pick<FactorHooks, 'enrolled'>;
}) {
  const state = async (owner: Owner, within: Db = db): Promise<FactorState> => {
    const { totp, codes, passkeys } = await readFactors(within, owner);
    return {
      totp: totp && { since: totp },
      recoveryCodesLeft: totp ? codes : 0,
      passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
        id,
        name,
        createdAt: created_at,
        lastUsedAt: last_used_at,
      })),
    };
  };

  /** Runs one change of an account at a time. */
  const change = <R>(owner: Owner, task: (tx: Tx) => Promise<R>): Promise<R> =>
    db.transaction().execute(async (tx) => {
      await lockFactors(tx, owner);
      return task(tx);
    });

  return {
    state,
    change,

    /**
     * A change that adds a factor. A session that still has to set up a factor began without one; if there is one
     * now, someone else added it, and a password alone must not add another.
     *
     * @throws `identity.sign_in_needed`
     */
    add: <R>(account: Account, task: (tx: Tx) => Promise<R>): Promise<R> =>
      change(ownerOf(account), async (tx) => {
        if (account.pending === 'second_factor') {
          const { totp, passkeys } = await readFactors(tx, ownerOf(account));
          if (totp || passkeys.length > 0) throw appError(requestErrors.signInNeeded);
        }
        return task(tx);
      }),

    /** @throws `factors.last_one` if it is the operator's only factor */
    refuseLastOne: async (tx: Tx, account: Account): Promise<void> => {
      if (account.kind !== 'operator') return;
      const { totp, passkeys } = await readFactors(tx, ownerOf(account));
      if ((totp ? 1 : 0) + passkeys.length <= 1) throw appError(factorErrors.lastOne);
    },

    record: (
      tx: Tx,
      account: Pick<Account, 'merchantId' | 'id' | 'kind'>,
      action: string,
      { ip, requestId, ...rest }: FactorCaller & { after?: unknown; before?: unknown },
    ): Promise<void> =>
      audit.record(tx, {
        merchantId: account.merchantId,
        actor: { kind: account.kind, id: account.id },
        action,
        subject: `${account.kind === 'operator' ? 'operator' : 'member'}:${account.id}`,
        ip,
        requestId,
        ...rest,
      }),

    /** To be called after the commit of the first factor. */
    enrolled: async (account: Account): Promise<void> => {
      for (const listener of hooks.enrolled) await listener(account);
    },
  };
}

export type AccountChanges = ReturnType<typeof createAccountChanges>;
