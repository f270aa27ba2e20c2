import { Button } from '@croupier/ui/buttons/Button.tsx';
import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import { Checkbox } from '@croupier/ui/fields/Checkbox.tsx';
import { Select } from '@croupier/ui/fields/Select.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { Popover } from '@croupier/ui/overlays/Popover.tsx';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { SHIPPED_ROLE_IDS } from '@croupier/contract/access/shipped-roles.ts';
import type { SavedView } from '@croupier/contract/backoffice/views.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Bookmark, Pin, Trash2 } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { call } from '../call.ts';
import { rolesQuery } from '../permissions/permissions.queries.ts';
import { usePermissions } from '../permissions/use-permissions.ts';
import { useRoleName } from '../permissions/use-words.ts';
import { viewCountsQuery, viewsQuery } from './views.queries.ts';
import { viewSearch } from './view-search.ts';

function useViewChange<Input>(mutationFn: (input: Input) => Promise<unknown>, onSuccess?: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: viewsQuery.queryKey });
      await queryClient.invalidateQueries({ queryKey: viewCountsQuery.queryKey });
      onSuccess?.();
    },
  });
}

/** The address of a view, keeping the chosen merchants. */
function useViewAddress(): (view: Pick<SavedView, 'search'>) => string {
  const [search] = useSearchParams();
  const merchant = search.get('merchant');
  return (view) => {
    const to = new URLSearchParams(view.search);
    if (merchant !== null) to.set('merchant', merchant);
    return `?${to.toString()}`;
  };
}

function ViewRow({ view, onDone }: { view: SavedView; onDone: () => void }) {
  const t = useTranslations('console.views');
  const { may } = usePermissions();
  const roleName = useRoleName();
  const addressOf = useViewAddress();
  const { id, roleId } = view;
  const remove = useViewChange(() =>
    roleId === null
      ? call('views.remove', { params: { id } })
      : call('views.removeShared', { params: { roleId, id } }),
  );
  return (
    <li className="flex items-center gap-2">
      <Link
        to={addressOf(view)}
        onClick={onDone}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-2 text-sm font-semibold text-text no-underline hover:underline"
      >
        {view.isPinned && <Pin aria-label={t('pinned')} className="size-3.5 shrink-0 text-subtle" />}
        <span className="wrap-anywhere">{view.name}</span>
        {roleId !== null && <span className="text-xs font-normal text-subtle">{roleName(roleId)}</span>}
      </Link>
      {(roleId === null || may('views.share')) && (
        <IconButton
          size="sm"
          label={t('remove', { name: view.name })}
          icon={<Trash2 />}
          disabled={remove.isPending}
          onClick={() => remove.mutate(undefined)}
        />
      )}
    </li>
  );
}

function SaveForm({ list, onDone }: { list: string; onDone: () => void }) {
  const t = useTranslations('console.views');
  const errorText = useErrorText();
  const [search] = useSearchParams();
  const { may } = usePermissions();
  const roleName = useRoleName();
  const { data: roles = [] } = useQuery({
    ...rolesQuery,
    enabled: may('views.share') && may('operators.view'),
  });
  const [name, setName] = useState('');
  const [isPinned, setPinned] = useState(false);
  const [roleId, setRoleId] = useState('');
  const save = useViewChange(() => {
    const body = { list, name, search: viewSearch(search), isPinned };
    const id = crypto.randomUUID();
    return roleId === ''
      ? call('views.save', { params: { id }, body })
      : call('views.share', { params: { roleId, id }, body });
  }, onDone);
  const roleIds = [...new Set([...SHIPPED_ROLE_IDS, ...roles.map(({ id }) => id)])];
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (name.trim() !== '') save.mutate(undefined);
  };
  return (
    <form className="grid gap-3" onSubmit={submit}>
      <TextField
        label={t('name')}
        value={name}
        maxLength={60}
        autoComplete="off"
        error={save.error ? errorText(save.error) : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      {may('views.share') && (
        <Select
          label={t('for')}
          value={roleId}
          options={[
            { value: '', label: t('onlyMe') },
            ...roleIds.map((value) => ({ value, label: roleName(value) })),
          ]}
          onChange={({ target }) => setRoleId(target.value)}
        />
      )}
      <Checkbox label={t('pin')} checked={isPinned} onChange={({ target }) => setPinned(target.checked)} />
      <Button type="submit" variant="primary" size="sm" loading={save.isPending}>
        {t('save')}
      </Button>
    </form>
  );
}

/** Saved views of a list: opens one, and saves the current filters, order and columns. */
export function ViewsMenu({ list }: { list: string }) {
  const t = useTranslations('console.views');
  const [isOpen, setOpen] = useState(false);
  const { data = [] } = useQuery(viewsQuery);
  const views = data.filter((view) => view.list === list);
  return (
    <Popover
      label={t('title')}
      align="end"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button size="sm" icon={<Bookmark aria-hidden />}>
          {t('title')}
        </Button>
      }
    >
      <div className="grid min-w-64 gap-4">
        {views.length > 0 && (
          <ul className="divide-y divide-line">
            {views.map((view) => (
              <ViewRow key={view.id} view={view} onDone={() => setOpen(false)} />
            ))}
          </ul>
        )}
        <SaveForm list={list} onDone={() => setOpen(false)} />
      </div>
    </Popover>
  );
}
