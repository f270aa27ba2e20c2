import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import type { Account } from '../../../../platform/http/context.ts';
import { appError } from '../../../../platform/http/errors.ts';
import type { Audit } from '../../../base/audit-log/index.ts';
import type { Catalogue } from '../../catalogue/index.ts';
import { vendorsErrors } from '../vendors.errors.ts';
import type { VendorAccount } from '../vendors.types.ts';
import { endVisitsAt } from '../visits/visits.queries.ts';
import type { Visits } from '../visits/visits.usecases.ts';
import { findAccount, setAccountState, type AccountKey } from './accounts.queries.ts';
import type { VendorAccounts } from './accounts.usecases.ts';

export type SwitchDeps = {
  db: Db;
  clock: Clock;
  audit: Pick<Audit, 'record'>;
  catalogue: Pick<Catalogue, 'announce'>;
  accounts: Pick<VendorAccounts, 'forget'>;
  visits: Pick<Visits, 'forget'>;
};

type Operator = { account: Pick<Account, 'kind' | 'id'>; ip: string; requestId: string };
type State = VendorAccount['state'];

/** No launch and no bet while an account is stopped; wins, rollbacks and corrections of open rounds go on. */
export function createAccountSwitch({ db, clock, audit, catalogue, accounts, visits }: SwitchDeps) {
  const set = async (
    key: AccountKey,
    change: { from: State; to: State; reason: string; operator: Operator },
  ): Promise<void> => {
    const { from, to, reason, operator } = change;
    const at = clock.now();
    await db.transaction().execute(async (tx) => {
      const account = await findAccount(tx, key, true);
      if (!account || account.state === 'closed') throw appError(vendorsErrors.accountNotFound);
      if (!(await setAccountState(tx, { ...key, from: [from], to, at }))) return;
      if (to === 'stopped')
        await endVisitsAt(tx, { merchantId: key.merchantId, accountId: key.id, at, reason: 'stopped' });
      await audit.record(tx, {
        merchantId: key.merchantId,
        actor: operator.account,
        action: to === 'stopped' ? 'vendor.stopped' : 'vendor.started',
        subject: `vendor-account:${key.id}`,
        before: { state: from },
        after: { state: to, reason },
        ip: operator.ip,
        requestId: operator.requestId,
      });
      // Open pages and other processes learn of it with the commit.
      await catalogue.announce(tx, key.merchantId);
    });
    accounts.forget(key);
    visits.forget();
  };

  return {
    /** The kill switch. Safe to repeat. @throws `vendors.account_not_found` */
    stop: (key: AccountKey, by: { reason: string; operator: Operator }) =>
      set(key, { ...by, from: 'open', to: 'stopped' }),
    /** @throws `vendors.account_not_found` */
    start: (key: AccountKey, by: { reason: string; operator: Operator }) =>
      set(key, { ...by, from: 'stopped', to: 'open' }),
  };
}

export type AccountSwitch = ReturnType<typeof createAccountSwitch>;
