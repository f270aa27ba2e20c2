import type { IdentityCheck } from '@croupier/contract/kyc/kyc.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { FormError } from '@croupier/web/forms/FormError.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { call } from '../../shared/api/call.ts';
import { identityQuery } from './identity.queries.ts';

/** What the next level allows and needs, before it is needed. */
export function NextLevel({ check }: { check: IdentityCheck }) {
  const t = useTranslations('identityCheck');
  const { amount } = useFormat();
  const client = useQueryClient();
  const starting = useMutation({
    mutationFn: () => call('kyc.begin', { body: {} }),
    onSuccess: (changed) => client.setQueryData(identityQuery.queryKey, changed),
  });
  const { next } = check;
  if (!next) return null;
  const isContactMissing = next.profile.includes('contact');
  return (
    <Card>
      <h2 className="text-lg">{t('nextTitle', { level: String(next.tier) })}</h2>
      <p className="mt-1 text-sm text-muted">
        {next.deposits === null ? t('nextNoCap') : t('nextText', { amount: amount(next.deposits) })}
      </p>
      <ul className="mt-3 grid gap-1.5 text-sm text-text">
        {isContactMissing && <li>{t('needContact')}</li>}
        {next.needs.map((need) => (
          <li key={need}>{t(`need.${need}.title`)}</li>
        ))}
      </ul>
      <FormError error={starting.error} />
      <div className="mt-5 flex flex-wrap gap-3">
        {isContactMissing && (
          <Link to={paths.securityCenter()} className={buttonClass({ variant: 'secondary' })}>
            {t('addContact')}
          </Link>
        )}
        <Button
          variant="primary"
          iconEnd={<ArrowRight />}
          loading={starting.isPending}
          onClick={() => starting.mutate()}
        >
          {t('begin')}
        </Button>
      </div>
    </Card>
  );
}
