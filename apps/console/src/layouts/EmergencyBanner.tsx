import { Button } from '@croupier/ui/buttons/Button.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Siren } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { call } from '../shared/call.ts';
import { breakGlassQuery, type BreakGlassUse } from '../shared/permissions/permissions.queries.ts';
import { usePermissions } from '../shared/permissions/use-permissions.ts';
import { useConsoleFormat } from '../shared/use-console-format.ts';

function Notice({ use, isOwner }: { use: BreakGlassUse; isOwner: boolean }) {
  const t = useTranslations('console.emergency');
  const format = useConsoleFormat();
  const queryClient = useQueryClient();
  const see = useMutation({
    mutationFn: () => call('permissions.seeBreakGlass', { params: { id: use.id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: breakGlassQuery.queryKey }),
  });
  const { operator, reason, startedAt, endsAt, isActive, isSeen } = use;
  const text = isActive
    ? t('active', { name: operator.name, when: format.instant(endsAt, 'time'), reason })
    : t('past', {
        name: operator.name,
        from: format.instant(startedAt),
        until: format.instant(endsAt, 'time'),
        reason,
      });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-page py-2 text-sm text-warn">
      <Siren aria-hidden className="size-4 shrink-0" />
      <p className="min-w-0 flex-1 basis-60 wrap-anywhere">{text}</p>
      {isOwner && !isSeen && (
        <Button size="sm" loading={see.isPending} onClick={() => see.mutate()}>
          {t('seen')}
        </Button>
      )}
    </div>
  );
}

/** Shows owners who act alone, now or since this owner last acknowledged it. */
export function EmergencyBanner() {
  const { may } = usePermissions();
  const isOwner = may('breakGlass.use');
  const { data } = useQuery({ ...breakGlassQuery, enabled: may('operators.view') });
  const shown = data?.filter(({ isActive, isSeen }) => isActive || (isOwner && !isSeen)) ?? [];
  if (shown.length === 0) return null;
  return (
    <output className="block divide-y divide-line border-b border-line bg-warn-soft">
      {shown.map((use) => (
        <Notice key={use.id} use={use} isOwner={isOwner} />
      ))}
    </output>
  );
}
