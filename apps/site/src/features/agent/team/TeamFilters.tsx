import { ACTIVITIES } from '@croupier/contract/agents/teams.ts';
import { SegmentedControl } from '@croupier/ui/fields/SegmentedControl.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { SelectFilter } from '@croupier/web/lists/SelectFilter.tsx';
import { Search } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useTypeName } from '../parts/use-type-name.ts';
import { STATUSES, TYPES, type useTeamList } from './team.list.ts';

/** What of the team is shown. */
export function TeamFilters({ list }: { list: ReturnType<typeof useTeamList> }) {
  const t = useTranslations('agent.team');
  const typeName = useTypeName();
  const search = list.filter('search');
  const scope = list.filter('scope');
  return (
    <div className="grid grid-cols-2 items-end gap-2.5 md:grid-cols-3 xl:grid-cols-6">
      <TextField
        className="max-md:col-span-2"
        label={t('search')}
        prefix={<Search aria-hidden />}
        value={search.value}
        placeholder={t('searchHint')}
        onChange={(event) => search.onChange(event.target.value)}
      />
      <div className="max-md:col-span-2">
        <p className="mb-1.5 text-sm font-medium text-muted">{t('scope')}</p>
        <SegmentedControl
          label={t('scope')}
          value={scope.value === 'all' ? 'all' : 'direct'}
          onValueChange={(value) => scope.onChange(value === 'all' ? 'all' : '')}
          segments={[
            { value: 'direct', label: t('direct') },
            { value: 'all', label: t('all') },
          ]}
        />
      </div>
      <SelectFilter
        {...list.filter('type')}
        label={t('type')}
        allLabel={t('allTypes')}
        options={TYPES.map((value) => ({ value, label: typeName(Number(value)) }))}
      />
      <SelectFilter
        {...list.filter('activity')}
        label={t('activity')}
        allLabel={t('anyActivity')}
        options={ACTIVITIES.map((value) => ({ value, label: t(`activities.${value}`) }))}
      />
      <SelectFilter
        {...list.filter('level')}
        label={t('level')}
        allLabel={t('allLevels')}
        options={(['1', '2', '3', '4', '5'] as const).map((value) => ({ value, label: value }))}
      />
      <SelectFilter
        {...list.filter('status')}
        label={t('status')}
        allLabel={t('anyStatus')}
        options={STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) }))}
      />
    </div>
  );
}
