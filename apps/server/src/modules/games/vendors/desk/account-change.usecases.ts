import { createHash } from 'node:crypto';
import { requestReason, type ChangeLine, type RequestResult } from '@croupier/contract/access/approvals.ts';
import type { vendorAccountBody } from '@croupier/contract/vendors/vendor-desk.ts';
import { z, ZodError } from 'zod';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { Clock } from '../../../../platform/clock.ts';
import { fieldRefusal } from '../../../../platform/field-refusal.ts';
import { appError } from '../../../../platform/http/errors.ts';
import type { SecretBox } from '../../../../platform/secret-box.ts';
import { approvalErrors, type Approvals } from '../../../access/approvals/index.ts';
import type { Operator } from '../../../access/permissions/index.ts';
import type { Audit } from '../../../base/audit-log/index.ts';
import { privateFields, sameServers, type Merchants } from '../../../base/merchants/index.ts';
import {
  findAccount,
  insertAccount,
  setAccountVendors,
  updateAccount,
  type AccountRow,
} from '../accounts/accounts.queries.ts';
import { openKeys, sealKeys, type VendorAccounts } from '../accounts/accounts.usecases.ts';
import { vendorsErrors } from '../vendors.errors.ts';
import type { VendorProtocol } from '../vendors.types.ts';
import { findVendorIds, vendorCodesOf } from './vendor-codes.reads.ts';

export const ACCOUNT_KIND = 'vendors.account';
/** Replaced keys are accepted for so long, while the vendor changes to the new ones. */
const OVERLAP_MILLISECONDS = 24 * 3_600_000;

export type AccountChangeDeps = {
  db: Db;
  clock: Clock;
  box: SecretBox;
  protocols: readonly VendorProtocol[];
  audit: Pick<Audit, 'record'>;
  merchants: Pick<Merchants, 'byId'>;
  approvals: Pick<Approvals, 'ask' | 'isKnown'>;
  accounts: Pick<VendorAccounts, 'forget'>;
  privateIntegrations: boolean;
};

/** What waits for the second person: keys are sealed before anything is stored. */
const payloadSchema = z.object({
  adapter: z.string(),
  name: z.string(),
  config: z.record(z.string(), z.unknown()),
  hosts: z.array(z.string()),
  addresses: z.array(z.string()),
  vendorCodes: z.array(z.string()),
  keys: z.object({ keyId: z.string(), sealed: z.string() }).nullable(),
  keysAtOnce: z.boolean().default(false),
  isTest: z.boolean().default(false),
  reason: requestReason,
});
type Payload = z.output<typeof payloadSchema>;
type Subject = { merchantId: string; subject: string; payload: Payload };
type Shown = Record<'adapter' | 'name' | 'config' | 'hosts' | 'addresses' | 'vendorCodes' | 'isTest', string>;
type Facts = { known: Shown | null; access: string | null };

const shownOf = (
  account: Pick<Payload, 'adapter' | 'name' | 'hosts' | 'addresses' | 'vendorCodes' | 'isTest'> & {
    config: unknown;
  },
): Shown => ({
  adapter: account.adapter,
  name: account.name,
  config: JSON.stringify(account.config),
  hosts: account.hosts.join(', '),
  addresses: account.addresses.join(', '),
  vendorCodes: account.vendorCodes.toSorted((a, b) => a.localeCompare(b)).join(', '),
  isTest: account.isTest ? '✓' : '',
});

async function shownRow(tx: Tx, row: AccountRow): Promise<Shown> {
  const vendorCodes = await vendorCodesOf(tx, { merchantId: row.merchantId, accountId: row.id });
  return shownOf({ ...row, hosts: [...row.hosts], addresses: [...row.addresses], vendorCodes });
}

const invalidFields = (fields: readonly string[]) => {
  const { code } = vendorsErrors.configInvalid;
  return appError(vendorsErrors.configInvalid, { fields: fields.map((field) => ({ field, code })) });
};

/** @throws `vendors.config_invalid` with the fields that the protocol can't use */
function checkProtocol(
  protocols: readonly VendorProtocol[],
  adapter: string,
  stored: { config: unknown; secrets: unknown },
): void {
  const protocol = protocols.find(({ id }) => id === adapter);
  if (!protocol) throw invalidFields(['adapter']);
  try {
    protocol.read(stored);
  } catch (error) {
    if (!(error instanceof ZodError)) throw error;
    throw invalidFields(error.issues.map(({ path }) => path.join('.') || 'config'));
  }
}

/** @throws `vendors.address_private` naming the fields, `vendors.keys_needed` */
function checkAddresses(
  { privateIntegrations }: Pick<AccountChangeDeps, 'privateIntegrations'>,
  known: AccountRow | undefined,
  { config, keys }: Pick<Payload, 'config' | 'keys'>,
): void {
  const { addressPrivate, keysNeeded } = vendorsErrors;
  const fields = privateIntegrations ? [] : privateFields(config);
  if (fields.length > 0)
    throw appError(addressPrivate, {
      fields: fields.map((field) => ({ field: `config.${field}`, code: addressPrivate.code })),
    });
  // Keys that nobody entered again must not go to another server, where they could be read.
  if (!keys && (!known || !sameServers(known.config, config))) throw fieldRefusal(keysNeeded, 'keys');
}

const sealedOf = ({ keyId, sealed }: NonNullable<Payload['keys']>) => ({
  secretsKeyId: keyId,
  secrets: Buffer.from(sealed, 'base64'),
});

