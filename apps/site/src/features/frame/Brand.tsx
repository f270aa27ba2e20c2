import { useMerchant } from '@croupier/web/BootContext.tsx';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { BrandMark } from './BrandMark.tsx';

/** Mark and name of the merchant; the way home. */
export function Brand({ nameClass }: { nameClass?: string }) {
  const t = useTranslations('nav');
  const { name } = useMerchant();
  return (
    <Link
      to={paths.home()}
      aria-label={t('homeOf', { name })}
      className="flex min-w-0 items-center gap-2.5 rounded-field"
    >
      <BrandMark />
      <span
        className={clsx('truncate font-display text-base font-extrabold tracking-tight text-text', nameClass)}
      >
        {name}
      </span>
    </Link>
  );
}
