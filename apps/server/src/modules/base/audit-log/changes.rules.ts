import type { LiveList } from '@croupier/contract/console-realtime.ts';
import type { StoredChange } from '../../../platform/db/list-changes.ts';

/** Lists whose rows are subjects of entries. */
const LIST_OF_SUBJECT: Readonly<Record<string, LiveList>> = {
  member: 'members',
  round: 'rounds',
  case: 'cases',
  document: 'documents',
};

/** The rows of lists that an entry concerns: the entry itself, and its subject. */
export function changesOf(
  merchantId: string,
  { id, subject }: { id: string; subject: string },
): StoredChange[] {
  const [kind = '', subjectId = ''] = subject.split(':');
  const list = LIST_OF_SUBJECT[kind];
  const entry: StoredChange = { what: 'row', list: 'audit', merchantId, id };
  return list ? [entry, { what: 'row', list, merchantId, id: subjectId }] : [entry];
}
