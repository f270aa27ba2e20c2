import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useQuery } from '@tanstack/react-query';
import { MapPin, MapPinCheck, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';
import { AskedButton } from '../AskedButton.tsx';
import { SecurityCard } from '../SecurityCard.tsx';
import { addressesQuery } from '../security.queries.ts';
import { CardList, CardRow } from './CardList.tsx';

/** What the server calls this machine, however it reaches itself. */
const LOOPBACK = 'loopback';

/** Addresses from which signing in asks for no extra proof. */
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
      state={query.data && { tone: 'neutral', words: format.number(query.data.length) }}
    >
      <CardList label={t('title')} query={query} empty={t('empty')}>
        {query.data?.map(({ id, address: kept, lastSeenAt }) => {
          const address = kept === LOOPBACK ? t('thisComputer') : kept;
          return (
            <CardRow
              key={id}
              icon={<MapPin />}
              title={<span className={kept === LOOPBACK ? undefined : 'numeric'}>{address}</span>}
              notes={t('lastSeen', { when: format.relative(lastSeenAt, new Date(query.dataUpdatedAt)) })}
              aside={
                <AskedButton
                  variant="ghost"
                  icon={<Trash2 />}
                  label={t('remove', { address })}
                  title={t('removeTitle')}
                  text={t('removeText', { address })}
                  confirmLabel={common('remove')}
                  run={() => call('session.removeAddress', { params: { id } })}
                  changes={[addressesQuery.queryKey]}
                  doneText={() => t('removed')}
                >
                  <span className="max-sm:sr-only">{common('remove')}</span>
                </AskedButton>
              }
            />
          );
        })}
      </CardList>
    </SecurityCard>
  );
}
