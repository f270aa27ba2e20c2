import { Badge } from '@croupier/ui/status/Badge.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useQuery } from '@tanstack/react-query';
import { LogOut, Monitor, MonitorSmartphone, Smartphone } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';
import { AskedButton } from '../AskedButton.tsx';
import { deviceOf } from '@croupier/web/security/device-words.ts';
import { SecurityCard } from '../SecurityCard.tsx';
import { sessionsQuery } from '../security.queries.ts';
import type { SignedIn } from '../security.types.ts';
import { useDeviceName } from '@croupier/web/security/use-device-name.ts';
import { CardList, CardRow } from './CardList.tsx';

type SessionRowProps = {
  session: SignedIn;
  /** When the server said so; epoch milliseconds. */
  knownAt: number;
};

function SessionRow({ session, knownAt }: SessionRowProps) {
  const { id, current, ip, userAgent, lastSeenAt } = session;
  const t = useTranslations('member.sessions');
  const format = useFormat();
  const device = useDeviceName()(userAgent);
  return (
    <CardRow
      icon={deviceOf(userAgent).phone ? <Smartphone /> : <Monitor />}
      title={
        <>
          {device}
          {current && <Badge tone="win">{t('current')}</Badge>}
        </>
      }
      notes={`${ip} · ${t('active', { when: format.relative(lastSeenAt, new Date(knownAt)) })}`}
      aside={
        !current && (
          <AskedButton
            variant="ghost"
            icon={<LogOut />}
            label={t('endNamed', { device })}
            title={t('endTitle')}
            text={t('endText', { device })}
            confirmLabel={t('end')}
            run={() => call('session.end', { params: { id } })}
            changes={[sessionsQuery.queryKey]}
            doneText={() => t('ended')}
          >
            <span className="max-sm:sr-only">{t('end')}</span>
          </AskedButton>
        )
      }
    />
  );
}

/** Where the account is signed in, this device first. */
export function SessionsCard() {
  const t = useTranslations('member.sessions');
  const format = useFormat();
  const query = useQuery({
    ...sessionsQuery,
    select: (sessions) => sessions.toSorted((a, b) => Number(b.current) - Number(a.current)),
  });
  const others = query.data?.some(({ current }) => !current);
  return (
    <SecurityCard
      icon={<MonitorSmartphone />}
      title={t('title')}
      text={t('text')}
      state={query.data && { tone: 'neutral', words: format.number(query.data.length) }}
      value={others === false ? t('only') : ''}
      action={
        <AskedButton
          icon={<LogOut />}
          disabled={!others}
          title={t('othersTitle')}
          text={t('othersText')}
          confirmLabel={t('end')}
          run={() => call('session.endOthers')}
          changes={[sessionsQuery.queryKey]}
          doneText={({ ended }) => t('othersEnded', { count: ended })}
        >
          {t('endOthers')}
        </AskedButton>
      }
    >
      <CardList label={t('title')} query={query} empty={t('only')}>
        {query.data?.map((session) => (
          <SessionRow key={session.id} session={session} knownAt={query.dataUpdatedAt} />
        ))}
      </CardList>
    </SecurityCard>
  );
}
