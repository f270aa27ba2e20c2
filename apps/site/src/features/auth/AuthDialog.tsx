import type { BannerGroup } from '@croupier/contract/engagement/content.ts';
import type { ProofRequired } from '@croupier/contract/access/session.ts';
import { Dialog } from '@croupier/ui/overlays/Dialog.tsx';
import { Activity, useMemo, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Banners } from '../../shared/slider/Banners.tsx';
import { proofRequiredBy } from '@croupier/web/security/proof/proof-required.ts';
import { ProofStep } from '@croupier/web/security/proof/ProofStep.tsx';
import { memberProof } from '../../shared/sign-in/member-proof.ts';
import { useStartSession, type StartOptions } from '../../shared/sign-in/use-start-session.ts';
import { AuthStepsContext } from './auth-steps.ts';
import { FormError } from '@croupier/web/forms/FormError.tsx';
import { LoginForm } from './login/LoginForm.tsx';
import { ForgotForm } from './recovery/ForgotForm.tsx';
import { RegisterForm } from './register/RegisterForm.tsx';

const FORMS = {
  login: { title: 'loginTitle', text: 'loginText', banners: 'w_login', form: <LoginForm /> },
  register: { title: 'registerTitle', text: 'registerText', banners: 'w_register', form: <RegisterForm /> },
  forgot: { title: 'forgotTitle', text: 'forgotText', banners: 'w_forget', form: <ForgotForm /> },
} as const satisfies Record<string, { title: string; text: string; banners: BannerGroup; form: ReactNode }>;
export type AuthMode = keyof typeof FORMS;

const MODES = Object.keys(FORMS) as AuthMode[];

export type AuthDialogProps = { mode: AuthMode; onClose: () => void };

/** The forms for sign-in, registration and recovery. Their input is kept while another form or a proof is shown. */
export function AuthDialog({ mode, onClose }: AuthDialogProps) {
  const t = useTranslations();
  const arrive = useStartSession();
  const [busy, setBusy] = useState(false);
  const [seen, setSeen] = useState<readonly AuthMode[]>([mode]);
  const [pending, setPending] = useState<{ proof: ProofRequired; arrival: StartOptions; mode: AuthMode }>();
  const [ended, setEnded] = useState<unknown>();
  if (!seen.includes(mode)) setSeen([...seen, mode]);
  // The browser's back button may lead from the proof to another form.
  const proving = pending?.mode === mode ? pending : undefined;

  const steps = useMemo(
    () => ({
      setBusy: (now: boolean) => {
        setBusy(now);
        if (now) setEnded(undefined);
      },
      demandProof: (error: unknown, arrival: StartOptions) => {
        const proof = proofRequiredBy(error);
        if (proof) setPending({ proof, arrival, mode });
        return proof !== undefined;
      },
      close: onClose,
    }),
    [mode, onClose],
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(proving ? 'auth.proof.title' : `auth.${FORMS[mode].title}`)}
      description={proving ? undefined : t(`auth.${FORMS[mode].text}`)}
      closeLabel={t('common.close')}
      locked={busy}
    >
      <AuthStepsContext value={steps}>
        {proving && (
          <ProofStep
            calls={memberProof}
            proof={proving.proof}
            onBusy={setBusy}
            onProved={(started) => arrive(started, proving.arrival)}
            onBack={(error) => {
              setPending(undefined);
              setEnded(error);
            }}
          />
        )}
        {!proving && (
          <Banners
            key={mode}
            group={FORMS[mode].banners}
            sizes="30rem"
            className="mb-5 aspect-16/5 rounded-card max-md:hidden [@media(max-height:62rem)]:aspect-32/5 [@media(max-height:62rem)]:[&_:is(.banner-text,.banner-more)]:hidden!"
          />
        )}
        {!proving && <FormError error={ended} />}
        {MODES.filter((each) => seen.includes(each)).map((each) => (
          <Activity key={each} mode={each === mode && !proving ? 'visible' : 'hidden'}>
            {FORMS[each].form}
          </Activity>
        ))}
      </AuthStepsContext>
    </Dialog>
  );
}
