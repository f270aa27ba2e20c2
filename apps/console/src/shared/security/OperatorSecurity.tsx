import { SecurityProvider, type SecurityCalls } from '@croupier/web/security/security-context.ts';
import { useSignedIn } from '@croupier/web/session/use-session.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../call.ts';
import { meQuery } from '../me.queries.ts';

const calls: SecurityCalls = {
  call,
  confirm: (body) => call('console.confirm', { body }),
  confirmOptions: () => call('console.confirmOptions'),
  sessions: {
    queryKey: ['console.sessions'],
    list: (signal) => call('console.sessions', {}, { signal }),
    end: (id) => call('console.endSession', { params: { id } }),
  },
};

/** Provides the operator's calls and account to the shared security screens. */
export function OperatorSecurity({ children }: { children: ReactNode }) {
  const t = useTranslations('console');
  const { data: me } = useQuery({ ...meQuery, enabled: useSignedIn() });
  const name = me?.email ?? '';
  const issuer = t('name');
  const value = useMemo(
    () => ({
      ...calls,
      account: {
        name,
        issuer,
        fileName: 'croupier-console-recovery-codes.txt',
        hasPassword: true,
        loading: false,
      },
    }),
    [name, issuer],
  );
  return <SecurityProvider value={value}>{children}</SecurityProvider>;
}
