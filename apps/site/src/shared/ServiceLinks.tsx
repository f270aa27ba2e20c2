import { useBoot } from '@croupier/web/BootContext.tsx';
import { MessageCircle, MessagesSquare, Send } from 'lucide-react';
import { useTranslations } from 'use-intl';

const ICONS = { livechat: MessageCircle, telegram: Send, facebook: MessagesSquare } as const;

export type ServiceLinksProps = {
  /** Of each link. */
  className: string;
  /** Only the icons are to be seen. */
  folded?: boolean;
};

/** Where the merchant's people answer questions, as items of a list; each in a window of its own. */
export function ServiceLinks({ className, folded = false }: ServiceLinksProps) {
  const t = useTranslations('nav');
  const { customerService } = useBoot().permission.info;
  return customerService.map(({ kind, url }) => {
    const Icon = ICONS[kind];
    return (
      <li key={`${kind} ${url}`}>
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          {...(folded ? { title: t(kind) } : {})}
          className={className}
        >
          <Icon aria-hidden className="size-5 shrink-0" />
          <span className={folded ? 'sr-only' : 'truncate'}>{t(kind)}</span>
        </a>
      </li>
    );
  });
}
