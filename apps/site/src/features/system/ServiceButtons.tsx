import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { useBoot } from '@croupier/web/boot/BootContext.tsx';
import { useTranslations } from 'use-intl';
import { isElsewhere, ServiceLinks } from '../../shared/page/ServiceLinks.tsx';

/** Customer service links, available while the site is closed. */
export function ServiceButtons() {
  const t = useTranslations();
  const { info, regionRestriction } = useBoot().permission;
  if (!info.customerService.some(isElsewhere)) return null;
  return (
    <section aria-label={t('system.customerService')} className="border-t border-line pt-5">
      <h2 className="text-sm text-muted">{t(regionRestriction ? 'closed.mistake' : 'closed.service')}</h2>
      <ul className="mt-3 flex flex-wrap gap-2.5">
        <ServiceLinks
          elsewhere
          className={buttonClass({ variant: regionRestriction ? 'primary' : 'secondary' })}
        />
      </ul>
    </section>
  );
}
