import { Avatar } from '@croupier/ui/data/Avatar.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { useTranslations } from 'use-intl';
import { useTypeName } from '../parts/use-type-name.ts';
import type { TeamMember } from './team.list.ts';

export type MemberNameProps = {
  member: Pick<TeamMember, 'account' | 'nickname' | 'type' | 'status' | 'isOnline'>;
  onOpen: () => void;
};

/** Who it is: picture, account, nickname, type; it opens the member. */
export function MemberName({
  member: { account, nickname, type, status, isOnline },
  onOpen,
}: MemberNameProps) {
  const t = useTranslations('agent.team');
  const typeName = useTypeName();
  return (
    <button
      type="button"
      onClick={onOpen}
      className="group flex max-w-full min-w-0 items-center gap-2.5 text-start"
    >
      <span className="relative shrink-0">
        <Avatar name={nickname || account} size="sm" />
        {isOnline && (
          <span
            title={t('online')}
            className="absolute -right-0.5 -bottom-0.5 size-2.5 rounded-full bg-win ring-2 ring-surface-2"
          />
        )}
      </span>
      <span className="min-w-0">
        <span className="flex items-center gap-1.5">
          <span className="truncate font-semibold text-text underline-offset-4 group-hover:underline">
            {account}
          </span>
          {status !== 'open' && <Badge tone="lose">{t(`statuses.${status}`)}</Badge>}
        </span>
        <span className="block truncate text-xs font-normal text-subtle">
          {nickname && nickname !== account ? `${nickname} · ${typeName(type)}` : typeName(type)}
        </span>
      </span>
    </button>
  );
}
