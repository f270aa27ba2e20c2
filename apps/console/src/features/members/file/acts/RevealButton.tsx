import { REVEAL_REASONS, type MaskedField } from '@croupier/contract/access/member-acts.ts';
import type { MemberHead } from '@croupier/contract/access/member-file.ts';
import { CopyButton } from '@croupier/ui/buttons/CopyButton.tsx';
import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import { Dialog } from '@croupier/ui/overlays/Dialog.tsx';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../../shared/act/ActDialog.tsx';
import { ACT_FIELDS, useActForm, type ActFields } from '../../../../shared/act/use-act-form.ts';
import { call } from '../../../../shared/call.ts';
import { usePermissions } from '../../../../shared/permissions/use-permissions.ts';
import { fileKey } from '../member-file.queries.ts';
import { useMemberWords } from '../tabs/use-words.ts';

type RevealProps = { head: MemberHead; field: MaskedField };
type Revealed = { state: 'done'; value: string | null };

function RevealDialog({
  head,
  field,
  onRevealed,
  onClose,
}: RevealProps & { onRevealed: (value: string) => void; onClose: () => void }) {
  const t = useTranslations('console.member');
  const words = useMemberWords();
  const form = useActForm<ActFields, Revealed>({
    initial: ACT_FIELDS,
    save: ({ reasonCode, reason }) => {
      const known = REVEAL_REASONS.find((code) => code === reasonCode) ?? 'other';
      const { merchantCode, id } = head;
      return call('memberContacts.reveal', {
        params: { merchantCode, id, field },
        body: { reasonCode: known, reason },
      });
    },
    invalidates: [
      [...fileKey(head), 'audit'],
      [...fileKey(head), 'timeline'],
    ],
    doneText: t('done.reveal'),
    onDone: ({ value }) => onRevealed(value ?? '–'),
    onClose,
  });
  return (
    <ActDialog
      form={form}
      icon={<Eye />}
      title={t('ask.reveal', { field: t(`contact.${field}`) })}
      description={t('askText.reveal')}
      submitLabel={t('act.reveal')}
      reasons={REVEAL_REASONS.map((value) => ({ value, label: words.reason(value) }))}
      onClose={onClose}
    />
  );
}

/** Reveals one masked contact detail, with a reason; it is shown until the dialog closes. */
export function RevealButton({ head, field }: RevealProps) {
  const t = useTranslations();
  const { may } = usePermissions();
  const [isAsking, setAsking] = useState(false);
  const [value, setValue] = useState<string>();
  if (!may('members.reveal', head.merchantCode)) return null;
  const name = t(`console.member.contact.${field}`);
  return (
    <>
      <IconButton
        size="sm"
        label={t('console.member.revealField', { field: name })}
        icon={<Eye />}
        onClick={() => setAsking(true)}
      />
      {isAsking && (
        <RevealDialog head={head} field={field} onRevealed={setValue} onClose={() => setAsking(false)} />
      )}
      {value !== undefined && (
        <Dialog
          open
          size="sm"
          icon={<Eye />}
          title={name}
          closeLabel={t('common.close')}
          onOpenChange={(open) => !open && setValue(undefined)}
        >
          <p className="flex items-center justify-between gap-3 text-lg font-semibold wrap-anywhere">
            {value}
            <CopyButton text={value} label={t('common.copy')} copiedLabel={t('common.copied')} />
          </p>
        </Dialog>
      )}
    </>
  );
}
