import { createFresh } from '../../../../platform/fresh.ts';
import { appError } from '../../../../platform/http/errors.ts';
import type { SecretBox } from '../../../../platform/secret-box.ts';
import { listAddresses } from '../addresses/addresses.queries.ts';
import { MAX_FAILURES } from '../payments.config.ts';
import { paymentErrors } from '../payments.errors.ts';
import type { PaymentDeps } from '../payments.types.ts';
import { countFailure, countSuccess, findAccount, listAccounts } from './accounts.queries.ts';
import type { AccountKey, AccountRow, Accounts, OpenedAccount } from './accounts.types.ts';

/** Other processes see a changed account after this time. */
const FRESH_MILLISECONDS = 3_000;
/** A success is written at most this often while nothing had failed. */
const SUCCESS_AFTER_MILLISECONDS = 60_000;

type Deps = Pick<PaymentDeps, 'db' | 'clock' | 'log' | 'merchants' | 'adapters' | 'siteOrigin'> & {
  box: SecretBox;
};

/** Who a sealed secret belongs to. */
export const secretOwner = ({ merchantId, id }: AccountKey): string => `${merchantId}/${id}`;

/** Where a provider reports to about an account. */
export const hookUrlOf = (
  { siteOrigin }: Pick<PaymentDeps, 'siteOrigin'>,
  hosts: readonly string[],
  id: string,
): string => `${siteOrigin(hosts[0] ?? '')}/hooks/payments/${id}`;

const keyText = ({ merchantId, id }: AccountKey): string => `${merchantId}/${id}`;

export async function openSecrets(box: SecretBox, row: AccountRow): Promise<unknown> {
  const text = await box.open({ keyId: row.secretsKeyId, sealed: row.secrets }, secretOwner(row));
  return JSON.parse(text) as unknown;
}

async function openRow(deps: Deps, row: AccountRow): Promise<OpenedAccount> {
  const adapter = deps.adapters.find(({ id }) => id === row.adapter);
  if (!adapter) throw new Error(`no adapter ${row.adapter}`);
  const { hosts } = await deps.merchants.byId(row.merchantId);
  const addresses =
    adapter.chain && (await listAddresses(deps.db, { merchantId: row.merchantId, accountId: row.id }));
  const { config, secrets } = adapter.read({ config: row.config, secrets: await openSecrets(deps.box, row) });
  return {
    row,
    adapter,
    account: {
      merchantId: row.merchantId,
      id: row.id,
      currency: row.currency,
      config,
      secrets,
      hookUrl: hookUrlOf(deps, hosts, row.id),
      ...(addresses && { addresses }),
    },
  };
}

export function createAccounts(deps: Deps): Accounts {
  const { db, clock, log } = deps;
  const opened = createFresh<OpenedAccount | undefined>({ clock, milliseconds: FRESH_MILLISECONDS });
  const find: Accounts['find'] = (key) =>
    opened.get(keyText(key), async () => {
      const row = await findAccount(db, key);
      return row && row.state !== 'closed' ? openRow(deps, row) : undefined;
    });

  const failed = async (row: AccountRow): Promise<void> => {
    const state = await countFailure(db, { ...row, max: MAX_FAILURES, at: clock.now() });
    opened.invalidate(keyText(row));
    if (state === 'resting' && row.state !== 'resting')
      log.warn({ merchantId: row.merchantId, account: row.id }, 'payment account rests after failed calls');
  };
  const succeeded = async (row: AccountRow): Promise<void> => {
    const at = clock.now();
    const known = row.lastSuccessAt?.getTime() ?? 0;
    if (row.failures === 0 && row.state === 'open' && at.getTime() - known < SUCCESS_AFTER_MILLISECONDS)
      return;
    await countSuccess(db, { ...row, at });
    opened.invalidate(keyText(row));
  };

  return {
    find,
    open: async (key) => {
      const found = await find(key);
      if (!found) throw appError(paymentErrors.accountNotFound);
      return found;
    },
    list: async (merchantId) =>
      (await listAccounts(db, merchantId)).filter(({ state }) => state !== 'closed'),
    call: async ({ row, adapter, account }, work, hasFailed) => {
      try {
        const answer = await work(adapter, account);
        await (hasFailed(answer) ? failed(row) : succeeded(row));
        return answer;
      } catch (error) {
        await failed(row);
        throw error;
      }
    },
    forget: (key) => opened.invalidate(keyText(key)),
  };
}
