import type { Attendance, DeskRow } from '@croupier/contract/backoffice/takes.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { Eye, Hand } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useConsoleFormat } from '../use-console-format.ts';
import { useTake } from './use-takes.ts';

const namesOf = (people: Attendance['lookers']): string =>
  people
    .filter(({ isMe }) => !isMe)
    .map(({ name }) => name)
    .join(', ');

type TakeNoticeProps = { row: DeskRow; attendance: Attendance | undefined; mayTake: boolean };

/** Who looks at the row and who has taken it, with a button to take it. */
export function TakeNotice({ row, attendance, mayTake }: TakeNoticeProps) {
  const t = useTranslations('console.live');
  const format = useConsoleFormat();
  const errorText = useErrorText();
  const { take, giveBack } = useTake(row);
  const { lookers = [], takenBy = null } = attendance ?? {};
  const others = lookers.filter(({ isMe, id }) => !isMe && id !== takenBy?.id);
  const when = takenBy ? format.instant(takenBy.until, 'time') : '';
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm">
      <output className="grid min-w-0 gap-1 wrap-anywhere text-muted">
        {others.length > 0 && (
          <span className="flex items-center gap-2">
            <Eye aria-hidden className="size-4 shrink-0" />
            {t('lookedAtBy', { names: namesOf(others) })}
          </span>
        )}
        {takenBy && (
          <span className={takenBy.isMe ? 'flex items-center gap-2' : 'flex items-center gap-2 text-warn'}>
            <Hand aria-hidden className="size-4 shrink-0" />
            {takenBy.isMe ? t('takenByMe', { when }) : t('takenBy', { name: takenBy.name, when })}
          </span>
        )}
        {take.error && <span className="text-lose">{errorText(take.error)}</span>}
      </output>
      {takenBy === null && mayTake && (
        <Button size="sm" loading={take.isPending} onClick={() => take.mutate()}>
          {t('take')}
        </Button>
      )}
      {takenBy?.isMe && (
        <Button size="sm" variant="ghost" loading={giveBack.isPending} onClick={() => giveBack.mutate()}>
          {t('giveBack')}
        </Button>
      )}
    </div>
  );
}

/** In a row of a list: who else is viewing it or has taken it. */
export function TakeBadge({ attendance }: { attendance: Attendance | undefined }) {
  const t = useTranslations('console.live');
  const { lookers = [], takenBy = null } = attendance ?? {};
  const names = namesOf(lookers);
  if (takenBy && !takenBy.isMe)
    return (
      <span className="flex items-center gap-1.5 text-xs text-warn">
        <Hand aria-hidden className="size-3.5 shrink-0" />
        {t('taken', { name: takenBy.name })}
      </span>
    );
  if (names === '') return null;
  return (
    <span className="flex items-center gap-1.5 text-xs text-muted">
      <Eye aria-hidden className="size-3.5 shrink-0" />
      {t('looking', { names })}
    </span>
  );
}
