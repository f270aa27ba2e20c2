import { useBoot } from '@croupier/web/boot/BootContext.tsx';
import { MessageCircle, MessagesSquare, Send } from 'lucide-react';
import { useTranslations } from 'use-intl';

const ICONS = { livechat: MessageCircle, telegram: Send, facebook: MessagesSquare } as const;

export type ServiceLinksProps = {
  /** Of each link. */
  className: string;
  /** Only the icons are to be seen. */
  folded?: boolean;
  /** Only those that are not pages of this site, which is closed. */
  elsewhere?: boolean;
};

/** A link to a page of this site has no host. */
export const isElsewhere = ({ url }: { url: string }): boolean => !url.startsWith('/');

/** Where the merchant's people answer questions, as items of a list; each in a window of its own. */
export function ServiceLinks({ className, folded = false, elsewhere = false }: ServiceLinksProps) {
  const t = useTranslations('nav');
  const { customerService } = useBoot().permission.info;
  const shown = elsewhere ? customerService.filter(isElsewhere) : customerService;
  return shown.map(({ kind, url }) => {
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
