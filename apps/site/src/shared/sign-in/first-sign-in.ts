import { keepInTab, recall } from '../browser/tab-memory.ts';

const KEY = 'firstSignIn';
const isTrue = (value: unknown): value is true => value === true;

/** Whether the session of this tab is an account's first one; forgotten when it ends. */
export const firstSignIn = {
  mark: (): void => keepInTab(KEY, true),
  is: (): boolean => recall(KEY, isTrue) ?? false,
};
