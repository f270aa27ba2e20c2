import type { Popup } from '@croupier/contract/engagement/content.ts';

export type Visit = {
  signedIn: boolean;
  /** This is the account's first session. */
  firstSignIn: boolean;
  /** Keys of popups shown in this session. */
  seen: ReadonlySet<string>;
  /** Ids of popups hidden for today. */
  hushed: ReadonlySet<string>;
};

/** The key of a popup; visitors' keys differ because they outlive a sign-out. */
export const markOf = ({ execution, id }: Pick<Popup, 'execution' | 'id'>): string => `${execution}:${id}`;

/** After a sign-out another member may sign in, so members' popups count as unseen. */
export const afterSignOut = (marks: Iterable<string>): string[] =>
  [...marks].filter((mark) => mark.startsWith('B:'));

const isMeant = ({ execution }: Pick<Popup, 'execution'>, { signedIn, firstSignIn }: Visit): boolean => {
  if (execution === 'B') return !signedIn;
  return signedIn && (execution === 'A' || firstSignIn);
};

/** A popup for everybody that was seen as a visitor is not shown again after signing in. */
const isSeen = ({ id, execution }: Pick<Popup, 'execution' | 'id'>, { seen }: Visit): boolean =>
  seen.has(markOf({ id, execution })) || seen.has(markOf({ id, execution: 'B' }));

/** The popups that are due, each once per session, first-sign-in ones first. */
export function popupsDue<P extends Pick<Popup, 'execution' | 'id'>>(
  popups: readonly P[],
  visit: Visit,
): P[] {
  const due = popups.filter(
    (popup) => isMeant(popup, visit) && !isSeen(popup, visit) && !visit.hushed.has(popup.id),
  );
  return [
    ...due.filter(({ execution }) => execution === 'F'),
    ...due.filter(({ execution }) => execution !== 'F'),
  ];
}
