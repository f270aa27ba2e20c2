import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { ConfirmButton } from '@croupier/web/security/ConfirmButton.tsx';
import { SecurityCard } from '@croupier/web/security/SecurityCard.tsx';
import { SecurityList, SecurityRow } from '@croupier/web/security/SecurityList.tsx';
import { useQuery } from '@tanstack/react-query';
import { MapPin, MapPinCheck, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';
import { addressesQuery } from '../security.queries.ts';

/** The server's name for its own machine, for any of its addresses. */
const LOOPBACK = 'loopback';

/** Addresses from which a sign-in needs no further proof. */
export function AddressesCard() {
  const t = useTranslations('member.addresses');
  const common = useTranslations('member');
  const format = useFormat();
  const query = useQuery(addressesQuery);
  return (
    <SecurityCard
      icon={<MapPinCheck />}
      title={t('title')}
      text={t('text')}
      badge={query.isError ? null : query.data && { tone: 'neutral', text: format.number(query.data.length) }}
    >
      <SecurityList label={t('title')} query={query} empty={t('empty')}>
        {query.data?.map(({ id, address: kept, lastSeenAt }) => {
          const address = kept === LOOPBACK ? t('thisComputer') : kept;
          return (
            <SecurityRow
              key={id}
              icon={<MapPin />}
              title={<span className={kept === LOOPBACK ? undefined : 'numeric'}>{address}</span>}
              notes={t('lastSeen', { when: format.relative(lastSeenAt, new Date(query.dataUpdatedAt)) })}
              action={
                <ConfirmButton
                  variant="ghost"
                  icon={<Trash2 />}
                  label={t('remove', { address })}
                  title={t('removeTitle')}
                  text={t('removeText', { address })}
                  confirmLabel={common('remove')}
                  action={() => call('session.removeAddress', { params: { id } })}
                  invalidates={[addressesQuery.queryKey]}
                  doneText={() => t('removed')}
                >
                  <span className="max-sm:sr-only">{common('remove')}</span>
                </ConfirmButton>
              }
            />
          );
        })}
      </SecurityList>
    </SecurityCard>
  );
}
