import type { Deposit } from '@croupier/contract/payments/deposits.ts';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { Progress } from '@croupier/ui/status/Progress.tsx';
import { Spinner } from '@croupier/ui/status/Spinner.tsx';
import { ScanSearch } from 'lucide-react';
import { useTranslations } from 'use-intl';

const WORDS = {
  started: ['preparing', 'preparingText'],
  waiting: ['preparing', 'preparingText'],
  unknown: ['unknown', 'unknownText'],
  seen: ['seen', 'seenText'],
  review: ['review', 'reviewText'],
} as const;

const isKnown = (state: string): state is keyof typeof WORDS => Object.hasOwn(WORDS, state);

/** A deposit that the member can only wait for. */
export function DepositProgress({ deposit }: { deposit: Deposit }) {
  const t = useTranslations('payments');
  const { state, reason, confirmations } = deposit;
  const [title, text] = WORDS[isKnown(state) ? state : 'unknown'];
  return (
    <Card tone="lit" padding="lg" className="text-center">
      <span className="mx-auto grid size-16 place-items-center rounded-full bg-brand-soft text-brand-text [&_svg]:size-7">
        {state === 'review' ? <ScanSearch aria-hidden /> : <Spinner />}
      </span>
      <div aria-live="polite">
        <h2 className="mt-4 text-xl">{t(`deposit.${title}`)}</h2>
        <p className="mx-auto mt-2 max-w-md text-muted">
          {state === 'review' && reason && <>{t(`reason.${reason}`)} </>}
          {t(`deposit.${text}`)}
        </p>
      </div>
      {confirmations && (
        <div className="mx-auto mt-6 max-w-sm">
          <p className="numeric mb-2 text-sm font-semibold text-text">
            {t('deposit.confirmations', {
              seen: String(confirmations.seen),
              needed: String(confirmations.needed),
            })}
          </p>
          <Progress
            label={t('deposit.seen')}
            value={confirmations.seen / Math.max(1, confirmations.needed)}
            valueText={t('deposit.confirmations', {
              seen: String(confirmations.seen),
              needed: String(confirmations.needed),
            })}
          />
        </div>
      )}
      <p className="mt-6 text-xs text-subtle">{t('deposit.live')}</p>
    </Card>
  );
}
