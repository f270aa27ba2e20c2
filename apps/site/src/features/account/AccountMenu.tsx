import { Badge } from '@croupier/ui/status/Badge.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '@croupier/ui/overlays/Menu.tsx';
import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  LogOut,
  Mail,
  Network,
  ScrollText,
  ShieldCheck,
  Sparkles,
  UserRound,
} from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { cashierTab } from '../../shared/popups/cashier-dialog.ts';
import { SignOutDialog } from './SignOutDialog.tsx';
import { useOpenRealAccount } from './use-open-real-account.ts';

export type AccountMenuProps = {
  trigger: ReactElement;
  name: string;
  account: string;
  isAgent: boolean;
  isTrial: boolean;
  /** Number of unread messages. */
  unread: number;
};

const agentLink = { path: paths.agentHome(), label: 'agentCentre', icon: Network } as const;

const links = [
  { path: paths.securityCenter(), label: 'myAccount', icon: UserRound },
  { path: paths.bettingRecord(), label: 'bettingRecord', icon: ScrollText },
  { path: paths.accountRecord(), label: 'accountRecord', icon: ArrowLeftRight },
  { path: paths.messages(), label: 'messages', icon: Mail },
  { path: paths.fairness(), label: 'fairness', icon: ShieldCheck },
] as const;

/** Opens as soon as it has loaded, because its button was pressed. */
export function AccountMenu({ trigger, name, account, isAgent, isTrial, unread }: AccountMenuProps) {
  const t = useTranslations('nav');
  const [open, setOpen] = useState(true);
  const [asking, setAsking] = useState(false);
  const openRealAccount = useOpenRealAccount();
  return (
    <>
      <Menu trigger={trigger} open={open} onOpenChange={setOpen} className="w-60">
        <MenuLabel>{name === account ? name : `${name} · ${account}`}</MenuLabel>
        {isTrial && (
          <MenuItem icon={<Sparkles aria-hidden />} onSelect={() => void openRealAccount()}>
            {t('openRealAccount')}
          </MenuItem>
        )}
        <MenuItem icon={<ArrowDownToLine aria-hidden />} onSelect={() => cashierTab.set('deposit')}>
          {t('deposit')}
        </MenuItem>
        <MenuItem icon={<ArrowUpFromLine aria-hidden />} onSelect={() => cashierTab.set('withdraw')}>
          {t('withdraw')}
        </MenuItem>
        <MenuSeparator />
        {[...(isAgent ? [agentLink] : []), ...links].map(({ path, label, icon: Icon }) => (
          <MenuItem key={path} asChild>
            <Link to={path}>
              <Icon aria-hidden />
              {t(label)}
              {label === 'messages' && unread > 0 && (
                <Badge tone="brand" className="numeric ml-auto">
                  {unread}
                </Badge>
              )}
            </Link>
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem danger icon={<LogOut aria-hidden />} onSelect={() => setAsking(true)}>
          {t('signOut')}
        </MenuItem>
      </Menu>
      <SignOutDialog open={asking} onOpenChange={setAsking} />
    </>
  );
}
