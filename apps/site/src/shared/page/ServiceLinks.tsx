import { useBoot } from '@croupier/web/boot/BootContext.tsx';
import { MessageCircle, MessagesSquare, Send } from 'lucide-react';
import { useTranslations } from 'use-intl';

const ICONS = { livechat: MessageCircle, telegram: Send, facebook: MessagesSquare } as const;

export type ServiceLinksProps = {
  /** The class of each link. */
  className: string;
  /** Shows the icons only. */
  folded?: boolean;
  /** Leaves out links to pages of this site, for the page of a closed site. */
  elsewhere?: boolean;
};

/** Whether a link leads to another site; links to this one have no host. */
export const isElsewhere = ({ url }: { url: string }): boolean => !url.startsWith('/');

/** Links to the merchant's customer service, as list items; each opens in a new tab. */
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
