import type { Tx } from '../../../../platform/db/database.ts';
import type { PaymentParts } from '../payments.types.ts';
import { insertAccount } from './accounts.queries.ts';
import { secretOwner } from './accounts.usecases.ts';
import type { AccountKey } from './accounts.types.ts';

export type NewAccount = AccountKey & {
  adapter: string;
  name: string;
  currency: string;
  config: unknown;
  secrets: unknown;
};

/** Stores an account with sealed secrets; false if it is there. @throws ZodError for what its adapter can't use */
export async function insertSealed(
  { adapters, box, clock }: Pick<PaymentParts, 'adapters' | 'box' | 'clock'>,
  tx: Tx,
  { secrets, config, ...account }: NewAccount,
): Promise<boolean> {
  const adapter = adapters.find(({ id }) => id === account.adapter);
  if (!adapter) throw new Error(`no adapter ${account.adapter}`);
  adapter.read({ config, secrets });
  const { keyId, sealed } = await box.seal(JSON.stringify(secrets), secretOwner(account));
  return insertAccount(tx, {
    ...account,
    config,
    secretsKeyId: keyId,
    secrets: sealed,
    state: 'open',
    createdAt: clock.now(),
  });
}
