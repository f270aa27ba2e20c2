import { permissionsRoutes } from '@croupier/contract/access/grants.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { SecureFormDialog } from '@croupier/web/security/SecureFormDialog.tsx';
import { useSecureForm } from '@croupier/web/security/use-secure-form.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Siren } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../shared/call.ts';
import { meQuery } from '../../shared/me.queries.ts';
import { breakGlassQuery } from '../../shared/permissions/permissions.queries.ts';

function StartDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('console');
  const form = useSecureForm({
    initial: { reason: '' },
    schema: permissionsRoutes.breakGlass.body,
    save: (body) => call('permissions.breakGlass', { body }),
    invalidates: [breakGlassQuery.queryKey],
    savedText: t('emergency.started'),
    onSaved: onClose,
  });
  return (
    <SecureFormDialog
      form={form}
      size="sm"
      icon={<Siren />}
      title={t('emergency.startTitle')}
      description={t('emergency.startText')}
      submitLabel={t('emergency.submit')}
      onClose={onClose}
    >
      <TextField
        label={t('inbox.reason')}
        hint={t('inbox.reasonHint')}
        autoComplete="off"
        {...form.field('reason')}
      />
    </SecureFormDialog>
  );
}

/** Starts and ends emergency access, in which an owner acts alone. */
export function EmergencyCard() {
  const t = useTranslations('console.emergency');
  const [isOpen, setOpen] = useState(false);
  const errorText = useErrorText();
  const toast = useToast();
  const queryClient = useQueryClient();
  const me = useQuery(meQuery);
  const uses = useQuery(breakGlassQuery);
  const isActive = uses.data?.some((use) => use.isActive && use.operator.id === me.data?.id) ?? false;
  const end = useMutation({
    mutationFn: () => call('permissions.endBreakGlass'),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: breakGlassQuery.queryKey });
      toast.show({ tone: 'win', title: t('ended') });
    },
    onError: (error) => toast.show({ tone: 'lose', title: errorText(error) }),
  });
  return (
    <Card className="mt-section flex flex-wrap items-center gap-4">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="text-base">{t('title')}</h2>
        <p className="mt-1 text-sm text-muted">{t('text')}</p>
      </div>
      {isActive ? (
        <Button loading={end.isPending} onClick={() => end.mutate()}>
          {t('end')}
        </Button>
      ) : (
        <Button variant="danger" icon={<Siren aria-hidden />} onClick={() => setOpen(true)}>
          {t('start')}
        </Button>
      )}
      {isOpen && <StartDialog onClose={() => setOpen(false)} />}
    </Card>
  );
}
