import { Button } from '@croupier/ui/buttons/Button.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { Fingerprint, KeyRound, Plus, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';
import { AskedButton } from '../AskedButton.tsx';
import { SecurityCard } from '../SecurityCard.tsx';
import { factorsQuery } from '../security.queries.ts';
import { useCardState } from '../use-card-state.ts';
import { CardRow } from './CardList.tsx';
import type { CardsProps } from '../security.types.ts';

/** The passkeys of the account: each with its name, when it was added and when it was last used. */
export function PasskeysCard({ factors, open }: Pick<CardsProps, 'factors' | 'open'>) {
  const t = useTranslations('member.passkeys');
  const common = useTranslations('member');
  const format = useFormat();
  const stateOf = useCardState();
  const passkeys = factors?.passkeys;
  return (
    <SecurityCard
      icon={<Fingerprint />}
      title={t('title')}
      text={t('text')}
      state={stateOf(passkeys && passkeys.length > 0)}
      value={passkeys?.length === 0 ? t('empty') : ''}
      action={
        <Button size="sm" icon={<Plus />} onClick={() => open('passkey')}>
          {t('add')}
        </Button>
      }
    >
      {passkeys && passkeys.length > 0 && (
        <ul aria-label={t('title')}>
          {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
            <CardRow
              key={id}
              icon={<KeyRound />}
              title={name}
              notes={`${t('createdAt', { date: format.instant(createdAt, 'date') })} · ${
                lastUsedAt ? t('lastUsedAt', { date: format.instant(lastUsedAt, 'date') }) : t('neverUsed')
              }`}
              aside={
                <AskedButton
                  variant="ghost"
                  icon={<Trash2 />}
                  label={t('remove', { name })}
                  title={t('removeTitle', { name })}
                  text={t('removeText')}
                  confirmLabel={common('remove')}
                  run={() => call('factors.removePasskey', { params: { id } })}
                  changes={[factorsQuery.queryKey]}
                  doneText={() => t('removed')}
                >
                  <span className="max-sm:sr-only">{common('remove')}</span>
                </AskedButton>
              }
            />
          ))}
        </ul>
      )}
    </SecurityCard>
  );
}
