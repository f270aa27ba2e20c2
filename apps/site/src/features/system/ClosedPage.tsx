import { buttonClass } from '@croupier/ui/button-class.ts';
import { EmptyState } from '@croupier/ui/EmptyState.tsx';
import { useBoot } from '@croupier/web/BootContext.tsx';
import { Ban, Wrench } from 'lucide-react';
import { useTranslations } from 'use-intl';

/** The whole site while it is under maintenance, or for a region that may not use it (row R18). */
export function ClosedPage() {
  const t = useTranslations('system');
  const { permission } = useBoot();
  const { notice, location, regionRestriction, info } = permission;
  const [service] = info.customerService;
  return (
    <main className="grid min-h-dvh place-items-center">
      {regionRestriction ? (
        <EmptyState
          icon={<Ban />}
          title={t('regionTitle')}
          text={
            <>
              {t('regionText')}
              <br />
              {t('regionIp', { ip: location.ip })}
            </>
          }
          action={
            service && (
              <a href={service.url} className={buttonClass({ variant: 'primary' })}>
                {t('customerService')}
              </a>
            )
          }
        />
      ) : (
        <EmptyState icon={<Wrench />} title={t('maintenanceTitle')} text={notice} />
      )}
    </main>
  );
}
