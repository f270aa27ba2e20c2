import { useBoot } from '@croupier/web/boot/BootContext.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '@croupier/ui/overlays/Menu.tsx';
import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  ChartNoAxesCombined,
  HeartHandshake,
  LogOut,
  Mail,
  Network,
  Percent,
  ScrollText,
  ShieldCheck,
  Sparkles,
  UserRound,
  Wallet,
} from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
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

const rebateLink = { path: paths.manualRebate(), label: 'manualRebate', icon: Percent } as const;

const moneyLinks = [
  { path: paths.wallet(), label: 'wallet', icon: Wallet },
  { path: paths.deposit(), label: 'deposit', icon: ArrowDownToLine },
  { path: paths.withdrawal(), label: 'withdraw', icon: ArrowUpFromLine },
] as const;

const links = [
  { path: paths.securityCenter(), label: 'myAccount', icon: UserRound },
  { path: paths.bettingRecord(), label: 'bettingRecord', icon: ScrollText },
  { path: paths.accountRecord(), label: 'accountRecord', icon: ArrowLeftRight },
  { path: paths.profitAndLoss(), label: 'profitAndLoss', icon: ChartNoAxesCombined },
  { path: paths.messages(), label: 'messages', icon: Mail },
  { path: paths.protection(), label: 'protection', icon: HeartHandshake },
  { path: paths.fairness(), label: 'fairness', icon: ShieldCheck },
] as const;

type PageLinkProps = (typeof links | typeof moneyLinks)[number] | typeof agentLink | typeof rebateLink;

function PageLink({ path, label, icon: Icon, count = 0 }: PageLinkProps & { count?: number }) {
  const t = useTranslations('nav');
  return (
    <MenuItem asChild>
      <Link to={path}>
        <Icon aria-hidden />
        {t(label)}
        {count > 0 && (
          <Badge tone="brand" className="numeric ml-auto">
            {count}
          </Badge>
        )}
      </Link>
    </MenuItem>
  );
}

/** Opens as soon as it has loaded, because its button was pressed. */
export function AccountMenu({ trigger, name, account, isAgent, isTrial, unread }: AccountMenuProps) {
  const t = useTranslations('nav');
  const [open, setOpen] = useState(true);
  const [asking, setAsking] = useState(false);
  const openRealAccount = useOpenRealAccount();
  const { manualRebate } = useBoot().permission.info.whitelabel.features;
  return (
    <>
      <Menu trigger={trigger} open={open} onOpenChange={setOpen} className="w-60">
        <MenuLabel>{name === account ? name : `${name} · ${account}`}</MenuLabel>
        {isTrial && (
          <MenuItem icon={<Sparkles aria-hidden />} onSelect={() => void openRealAccount()}>
            {t('openRealAccount')}
          </MenuItem>
        )}
        {[...moneyLinks, ...(manualRebate ? [rebateLink] : [])].map((link) => (
          <PageLink key={link.path} {...link} />
        ))}
        <MenuSeparator />
        {[...(isAgent ? [agentLink] : []), ...links].map((link) => (
          <PageLink key={link.path} {...link} count={link.label === 'messages' ? unread : 0} />
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
