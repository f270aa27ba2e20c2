import type { Approval } from '@croupier/contract/access/approvals.ts';
import { SegmentedControl } from '@croupier/ui/fields/SegmentedControl.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { approvalsRoutes } from '@croupier/contract/access/approvals.ts';
import { Form } from '@croupier/web/forms/Form.tsx';
import { useFirstFocus } from '@croupier/web/forms/use-first-focus.ts';
import { useSecureForm } from '@croupier/web/security/use-secure-form.ts';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../shared/call.ts';

export type Choice = 'approve' | 'refuse';

type DecisionFormProps = {
  approval: Approval;
  /** Its subject has changed: it can only be refused. */
  hasMoved: boolean;
  initial: Choice;
  onDone: () => void;
};

/** Approves or refuses a request, with a reason. */
export function DecisionForm({ approval, hasMoved, initial, onDone }: DecisionFormProps) {
  const t = useTranslations('console.inbox');
  const [chosen, setChosen] = useState<Choice>(initial);
  const choice = hasMoved ? 'refuse' : chosen;
  const { id, payloadHash } = approval;
  const form = useSecureForm({
    initial: { reason: '' },
    schema: approvalsRoutes.approve.body,
    save: ({ reason }) => call(`approvals.${choice}`, { params: { id }, body: { payloadHash, reason } }),
    invalidates: [
      ['approvals.list'],
      ['approvals.waiting'],
      ['permissions.mine'],
      ['permissions.operators'],
      ['permissions.roles'],
    ],
    savedText: t(choice === 'approve' ? 'approved' : 'refused'),
    onSaved: onDone,
  });
  useFirstFocus(() => form.form.setFocus('reason'));
  return (
    <>
      <Form form={form} submitLabel={t(choice)}>
        <SegmentedControl
          label={t('decision')}
          value={choice}
          onValueChange={setChosen}
          segments={[
            { value: 'approve', label: t('approve'), icon: <Check aria-hidden />, disabled: hasMoved },
            { value: 'refuse', label: t('refuse'), icon: <X aria-hidden /> },
          ]}
        />
        <TextField label={t('reason')} hint={t('reasonHint')} autoComplete="off" {...form.field('reason')} />
      </Form>
      {form.confirmDialog}
    </>
  );
}
