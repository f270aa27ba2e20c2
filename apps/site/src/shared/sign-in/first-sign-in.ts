import { keepInTab, recall } from '../browser/tab-memory.ts';

const KEY = 'firstSignIn';
const isTrue = (value: unknown): value is true => value === true;

/** Whether this tab's session is the account's first one; cleared when it ends. */
export const firstSignIn = {
  mark: (): void => keepInTab(KEY, true),
  is: (): boolean => recall(KEY, isTrue) ?? false,
};
