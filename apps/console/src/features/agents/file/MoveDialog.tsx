import { Select } from '@croupier/ui/fields/Select.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Network } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../shared/act/ActDialog.tsx';
import { ActEffects } from '../../../shared/act/ActEffects.tsx';
import { ACT_FIELDS, useActForm, type ActFields } from '../../../shared/act/use-act-form.ts';
import { call } from '../../../shared/call.ts';
import { treeQuery, type AgentFile, type AgentRef } from '../agents.queries.ts';

const HOUSE = 'house';
const MIN_SEARCH_LETTERS = 2;

type Fields = ActFields & { to: string };

/** Requests that a member with everybody below moves under another agent; a second person decides. */
export function MoveDialog({ of, file, onClose }: { of: AgentRef; file: AgentFile; onClose: () => void }) {
  const t = useTranslations('console.agents');
  const required = useTranslations('errors.field')('required');
  const [search, setSearch] = useState('');
  const wanted = search.trim();
  const found = useInfiniteQuery({
    ...treeQuery(of.merchantCode, { search: wanted }),
    enabled: wanted.length >= MIN_SEARCH_LETTERS,
  });
  const agents = (found.data?.pages.flatMap(({ items }) => items) ?? []).filter(
    ({ id, type }) => type !== 0 && id !== file.id,
  );
  const form = useActForm<Fields>({
    initial: { ...ACT_FIELDS, to: '' },
    errorFields: {
      'agents.not_found': 'to',
      'agents.move_same': 'to',
      'agents.move_below': 'to',
      'agents.move_pending': 'to',
      'agents.too_deep': 'to',
      'agents.rate_above': 'to',
      'approvals.already_asked': 'to',
    },
    save: async ({ to, reason }) =>
      await call('agentControl.move', { params: of, body: { toId: to === HOUSE ? null : to, reason } }),
    invalidates: [['agentDesk.agent'], ['agentDesk.tree']],
    doneText: t('moveAsked'),
    deciders: 'agents.manage',
    onClose,
  });
  return (
    <ActDialog
      form={form}
      icon={<Network />}
      title={t('acts.move')}
      description={t('moveText', { account: file.account, count: file.teamSize })}
      submitLabel={t('ask')}
      effects={<ActEffects currency="" notes={[t('moveTakesEffect'), t('moveKeepsFigures')]} />}
      onClose={onClose}
    >
      <TextField
        label={t('searchAgent')}
        hint={t('searchHint')}
        type="search"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <Select
        label={t('moveTo')}
        placeholder={t('choose')}
        options={[
          ...(file.uplineId ? [{ value: HOUSE, label: t('house') }] : []),
          ...agents.map(({ id, account }) => ({ value: id, label: account })),
        ]}
        {...form.field('to', { required })}
      />
    </ActDialog>
  );
}
