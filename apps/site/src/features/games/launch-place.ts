import {
  FIXTURE_OUTCOMES,
  MAX_FIXTURE_ID,
  MAX_ODDS_E3,
  ODDS_ONE_E3,
  type FixtureOutcome,
} from '@croupier/contract/vendors/fixture-outcomes.ts';

/** The match that a game opens at, and the outcome that goes on its bet slip with its odds in thousandths. */
export type LaunchPlace = { event: string; market?: string; outcome?: FixtureOutcome; odds?: number };

const idIn = (search: URLSearchParams, name: string): string | undefined => {
  const id = search.get(name) ?? '';
  return id.length > 0 && id.length <= MAX_FIXTURE_ID ? id : undefined;
};

/** Reads the place from the address of a game. An outcome that can't be is left out: the match still opens. */
export function placeIn(search: URLSearchParams): LaunchPlace | undefined {
  const event = idIn(search, 'event');
  if (event === undefined) return undefined;
  const market = idIn(search, 'market');
  const outcome = FIXTURE_OUTCOMES.find((one) => one === search.get('outcome'));
  const odds = Number(search.get('odds'));
  const isWhole =
    market !== undefined &&
    outcome !== undefined &&
    Number.isInteger(odds) &&
    odds > ODDS_ONE_E3 &&
    odds <= MAX_ODDS_E3;
  return isWhole ? { event, market, outcome, odds } : { event };
}
