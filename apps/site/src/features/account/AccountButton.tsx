import { Avatar } from '@croupier/ui/data/Avatar.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { CountBadge } from '../../shared/member/CountBadge.tsx';
import { LazyPart, lazyPart } from '../../shared/loading/LazyPart.tsx';
import { useUnread } from '../../shared/member/unread.queries.ts';
import { memberQuery } from '../../shared/member/member.queries.ts';

const loadMenu = async () => (await import('./AccountMenu.tsx')).AccountMenu;
const AccountMenu = lazyPart(loadMenu);

type TriggerProps = ComponentProps<'button'> & { name: string; trial: boolean; unread: number };

function Trigger({ name, trial, unread, ...rest }: TriggerProps) {
  const t = useTranslations('nav');
  return (
    <button
      type="button"
      aria-haspopup="menu"
      {...rest}
      className="flex h-11 items-center gap-2 rounded-field px-1 text-sm font-semibold text-text hover:bg-surface-3 sm:pr-2.5"
    >
      <span className="relative">
        <Avatar name={name || '·'} size="sm" />
        <CountBadge count={unread} className="-top-1.5 -right-2" />
      </span>
      <span className={trial ? 'sr-only' : 'max-w-28 truncate max-lg:hidden'}>{name}</span>
      {trial && (
        <Badge tone="accent" className="max-[26rem]:sr-only">
          {t('trial')}
        </Badge>
      )}
      <span className="sr-only">{t('accountMenu')}</span>
      {unread > 0 && <span className="sr-only">{t('unreadMessages', { count: unread })}</span>}
      <ChevronDown aria-hidden className="size-4 text-subtle max-sm:hidden" />
    </button>
  );
}

/** Opens the account menu, which loads on first interaction. */
export function AccountButton() {
  const [wanted, setWanted] = useState(false);
  const { data } = useQuery(memberQuery);
  const name = data?.nickname || data?.account || '';
  const { isTrial: trial = false, isAgent = false } = data ?? {};
  const unread = useUnread(data !== undefined && !trial);
  const waiting = (
    <Trigger
      name={name}
      trial={trial}
      unread={unread}
      onClick={() => setWanted(true)}
      onPointerEnter={() => void loadMenu()}
      onFocus={() => void loadMenu()}
    />
  );
  if (!wanted) return waiting;
  return (
    <LazyPart fallback={waiting}>
      <AccountMenu
        trigger={<Trigger name={name} trial={trial} unread={unread} />}
        name={name}
        account={data?.account ?? ''}
        isAgent={isAgent}
        isTrial={trial}
        unread={unread}
      />
    </LazyPart>
  );
}
