import type { DepositState, WithdrawalState } from '@croupier/contract/payments/payment-states.ts';
import { Badge, type Tone } from '@croupier/ui/status/Badge.tsx';
import { useTranslations } from 'use-intl';

const DEPOSIT_TONES: Readonly<Record<DepositState, Tone>> = {
  started: 'info',
  waiting: 'info',
  unknown: 'warn',
  seen: 'info',
  review: 'warn',
  credited: 'win',
  failed: 'lose',
  expired: 'neutral',
  cancelled: 'neutral',
};

const WITHDRAWAL_TONES: Readonly<Record<WithdrawalState, Tone>> = {
  requested: 'info',
  review: 'info',
  held: 'warn',
  second: 'info',
  approved: 'info',
  sending: 'info',
  paid: 'win',
  rejected: 'lose',
  cancelled: 'neutral',
  returned: 'warn',
};

export function DepositBadge({ state }: { state: DepositState }) {
  const t = useTranslations('payments.state.deposit');
  return <Badge tone={DEPOSIT_TONES[state]}>{t(state)}</Badge>;
}

export function WithdrawalBadge({ state }: { state: WithdrawalState }) {
  const t = useTranslations('payments.state.withdrawal');
  return <Badge tone={WITHDRAWAL_TONES[state]}>{t(state)}</Badge>;
}
