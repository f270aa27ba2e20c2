import type { MemberItem } from '@croupier/contract/lists/members.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { DetailPanel } from '../../../shared/detail/DetailPanel.tsx';
import type { OpenRow } from '../../../shared/list/list-types.ts';
import { headQuery, type MemberRef } from './member-file.queries.ts';
import { MemberFile } from './MemberFile.tsx';

/** A member's file over the list of members. */
export function MemberPanel({ open }: { open: OpenRow<MemberItem> }) {
  const member: MemberRef = { merchantCode: open.merchantCode, id: open.id };
  const t = useTranslations('console.member');
  const { data } = useQuery(headQuery(member));
  return (
    <DetailPanel
      title={data?.account ?? open.item?.account ?? t('title')}
      page={paths.memberFile(member)}
      onClose={open.onClose}
      onNext={open.onNext}
      onPrevious={open.onPrevious}
    >
      <MemberFile key={member.id} member={member} frame="panel" />
    </DetailPanel>
  );
}
