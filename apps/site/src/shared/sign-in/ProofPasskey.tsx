import type { SessionStarted } from '@croupier/contract/session.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { askPasskey } from '@croupier/web/security/passkeys.ts';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../api/call.ts';

export type ProofPasskeyProps = {
  challenge: string;
  onProved: (started: SessionStarted) => void;
  onBusy: (busy: boolean) => void;
};

/** A proof by passkey: the browser asks for it. */
export function ProofPasskey({ challenge, onProved, onBusy }: ProofPasskeyProps) {
  const t = useTranslations('auth.proof');
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const prove = async (): Promise<void> => {
    setProblem(undefined);
    setBusy(true);
    onBusy(true);
    try {
      const options = await call('session.proofOptions', { body: { challenge } });
      const response = await askPasskey(options);
      onProved(await call('session.prove', { body: { challenge, kind: 'passkey', response } }));
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setBusy(false);
      onBusy(false);
    }
  };
  return (
    <div>
      <Button
        variant="primary"
        size="lg"
        block
        icon={<Fingerprint aria-hidden />}
        loading={busy}
        onClick={() => void prove()}
      >
        {t('usePasskey')}
      </Button>
      <p role="alert" className="mt-2 text-sm text-lose empty:hidden">
        {problem}
      </p>
    </div>
  );
}
