import type { Popup } from '@croupier/contract/content.ts';
import { isGamePath, isPopupPath, paths } from '../../paths.ts';

export type Visit = {
  signedIn: boolean;
  /** The session is the first one of the account. */
  firstSignIn: boolean;
  /** Marks of popups that this session has shown. */
  seen: ReadonlySet<string>;
  /** Ids of popups that are not wanted any more today. */
  hushed: ReadonlySet<string>;
};

/** What a session remembers of a popup; visitors' ones are told apart, for they outlive a sign-out. */
export const markOf = ({ execution, id }: Pick<Popup, 'execution' | 'id'>): string => `${execution}:${id}`;

/** After a sign-out somebody else may sign in, who has seen nothing yet of what is for members. */
export const afterSignOut = (marks: Iterable<string>): string[] =>
  [...marks].filter((mark) => mark.startsWith('B:'));

const isMeant = ({ execution }: Pick<Popup, 'execution'>, { signedIn, firstSignIn }: Visit): boolean => {
  if (execution === 'B') return !signedIn;
  return signedIn && (execution === 'A' || firstSignIn);
};

/** Which popups are due, those of a first sign-in before the others: each once a session. */
export function popupsDue<P extends Pick<Popup, 'execution' | 'id'>>(
  popups: readonly P[],
  visit: Visit,
): P[] {
  const due = popups.filter(
    (popup) => isMeant(popup, visit) && !visit.seen.has(markOf(popup)) && !visit.hushed.has(popup.id),
  );
  return [
    ...due.filter(({ execution }) => execution === 'F'),
    ...due.filter(({ execution }) => execution !== 'F'),
  ];
}

const READING: ReadonlySet<string> = new Set([paths.help(), paths.notices()]);

/** Whether a page may be interrupted: no other window stands there by its address, and nobody plays. */
export function mayInterrupt(path: string): boolean {
  const plain = path.toLowerCase().replace(/(?<=.)\/$/, '');
  return !isPopupPath(plain) && !isGamePath(plain) && !READING.has(plain);
}
