import { CLOSURE_REASONS } from '@croupier/contract/protection/protection.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Select } from '@croupier/ui/fields/Select.tsx';
import { Dialog } from '@croupier/ui/overlays/Dialog.tsx';
import { useConfirmed } from '@croupier/web/security/use-confirmed.tsx';
import { UserX } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../shared/api/call.ts';
import { Section } from './Section.tsx';
import { useProtectionAct } from './use-protection-act.ts';

type Reason = (typeof CLOSURE_REASONS)[number];

function ClosureDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('protection.closure');
  const common = useTranslations('common');
  const [reason, setReason] = useState<Reason>('no_interest');
  const { confirmed, confirmDialog } = useConfirmed();
  const close = useProtectionAct({
    act: () => confirmed(() => call('protection.close', { body: { reason } })),
    doneText: t('done'),
    onDone: onClose,
  });
  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        locked={close.isPending}
        icon={<UserX />}
        title={t('title')}
        description={t('text')}
        closeLabel={common('close')}
        footer={
          <>
            <Button disabled={close.isPending} onClick={onClose}>
              {common('cancel')}
            </Button>
            <Button variant="danger" loading={close.isPending} onClick={() => close.mutate(undefined)}>
              {t('confirm')}
            </Button>
          </>
        }
      >
        <Select
          label={t('reason')}
          hint={reason === 'gambling' ? t('hint') : undefined}
          value={reason}
          onChange={(event) =>
            setReason(CLOSURE_REASONS.find((each) => each === event.target.value) ?? 'other')
          }
          options={CLOSURE_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
        />
      </Dialog>
      {confirmDialog}
    </>
  );
}

/** Closes the account for play. */
export function ClosureSection({ isClosed }: { isClosed: boolean }) {
  const t = useTranslations('protection.closure');
  const [isOpen, setOpen] = useState(false);
  if (isClosed) return null;
  return (
    <Section id="closure" title={t('title')} text={t('text')}>
      <Button className="self-start" icon={<UserX aria-hidden />} onClick={() => setOpen(true)}>
        {t('start')}
      </Button>
      {isOpen && <ClosureDialog onClose={() => setOpen(false)} />}
    </Section>
  );
}
