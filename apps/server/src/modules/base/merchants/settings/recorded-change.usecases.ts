import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { Account } from '../../../../platform/http/context.ts';
import type { Merchant } from '../merchants.rules.ts';
import type { MerchantSettings } from '../merchants.settings.ts';
import type { MerchantUsecases } from '../merchants.usecases.ts';

/** Who makes a change, and from where; the demo data is created by the system. */
export type Operator = {
  account: Pick<Account, 'kind' | 'id'> | { kind: 'system' };
  ip?: string;
  requestId?: string;
};

/** A change of a merchant for the audit log: only the changed part, before and after. */
export type RecordedChange = Operator & { merchantId: string; action: string; before: object; after: object };

/** Called in the transaction of the change. */
export type SettingsHook = (tx: Tx, change: RecordedChange) => Promise<void>;

export type ChangeDeps = Pick<MerchantUsecases, 'byId' | 'changeSettings' | 'refresh'> & {
  db: Db;
  settingsChanged: readonly SettingsHook[];
};

export type Change = {
  action: string;
  to: (settings: MerchantSettings) => MerchantSettings;
  /** The part of the settings to record in the audit log. */
  recorded: (settings: MerchantSettings) => object;
  /** A change outside of the settings, in the same transaction, with its part of the record. */
  beside?: (tx: Tx) => Promise<{ before: object; after: object }>;
};

const operatorOf = ({ account, ip, requestId }: Operator): Operator => ({
  account,
  ...(ip === undefined ? {} : { ip }),
  ...(requestId === undefined ? {} : { requestId }),
});

export async function recordChange(
  tx: Tx,
  hooks: readonly SettingsHook[],
  { operator, ...change }: Omit<RecordedChange, keyof Operator> & { operator: Operator },
): Promise<void> {
  for (const hook of hooks) await hook(tx, { ...operatorOf(operator), ...change });
}

/** Changes a merchant and runs the hooks in the caller's transaction. @throws `merchants.not_found` */
export async function changeWithin(
  tx: Tx,
  deps: Pick<ChangeDeps, 'changeSettings' | 'settingsChanged'>,
  merchantId: string,
  operator: Operator,
  { action, to, recorded, beside }: Change,
): Promise<void> {
  const { before, after } = await deps.changeSettings(tx, merchantId, to);
  const other = await beside?.(tx);
  await recordChange(tx, deps.settingsChanged, {
    operator,
    merchantId,
    action,
    before: { ...recorded(before), ...other?.before },
    after: { ...recorded(after), ...other?.after },
  });
}

/** Changes a merchant and runs the hooks in one transaction. @throws `merchants.not_found` */
export async function changeRecorded(
  deps: ChangeDeps,
  merchantId: string,
  operator: Operator,
  change: Change,
): Promise<Merchant> {
  await deps.db.transaction().execute((tx) => changeWithin(tx, deps, merchantId, operator, change));
  deps.refresh();
  return deps.byId(merchantId);
}
