import { protectionSettings, type ProtectionSettings } from '@croupier/contract/protection/policy.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Operator } from '../../access/permissions/index.ts';
import { POLICY_KIND } from './loosening.usecases.ts';
import type { ProtectionDeps } from './protection.types.ts';

type Request = { merchantId: string; payload: ProtectionSettings };

const FIELDS = ['preset', 'exclusionGroup', 'realityMinutes', 'raiseAfterHours'] as const;

/** One line for each setting that changes. */
const linesOf = (before: ProtectionSettings, after: ProtectionSettings) =>
  FIELDS.filter((field) => before[field] !== after[field]).map((field) => ({
    label: `protection.${field}`,
    before: String(before[field] ?? ''),
    after: String(after[field] ?? ''),
  }));

/** Changing how a merchant protects its players, which a second person decides. */
export const createPolicyChange = ({ merchants, audit }: ProtectionDeps) =>
  ({
    kind: POLICY_KIND,
    permission: 'merchants.manage',
    schema: protectionSettings,
    /** @throws `merchants.not_found` */
    facts: async (_tx: Tx, { merchantId }: Request): Promise<ProtectionSettings> =>
      (await merchants.byId(merchantId)).settings.protection,
    summary: ({ payload, facts }: Request & { facts: ProtectionSettings }) => ({
      subject: 'protection',
      changes: linesOf(facts, payload),
    }),
    execute: async (
      tx: Tx,
      { merchantId, payload, operator }: Request & { operator: Operator },
    ): Promise<void> => {
      const { before, after } = await merchants.changeSettings(tx, merchantId, (settings) => ({
        ...settings,
        protection: payload,
      }));
      await audit.record(tx, {
        merchantId,
        actor: operator.account,
        action: 'merchant.protection_changed',
        subject: `merchant:${merchantId}`,
        before: before.protection,
        after: after.protection,
        ip: operator.ip,
        requestId: operator.requestId,
      });
    },
    committed: merchants.refresh,
  }) as const;
