import { writeTab, readTab } from '../browser/tab-storage.ts';

const KEY = 'firstSignIn';
const isTrue = (value: unknown): value is true => value === true;

/** Whether this tab's session is the account's first one; cleared when it ends. */
export const firstSignIn = {
  mark: (): void => writeTab(KEY, true),
  is: (): boolean => readTab(KEY, isTrue) ?? false,
};
