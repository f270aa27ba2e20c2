import { useMerchant } from '@croupier/web/boot/BootContext.tsx';
import { SecurityProvider, type SecurityCalls } from '@croupier/web/security/security-context.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { call, callQuery } from '../api/call.ts';
import { memberQuery } from '../member/member.queries.ts';

const calls: SecurityCalls = {
  call,
  confirm: (body) => call('session.confirm', { body }),
  confirmOptions: () => call('session.confirmOptions'),
  sessions: {
    queryKey: callQuery('session.list').queryKey,
    list: (signal) => call('session.list', {}, { signal }),
    end: (id) => call('session.end', { params: { id } }),
    endOthers: () => call('session.endOthers'),
  },
};

/** Provides the member's calls and account to the shared security screens. */
export function MemberSecurity({ children }: { children: ReactNode }) {
  const { name: issuer, merchantCode } = useMerchant();
  const { data: member } = useQuery(memberQuery);
  const { data: security, isPending: loading } = useQuery(callQuery('account.security'));
  const name = member?.account ?? '';
  const hasPassword = security?.hasPassword;
  const value = useMemo(
    () => ({
      ...calls,
      account: { name, issuer, fileName: `${merchantCode}-recovery-codes.txt`, hasPassword, loading },
    }),
    [name, issuer, merchantCode, hasPassword, loading],
  );
  return <SecurityProvider value={value}>{children}</SecurityProvider>;
}
