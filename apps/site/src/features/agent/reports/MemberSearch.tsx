import { Button } from '@croupier/ui/buttons/Button.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { Chip } from '@croupier/ui/layout/Chip.tsx';
import type { FilterProps } from '@croupier/web/lists/use-list.ts';
import { useQuery } from '@tanstack/react-query';
import { Search, X } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useTranslations } from 'use-intl';
import { callQuery } from '../../../shared/api/call.ts';
import { useCalendar } from '../period/use-agent-period.ts';

const MIN_LENGTH = 2;
const SHOWN = 6;

function Chosen({ memberId, onClear }: { memberId: string; onClear: () => void }) {
  const t = useTranslations('agent.reports');
  const { today } = useCalendar();
  const query = { from: today, until: today };
  const { data } = useQuery(callQuery('teams.teamMember', { params: { memberId }, query }));
  return (
    <div>
      <p className="mb-1.5 text-sm font-medium text-muted">{t('member')}</p>
      <Button iconEnd={<X aria-hidden />} block onClick={onClear} aria-label={t('everybody')}>
        <span className="truncate">{data?.account ?? '…'}</span>
      </Button>
    </div>
  );
}

/** One of the team, found by the beginning of the account. */
export function MemberSearch({ value, onChange }: FilterProps<string>) {
  const t = useTranslations('agent.reports');
  const { today } = useCalendar();
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const query = { from: today, until: today, search, scope: 'all', sort: 'account', limit: SHOWN } as const;
  const { data } = useQuery({
    ...callQuery('teams.team', { query }),
    enabled: search.length >= MIN_LENGTH,
  });
  if (value) return <Chosen memberId={value} onClear={() => onChange('')} />;
  return (
    <div className="relative">
      <TextField
        label={t('member')}
        placeholder={t('memberHint')}
        prefix={<Search aria-hidden />}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {search.length >= MIN_LENGTH && data && (
        <div className="mt-2 flex flex-wrap gap-1.5">
          {data.items.length === 0 && <p className="text-xs text-subtle">{t('nobody')}</p>}
          {data.items.map(({ id, account }) => (
            <Chip
              key={id}
              className="h-8! px-3!"
              onClick={() => {
                setText('');
                onChange(id);
              }}
            >
              {account}
            </Chip>
          ))}
        </div>
      )}
    </div>
  );
}
