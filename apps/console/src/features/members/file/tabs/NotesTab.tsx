import { memberFileRoutes } from '@croupier/contract/access/member-file.ts';
import { TextArea } from '@croupier/ui/fields/TextArea.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { Form } from '@croupier/web/forms/Form.tsx';
import { useServerForm } from '@croupier/web/forms/use-server-form.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useWhoCan } from '../../../../shared/act/use-who-can.ts';
import { call } from '../../../../shared/call.ts';
import { usePermissions } from '../../../../shared/permissions/use-permissions.ts';
import { useConsoleFormat } from '../../../../shared/use-console-format.ts';
import { fileKey, notesQuery, type MemberRef } from '../member-file.queries.ts';
import { MoreButton } from '../MoreButton.tsx';

function NoteForm({ member, onAdded }: { member: MemberRef; onAdded: () => void }) {
  const t = useTranslations('console.member');
  const form = useServerForm({
    initial: { text: '' },
    schema: memberFileRoutes.addNote.body,
    save: (body) => call('memberFile.addNote', { params: member, body }),
    invalidates: [fileKey(member)],
    savedText: t('noteSaved'),
    onSaved: onAdded,
  });
  return (
    <Form form={form} submitLabel={t('noteAdd')} submitAlign="end">
      <TextArea label={t('note')} hint={t('noteHint')} {...form.field('text')} />
    </Form>
  );
}

/** Notes of operators; they are added, never changed. */
export function NotesTab({ member }: { member: MemberRef }) {
  const t = useTranslations('console');
  const { may } = usePermissions();
  const whoCan = useWhoCan();
  // A new form after each note.
  const [added, setAdded] = useState(0);
  const format = useConsoleFormat();
  const query = useInfiniteQuery(notesQuery(member));
  if (query.isPending) return <Skeleton className="h-60 rounded-card" />;
  if (query.isLoadingError) return <QueryProblem query={query} />;
  const notes = query.data.pages.flatMap(({ items }) => items);
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      {may('members.support', member.merchantCode) ? (
        <NoteForm key={added} member={member} onAdded={() => setAdded(added + 1)} />
      ) : (
        <p className="rounded-field bg-info-soft px-3.5 py-2.5 text-sm text-info">
          {t('act.missing', {
            permission: t('permission.members.support'),
            roles: whoCan('members.support'),
          })}
        </p>
      )}
      {notes.length === 0 && <p className="text-sm text-muted">{t('member.notesEmpty')}</p>}
      <ul className="grid gap-3">
        {notes.map(({ id, at, by, text }) => (
          <li key={id}>
            <Card padding="sm">
              <p className="text-sm wrap-anywhere whitespace-pre-line">{text}</p>
              <p className="mt-2 text-xs text-subtle">
                {by.name || t('member.actor.operator')} · {format.instant(at)}
              </p>
            </Card>
          </li>
        ))}
      </ul>
      <div>
        <MoreButton pages={query} />
      </div>
    </div>
  );
}
