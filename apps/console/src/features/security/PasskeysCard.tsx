import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Dialog } from '@croupier/ui/overlays/Dialog.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Fingerprint, KeyRound, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../shared/call.ts';
import { useConfirmed } from '../../shared/confirm/use-confirmed.tsx';
import { PasskeySetup } from '../../shared/factors/PasskeySetup.tsx';
import { factorsQuery } from '../../shared/me.queries.ts';
import { useConsoleFormat } from '../../shared/use-console-format.ts';
import type { FactorState } from './AppCard.tsx';
import { AskedButton } from './AskedButton.tsx';
import { SecurityCard, SecurityRow } from './SecurityCard.tsx';

/** The passkeys of the operator: each with its name, when it was added and when it was last used. */
export function PasskeysCard({ factors }: { factors: FactorState | undefined }) {
  const t = useTranslations('member.passkeys');
  const words = useTranslations();
  const format = useConsoleFormat();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { confirmed, confirmDialog } = useConfirmed();
  const [adding, setAdding] = useState(false);
  const added = async (): Promise<void> => {
    setAdding(false);
    toast.show({ tone: 'win', title: t('added') });
    await queryClient.invalidateQueries({ queryKey: factorsQuery.queryKey });
  };
  const passkeys = factors?.passkeys ?? [];
  return (
    <SecurityCard
      icon={<Fingerprint />}
      title={t('title')}
      text={t('text')}
      state={
        factors && {
          tone: passkeys.length > 0 ? 'win' : 'neutral',
          words: passkeys.length > 0 ? format.number(passkeys.length) : t('empty'),
        }
      }
      action={
        <Button size="sm" icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
      }
    >
      {passkeys.length > 0 && (
        <ul aria-label={t('title')}>
          {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
            <SecurityRow
              key={id}
              icon={<KeyRound />}
              title={name}
              notes={`${t('createdAt', { date: format.instant(createdAt, 'date') })} · ${
                lastUsedAt ? t('lastUsedAt', { date: format.instant(lastUsedAt, 'date') }) : t('neverUsed')
              }`}
              action={
                <AskedButton
                  variant="ghost"
                  icon={<Trash2 aria-hidden />}
                  label={t('remove', { name })}
                  title={t('removeTitle', { name })}
                  text={t('removeText')}
                  confirmLabel={words('member.remove')}
                  run={() => call('factors.removePasskey', { params: { id } })}
                  changes={[factorsQuery.queryKey]}
                  doneText={() => t('removed')}
                >
                  <span className="max-sm:sr-only">{words('member.remove')}</span>
                </AskedButton>
              }
            />
          ))}
        </ul>
      )}
      <Dialog
        open={adding}
        onOpenChange={setAdding}
        icon={<Fingerprint />}
        title={t('add')}
        closeLabel={words('common.close')}
      >
        <PasskeySetup confirmed={confirmed} onDone={() => void added()} />
      </Dialog>
      {confirmDialog}
    </SecurityCard>
  );
}
