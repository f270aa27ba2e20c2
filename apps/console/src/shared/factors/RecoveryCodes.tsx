import { RecoveryCodes as Codes } from '@croupier/web/security/RecoveryCodes.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { meQuery } from '../me.queries.ts';

export type RecoveryCodesProps = { codes: readonly string[]; onKept: () => void };

/** The codes of the operator, to be kept. */
export function RecoveryCodes(props: RecoveryCodesProps) {
  const t = useTranslations('console');
  const { data: me } = useQuery(meQuery);
  return (
    <Codes
      {...props}
      name={t('name')}
      account={me?.email ?? ''}
      fileName="croupier-console-recovery-codes.txt"
    />
  );
}
