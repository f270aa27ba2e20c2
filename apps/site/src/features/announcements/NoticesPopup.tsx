import { Dialog } from '@croupier/ui/overlays/Dialog.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { Megaphone } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { anchorOf } from '../../shared/navigation/anchor.ts';
import { NoLongerAvailable } from '../../shared/announcements/NoLongerAvailable.tsx';
import { useAllAnnouncements } from '../../shared/announcements/announcements.queries.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { useCloseToPage } from '../../shared/navigation/use-close-to-page.ts';
import { newestFirst } from './notice-pages.ts';
import { NoticeReader } from './NoticeReader.tsx';

const Waiting = ({ label }: { label: string }) => (
  <output aria-label={label} className="gap-6 max-md:grid md:grid md:min-h-112 md:grid-cols-[17rem_1fr]">
    <div className="grid content-start gap-2">
      {['a', 'b', 'c', 'd', 'e'].map((name) => (
        <Skeleton key={name} className="h-14" />
      ))}
    </div>
    <Skeleton className="h-full max-md:hidden" />
  </output>
);

/** The merchant's notices over the home page; `#id` opens one of them. */
export function NoticesPopup() {
  const t = useTranslations('announcements');
  const common = useTranslations('common');
  const navigate = useNavigate();
  const { hash, state } = useLocation() as { hash: string; state: unknown };
  const close = useCloseToPage();
  const announcements = useAllAnnouncements();
  const notices = announcements.data && newestFirst(announcements.data.player);
  const openId = anchorOf(hash) || undefined;
  const known = notices?.some(({ id }) => id === openId);
  const open = (id: string | undefined): void =>
    void navigate({ hash: id ?? '' }, { replace: true, preventScrollReset: true, state });
  return (
    <Dialog
      open
      onOpenChange={(wanted) => !wanted && close()}
      size="xl"
      icon={<Megaphone />}
      title={t('title')}
      closeLabel={common('close')}
    >
      <PageTitle>{t('title')}</PageTitle>
      {notices && notices.length > 0 && (
        <NoticeReader
          notices={notices}
          openId={openId}
          onOpen={open}
          addressOf={(id) => new URL(paths.notices(id), document.baseURI).href}
          remark={
            openId !== undefined && !known && <NoLongerAvailable title={t('gone')} text={t('goneText')} />
          }
        />
      )}
      {notices?.length === 0 && <EmptyState icon={<Megaphone />} title={t('empty')} text={t('emptyText')} />}
      {announcements.isPending && <Waiting label={common('loading')} />}
      {announcements.isLoadingError && <QueryProblem query={announcements} title={t('failed')} />}
    </Dialog>
  );
}
