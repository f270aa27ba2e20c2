import type { CapUse, IdentityCheck } from '@croupier/contract/kyc/kyc.ts';
import { TIERS } from '@croupier/contract/kyc/kyc-states.ts';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { Progress } from '@croupier/ui/status/Progress.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useTranslations } from 'use-intl';

function CapLine({ name, use }: { name: 'deposits' | 'withdrawals'; use: CapUse }) {
  const t = useTranslations('identityCheck');
  const { amount } = useFormat();
  const { cap, used, left } = use;
  return (
    <div className="min-w-0">
      <dt className="text-xs font-medium text-subtle">{t(name)}</dt>
      <dd className="mt-1">
        {cap === null ? (
          <span className="text-sm font-semibold text-text">{t('noCap')}</span>
        ) : (
          <>
            <span className="numeric text-sm font-semibold text-text">
              {t('left', { left: amount(left ?? 0n), cap: amount(cap) })}
            </span>
            <Progress
              label={t(name)}
              value={Number((used * 1_000n) / cap) / 1_000}
              valueText={t('used', { used: amount(used), cap: amount(cap) })}
              className="mt-2 w-full"
            />
          </>
        )}
      </dd>
    </div>
  );
}

/** The level, as steps, and what is left of its limits. */
export function LevelCard({ check }: { check: IdentityCheck }) {
  const t = useTranslations('identityCheck');
  return (
    <Card tone="lit" padding="lg">
      <h2 className="text-lg">{t(`tier.${check.tier}`)}</h2>
      <p className="mt-1 text-sm text-muted">{t('level', { level: String(check.tier), max: '3' })}</p>
      <ol aria-hidden className="mt-4 grid grid-cols-4 gap-2">
        {TIERS.map((tier) => (
          <li
            key={tier}
            className={clsx(
              'grid h-9 place-items-center rounded-field text-xs font-semibold',
              tier <= check.tier ? 'bg-win-soft text-win' : 'bg-surface-3 text-subtle',
            )}
          >
            {tier <= check.tier ? <Check className="size-4" /> : tier}
          </li>
        ))}
      </ol>
      <dl className="mt-5 grid gap-5 sm:grid-cols-2">
        <CapLine name="deposits" use={check.deposits} />
        <CapLine name="withdrawals" use={check.withdrawals} />
      </dl>
      <p className="mt-4 text-xs text-subtle">{t('window')}</p>
    </Card>
  );
}
