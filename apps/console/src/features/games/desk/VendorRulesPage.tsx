import type { ConsoleApi } from '@croupier/contract/api.ts';
import type { ChangeLine } from '@croupier/contract/access/approvals.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import {
  AUTO_TRANSFERS,
  BELOW_ZERO,
  type VendorSettings,
} from '@croupier/contract/vendors/vendor-settings.ts';
import { Select } from '@croupier/ui/fields/Select.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/call.ts';
import { useOneMerchant } from '../../../shared/permissions/use-one-merchant.ts';
import { AskRules } from '../../../shared/rules/AskRules.tsx';
import { RuleVersions } from '../../../shared/rules/RuleVersions.tsx';
import { GamesHeader } from '../GamesHeader.tsx';
import { vendorRulesQuery } from './desk.queries.ts';

const NAMES = ['correctionsBelowZero', 'autoTransfer'] as const;

const linesOf = (before: VendorSettings, after: VendorSettings): ChangeLine[] =>
  NAMES.map((name) => ({ label: `vendors.${name}`, before: before[name], after: after[name] })).filter(
    (line) => line.before !== line.after,
  );

type Stored = CallOutput<ConsoleApi['vendorRules']['get']>;

function Rules({ merchantCode, stored }: { merchantCode: string; stored: Stored }) {
  const t = useTranslations('console.vendorDesk.rules');
  const [settings, setSettings] = useState(stored.settings);
  return (
    <>
      <Card>
        <div className="grid max-w-md gap-5">
          <Select
            label={t('correctionsBelowZero')}
            hint={t('belowZeroHint')}
            options={BELOW_ZERO.map((value) => ({ value, label: t(`belowZero.${value}`) }))}
            value={settings.correctionsBelowZero}
            onChange={({ target }) => {
              const chosen = BELOW_ZERO.find((each) => each === target.value);
              if (chosen) setSettings({ ...settings, correctionsBelowZero: chosen });
            }}
          />
          <Select
            label={t('autoTransfer')}
            hint={t('autoTransferHint')}
            options={AUTO_TRANSFERS.map((value) => ({ value, label: t(`auto.${value}`) }))}
            value={settings.autoTransfer}
            onChange={({ target }) => {
              const chosen = AUTO_TRANSFERS.find((each) => each === target.value);
              if (chosen) setSettings({ ...settings, autoTransfer: chosen });
            }}
          />
        </div>
      </Card>
      <AskRules
        permission="vendors.manage"
        merchantCode={merchantCode}
        title={t('askTitle')}
        lines={linesOf(stored.settings, settings)}
        isWrong={false}
        ask={async (reason) =>
          call('vendorRules.change', { params: { merchantCode }, body: { settings, reason } })
        }
        invalidates={[vendorRulesQuery(merchantCode).queryKey]}
      />
      <RuleVersions versions={stored.versions} />
    </>
  );
}

/** How a merchant deals with vendors: what a second person changes. */
export function VendorRulesPage() {
  const merchant = useOneMerchant('games.view');
  const merchantCode = merchant.current?.merchantCode ?? '';
  const query = useQuery({ ...vendorRulesQuery(merchantCode), enabled: merchantCode !== '' });
  return (
    <>
      <GamesHeader page="vendorRules" merchant={merchant} />
      {query.isPending && <Skeleton className="h-60 rounded-card" />}
      {query.isLoadingError && <QueryProblem query={query} />}
      {query.data && (
        <Rules
          key={`${merchantCode} ${query.data.versions[0]?.id ?? ''}`}
          merchantCode={merchantCode}
          stored={query.data}
        />
      )}
    </>
  );
}
