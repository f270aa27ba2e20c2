import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { Megaphone } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useAllAnnouncements } from '../../shared/announcements/announcements.queries.ts';
import { anchorOf } from '../../shared/navigation/anchor.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { newestFirst } from './notice-pages.ts';
import { NoticeReader } from './NoticeReader.tsx';

/** The merchant's notices as a page of the agents' back-office. */
export function AgentNoticesPage() {
  const t = useTranslations('announcements');
  const navigate = useNavigate();
  const { hash } = useLocation();
  const announcements = useAllAnnouncements();
  const notices = announcements.data && newestFirst(announcements.data.player);
  const open = (id: string | undefined): void =>
    void navigate({ hash: id ?? '' }, { replace: true, preventScrollReset: true });
  return (
    <div className="mx-auto grid w-full max-w-7xl grid-cols-[minmax(0,1fr)] gap-5 pt-2">
      <PageTitle>{t('title')}</PageTitle>
      <h1 className="text-2xl">{t('title')}</h1>
      {announcements.isLoadingError && <QueryProblem query={announcements} title={t('failed')} />}
      {announcements.isPending && <Skeleton className="h-96 rounded-card" />}
      {notices?.length === 0 && <EmptyState icon={<Megaphone />} title={t('empty')} text={t('emptyText')} />}
      {notices && notices.length > 0 && (
        <Card>
          <NoticeReader notices={notices} openId={anchorOf(hash) || undefined} onOpen={open} />
        </Card>
      )}
    </div>
  );
}
