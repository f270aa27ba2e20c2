import { ApiError } from '@croupier/contract/client.ts';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { Form } from '@croupier/web/forms/Form.tsx';
import { useFirstFocus } from '@croupier/web/forms/use-first-focus.ts';
import { useServerForm } from '@croupier/web/forms/use-server-form.ts';
import {
  ChangePasswordFields,
  emptyPasswordChange,
  passwordErrorFields,
} from '@croupier/web/security/ChangePasswordFields.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { call, callQuery } from '../api/call.ts';
import { memberQuery } from '../member/member.queries.ts';
import { passwordDue } from '../sign-in/password-due.ts';
import { ConfirmTerms } from './ConfirmTerms.tsx';
import { useFieldRule } from '../validation/use-field-rule.ts';

const asksForOld = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'identity.old_password_wrong' || error.fields.some(({ field }) => field === 'oldPassword'));

export type ChangePasswordFormProps = {
  /** The password has to be changed; the sign-in has just proved the old one. */
  due: boolean;
  onBusy: (busy: boolean) => void;
};

/** Changes the member's password and goes to the home page. */
export function ChangePasswordForm({ due, onBusy }: ChangePasswordFormProps) {
  const t = useTranslations('auth');
  const toast = useToast();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { hint, check } = useFieldRule('password');
  const [wasAsked, setWasAsked] = useState(false);
  // Accounts of a provider have no password at first. If that cannot be loaded, the server asks for the old one.
  const { data: security } = useQuery({ ...callQuery('account.security'), enabled: !due });
  const { data: member } = useQuery({ ...memberQuery, enabled: due });
  const confirmsTerms = due && member?.confirmsTerms === true;
  const [confirmed, setConfirmed] = useState({ ageConfirmed: false, termsAccepted: false });
  const [isChecked, setChecked] = useState(false);
  const asksOld = wasAsked || (!due && security?.hasPassword !== false);
  const form = useServerForm({
    initial: emptyPasswordChange,
    errorFields: passwordErrorFields,
    save: ({ oldPassword, ...chosen }) =>
      call('account.changePassword', {
        body: { ...chosen, ...(asksOld && { oldPassword }), ...(confirmsTerms && confirmed) },
      }),
    isReady: () => {
      setChecked(true);
      return !confirmsTerms || (confirmed.ageConfirmed && confirmed.termsAccepted);
    },
    onBusy,
    onError: (error) => {
      if (asksForOld(error)) setWasAsked(true);
      return false;
    },
    onSaved: async () => {
      // What the member may do has changed: nothing that was loaded before counts.
      await queryClient.resetQueries({ queryKey: memberQuery.queryKey });
      passwordDue.set(null);
      void queryClient.invalidateQueries();
      toast.show({ id: 'session', tone: 'win', title: t('passwordChanged') });
      await navigate(paths.home(), { replace: true });
    },
  });
  useFirstFocus(() => form.form.setFocus(due ? 'newPassword' : 'oldPassword'));
  return (
    <Form form={form} submitLabel={t('changeSubmit')}>
      <ChangePasswordFields {...{ form, asksOld, hint, check }} />
      {confirmsTerms && <ConfirmTerms confirmed={confirmed} onChange={setConfirmed} isChecked={isChecked} />}
    </Form>
  );
}
