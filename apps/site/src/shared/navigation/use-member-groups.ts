import { useBoot } from '@croupier/web/boot/BootContext.tsx';
import { useQuery } from '@tanstack/react-query';
import { ArrowUpToLine, Percent } from 'lucide-react';
import { paths } from '../../paths.ts';
import { transferTermsQuery } from '../line-transfers/line-transfers.queries.ts';
import { memberGroups, type MemberGroup } from './member-items.ts';
import { friendsItem, type MenuItem } from './menu-items.ts';

const toUpline: MenuItem = {
  path: paths.transferToUpline(),
  label: 'nav.transferToUpline',
  icon: ArrowUpToLine,
};
const rebate: MenuItem = { path: paths.manualRebate(), label: 'nav.manualRebate', icon: Percent };

/** The pages of the member centre, with those that the merchant has turned on. */
export function useMemberGroups(): readonly MemberGroup[] {
  const { manualRebate, referral } = useBoot().permission.info.whitelabel.features;
  const { data: terms } = useQuery(transferTermsQuery);
  const added = [
    ...(terms?.up && terms.uplineNickname !== null ? [toUpline] : []),
    ...(manualRebate ? [rebate] : []),
  ];
  return memberGroups.map((group) => {
    if (group.title === 'payments.menu.money') return { ...group, items: [...group.items, ...added] };
    return group.title === 'payments.menu.rewards' && referral
      ? { ...group, items: [...group.items, friendsItem] }
      : group;
  });
}
