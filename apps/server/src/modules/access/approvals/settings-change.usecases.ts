import type { ChangeLine } from '@croupier/contract/access/approvals.ts';
import type { Permission } from '@croupier/contract/access/permissions.ts';
import { z } from 'zod';
import type { Tx } from '../../../platform/db/database.ts';
import type { Audit } from '../../base/audit-log/index.ts';
import type { Merchants, MerchantSettings } from '../../base/merchants/index.ts';
import type { Operator } from '../permissions/index.ts';

type Deps = {
  merchants: Pick<Merchants, 'byId' | 'lockSettings' | 'changeSettings' | 'refresh'>;
  audit: Pick<Audit, 'record'>;
};

/** A part of a merchant's settings that one operator can't change alone. */
export type SettingsPart<Name extends keyof MerchantSettings> = {
  part: Name;
  /** The kind of request. */
  kind: string;
  permission: Permission;
  schema: z.ZodType<MerchantSettings[Name]>;
  /** For the audit log. */
  action: string;
  /** One line for each setting that differs. */
  linesOf: (
    before: MerchantSettings[Name],
    after: MerchantSettings[Name],
    currency: string,
  ) => readonly ChangeLine[];
};

type Facts = { before: unknown; currency: string };
type Request<Settings> = { merchantId: string; payload: Settings };

/** The kind of request with which a second person changes a part of a merchant's settings. The subject is the part. */
export const createSettingsChange = <Name extends keyof MerchantSettings>(
  { merchants, audit }: Deps,
  { part, kind, permission, schema, action, linesOf }: SettingsPart<Name>,
) =>
  ({
    kind,
    permission,
    schema,
    /** @throws `merchants.not_found` */
    facts: async (tx: Tx, { merchantId }: Request<MerchantSettings[Name]>): Promise<Facts> => {
      const settings = await merchants.lockSettings(tx, merchantId);
      const { currency } = await merchants.byId(merchantId);
      return { before: z.encode(schema, settings[part]), currency };
    },
    summary: ({ payload, facts }: Request<MerchantSettings[Name]> & { facts: Facts }) => ({
      subject: part,
      changes: [...linesOf(schema.parse(facts.before), payload, facts.currency)],
    }),
    execute: async (
      tx: Tx,
      { merchantId, payload, operator }: Request<MerchantSettings[Name]> & { operator: Operator },
    ): Promise<void> => {
      const { before, after } = await merchants.changeSettings(tx, merchantId, (settings) => ({
        ...settings,
        [part]: payload,
      }));
      await audit.record(tx, {
        merchantId,
        actor: operator.account,
        action,
        subject: `merchant:${merchantId}`,
        before: z.encode(schema, before[part]),
        after: z.encode(schema, after[part]),
        ip: operator.ip,
        requestId: operator.requestId,
      });
    },
    committed: merchants.refresh,
  }) as const;
