import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useTitle } from '../../../shared/use-title.ts';
import { headQuery, type MemberRef } from './member-file.queries.ts';
import { MemberFile } from './MemberFile.tsx';

function Page({ member }: { member: MemberRef }) {
  const t = useTranslations('console.member');
  const { data } = useQuery(headQuery(member));
  useTitle(data?.account ?? t('title'));
  return <MemberFile member={member} frame="page" />;
}

/** A member's file as a page. */
export function MemberPage() {
  const { merchantCode = '', id = '' } = useParams();
  return <Page key={id} member={{ merchantCode, id }} />;
}
