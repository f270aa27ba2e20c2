import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Table } from '@croupier/ui/data/Table.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { MailPlus, MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActButton } from '../../../shared/act/ActButton.tsx';
import { MessageDialog } from './MessageDialog.tsx';
import { messagesQuery } from './messages.queries.ts';
import { useMessageColumns } from './use-message-columns.tsx';

/** Messages to many members, with their progress. */
export function MessagesPanel({ merchantCode }: { merchantCode: string }) {
  const t = useTranslations('console.broadcasts');
  const [writing, setWriting] = useState(false);
  const list = useInfiniteQuery(messagesQuery(merchantCode));
  const messages = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const columns = useMessageColumns(merchantCode);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-prose text-sm text-muted">{t('text')}</p>
        <ActButton
          permission="messages.send"
          merchantCode={merchantCode}
          variant="primary"
          icon={<MailPlus aria-hidden />}
          label={t('write')}
          onPress={() => setWriting(true)}
        />
      </div>
      {list.isLoadingError ? (
        <QueryProblem query={list} />
      ) : (
        <Table
          caption={t('title')}
          columns={columns}
          rows={messages}
          rowKey={({ id }) => id}
          loading={list.isPending}
          empty={<EmptyState icon={<MessagesSquare />} title={t('none')} text={t('noneText')} />}
        />
      )}
      {list.hasNextPage && (
        <Button
          className="justify-self-center"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
      {writing && list.data && (
        <MessageDialog
          merchantCode={merchantCode}
          languages={list.data.pages[0]?.languages ?? []}
          onClose={() => setWriting(false)}
        />
      )}
    </div>
  );
}
