import { useBoot } from '@croupier/web/BootContext.tsx';
import { MessageCircle, MessagesSquare, Send } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { menuLinkClass } from './MenuLink.tsx';

const ICONS = { livechat: MessageCircle, telegram: Send, facebook: MessagesSquare } as const;

/** Where the merchant's people answer questions; each in a window of its own. */
export function ServiceLinks({ folded }: { folded: boolean }) {
  const t = useTranslations('nav');
  const { customerService } = useBoot().permission.info;
  return (
    <>
      {customerService.map(({ kind, url }) => {
        const Icon = ICONS[kind];
        return (
          <li key={`${kind} ${url}`}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              {...(folded ? { title: t(kind) } : {})}
              className={menuLinkClass(folded, false)}
            >
              <Icon aria-hidden className="size-5 shrink-0" />
              <span className={folded ? 'sr-only' : 'truncate'}>{t(kind)}</span>
            </a>
          </li>
        );
      })}
    </>
  );
}
