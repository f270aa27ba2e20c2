import type { MerchantSettingsView } from '@croupier/contract/merchants/settings.ts';
import { shownDecimals } from '@croupier/i18n/format/money.ts';
import { AmountField } from '@croupier/ui/fields/AmountField.tsx';
import { Switch } from '@croupier/ui/fields/Switch.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../../shared/call.ts';
import { AskRules } from '../../../../shared/rules/AskRules.tsx';
import { RuleVersions } from '../../../../shared/rules/RuleVersions.tsx';
import { useConsoleFormat } from '../../../../shared/use-console-format.ts';
import {
  changedRules,
  readRules,
  RULE_GROUPS,
  RULES,
  typedRules,
  type RuleName,
  type TypedRules,
} from './payment-rules.ts';

const PERMISSION = 'payments.rules.manage';

const rulesQuery = (merchantCode: string) =>
  queryOptions({
    queryKey: ['paymentRules', merchantCode],
    queryFn: ({ signal }) => call('paymentRules.get', { params: { merchantCode } }, { signal }),
    staleTime: 0,
  });
type Stored = Awaited<ReturnType<NonNullable<ReturnType<typeof rulesQuery>['queryFn']>>>;

type RuleFieldProps = {
  name: RuleName;
  typed: string;
  currency: string;
  isWrong: boolean;
  onChange: (typed: string) => void;
};

function RuleField({ name, typed, currency, isWrong, onChange }: RuleFieldProps) {
  const t = useTranslations('console.paymentRules');
  const common = useTranslations('console.rules');
  const label = t(`label.${name}`);
  const hint = t(`hint.${name}`);
  const rule = RULES[name];
  if (rule.kind === 'switch')
    return (
      <Switch
        label={label}
        hint={hint}
        checked={typed === 'on'}
        onChange={({ target }) => onChange(target.checked ? 'on' : 'off')}
      />
    );
  if (rule.kind === 'amount')
    return (
      <AmountField
        label={label}
        hint={hint}
        prefix={currency}
        decimals={shownDecimals(currency)}
        value={typed}
        onValueChange={onChange}
        error={isWrong ? common('amount') : undefined}
      />
    );
  return (
    <TextField
      label={label}
      hint={hint}
      inputMode={rule.kind === 'percent' ? 'decimal' : 'numeric'}
      value={typed}
      onChange={({ target }) => onChange(target.value)}
      error={isWrong ? common('range', { min: String(rule.min), max: String(rule.max) }) : undefined}
    />
  );
}

function Rules({ merchantCode, stored }: { merchantCode: string; stored: Stored }) {
  const t = useTranslations('console.paymentRules');
  const format = useConsoleFormat();
  const { currency, line, versions } = stored;
  const before = typedRules(stored.settings, currency);
  const [typed, setTyped] = useState<TypedRules>(before);
  const { settings, wrong } = readRules(typed, currency);
  const lines = changedRules(before, typed);
  return (
    <div className="max-w-4xl">
      <p className="mb-5 max-w-prose text-sm text-muted">
        {t('text')} {t('lineText', { amount: format.amount(line, currency) })}
      </p>
      <div className="grid gap-6">
        {(Object.keys(RULE_GROUPS) as Array<keyof typeof RULE_GROUPS>).map((group) => (
          <section key={group} aria-label={t(`group.${group}`)}>
            <h2 className="mb-3 text-lg">{t(`group.${group}`)}</h2>
            <div className="grid items-start gap-4 sm:grid-cols-2">
              {RULE_GROUPS[group].map((name) => (
                <RuleField
                  key={name}
                  name={name}
                  currency={currency}
                  typed={typed[name]}
                  isWrong={wrong.some((each) => each === name)}
                  onChange={(text) => setTyped({ ...typed, [name]: text })}
                />
              ))}
            </div>
          </section>
        ))}
      </div>
      <AskRules
        permission={PERMISSION}
        merchantCode={merchantCode}
        title={t('askTitle')}
        lines={lines}
        isWrong={settings === undefined}
        ask={async (reason) =>
          call('paymentRules.change', {
            params: { merchantCode },
            body: { settings: settings ?? stored.settings, reason },
          })
        }
        invalidates={[rulesQuery(merchantCode).queryKey]}
      />
      <RuleVersions versions={versions} />
    </div>
  );
}

/** Turnover, limits, automatic approval and cool-downs of a merchant's payments. */
export function PaymentsTab({ settings: { merchantCode } }: { settings: MerchantSettingsView }) {
  const query = useQuery(rulesQuery(merchantCode));
  if (query.isPending) return <Skeleton className="h-120 rounded-card" />;
  if (query.isLoadingError) return <QueryProblem query={query} />;
  const { versions } = query.data;
  return <Rules key={versions[0]?.id ?? ''} merchantCode={merchantCode} stored={query.data} />;
}
