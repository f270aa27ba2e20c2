import type { Notice } from '@croupier/contract/engagement/content.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Pagination } from '@croupier/ui/data/Pagination.tsx';
import { clsx } from 'clsx';
import { ChevronLeft } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { noticePage } from './notice-pages.ts';
import { NOTICE_HEADING, NoticeDetail } from './NoticeDetail.tsx';
import { NoticeList } from './NoticeList.tsx';

export type NoticeReaderProps = {
  /** In display order. */
  notices: readonly Notice[];
  /** The selected notice; undefined shows the list, with the first notice beside it. */
  openId: string | undefined;
  onOpen: (id: string | undefined) => void;
  addressOf?: ((id: string) => string) | undefined;
  /** A message at the top, for example that the notice no longer exists. */
  remark?: ReactNode;
};

/** Titles and text side by side, on phones one at a time; nine per page. */
export function NoticeReader({ notices, openId, onOpen, addressOf, remark }: NoticeReaderProps) {
  const t = useTranslations('announcements');
  const [turnedTo, setTurnedTo] = useState(1);
  const area = useRef<HTMLDivElement>(null);
  const { page, pageCount, shown, current } = noticePage(notices, { openId, turnedTo });
  const reading = openId !== undefined && current?.id === openId;
  const before = useRef(openId);

  useEffect(() => {
    const left = before.current;
    before.current = openId;
    if (left === openId || !area.current) return;
    // On phones, the focus follows the switch between list and text.
    const active = document.activeElement;
    if (active instanceof HTMLElement && active !== document.body && active.checkVisibility()) return;
    const target = reading
      ? document.getElementById(NOTICE_HEADING)
      : area.current.querySelector<HTMLElement>(`[data-notice="${CSS.escape(left ?? '')}"]`);
    target?.focus();
  }, [openId, reading]);

  const open = (id: string | undefined): void => {
    setTurnedTo(page);
    onOpen(id);
  };
  return (
    <div ref={area}>
      {remark}
      <div className="md:grid md:min-h-80 md:grid-cols-[17rem_minmax(0,1fr)] md:gap-6">
        <div className={clsx('flex-col gap-3 md:flex', reading ? 'hidden' : 'flex')}>
          <NoticeList label={t('list')} notices={shown} currentId={current?.id} onOpen={open} />
          <Pagination
            className="mt-auto"
            page={page}
            pageCount={pageCount}
            onPageChange={(wanted) => {
              setTurnedTo(wanted);
              onOpen(undefined);
            }}
            labels={{
              navigation: t('pages'),
              previous: t('previous'),
              next: t('next'),
              page: (wanted) => t('page', { page: String(wanted), total: String(pageCount) }),
            }}
          />
        </div>
        <div
          className={clsx(
            'min-w-0 md:block md:min-h-64 md:self-start md:rounded-card md:border md:border-line md:bg-surface-2 md:p-6',
            !reading && 'hidden',
          )}
        >
          <Button
            size="sm"
            variant="ghost"
            icon={<ChevronLeft />}
            className="mb-2 -ml-3 md:hidden"
            onClick={() => open(undefined)}
          >
            {t('back')}
          </Button>
          {current && <NoticeDetail key={current.id} notice={current} address={addressOf?.(current.id)} />}
        </div>
      </div>
    </div>
  );
}
