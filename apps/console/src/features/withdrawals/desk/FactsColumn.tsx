import { parseMoney } from '@croupier/contract/money.ts';
import type { DeskFact, WithdrawalDetail } from '@croupier/contract/payments/withdrawal-desk.ts';
import { WITHDRAWAL_OBSTACLES, type WithdrawalObstacle } from '@croupier/contract/payments/withdrawals.ts';
import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, CircleX, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { DetailSection } from '../../../shared/detail/Detail.tsx';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';

const LOOKS: Readonly<Record<DeskFact['level'], { icon: LucideIcon; className: string }>> = {
  green: { icon: CircleCheck, className: 'text-win' },
  amber: { icon: CircleAlert, className: 'text-warn' },
  red: { icon: CircleX, className: 'text-lose' },
};
const RANK = { red: 0, amber: 1, green: 2 } as const;

/** Every text finds its placeholders, whatever figures the server sends. */
const COUNTS = { days: 0, members: 0, paid: 0, count: 0 };
const NO_FIGURES = {
  ...COUNTS,
  open: '',
  holder: '',
  codes: '',
  withdrawn: '',
  played: '',
  tier: '',
  agent: 'none',
  amount: '',
};
const numeric = ([name, value]: [string, string]): [string, string | number] => [
  name,
  name in COUNTS ? Number(value) : value,
];

const isObstacle = (code: string): code is WithdrawalObstacle =>
  (WITHDRAWAL_OBSTACLES as readonly string[]).includes(code);

function FactLine({ fact: { fact, level, figures }, currency }: { fact: DeskFact; currency: string }) {
  const t = useTranslations('console.withdrawals');
  const format = useConsoleFormat();
  const { icon: Icon, className } = LOOKS[level];
  const { amount, codes, agent, ...others } = figures;
  const minor = amount === undefined ? undefined : parseMoney(amount);
  const shown = {
    ...NO_FIGURES,
    ...Object.fromEntries(Object.entries(others).map(numeric)),
    ...(minor !== undefined && { amount: format.amount(minor, currency) }),
    ...(codes && {
      codes: codes
        .split(', ')
        .map((code) => (isObstacle(code) ? t(`objection.${code}`) : code))
        .join(', '),
    }),
    ...(agent && { agent }),
  };
  return (
    <li className="flex items-start gap-2.5 py-2 text-sm">
      <Icon aria-label={t(`level.${level}`)} className={clsx('mt-0.5 size-4 shrink-0', className)} />
      <span className={clsx('min-w-0 wrap-anywhere', level === 'green' ? 'text-muted' : 'font-medium')}>
        {t(`fact.${fact}.${level === 'green' ? 'good' : 'bad'}`, shown)}
      </span>
    </li>
  );
}

/** One line: the automatic rules that do not hold. */
function Rules({ checks }: Pick<WithdrawalDetail, 'checks'>) {
  const t = useTranslations('console.withdrawals');
  const failed = checks.filter(({ holds }) => !holds);
  if (checks.length === 0) return null;
  return (
    <p className={clsx('mb-2 text-sm', failed.length === 0 ? 'text-win' : 'text-warn')}>
      {failed.length === 0
        ? t('rulesHold')
        : t('rulesBut', { rules: failed.map(({ rule }) => t(`rule.${rule}`)).join(', ') })}
    </p>
  );
}

/** What an operator should know, the worst first. */
export function FactsColumn({ detail: { facts, checks, withdrawal } }: { detail: WithdrawalDetail }) {
  const t = useTranslations('console.withdrawals');
  return (
    <DetailSection title={t('facts')}>
      <Rules checks={checks} />
      <ul className="divide-y divide-line rounded-card border border-line bg-panel px-4 shadow-raised">
        {facts
          .toSorted((a, b) => RANK[a.level] - RANK[b.level])
          .map((fact) => (
            <FactLine key={fact.fact} fact={fact} currency={withdrawal.currency} />
          ))}
      </ul>
    </DetailSection>
  );
}
