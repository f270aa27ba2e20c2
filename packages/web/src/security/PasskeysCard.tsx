import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Fingerprint, KeyRound, Plus, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useLocaleFormat } from '../preferences/use-locale-format.ts';
import { ConfirmButton } from './ConfirmButton.tsx';
import { SecurityCard } from './SecurityCard.tsx';
import { SecurityRow } from './SecurityList.tsx';
import { factorsQuery, useSecurity, type FactorState } from './security-context.ts';
import { useProtectionBadge } from './use-protection-badge.ts';

function PasskeyRow({ passkey }: { passkey: FactorState['passkeys'][number] }) {
  const { id, name, createdAt, lastUsedAt } = passkey;
  const t = useTranslations('member.passkeys');
  const member = useTranslations('member');
  const format = useLocaleFormat();
  const { call } = useSecurity();
  const used = lastUsedAt ? t('lastUsedAt', { date: format.instant(lastUsedAt, 'date') }) : t('neverUsed');
  return (
    <SecurityRow
      icon={<KeyRound />}
      title={name}
      notes={`${t('createdAt', { date: format.instant(createdAt, 'date') })} · ${used}`}
      action={
        <ConfirmButton
          variant="ghost"
          icon={<Trash2 aria-hidden />}
          label={t('remove', { name })}
          title={t('removeTitle', { name })}
          text={t('removeText')}
          confirmLabel={member('remove')}
          action={() => call('factors.removePasskey', { params: { id } })}
          invalidates={[factorsQuery(call).queryKey]}
          doneText={() => t('removed')}
        >
          <span className="max-sm:sr-only">{member('remove')}</span>
        </ConfirmButton>
      }
    />
  );
}

export type PasskeysCardProps = { factors: FactorState | undefined; onAdd: () => void };

/** The passkeys of the account. */
export function PasskeysCard({ factors, onAdd }: PasskeysCardProps) {
  const t = useTranslations('member.passkeys');
  const badge = useProtectionBadge();
  const passkeys = factors?.passkeys;
  return (
    <SecurityCard
      icon={<Fingerprint />}
      title={t('title')}
      text={t('text')}
      badge={badge(passkeys && passkeys.length > 0)}
      value={passkeys?.length === 0 ? t('empty') : ''}
      action={
        <Button size="sm" icon={<Plus aria-hidden />} onClick={onAdd}>
          {t('add')}
        </Button>
      }
    >
      {passkeys && passkeys.length > 0 && (
        <ul aria-label={t('title')}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
    </SecurityCard>
  );
}
