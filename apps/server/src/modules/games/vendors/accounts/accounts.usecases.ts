import type { Clock } from '../../../../platform/clock.ts';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { createFresh } from '../../../../platform/fresh.ts';
import { appError } from '../../../../platform/http/errors.ts';
import type { SecretBox } from '../../../../platform/secret-box.ts';
import { vendorsErrors } from '../vendors.errors.ts';
import type { AccountKeys, VendorAccount, VendorProtocol } from '../vendors.types.ts';
import {
  findAccount,
  insertAccount,
  listAccounts,
  listAccountVendors,
  type AccountKey,
  type AccountRow,
} from './accounts.queries.ts';

/** Other processes see a changed account after this time. */
const FRESH_MILLISECONDS = 3_000;

export type AccountDeps = { db: Db; clock: Clock; box: SecretBox; protocols: readonly VendorProtocol[] };

/** An account with its keys, ready for calls in both directions. */
export type OpenedAccount = { account: VendorAccount; protocol: VendorProtocol; keys: AccountKeys };

/** What is sealed: the keys in use, and those that they replaced. */
type StoredKeys = { current: unknown; previous?: { keys: unknown; until: string } };

export type NewAccount = Omit<VendorAccount, 'state'> & { keys: unknown };

/** Who sealed keys belong to. */
const keysOwner = ({ merchantId, id }: AccountKey): string => `${merchantId}/${id}`;

export async function openKeys(box: SecretBox, row: AccountRow): Promise<AccountKeys> {
  const text = await box.open({ keyId: row.secretsKeyId, sealed: row.secrets }, keysOwner(row));
  const { current, previous } = JSON.parse(text) as StoredKeys;
  return { current, ...(previous && { previous: { keys: previous.keys, until: new Date(previous.until) } }) };
}

export async function sealKeys(
  box: SecretBox,
  key: AccountKey,
  keys: AccountKeys,
): Promise<{ secretsKeyId: string; secrets: Buffer }> {
  const { keyId, sealed } = await box.seal(JSON.stringify(keys), keysOwner(key));
  return { secretsKeyId: keyId, secrets: sealed };
}

const protocolOf = (protocols: readonly VendorProtocol[], id: string): VendorProtocol => {
  const found = protocols.find((one) => one.id === id);
  if (!found) throw new Error(`no vendor protocol ${id}`);
  return found;
};

/** Stores an account with sealed keys; false if it is there. @throws ZodError for what its protocol can't use */
export async function insertSealedAccount(
  { box, clock, protocols }: Pick<AccountDeps, 'box' | 'clock' | 'protocols'>,
  tx: Tx,
  { keys, ...account }: NewAccount,
): Promise<boolean> {
  protocolOf(protocols, account.adapter).read({ config: account.config, secrets: keys });
  const sealed = await sealKeys(box, account, { current: keys });
  return insertAccount(tx, { ...account, ...sealed, state: 'open', createdAt: clock.now() });
}

/** The accounts of merchants, read at most every few seconds. */
export function createVendorAccounts({ db, clock, box, protocols }: AccountDeps) {
  const opened = createFresh<OpenedAccount | undefined>({ clock, milliseconds: FRESH_MILLISECONDS });
  const accountsOfVendors = createFresh<ReadonlyMap<string, string>>({
    clock,
    milliseconds: FRESH_MILLISECONDS,
  });

  const openRow = async (row: AccountRow): Promise<OpenedAccount> => {
    const protocol = protocolOf(protocols, row.adapter);
    const keys = await openKeys(box, row);
    const { config, keys: current } = protocol.read({ config: row.config, secrets: keys.current });
    const { merchantId, id, adapter, name, currency, hosts, addresses, state, isTest } = row;
    const account = { merchantId, id, adapter, name, currency, config, hosts, addresses, state, isTest };
    return { account, protocol, keys: { ...keys, current } };
  };
  const find = (key: AccountKey): Promise<OpenedAccount | undefined> =>
    opened.get(`${key.merchantId}/${key.id}`, async () => {
      const row = await findAccount(db, key);
      return row && row.state !== 'closed' ? openRow(row) : undefined;
    });
  const vendorsOf = (merchantId: string): Promise<ReadonlyMap<string, string>> =>
    accountsOfVendors.get(merchantId, async () => {
      const rows = await listAccountVendors(db, merchantId);
      return new Map(rows.map(({ vendorId, accountId }) => [vendorId, accountId]));
    });

  return {
    /** Undefined for an account that does not exist or is closed. */
    find,
    /** @throws `vendors.account_not_found` */
    open: async (key: AccountKey): Promise<OpenedAccount> => {
      const found = await find(key);
      if (!found) throw appError(vendorsErrors.accountNotFound);
      return found;
    },
    /** The account over which a merchant offers a vendor's games. */
    ofVendor: async (merchantId: string, vendorId: string): Promise<OpenedAccount | undefined> => {
      const id = (await vendorsOf(merchantId)).get(vendorId);
      return id === undefined ? undefined : find({ merchantId, id });
    },
    /** Ids of vendors, each with the id of its account. */
    vendorsOf,
    list: async (merchantId: string): Promise<AccountRow[]> =>
      (await listAccounts(db, merchantId)).filter(({ state }) => state !== 'closed'),
    /** Forgets what is cached of an account that was changed. */
    forget: ({ merchantId, id }: AccountKey): void => {
      opened.invalidate(`${merchantId}/${id}`);
      accountsOfVendors.invalidate(merchantId);
    },
  };
}

export type VendorAccounts = ReturnType<typeof createVendorAccounts>;
