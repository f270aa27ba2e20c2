import { buttonClass } from '@croupier/ui/button-class.ts';
import { useBoot } from '@croupier/web/BootContext.tsx';
import { MessageCircle, MessagesSquare, Send } from 'lucide-react';
import { useTranslations } from 'use-intl';

const ICONS = { livechat: MessageCircle, telegram: Send, facebook: MessagesSquare } as const;

/** The merchant's people, who answer also while the site is closed. */
export function ServiceButtons() {
  const t = useTranslations();
  const { info, regionRestriction } = useBoot().permission;
  const { customerService } = info;
  if (customerService.length === 0) return null;
  return (
    <section aria-label={t('system.customerService')} className="border-t border-line pt-5">
      <h2 className="text-sm text-muted">{t(regionRestriction ? 'closed.mistake' : 'closed.service')}</h2>
      <ul className="mt-3 flex flex-wrap gap-2.5">
        {customerService.map(({ kind, url }) => {
          const Icon = ICONS[kind];
          return (
            <li key={`${kind} ${url}`}>
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                className={buttonClass({ variant: regionRestriction ? 'primary' : 'secondary' })}
              >
                <Icon aria-hidden />
                {t(`nav.${kind}`)}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
