/** What a lobby sends along: a match, and an outcome for the bet slip with the odds that it showed. Empty if it did not. */
export type Selection = { event: string; market: string; outcome: string; oddsE3: number };

const ODDS_ONE = 1_000;

export function selectionIn(search: string): Selection {
  const asked = new URLSearchParams(search);
  const textOf = (name: string): string => asked.get(name) ?? '';
  const oddsE3 = Math.round(Number(textOf('odds')) * ODDS_ONE);
  return {
    event: textOf('event'),
    market: textOf('market'),
    outcome: textOf('outcome'),
    oddsE3: Number.isFinite(oddsE3) ? oddsE3 : 0,
  };
}

/** The selection in the address of the page. Its outcome is taken once: a reload does not put it on the slip again. */
export function takeSelection(): Selection {
  const address = new URL(location.href);
  const selection = selectionIn(address.search);
  for (const name of ['market', 'outcome', 'odds']) address.searchParams.delete(name);
  try {
    history.replaceState(null, '', address);
  } catch {
    // A frame without an origin of its own keeps its address.
  }
  return selection;
}

/**
 * What becomes of a selection: its match is over or unknown, its outcome takes no bets now, it goes on the slip, or it
 * does with other odds.
 *
 * @param match whether the match takes bets, and the odds of the outcome at this moment
 */
export function outcomeOf(
  { outcome, oddsE3 }: Selection,
  match: { isOpen: boolean; oddsE3: number | null } | undefined,
): 'gone' | 'shown' | 'off' | 'taken' | 'moved' {
  if (!match?.isOpen) return 'gone';
  if (outcome === '') return 'shown';
  if (match.oddsE3 === null) return 'off';
  return oddsE3 === match.oddsE3 || oddsE3 === 0 ? 'taken' : 'moved';
}
