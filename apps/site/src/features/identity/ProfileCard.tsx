import type { IdentityCheck } from '@croupier/contract/kyc/kyc.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { ApiError } from '@croupier/contract/client.ts';
import { FormError } from '@croupier/web/forms/FormError.tsx';
import { useErrorTexts } from '@croupier/web/client/use-error-text.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../shared/api/call.ts';
import { identityQuery } from './identity.queries.ts';

/** The name and birth date, as long as they are missing. */
export function ProfileCard({ check }: { check: IdentityCheck }) {
  const t = useTranslations('identityCheck');
  const client = useQueryClient();
  const { fieldText } = useErrorTexts();
  const [fullName, setFullName] = useState('');
  const [birthday, setBirthday] = useState('');
  const saving = useMutation({
    mutationFn: () => call('kyc.fillProfile', { body: { fullName, birthday } }),
    onSuccess: (changed) => client.setQueryData(identityQuery.queryKey, changed),
  });
  const fields = saving.error instanceof ApiError ? saving.error.fields : [];
  const errorOf = (name: string): string | undefined => {
    const found = fields.find(({ field }) => field === name);
    return found ? fieldText(found) : undefined;
  };
  return (
    <Card>
      <h2 className="text-lg">{t('profileTitle')}</h2>
      <p className="mt-1 text-sm text-muted">{t('profileText', { age: String(check.minimumAge) })}</p>
      <form
        noValidate
        className="mt-4 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          saving.mutate();
        }}
      >
        <TextField
          label={t('fullName')}
          hint={t('fullNameHint')}
          autoComplete="name"
          error={errorOf('fullName')}
          value={fullName}
          onChange={({ target }) => setFullName(target.value)}
        />
        <TextField
          label={t('birthday')}
          type="date"
          autoComplete="bday"
          error={errorOf('birthday')}
          value={birthday}
          onChange={({ target }) => setBirthday(target.value)}
        />
        {fields.length === 0 && <FormError error={saving.error} />}
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          loading={saving.isPending}
          disabled={fullName.trim() === '' || birthday === ''}
        >
          {t('save')}
        </Button>
      </form>
    </Card>
  );
}
