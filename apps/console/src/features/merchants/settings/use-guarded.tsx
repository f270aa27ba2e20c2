import type { GuardedSettings } from '@croupier/contract/merchants/guarded-settings.ts';
import type { MerchantSettingsView } from '@croupier/contract/merchants/settings.ts';
import { useState, type ReactNode } from 'react';
import { GuardedDialog } from './GuardedDialog.tsx';

/** The dialog that asks a second person, once the rest of a form has been saved. */
export function useGuarded({ merchantCode, currency }: MerchantSettingsView): {
  ask: (changes: GuardedSettings | undefined) => void;
  dialog: ReactNode;
} {
  const [changes, setChanges] = useState<GuardedSettings>();
  const dialog = changes && (
    <GuardedDialog {...{ merchantCode, currency, changes }} onClose={() => setChanges(undefined)} />
  );
  return { ask: setChanges, dialog };
}
