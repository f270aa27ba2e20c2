import type { Operator } from '../../shared/permissions/permissions.queries.ts';

/** Keys of the texts that say why an act is not possible. */
export type Obstacle = 'lastOwner' | 'ownReset' | 'notSetUp' | 'linkOther';

const isLastingOwner = ({ state, grants }: Operator): boolean =>
  state === 'open' &&
  grants.some(({ roleId, merchants, until }) => roleId === 'owner' && merchants === null && until === null);

const isLastOwner = (operator: Operator, all: readonly Operator[]): boolean =>
  isLastingOwner(operator) && all.filter(isLastingOwner).length === 1;

/** What prevents each act on an account; the server checks again. */
export function obstaclesOf(operator: Operator, all: readonly Operator[], ownId: string | undefined) {
  const last: Obstacle | undefined = isLastOwner(operator, all) ? 'lastOwner' : undefined;
  const own: Obstacle | undefined = operator.id === ownId ? 'ownReset' : undefined;
  const unset: Obstacle | undefined = operator.state === 'invited' ? 'notSetUp' : undefined;
  const mayLink = operator.state === 'invited' || operator.setupLink?.collectorId === ownId;
  const link: Obstacle | undefined = mayLink ? undefined : 'linkOther';
  return { close: last, reset: own ?? unset ?? last, link };
}
