import { CAPTCHA_PURPOSES } from '@croupier/contract/access/captcha.ts';
import { OPERATOR_STATES } from '@croupier/contract/access/operator-state.ts';
import { isPermission } from '@croupier/contract/access/permissions.ts';
import { isShippedRole } from '@croupier/contract/access/shipped-roles.ts';
import { AUTO_TRANSFERS, BELOW_ZERO } from '@croupier/contract/vendors/vendor-settings.ts';
import { needsOf, REQUEST_LABELS, ruleLabel } from './request-labels.ts';
import { LIMIT_KINDS, LIMIT_SPANS } from '@croupier/contract/protection/protection.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { rolesQuery } from './permissions.queries.ts';
import { usePermissions } from './use-permissions.ts';

/** Names of roles: shipped roles are translated, others have the name that an owner gave them. */
export function useRoleName(): (id: string) => string {
  const t = useTranslations('console.role');
  const { may } = usePermissions();
  const roles = useQuery({ ...rolesQuery, enabled: may('operators.view') });
  return (id) => (isShippedRole(id) ? t(id) : (roles.data?.find((role) => role.id === id)?.name ?? id));
}

const ROUND_LINES = { 'round.state': 'state', 'round.stake': 'stake', 'round.payout': 'payout' } as const;
const isRoundLine = (label: string): label is keyof typeof ROUND_LINES => label in ROUND_LINES;

const LIMIT_LABEL = /^limit\.([a-z]+)\.([a-z]+)$/;
const POLICY_FIELDS = ['preset', 'exclusionGroup', 'realityMinutes', 'raiseAfterHours'] as const;

const ALL_MERCHANTS = '*';
const TIMES = ['never', 'after_failure', 'always'] as const;

/** What a captcha protects, in the label of its rule. */
const purposeOf = (label: string) => CAPTCHA_PURPOSES.find((purpose) => label === `captcha.${purpose}`);

/** The label of a change in a request. */
export function useLabel(): (label: string) => string {
  const t = useTranslations('console');
  const roleName = useRoleName();
  return (label) => {
    if (isPermission(label)) return t(`permission.${label}`);
    if (isRoundLine(label)) return t(`games.changeLine.${ROUND_LINES[label]}`);
    if (label === 'vendors.correctionsBelowZero') return t('vendorDesk.rules.correctionsBelowZero');
    if (label === 'vendors.autoTransfer') return t('vendorDesk.rules.autoTransfer');
    if (label === 'lottery.result') return t('lottery.results');
    if (label === 'welcomeCredit') return t('merchant.amount.welcomeCredit');
    if (label === 'newAddressProof') return t('merchant.signIn.newAddressProof');
    const rule = ruleLabel(label);
    if (rule?.of === 'payments') return t(`paymentRules.label.${rule.name}`);
    if (rule?.of === 'figure') return t(`identityRules.label.${rule.name}`);
    if (rule?.of === 'tier')
      return `${t('identityRules.tier', { tier: rule.tier })}: ${t(`identityRules.short.${rule.name}`)}`;
    const known = REQUEST_LABELS.find((each) => each === label);
    if (known) return t(`requestLabel.${known}`);
    const purpose = purposeOf(label);
    if (purpose) return `${t('merchant.captcha')}: ${t(`merchant.captchaFor.${purpose}`)}`;
    const limit = LIMIT_LABEL.exec(label);
    const kind = LIMIT_KINDS.find((each) => each === limit?.[1]);
    const span = LIMIT_SPANS.find((each) => each === limit?.[2]);
    if (kind && span)
      return t('protection.limitName', {
        kind: t(`protection.kind.${kind}`),
        span: t(`protection.span.${span}`),
      });
    const policy = POLICY_FIELDS.find((field) => label === `protection.${field}`);
    if (policy) return t(`protection.label.${policy}`);
    if (label === 'account.closed') return t('protection.label.account');
    if (label === 'operatorState') return t('operatorAccount.label.state');
    if (label === 'setupLink') return t('operatorAccount.label.setupLink');
    return label === 'name' ? t('roles.name') : roleName(label);
  };
}

/** A value of a change in a request, in words where it is a code. */
export function useChangeValue(): (label: string, value: string) => string {
  const t = useTranslations('console');
  return (label, value) => {
    const state = label === 'operatorState' && OPERATOR_STATES.find((code) => code === value);
    if (state) return t(`operatorAccount.state.${state}`);
    const time = purposeOf(label) && TIMES.find((code) => code === value);
    if (time) return t(`merchant.captchaTimes.${time}`);
    const rule = ruleLabel(label);
    if (rule?.of === 'tier' && rule.name === 'needs' && value !== '')
      return needsOf(value)
        .map((need) => t(`risk.need.${need}`))
        .join(', ');
    const belowZero = label === 'vendors.correctionsBelowZero' && BELOW_ZERO.find((code) => code === value);
    if (belowZero) return t(`vendorDesk.rules.belowZero.${belowZero}`);
    const auto = label === 'vendors.autoTransfer' && AUTO_TRANSFERS.find((code) => code === value);
    if (auto) return t(`vendorDesk.rules.auto.${auto}`);
    if (value === 'unlimited') return t('identityRules.unlimited');
    if (rule?.of === 'payments' && (value === 'on' || value === 'off')) return t(`requestLabel.${value}`);
    if (label === 'newAddressProof') return t(value === 'on' ? 'requestLabel.on' : 'requestLabel.off');
    if (label === 'setupLink' && value === 'asker') return t('operatorAccount.label.toAsker');
    return value === '' ? t('inbox.nothing') : value.replaceAll(ALL_MERCHANTS, t('inbox.allMerchants'));
  };
}
