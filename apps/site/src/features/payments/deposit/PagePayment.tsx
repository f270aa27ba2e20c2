import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { ExternalLink } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { PaymentProps } from './deposit.types.ts';

/** The link to the provider’s hosted page, in this tab: the provider leads back. */
export function PagePayment({ instructions }: PaymentProps<'page'>) {
  const t = useTranslations('payments.deposit');
  return (
    <section className="py-2 text-center">
      <h2 className="text-xl">{t('pageTitle')}</h2>
      <p className="mx-auto mt-2 max-w-md text-muted">{t('pageText')}</p>
      <a href={instructions.url} className={buttonClass({ variant: 'primary', size: 'lg' }, 'mt-6')}>
        <ExternalLink aria-hidden />
        {t('pageOpen')}
      </a>
    </section>
  );
}
