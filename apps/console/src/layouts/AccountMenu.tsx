import { Avatar } from '@croupier/ui/Avatar.tsx';
import { Button } from '@croupier/ui/Button.tsx';
import { Menu, MenuItem, MenuSeparator } from '@croupier/ui/Menu.tsx';
import { VisuallyHidden } from '@croupier/ui/VisuallyHidden.tsx';
import { session } from '@croupier/web/session.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, LogOut } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { call } from '../shared/call.ts';
import { useConsoleFormat } from '../shared/use-console-format.ts';

/** Ends the session here in any case: whoever signs out without a network must not stay signed in on the screen. */
async function signOut(): Promise<void> {
  try {
    await call('console.logout');
  } catch {
    // The server ends it by itself after half an hour without use.
  }
  session.end('by_hand');
}

/** Who is signed in, since when, and the way out. */
export function AccountMenu() {
  const t = useTranslations();
  const format = useConsoleFormat();
  const { data: me } = useQuery({
    queryKey: ['console.me'],
    queryFn: ({ signal }) => call('console.me', {}, { signal }),
  });
  const name = me?.name ?? '';
  return (
    <Menu
      trigger={
        <Button variant="ghost" className="px-2!">
          <Avatar name={name || '·'} size="sm" />
          <VisuallyHidden>{t('nav.accountMenu')}</VisuallyHidden>
          <span className="max-w-40 truncate max-sm:sr-only">{name}</span>
          <ChevronDown aria-hidden />
        </Button>
      }
    >
      {me && (
        <div className="max-w-72 px-3 py-2 text-sm">
          <p className="truncate font-semibold">{me.name}</p>
          <p className="truncate text-muted">{me.email}</p>
          <p className="mt-1.5 text-xs text-subtle">
            {me.lastLoginAt
              ? t('console.lastLogin', { when: format.instant(me.lastLoginAt) })
              : t('console.firstLogin')}
          </p>
        </div>
      )}
      <MenuSeparator />
      <MenuItem icon={<LogOut />} onSelect={() => void signOut()}>
        {t('nav.signOut')}
      </MenuItem>
    </Menu>
  );
}
