import { useBoot, useMerchant } from '@croupier/web/boot/BootContext.tsx';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';

/** The merchant's mark and name, linking to the home page. */
export function Brand({ nameClass }: { nameClass?: string }) {
  const t = useTranslations('nav');
  const { name } = useMerchant();
  const { mark } = useBoot();
  return (
    <Link
      to={paths.home()}
      aria-label={t('homeOf', { name })}
      className="flex min-w-0 items-center gap-2.5 rounded-field"
    >
      <img src={mark} alt="" width={36} height={36} className="size-9 shrink-0" />
      <span
        className={clsx('truncate font-display text-base font-extrabold tracking-tight text-text', nameClass)}
      >
        {name}
      </span>
    </Link>
  );
}