/** The keys of the request, with those that they replace for a time. */
async function keysFor(
  { box, clock }: Pick<AccountChangeDeps, 'box' | 'clock'>,
  known: AccountRow | undefined,
  {
    merchantId,
    id,
    keys,
    keysAtOnce,
  }: Pick<Payload, 'keys' | 'keysAtOnce'> & { merchantId: string; id: string },
): Promise<{ secretsKeyId: string; secrets: Buffer }> {
  const given = keys && sealedOf(keys);
  if (!known) {
    if (!given) throw appError(vendorsErrors.keysNeeded);
    return given;
  }
  // Nothing else of the row: what was requested must not be overwritten.
  if (!given) return { secretsKeyId: known.secretsKeyId, secrets: known.secrets };
  if (keysAtOnce) return given;
  const [next, last] = await Promise.all([openKeys(box, { ...known, ...given }), openKeys(box, known)]);
  const until = new Date(clock.now().getTime() + OVERLAP_MILLISECONDS);
  return sealKeys(
    box,
    { merchantId, id },
    { current: next.current, previous: { keys: last.current, until } },
  );
}

/** A new account at a vendor, or other access to one: decided by a second owner. The subject is the account's id. */
export const createAccountChange = (deps: AccountChangeDeps) => ({
  kind: ACCOUNT_KIND,
  permission: 'vendors.manage' as const,
  schema: payloadSchema,
  facts: async (tx: Tx, { merchantId, subject, payload }: Subject): Promise<Facts> => {
    const row = await findAccount(tx, { merchantId, id: subject }, true);
    if (row && row.adapter !== payload.adapter) throw appError(approvalErrors.stale);
    checkAddresses(deps, row, payload);
    return {
      known: row ? await shownRow(tx, row) : null,
      access: row ? createHash('sha256').update(row.secrets).digest('hex') : null,
    };
  },
  summary: ({ payload, facts: { known } }: Subject & { facts: Facts }) => {
    const lines = Object.entries(shownOf(payload)).map(([label, after]): ChangeLine => ({
      label,
      before: known?.[label as keyof Shown] ?? '',
      after,
    }));
    const replaced = payload.keysAtOnce ? '••• !' : '•••';
    const keys = { label: 'keys', before: '', after: payload.keys ? replaced : '' };
    return {
      subject: payload.name,
      changes: [...lines, keys].filter(({ before, after }) => before !== after),
    };
  },
  execute: async (
    tx: Tx,
    { merchantId, subject: id, payload, operator }: Subject & { operator: Operator },
  ): Promise<void> => {
    const { name, adapter, config, hosts, addresses, vendorCodes, isTest, reason } = payload;
    const known = await findAccount(tx, { merchantId, id }, true);
    const before = known && (await shownRow(tx, known));
    const sealed = await keysFor(deps, known, { ...payload, merchantId, id });
    const at = deps.clock.now();
    const stored = { merchantId, id, name, config, hosts, addresses, isTest, ...sealed };
    if (known) await updateAccount(tx, { ...stored, at });
    else {
      const { currency } = await deps.merchants.byId(merchantId);
      await insertAccount(tx, { ...stored, adapter, currency, state: 'open', createdAt: at });
    }
    await setAccountVendors(tx, { merchantId, id, vendorIds: await findVendorIds(tx, vendorCodes) });
    await deps.audit.record(tx, {
      merchantId,
      actor: operator.account,
      action: known ? 'vendor_account.changed' : 'vendor_account.opened',
      subject: `vendor-account:${id}`,
      ...(before && { before }),
      after: {
        ...shownOf(payload),
        reason,
        ...(payload.keys && { areKeysNew: true, endedAtOnce: payload.keysAtOnce }),
      },
      ip: operator.ip,
      requestId: operator.requestId,
    });
  },
  committed: ({ merchantId, subject: id }: Pick<Subject, 'merchantId' | 'subject'>): void =>
    deps.accounts.forget({ merchantId, id }),
});

type Asked = z.output<typeof vendorAccountBody> & {
  merchantId: string;
  key: string;
  accountId: string;
  operator: Operator;
};

/** @throws `vendors.config_invalid`, `.address_private`, `.keys_needed`, `approvals.already_asked` */
export async function askAccountChange(deps: AccountChangeDeps, asked: Asked): Promise<RequestResult> {
  const { merchantId, key, accountId, keys, operator, ...body } = asked;
  // Sealing is different each time, so the same request again could not be recognised by its content.
  const isKnown = await deps.db
    .transaction()
    .execute((tx) => deps.approvals.isKnown(tx, { merchantId, id: key }));
  if (isKnown) return { id: key, state: 'asked' };
  const known = await findAccount(deps.db, { merchantId, id: accountId });
  if (!keys && !known) throw fieldRefusal(vendorsErrors.keysNeeded, 'keys');
  const secrets = keys ?? (known && (await openKeys(deps.box, known)).current);
  checkProtocol(deps.protocols, body.adapter, { config: body.config, secrets });
  const sealed = keys && (await sealKeys(deps.box, { merchantId, id: accountId }, { current: keys }));
  const vendorIds = await findVendorIds(deps.db, body.vendorCodes);
  if (vendorIds.length < new Set(body.vendorCodes).size) throw invalidFields(['vendorCodes']);
  const payload: Payload = {
    ...body,
    keys: sealed && { keyId: sealed.secretsKeyId, sealed: sealed.secrets.toString('base64') },
  };
  return deps.approvals.ask({
    merchantId,
    id: key,
    kind: ACCOUNT_KIND,
    subject: accountId,
    payload,
    reason: body.reason,
    operator,
  });
}
