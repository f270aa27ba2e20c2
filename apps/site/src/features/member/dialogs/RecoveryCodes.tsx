import { useMerchant } from '@croupier/web/boot/BootContext.tsx';
import { RecoveryCodes as Codes } from '@croupier/web/security/RecoveryCodes.tsx';
import { useQuery } from '@tanstack/react-query';
import { memberQuery } from '../../../shared/member/member.queries.ts';

export type RecoveryCodesProps = { codes: readonly string[]; onKept: () => void };

/** The codes of the member, to be kept. */
export function RecoveryCodes(props: RecoveryCodesProps) {
  const { name, merchantCode } = useMerchant();
  const { data: member } = useQuery(memberQuery);
  return (
    <Codes
      {...props}
      name={name}
      account={member?.account ?? ''}
      fileName={`${merchantCode}-recovery-codes.txt`}
    />
  );
}
