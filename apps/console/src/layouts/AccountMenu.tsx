import { Avatar } from '@croupier/ui/data/Avatar.tsx';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Menu, MenuItem, MenuSeparator } from '@croupier/ui/overlays/Menu.tsx';
import { VisuallyHidden } from '@croupier/ui/layout/VisuallyHidden.tsx';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, LogOut, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../paths.ts';
import { meQuery } from '../shared/me.queries.ts';
import { signOut } from '../shared/sign-out.ts';
import { useConsoleFormat } from '../shared/use-console-format.ts';

/** The signed-in operator, and links to security and sign-out. */
export function AccountMenu() {
  const t = useTranslations();
  const format = useConsoleFormat();
  const { data: me } = useQuery(meQuery);
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
          {me.lastLogin && (
            <p className="mt-1.5 text-xs text-subtle">
              {t('console.lastLogin', { when: format.instant(me.lastLogin.at), from: me.lastLogin.ip })}
            </p>
          )}
        </div>
      )}
      <MenuSeparator />
      <MenuItem icon={<ShieldCheck />} asChild>
        <Link to={paths.security()}>{t('console.security')}</Link>
      </MenuItem>
      <MenuItem icon={<LogOut />} onSelect={() => void signOut()}>
        {t('nav.signOut')}
      </MenuItem>
    </Menu>
  );
}
