import { defineList } from '@croupier/web/lists/define-list.ts';
import { periodFilter } from '@croupier/web/lists/filters.ts';
import { spanOf } from '@croupier/web/lists/periods.ts';
import { backgroundCall } from '../../shared/api/call.ts';

/** Bonuses that were credited to the member. */
export const bonusRecord = defineList({
  name: 'records.bonuses',
  filters: { period: periodFilter('30d') },
  load: ({ pageNum, pageSize, today, asOf, filters }, signal) => {
    const query = { pageNum, pageSize, ...(asOf && { until: asOf }), ...spanOf(filters.period, today) };
    return backgroundCall('records.bonuses', { query }, { signal });
  },
});
