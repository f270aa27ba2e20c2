import type { BroadcastPurpose, Segment } from '@croupier/contract/engagement/broadcasts.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { segmentQuery } from './messages.queries.ts';

/** The number of members in a segment, once requested. */
export function useRecipientCount(
  merchantCode: string,
  { segment, purpose }: { segment: Segment | undefined; purpose: BroadcastPurpose },
) {
  const [asked, setAsked] = useState('');
  const wanted = JSON.stringify([segment ?? null, purpose]);
  const isAsked = asked === wanted;
  const query = useQuery(segmentQuery(merchantCode, { segment: isAsked ? segment : undefined, purpose }));
  return {
    purpose,
    counted: isAsked ? query.data : undefined,
    error: isAsked ? query.error : null,
    isCounting: isAsked && query.isFetching,
    count: () => {
      setAsked(wanted);
      if (isAsked) void query.refetch();
    },
  };
}

type RecipientCountProps = {
  count: ReturnType<typeof useRecipientCount>;
  disabled: boolean;
};

/** Counts the members of a segment, and names the listed accounts that get no message. */
export function RecipientCount({ count: state, disabled }: RecipientCountProps) {
  const t = useTranslations('console.broadcasts');
  const errorText = useErrorText();
  const { purpose, counted, error, isCounting, count } = state;
  return (
    <div className="grid gap-2">
      <Button
        icon={<Users aria-hidden />}
        className="justify-self-start"
        loading={isCounting}
        disabled={disabled}
        onClick={count}
      >
        {t('count')}
      </Button>
      <div aria-live="polite" className="text-sm">
        {counted && <p className="font-semibold">{t('counted', { count: counted.members })}</p>}
        {counted && counted.protected > 0 && (
          <p className="text-muted">
            {t(purpose === 'marketing' ? 'protectedOut' : 'protectedIn', { count: counted.protected })}
          </p>
        )}
        {counted && counted.unknown.length > 0 && (
          <p className="text-warn wrap-anywhere">{t('unknown', { list: counted.unknown.join(', ') })}</p>
        )}
        {error && <p className="text-lose">{errorText(error)}</p>}
      </div>
    </div>
  );
}
