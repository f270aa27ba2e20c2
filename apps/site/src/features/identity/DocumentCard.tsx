import type { MemberDocument } from '@croupier/contract/kyc/kyc.ts';
import { KINDS_OF_NEED, type DocumentKind } from '@croupier/contract/kyc/kyc-states.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Select } from '@croupier/ui/fields/Select.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { FormError } from '@croupier/web/forms/FormError.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../shared/api/call.ts';
import { UploadField } from '../../shared/uploads/UploadField.tsx';
import { useUploads } from '../../shared/uploads/use-uploads.ts';
import { identityQuery } from './identity.queries.ts';
import { STATE_TONES } from './state-tones.ts';

/** The kinds that show a need; the first one is chosen at the beginning. */
const kindsOf = (need: MemberDocument['need']): readonly [DocumentKind, ...DocumentKind[]] =>
  KINDS_OF_NEED[need];

function DocumentForm({ document: { id, need } }: { document: MemberDocument }) {
  const t = useTranslations('identityCheck');
  const toast = useToast();
  const client = useQueryClient();
  const kinds = kindsOf(need);
  const [kind, setKind] = useState<DocumentKind>(kinds[0]);
  const [isAsked, setAsked] = useState(false);
  const uploads = useUploads('document');
  const sending = useMutation({
    mutationFn: () => call('kyc.submit', { params: { id }, body: { kind, files: uploads.ids } }),
    onSuccess: (changed) => {
      uploads.clear();
      client.setQueryData(identityQuery.queryKey, changed);
      toast.show({ tone: 'win', title: t('sent'), text: t('sentText') });
    },
  });
  return (
    <form
      noValidate
      className="mt-4 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (uploads.ids.length > 0) sending.mutate();
      }}
    >
      {kinds.length > 1 && (
        <Select
          label={t('kindLabel')}
          value={kind}
          options={kinds.map((each) => ({ value: each, label: t(`kind.${each}`) }))}
          onChange={({ target }) => setKind(kinds.find((each) => each === target.value) ?? kinds[0])}
        />
      )}
      <UploadField
        uploads={uploads}
        label={t('pictures')}
        hint={t(`need.${need}.hint`)}
        error={isAsked && uploads.items.length === 0 ? t('pictureMissing') : undefined}
      />
      <FormError error={sending.error} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        loading={sending.isPending}
        disabled={uploads.isSending}
      >
        {t('send')}
      </Button>
    </form>
  );
}

export type DocumentCardProps = {
  document: MemberDocument;
  /** The one before it that was refused. */
  refused: MemberDocument | undefined;
};

/** A document that is wanted or being checked. */
export function DocumentCard({ document, refused }: DocumentCardProps) {
  const t = useTranslations('identityCheck');
  const { need, state, askedBecause, note } = document;
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg">{t(`need.${need}.title`)}</h2>
        <Badge tone={STATE_TONES[state]}>{t(`state.${state}`)}</Badge>
      </div>
      <p className="mt-1 text-sm text-muted">
        {state === 'wanted' ? t(`why.${askedBecause}`) : t('waiting')}
      </p>
      {state === 'wanted' && note && <p className="mt-2 text-sm text-text">{note}</p>}
      {state === 'wanted' && askedBecause === 'refused' && refused?.refusal && (
        <p className="mt-3 flex items-start gap-2 rounded-field bg-lose-soft p-3 text-sm text-lose">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>
            {t(`refusal.${refused.refusal}`)}
            {refused.note && <span className="block text-text">{refused.note}</span>}
          </span>
        </p>
      )}
      {state === 'wanted' && <DocumentForm document={document} />}
    </Card>
  );
}
