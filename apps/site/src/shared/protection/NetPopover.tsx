import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import { Popover } from '@croupier/ui/overlays/Popover.tsx';
import { HeartHandshake } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { NetFigures } from './NetFigures.tsx';

/** The button of the game bar that shows win and loss and leads to the player's limits. */
export function NetPopover() {
  const t = useTranslations('protection');
  return (
    <Popover
      label={t('net.title')}
      align="end"
      className="w-96"
      trigger={<IconButton label={t('net.open')} icon={<HeartHandshake />} />}
    >
      <h2 className="text-base">{t('net.title')}</h2>
      <p className="mt-0.5 mb-3 text-sm text-muted">{t('net.text')}</p>
      <NetFigures />
      <Link to={paths.protection()} className={buttonClass({ variant: 'secondary', block: true }, 'mt-4')}>
        <HeartHandshake aria-hidden />
        {t('title')}
      </Link>
    </Popover>
  );
}
