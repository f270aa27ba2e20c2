import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../shared/api/call.ts';
import { useFieldCheck } from './use-field-check.ts';

/** What the merchant asks of a new password. Until it is known only the server says so. */
export function usePasswordRule() {
  const { data } = useQuery(callQuery('identity.registerValidation'));
  const { check, hintOf } = useFieldCheck();
  const rule = data?.password;
  const question = { required: true, rule, password: '' };
  return {
    hint: hintOf('password', rule),
    checkNew: (text: string) => check({ ...question, name: 'password', text }),
    checkAgain: (text: string, first: string) =>
      check({ ...question, name: 'confirmPassword', text, password: first }),
  };
}
