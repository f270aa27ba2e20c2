import { Avatar } from '@croupier/ui/data/Avatar.tsx';
import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { Popover } from '@croupier/ui/overlays/Popover.tsx';
import { useQuery } from '@tanstack/react-query';
import { ArrowDownToLine, ArrowUpFromLine, Headset, LogOut, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { CountBadge } from '../../../shared/member/CountBadge.tsx';
import { memberQuery } from '../../../shared/member/member.queries.ts';
import { useUnread } from '../../../shared/member/unread.queries.ts';
import { ServiceLinks } from '../../../shared/page/ServiceLinks.tsx';
import { AgentClock } from './AgentClock.tsx';

function Messages() {
  const t = useTranslations('nav');
  const unread = useUnread(true);
  return (
    <Link
      to={paths.messages()}
      title={t('messages')}
      className={buttonClass({ variant: 'ghost' }, 'w-11 px-0!')}
    >
      <span className="relative">
        <Mail aria-hidden />
        <CountBadge count={unread} className="-top-2 left-2.5" />
      </span>
      <span className="sr-only">{t('messages')}</span>
      {unread > 0 && <span className="sr-only">{t('unreadMessages', { count: unread })}</span>}
    </Link>
  );
}

function Service() {
  const t = useTranslations('nav');
  return (
    <Popover
      label={t('support')}
      align="end"
      className="w-56 p-2!"
      trigger={<IconButton label={t('support')} icon={<Headset />} className="max-md:hidden" />}
    >
      <ul className="grid gap-0.5">
        <ServiceLinks className="flex h-11 items-center gap-3 rounded-field px-3 text-sm font-semibold text-muted hover:bg-surface-3 hover:text-text" />
      </ul>
    </Popover>
  );
}

export type AgentHeaderProps = { brand: ReactNode; settings: ReactNode; onSignOut: () => void };

/** Time of the settlements, the agent's account and the way out. */
export function AgentHeader({ brand, settings, onSignOut }: AgentHeaderProps) {
  const t = useTranslations('nav');
  const { data: member } = useQuery(memberQuery);
  const name = member?.nickname || member?.account || '';
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-surface-1">
      <div className="flex h-[var(--header-height)] items-center gap-2 px-3 sm:gap-3 md:px-4">
        {brand}
        <div className="mx-auto md:mr-0 md:ml-auto">
          <AgentClock />
        </div>
        <div className="flex items-center gap-2 max-lg:hidden">
          <Link to={paths.deposit()} className={buttonClass({ variant: 'primary', size: 'sm' })}>
            <ArrowDownToLine aria-hidden />
            {t('deposit')}
          </Link>
          <Link to={paths.withdrawal()} className={buttonClass({ size: 'sm' })}>
            <ArrowUpFromLine aria-hidden />
            {t('withdraw')}
          </Link>
        </div>
        <p className="flex items-center gap-2 text-sm font-semibold text-text max-xl:hidden">
          <Avatar name={name || '·'} size="sm" />
          <span className="max-w-32 truncate">{name}</span>
        </p>
        <div className="flex items-center">
          <Messages />
          <Service />
          {settings}
          <IconButton label={t('signOut')} icon={<LogOut />} onClick={onSignOut} className="max-md:hidden" />
        </div>
      </div>
    </header>
  );
}
