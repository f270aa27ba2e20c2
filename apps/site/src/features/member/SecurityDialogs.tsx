import type { ReactNode } from 'react';
import { EmailDialog } from './dialogs/EmailDialog.tsx';
import { MobileDialog } from './dialogs/MobileDialog.tsx';
import { PasskeyDialog } from './dialogs/PasskeyDialog.tsx';
import { PasswordDialog } from './dialogs/PasswordDialog.tsx';
import { PayeeNameDialog } from './dialogs/PayeeNameDialog.tsx';
import { PaymentPasswordDialog } from './dialogs/PaymentPasswordDialog.tsx';
import { TotpDialog } from './dialogs/TotpDialog.tsx';
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

/** The window that is open over the page. */
export function SecurityDialogs({ dialog, ...props }: SecurityDialogProps & { dialog: DialogName }) {
  const Window = dialogs[dialog];
  return <Window {...props} />;
}
