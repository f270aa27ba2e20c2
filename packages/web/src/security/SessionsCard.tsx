import { Badge } from '@croupier/ui/status/Badge.tsx';
import { useQuery } from '@tanstack/react-query';
import { LogOut, Monitor, MonitorSmartphone, Smartphone } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useLocaleFormat } from '../preferences/use-locale-format.ts';
import { ConfirmButton } from './ConfirmButton.tsx';
import { deviceOf } from './device-of.ts';
import { SecurityCard } from './SecurityCard.tsx';
import { SecurityList, SecurityRow } from './SecurityList.tsx';
import { useSecurity, type SignedInDevice } from './security-context.ts';
import { useDeviceName } from './use-device-name.ts';

type SessionRowProps = {
  session: SignedInDevice;
  /** When the list was loaded; epoch milliseconds. */
  loadedAt: number;
};

function SessionRow({ session, loadedAt }: SessionRowProps) {
  const { id, current, ip, userAgent, lastSeenAt } = session;
  const t = useTranslations('member.sessions');
  const format = useLocaleFormat();
  const { sessions } = useSecurity();
  const device = useDeviceName()(userAgent);
  return (
    <SecurityRow
      icon={deviceOf(userAgent).phone ? <Smartphone /> : <Monitor />}
      title={
        <>
          {device}
          {current && <Badge tone="win">{t('current')}</Badge>}
        </>
      }
      notes={`${ip} · ${t('active', { when: format.relative(lastSeenAt, new Date(loadedAt)) })}`}
      action={
        !current && (
          <ConfirmButton
            variant="ghost"
            icon={<LogOut aria-hidden />}
            label={t('endNamed', { device })}
            title={t('endTitle')}
            text={t('endText', { device })}
            confirmLabel={t('end')}
            action={() => sessions.end(id)}
            invalidates={[sessions.queryKey]}
            doneText={() => t('ended')}
          >
            <span className="max-sm:sr-only">{t('end')}</span>
          </ConfirmButton>
        )
      }
    />
  );
}

function EndOthersButton({ disabled }: { disabled: boolean }) {
  const t = useTranslations('member.sessions');
  const { queryKey, endOthers } = useSecurity().sessions;
  if (!endOthers) return null;
  return (
    <ConfirmButton
      icon={<LogOut aria-hidden />}
      disabled={disabled}
      title={t('othersTitle')}
      text={t('othersText')}
      confirmLabel={t('end')}
      action={endOthers}
      invalidates={[queryKey]}
      doneText={({ ended }) => t('othersEnded', { count: ended })}
    >
      {t('endOthers')}
    </ConfirmButton>
  );
}

/** Where the account is signed in, this device first. */
export function SessionsCard() {
  const t = useTranslations('member.sessions');
  const format = useLocaleFormat();
  const { sessions } = useSecurity();
  const query = useQuery({
    queryKey: sessions.queryKey,
    queryFn: ({ signal }) => sessions.list(signal),
    select: (list) => list.toSorted((a, b) => Number(b.current) - Number(a.current)),
  });
  const hasOthers = query.data?.some(({ current }) => !current);
  return (
    <SecurityCard
      icon={<MonitorSmartphone />}
      title={t('title')}
      text={t('text')}
      badge={query.isError ? null : query.data && { tone: 'neutral', text: format.number(query.data.length) }}
      value={hasOthers === false ? t('only') : ''}
      action={<EndOthersButton disabled={!hasOthers} />}
    >
      <SecurityList label={t('title')} query={query} empty={t('only')}>
        {query.data?.map((session) => (
          <SessionRow key={session.id} session={session} loadedAt={query.dataUpdatedAt} />
        ))}
      </SecurityList>
    </SecurityCard>
  );
}
