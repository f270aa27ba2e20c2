import { PasskeyDialog } from '@croupier/web/security/PasskeyDialog.tsx';
import { TotpDialog } from '@croupier/web/security/TotpDialog.tsx';
import type { ReactNode } from 'react';
import { EmailDialog } from './dialogs/EmailDialog.tsx';
import { MobileDialog } from './dialogs/MobileDialog.tsx';
import { PasswordDialog } from './dialogs/PasswordDialog.tsx';
import { PayeeNameDialog } from './dialogs/PayeeNameDialog.tsx';
import { PaymentPasswordDialog } from './dialogs/PaymentPasswordDialog.tsx';
import type { SecurityDialogProps } from './security.types.ts';
import type { DialogName } from './use-open-dialog.ts';

const dialogs: Record<DialogName, (props: SecurityDialogProps) => ReactNode> = {
  password: PasswordDialog,
  paymentPassword: PaymentPasswordDialog,
  email: EmailDialog,
  mobile: MobileDialog,
  payeeName: PayeeNameDialog,
  totp: TotpDialog,
  passkey: PasskeyDialog,
};

/** The dialog that is open over the page. */
export function SecurityDialogs({ dialog, ...props }: SecurityDialogProps & { dialog: DialogName }) {
  const Dialog = dialogs[dialog];
  return <Dialog {...props} />;
}
