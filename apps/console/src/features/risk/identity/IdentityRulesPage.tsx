import { DOCUMENT_NEEDS } from '@croupier/contract/kyc/kyc-states.ts';
import { shownDecimals } from '@croupier/i18n/format/money.ts';
import { AmountField } from '@croupier/ui/fields/AmountField.tsx';
import { Checkbox } from '@croupier/ui/fields/Checkbox.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/call.ts';
import { MerchantSelect } from '../../../shared/permissions/MerchantSelect.tsx';
import { useOneMerchant } from '../../../shared/permissions/use-one-merchant.ts';
import { AskRules } from '../../../shared/rules/AskRules.tsx';
import { RuleVersions } from '../../../shared/rules/RuleVersions.tsx';
import { useTitle } from '../../../shared/use-title.ts';
import { identityRulesQuery } from '../risk.queries.ts';
import { RiskNav } from '../RiskNav.tsx';
import {
  CAPS,
  changedIdentity,
  FIGURE_NAMES,
  FIGURES,
  readIdentity,
  typedIdentity,
  type TypedIdentity,
  type TypedTier,
  type Wrong,
} from './identity-rules.ts';

const PERMISSION = 'documents.rules.manage';

type Stored = Awaited<ReturnType<NonNullable<ReturnType<typeof identityRulesQuery>['queryFn']>>>;

type TierCardProps = {
  index: number;
  tier: TypedTier;
  currency: string;
  wrong: readonly Wrong[];
  onChange: (tier: TypedTier) => void;
};

/** What members of one tier may pay, and which documents lead to it. */
function TierCard({ index, tier, currency, wrong, onChange }: TierCardProps) {
  const t = useTranslations('console.identityRules');
  const needs = useTranslations('console.risk.need');
  return (
    <Card>
      <h2 className="text-base">{t('tier', { tier: String(index) })}</h2>
      <div className="mt-3 grid items-start gap-4 sm:grid-cols-2">
        {CAPS.map((name) => (
          <AmountField
            key={name}
            label={t(`cap.${name}`)}
            hint={t('capHint')}
            prefix={currency}
            decimals={shownDecimals(currency)}
            value={tier[name]}
            onValueChange={(typed) => onChange({ ...tier, [name]: typed })}
            error={wrong.includes(`${name}.${index}`) ? t('capWrong') : undefined}
          />
        ))}
      </div>
      <fieldset className="mt-4">
        <legend className="mb-1.5 text-sm font-medium">{t('needs')}</legend>
        <div className="flex flex-wrap gap-x-5 gap-y-2">
          {DOCUMENT_NEEDS.map((need) => (
            <Checkbox
              key={need}
              label={needs(need)}
              checked={tier.needs.includes(need)}
              onChange={({ target }) =>
                onChange({
                  ...tier,
                  needs: DOCUMENT_NEEDS.filter((each) =>
                    each === need ? target.checked : tier.needs.includes(each),
                  ),
                })
              }
            />
          ))}
        </div>
      </fieldset>
    </Card>
  );
}

function Rules({ merchantCode, stored }: { merchantCode: string; stored: Stored }) {
  const t = useTranslations('console.identityRules');
  const common = useTranslations('console.rules');
  const { currency, versions } = stored;
  const before = typedIdentity(stored.settings, currency);
  const [typed, setTyped] = useState<TypedIdentity>(before);
  const { settings, wrong } = readIdentity(typed, currency);
  const lines = changedIdentity(before, typed);
  return (
    <>
      <div className="grid gap-4 xl:grid-cols-2">
        {typed.tiers.map((tier, index) => (
          <TierCard
            // The tiers have a fixed order.
            key={`tier-${String(index)}`}
            {...{ index, tier, currency, wrong }}
            onChange={(changed) =>
              setTyped({ ...typed, tiers: typed.tiers.map((each, at) => (at === index ? changed : each)) })
            }
          />
        ))}
      </div>
      <div className="mt-4 grid items-start gap-4 sm:grid-cols-3">
        {FIGURE_NAMES.map((name) => (
          <TextField
            key={name}
            label={t(`label.${name}`)}
            hint={t(`hint.${name}`)}
            inputMode={FIGURES[name].isPercent ? 'decimal' : 'numeric'}
            value={typed[name]}
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
            error={
              wrong.includes(name)
                ? common('range', { min: String(FIGURES[name].min), max: String(FIGURES[name].max) })
                : undefined
            }
          />
        ))}
      </div>
      <AskRules
        permission={PERMISSION}
        merchantCode={merchantCode}
        title={t('askTitle')}
        lines={lines}
        isWrong={settings === undefined}
        ask={async (reason) =>
          call('identityRules.change', {
            params: { merchantCode },
            body: { settings: settings ?? stored.settings, reason },
          })
        }
        invalidates={[identityRulesQuery(merchantCode).queryKey]}
      />
      <RuleVersions versions={versions} />
    </>
  );
}

/** What members may pay before they show documents, and how long documents are kept. */
export function IdentityRulesPage() {
  const t = useTranslations('console.identityRules');
  const risk = useTranslations('console.risk');
  useTitle(risk('pages.identity'));
  const merchant = useOneMerchant('documents.view');
  const merchantCode = merchant.current?.merchantCode ?? '';
  const query = useQuery({ ...identityRulesQuery(merchantCode), enabled: merchantCode !== '' });
  return (
    <>
      <RiskNav />
      <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-3xl">{risk('pages.identity')}</h1>
          <p className="mt-2 max-w-prose text-muted">{t('text')}</p>
        </div>
        <MerchantSelect merchants={merchant.allowed} value={merchantCode} onChange={merchant.choose} />
      </div>
      {query.isPending && <Skeleton className="h-120 rounded-card" />}
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
