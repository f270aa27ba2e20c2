import { Button } from '@croupier/ui/buttons/Button.tsx';
import { ConfirmDialog } from '@croupier/ui/overlays/ConfirmDialog.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { Pagination } from '@croupier/ui/data/Pagination.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { CheckCheck, Inbox, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useUnread } from '../../shared/member/unread.queries.ts';
import { pageOf } from './inbox.ts';
import { MessageRow } from './MessageRow.tsx';
import { useInbox, useInboxActions } from './messages.queries.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';

const Waiting = ({ label }: { label: string }) => (
  <output aria-label={label} className="grid gap-3">
    {['a', 'b', 'c'].map((name) => (
      <Skeleton key={name} className="h-17" />
    ))}
  </output>
);

/** The member's inbox. */
export function MessagesPage() {
  const t = useTranslations('messages');
  const common = useTranslations('common');
  const toast = useToast();
  const errorText = useErrorText();
  const [query, setQuery] = useSearchParams();
  const unread = useUnread(true);
  const wanted = pageOf(query.get('page'));
  const inbox = useInbox(wanted, unread);
  const { data, isPlaceholderData } = inbox;
  const { markRead, remove } = useInboxActions();
  const [openId, setOpenId] = useState<string>();
  const [removing, setRemoving] = useState<string>();
  const goTo = (page: number): void => setQuery(page > 1 ? { page: String(page) } : {});
  const failed = (problem: unknown): void => void toast.show({ tone: 'lose', title: errorText(problem) });
  const total = data?.totalPages ?? 1;
  // The last message of the last page was deleted.
  if (data && !isPlaceholderData && wanted > Math.max(1, total))
    return <Navigate to={{ search: `?page=${Math.max(1, total)}` }} replace />;

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PageTitle>{t('title')}</PageTitle>
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-2xl">{t('title')}</h1>
          <p className="mt-1 text-sm text-muted">{unread > 0 ? t('unread', { count: unread }) : t('text')}</p>
        </div>
        <Button
          size="sm"
          icon={<CheckCheck />}
          disabled={unread === 0}
          loading={markRead.isPending && markRead.variables === undefined}
          onClick={() => markRead.mutate(undefined, { onError: failed })}
        >
          {t('markAll')}
        </Button>
      </header>
      {inbox.isPending && <Waiting label={common('loading')} />}
      {inbox.isLoadingError && <QueryProblem query={inbox} title={t('failed')} />}
      {data && data.items.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
          {data.items.map((message) => (
            <MessageRow
              key={message.id}
              message={message}
              open={openId === message.id}
              onRemove={() => setRemoving(message.id)}
              onToggle={() => {
                setOpenId(openId === message.id ? undefined : message.id);
                if (!message.read) markRead.mutate([message.id]);
              }}
            />
          ))}
        </ul>
      )}
      {data?.items.length === 0 && <EmptyState icon={<Inbox />} title={t('empty')} text={t('emptyText')} />}
      <Pagination
        className="flex-wrap"
        page={wanted}
        pageCount={total}
        onPageChange={goTo}
        labels={{
          navigation: t('pages'),
          previous: t('previous'),
          next: t('next'),
          page: (page) => t('page', { page: String(page), total: String(total) }),
        }}
      />
      <ConfirmDialog
        danger
        open={removing !== undefined}
        onOpenChange={(open) => !open && setRemoving(undefined)}
        icon={<Trash2 />}
        title={t('removeTitle')}
        text={t('removeText')}
        confirmLabel={t('remove')}
        cancelLabel={common('cancel')}
        busy={remove.isPending}
        onConfirm={() =>
          removing &&
          remove.mutate(removing, {
            onSuccess: () => toast.show({ tone: 'win', title: t('removed') }),
            onError: failed,
            onSettled: () => setRemoving(undefined),
          })
        }
      />
    </div>
  );
}
