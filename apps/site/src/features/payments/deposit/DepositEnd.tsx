import type { Deposit } from '@croupier/contract/payments/deposits.ts';
import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';

type Ended = 'credited' | 'failed' | 'expired' | 'cancelled';
const WORDS = {
  credited: ['done', 'doneText'],
  failed: ['failed', 'failedText'],
  expired: ['expired', 'expiredText'],
  cancelled: ['cancelled', 'cancelledText'],
} as const satisfies Record<Ended, readonly [string, string]>;

const isEnded = (state: Deposit['state']): state is Ended => Object.hasOwn(WORDS, state);

/** How a deposit ended, with the next step. */
export function DepositEnd({ deposit }: { deposit: Deposit }) {
  const t = useTranslations('payments');
  const format = useFormat();
  const { state, reason, asked, received, fee, currency } = deposit;
  if (!isEnded(state)) return null;
  const isDone = state === 'credited';
  const [title, text] = WORDS[state];
  const amount = (amountMinor: bigint): string => format.amount(amountMinor, { currency });
  const credited = (received ?? asked) - fee;
  return (
    <Card tone={isDone ? 'lit' : 'panel'} padding="lg" className="text-center">
      <span
        aria-hidden
        className={clsx(
          'mx-auto grid size-16 place-items-center rounded-full [&_svg]:size-8',
          isDone ? 'bg-win-soft text-win' : 'bg-surface-3 text-muted',
        )}
      >
        {isDone ? <Check /> : <X />}
      </span>
      <div aria-live="polite">
        <h2 className="mt-4 text-xl">{t(`deposit.${title}`, { amount: amount(credited) })}</h2>
        <p className="mx-auto mt-2 max-w-md text-muted">
          {!isDone && reason && <>{t(`reason.${reason}`)} </>}
          {isDone && received !== null && received !== asked
            ? t('deposit.differs', { asked: amount(asked), received: amount(received) })
            : t(`deposit.${text}`)}
        </p>
      </div>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {isDone && (
          <Link to={paths.home()} className={buttonClass({ variant: 'primary' })}>
            {t('deposit.play')}
          </Link>
        )}
        <Link to={paths.deposit()} className={buttonClass({ variant: isDone ? 'secondary' : 'primary' })}>
          {t(isDone ? 'deposit.another' : 'deposit.tryAgain')}
        </Link>
        <Link to={paths.wallet()} className={buttonClass({ variant: 'ghost' })}>
          {t('deposit.toWallet')}
        </Link>
      </div>
    </Card>
  );
}
