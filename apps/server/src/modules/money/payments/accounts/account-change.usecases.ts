import { createHash } from 'node:crypto';
import type { accountBody } from '@croupier/contract/payments/account-desk.ts';
import { requestReason, type RequestResult } from '@croupier/contract/access/approvals.ts';
import { z, ZodError } from 'zod';
import type { Tx } from '../../../../platform/db/database.ts';
import { fieldRefusal } from '../../../../platform/field-refusal.ts';
import { appError } from '../../../../platform/http/errors.ts';
import type { Operator } from '../../../access/permissions/index.ts';
import { paymentErrors } from '../payments.errors.ts';
import type { PaymentParts } from '../payments.types.ts';
import { privateFields, sameServers } from '../../../base/merchants/index.ts';
import { findAccount, insertAccount, updateAccount } from './accounts.queries.ts';
import type { AccountRow } from './accounts.types.ts';
import { openSecrets, secretOwner } from './accounts.usecases.ts';

export const ACCOUNT_KIND = 'payments.account';

/** What waits for the second person: secrets are sealed before anything is stored. */
const payloadSchema = z.object({
  adapter: z.string(),
  name: z.string(),
  config: z.record(z.string(), z.unknown()),
  secrets: z.object({ keyId: z.string(), sealed: z.string() }).nullable(),
  reason: requestReason,
});
type Payload = z.output<typeof payloadSchema>;
type Subject = { merchantId: string; subject: string; payload: Payload };
/** What the change replaces. Calls that fail or succeed meanwhile are no part of it. */
type Facts = { name: string | null; adapter: string; config: string | null; access: string | null };

type ChangeInput = z.output<typeof accountBody> & {
  merchantId: string;
  key: string;
  accountId: string;
  operator: Operator;
};

/** @throws `payments.config_invalid` with the fields that the adapter can't use */
function checkedBy(
  { adapters }: Pick<PaymentParts, 'adapters'>,
  adapterId: string,
  stored: { config: unknown; secrets: unknown },
): void {
  const adapter = adapters.find(({ id }) => id === adapterId);
  const invalid = paymentErrors.configInvalid;
  if (!adapter) throw appError(invalid, { fields: [{ field: 'adapter', code: invalid.code }] });
  try {
    adapter.read(stored);
  } catch (error) {
    if (!(error instanceof ZodError)) throw error;
    const fields = error.issues.map(({ path }) => ({
      field: path.join('.') || 'config',
      code: invalid.code,
    }));
    throw appError(invalid, { fields });
  }
}

/**
 * The server calls these addresses with the account's secrets, so they must not lead to what only the server can reach,
 * nor send secrets that nobody entered again to another server, where they could be read.
 *
 * @throws `payments.address_private` naming the fields, `payments.secret_needed`
 */
function checkAddresses(
  { privateIntegrations = false }: Pick<PaymentParts, 'privateIntegrations'>,
  known: AccountRow | undefined,
  { config, hasSecrets }: { config: unknown; hasSecrets: boolean },
): void {
  const { addressPrivate, secretNeeded } = paymentErrors;
  const fields = privateIntegrations ? [] : privateFields(config);
  if (fields.length > 0)
    throw appError(addressPrivate, {
      fields: fields.map((field) => ({ field: `config.${field}`, code: addressPrivate.code })),
    });
  if (known && !hasSecrets && !sameServers(known.config, config)) throw fieldRefusal(secretNeeded, 'secrets');
}

/** A new account, or other access to one: decided by a second person, because it decides where money goes. */
export const accountChange = (parts: PaymentParts) => ({
  kind: ACCOUNT_KIND,
  permission: 'payments.accounts.manage' as const,
  schema: payloadSchema,
  facts: async (tx: Tx, { merchantId, subject, payload }: Subject): Promise<Facts> => {
    const row = await findAccount(tx, { merchantId, id: subject }, true);
    if (row && row.adapter !== payload.adapter) throw appError(paymentErrors.state);
    checkAddresses(parts, row, { config: payload.config, hasSecrets: payload.secrets !== null });
    return {
      name: row?.name ?? null,
      adapter: payload.adapter,
      config: row ? JSON.stringify(row.config) : null,
      access: row ? createHash('sha256').update(row.secrets).digest('hex') : null,
    };
  },
  summary: ({ payload, facts }: Subject & { facts: Facts }) => ({
    subject: payload.name,
    changes: [
      { label: 'adapter', before: facts.name === null ? '' : facts.adapter, after: payload.adapter },
      { label: 'name', before: facts.name ?? '', after: payload.name },
      { label: 'config', before: facts.config ?? '', after: JSON.stringify(payload.config) },
      { label: 'secrets', before: '', after: payload.secrets ? '•••' : '' },
    ].filter(({ before, after }) => before !== after),
  }),
  execute: async (
    tx: Tx,
    { merchantId, subject: id, payload, operator }: Subject & { operator: Operator },
  ): Promise<void> => {
    const { name, adapter, config, reason } = payload;
    const { currency } = await parts.merchants.byId(merchantId);
    const known = await findAccount(tx, { merchantId, id }, true);
    const at = parts.clock.now();
    const given = payload.secrets && {
      secretsKeyId: payload.secrets.keyId,
      secrets: Buffer.from(payload.secrets.sealed, 'base64'),
    };
    const sealed = given ?? (known && { secretsKeyId: known.secretsKeyId, secrets: known.secrets });
    if (!sealed) throw appError(paymentErrors.configInvalid);
    if (known) await updateAccount(tx, { merchantId, id, name, config, ...sealed, at });
    else
      await insertAccount(tx, {
        merchantId,
        id,
        adapter,
        name,
        currency,
        config,
        ...sealed,
        state: 'open',
        createdAt: at,
      });
    await parts.audit.record(tx, {
      merchantId,
      actor: operator.account,
      action: known ? 'payment_account.changed' : 'payment_account.opened',
      subject: `payment_account:${id}`,
      ...(known && { before: { name: known.name, config: known.config } }),
      after: { name, config, adapter, reason, ...(given && { isAccessNew: true }) },
      ip: operator.ip,
      requestId: operator.requestId,
    });
  },
  committed: ({ merchantId, subject: id }: Pick<Subject, 'merchantId' | 'subject'>): void =>
    parts.accounts.forget({ merchantId, id }),
});

/**
 * @throws `payments.config_invalid`, `payments.address_private`, `payments.secret_needed`, `payments.state`,
 *   `approvals.already_asked`
 */
export async function askAccountChange(parts: PaymentParts, input: ChangeInput): Promise<RequestResult> {
  const { merchantId, key, accountId, adapter, name, config, secrets, reason, operator } = input;
  // Sealing is different each time, so the same request again could not be recognised by its content.
  const isKnown = await parts.db
    .transaction()
    .execute((tx) => parts.approvals.isKnown(tx, { merchantId, id: key }));
  if (isKnown) return { id: key, state: 'asked' };
  const known = await findAccount(parts.db, { merchantId, id: accountId });
  const opened = secrets ?? (known ? await openSecrets(parts.box, known) : {});
  checkedBy(parts, adapter, { config, secrets: opened });
  const sealed =
    secrets && (await parts.box.seal(JSON.stringify(secrets), secretOwner({ merchantId, id: accountId })));
  const payload: Payload = {
    adapter,
    name,
    config,
    secrets: sealed && { keyId: sealed.keyId, sealed: sealed.sealed.toString('base64') },
    reason,
  };
  return parts.approvals.ask({
    merchantId,
    id: key,
    kind: ACCOUNT_KIND,
    subject: accountId,
    payload,
    reason,
    operator,
  });
}
