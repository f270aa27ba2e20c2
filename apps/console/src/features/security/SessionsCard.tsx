import { Badge } from '@croupier/ui/status/Badge.tsx';
import { deviceOf } from '@croupier/web/security/device-words.ts';
import { useQuery } from '@tanstack/react-query';
import { LogOut, Monitor, MonitorSmartphone, Smartphone } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { call } from '../../shared/call.ts';
import { Problem } from '../../shared/Problem.tsx';
import { sessionsQuery } from '../../shared/me.queries.ts';
import { useConsoleFormat } from '../../shared/use-console-format.ts';
import { useDeviceName } from '@croupier/web/security/use-device-name.ts';
import { AskedButton } from './AskedButton.tsx';
import { SecurityCard, SecurityRow } from './SecurityCard.tsx';

/** Where the operator is signed in, this device first. */
export function SessionsCard() {
  const t = useTranslations('member.sessions');
  const console = useTranslations('console');
  const format = useConsoleFormat();
  const nameOf = useDeviceName();
  const query = useQuery({
    ...sessionsQuery,
    select: (sessions) => sessions.toSorted((a, b) => Number(b.current) - Number(a.current)),
  });
  const knownAt = new Date(query.dataUpdatedAt);
  return (
    <SecurityCard
      icon={<MonitorSmartphone />}
      title={t('title')}
      text={console('sessionsText')}
      state={query.data && { tone: 'neutral', words: format.number(query.data.length) }}
    >
      <Problem error={query.error} />
      <ul aria-label={t('title')}>
        {query.data?.map(({ id, current, ip, userAgent, lastSeenAt }) => {
          const device = nameOf(userAgent);
          return (
            <SecurityRow
              key={id}
              icon={deviceOf(userAgent).phone ? <Smartphone /> : <Monitor />}
              title={
                <>
                  {device}
                  {current && <Badge tone="win">{t('current')}</Badge>}
                </>
              }
              notes={`${ip} · ${t('active', { when: format.relative(lastSeenAt, knownAt) })}`}
              action={
                !current && (
                  <AskedButton
                    variant="ghost"
                    icon={<LogOut aria-hidden />}
                    label={t('endNamed', { device })}
                    title={t('endTitle')}
                    text={t('endText', { device })}
                    confirmLabel={t('end')}
                    run={() => call('console.endSession', { params: { id } })}
                    changes={[sessionsQuery.queryKey]}
                    doneText={() => t('ended')}
                  >
                    <span className="max-sm:sr-only">{t('end')}</span>
                  </AskedButton>
                )
              }
            />
          );
        })}
      </ul>
    </SecurityCard>
  );
}
