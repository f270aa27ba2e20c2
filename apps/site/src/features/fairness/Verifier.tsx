import { Card } from '@croupier/ui/layout/Card.tsx';
import { ShieldCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { VerificationResult } from './VerificationResult.tsx';
import { VerificationSteps } from './VerificationSteps.tsx';
import { VerifierFields } from './VerifierFields.tsx';
import { verifyForm, type VerifierForm } from './verifier-input.ts';

export type VerifierProps = { form: VerifierForm; onFormChange: (form: VerifierForm) => void };

/** Recomputes a round as soon as the form is complete. Works offline. */
export function Verifier({ form, onFormChange }: VerifierProps) {
  const t = useTranslations('fairness');
  const { verification, problems } = verifyForm(form);
  // For a round whose seed is not revealed yet, say what to do instead of reporting an empty field.
  const isSealed = problems?.serverSeed === 'missing' && form.hash !== '';
  return (
    <section>
      <h2 className="text-xl">{t('verifier.title')}</h2>
      <p className="mt-1 mb-4 max-w-prose text-sm text-muted">{t('verifier.text')}</p>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <Card>
          <VerifierFields form={form} onFormChange={onFormChange} problems={problems ?? {}} />
        </Card>
        <Card>
          {verification ? (
            <div className="grid gap-6">
              <VerificationResult verification={verification} form={form} />
              <div>
                <h3 className="mb-4 text-base">{t('steps.title')}</h3>
                <VerificationSteps verification={verification} />
              </div>
            </div>
          ) : (
            <div className="grid min-h-64 place-items-center text-center">
              <div className="max-w-sm">
                <ShieldCheck aria-hidden className="mx-auto mb-4 size-12 text-surface-4" />
                <p className="text-sm text-muted">
                  {t(isSealed ? 'verifier.notRevealed' : 'verifier.waiting')}
                </p>
              </div>
            </div>
          )}
        </Card>
      </div>
    </section>
  );
}
