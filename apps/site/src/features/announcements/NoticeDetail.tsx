import type { Notice } from '@croupier/contract/engagement/content.ts';
import { CopyButton } from '@croupier/ui/buttons/CopyButton.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';
import { SafeHtml } from '../../shared/safe-html/SafeHtml.tsx';

export type NoticeDetailProps = {
  notice: Notice;
  /** Link to the notice, if it has one. */
  address?: string | undefined;
};

export const NOTICE_HEADING = 'notice-heading';

/** Id of the open notice. */
export function NoticeDetail({ notice, address }: NoticeDetailProps) {
  const t = useTranslations('announcements');
  const format = useFormat();
  return (
    <article aria-labelledby={NOTICE_HEADING}>
      <header className="flex items-start gap-3 border-b border-line pb-3">
        <div className="min-w-0 flex-1">
          <h3 id={NOTICE_HEADING} tabIndex={-1} className="text-lg leading-snug outline-none">
            {notice.title}
          </h3>
          <time dateTime={notice.time.toISOString()} className="numeric mt-1 block text-xs text-subtle">
            {format.instant(notice.time)}
          </time>
        </div>
        {address && <CopyButton text={address} label={t('copyLink')} copiedLabel={t('linkCopied')} />}
      </header>
      <SafeHtml html={notice.content} className="mt-4" />
    </article>
  );
}
