import { Button } from '@croupier/ui/buttons/Button.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { clsx } from 'clsx';
import { CircleCheck, CircleX, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { checkBill, isRight, type BillCheck } from './bill-check.ts';
import type { Bill } from './bill.types.ts';

const COUNTS: ReadonlySet<BillCheck['name']> = new Set(['steps', 'tier']);

function CheckRow({ check, steps }: { check: BillCheck; steps: number }) {
  const t = useTranslations('agent.check');
  const format = useFormat();
  const { name, billed, found } = check;
  const right = isRight(check);
  const Icon = right ? CircleCheck : CircleX;
  const shown = (value: bigint): string => (COUNTS.has(name) ? format.number(value) : format.amount(value));
  return (
    <li className="flex items-baseline gap-2.5 text-sm">
      <Icon aria-hidden className={clsx('size-4 shrink-0 self-center', right ? 'text-win' : 'text-lose')} />
      <span className="min-w-0 flex-1 text-text">
        {name === 'steps' ? t('steps', { count: steps }) : t(name)}
      </span>
      <span className="numeric text-end text-muted">
        {name === 'steps'
          ? right || t('wrongSteps', { count: Number(found) })
          : right
            ? shown(billed)
            : t('differs', { billed: shown(billed), found: shown(found) })}
      </span>
    </li>
  );
}

/** Computes the bill again in this browser. */
export function CheckHere({ bill }: { bill: Bill }) {
  const t = useTranslations('agent.check');
  const [checks, setChecks] = useState<BillCheck[]>();
  const isGood = checks?.every(isRight) ?? false;
  if (!bill.isComplete) return <p className="text-sm text-subtle">{t('tooOld')}</p>;
  return (
    <section
      data-testid="bill-check"
      aria-label={t('title')}
      className={clsx(
        'rounded-card border p-4 transition-colors',
        checks
          ? isGood
            ? 'border-win/40 bg-win-soft'
            : 'border-lose/40 bg-lose-soft'
          : 'border-line bg-panel',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <output className="flex min-w-0 flex-1 items-center gap-2.5 text-sm font-semibold text-text">
          <ShieldCheck
            aria-hidden
            className={clsx('size-5 shrink-0', isGood ? 'text-win' : 'text-brand-text')}
          />
          {checks ? t(isGood ? 'right' : 'wrong') : t('text')}
        </output>
        <Button
          size="sm"
          variant={checks ? 'secondary' : 'primary'}
          onClick={() => setChecks(checkBill(bill))}
        >
          {t(checks ? 'again' : 'here')}
        </Button>
      </div>
      {checks && (
        <ul className="mt-3 grid gap-1.5 border-t border-line pt-3">
          {checks.map((check) => (
            <CheckRow key={check.name} check={check} steps={bill.steps.length} />
          ))}
        </ul>
      )}
    </section>
  );
}
