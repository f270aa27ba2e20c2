import type { ArtFamily } from '@croupier/art/game-art.ts';
import { artMotifsOf } from '@croupier/art/game-motif.ts';
import type { CatalogueGame } from '../snapshot.types.ts';

/** No motif appears twice among so many tiles in a row, wherever the row begins. */
export const ROW = 6;

type Motifs = ReturnType<typeof artMotifsOf>;

/** Computed once per game, because every word of the title is looked up. */
const known = new WeakMap<CatalogueGame, Motifs>();
export function motifsOf(game: CatalogueGame): Motifs {
  const motifs = known.get(game) ?? artMotifsOf(game);
  known.set(game, motifs);
  return motifs;
}

/** By list, as far as somebody has looked. */
const choices = new WeakMap<readonly CatalogueGame[], ArtFamily[]>();

/** Games with one motif only; the tiles before them leave it free. */
const fixedAhead = (games: readonly CatalogueGame[], at: number): ArtFamily[] =>
  games.slice(at + 1, at + ROW).flatMap((game) => {
    const motifs = motifsOf(game);
    return motifs.length === 1 ? [...motifs] : [];
  });

/** Of the motifs of a game, the first that no neighbour has, else the one that was shown farthest away. */
function freest(motifs: Motifs, before: readonly ArtFamily[], ahead: readonly ArtFamily[]): ArtFamily {
  const near = before.slice(-(ROW - 1));
  const free = motifs.find((motif) => !near.includes(motif) && !ahead.includes(motif));
  const [farthest = motifs[0]] = motifs.toSorted(
    (one, other) => near.lastIndexOf(one) - near.lastIndexOf(other),
  );
  return free ?? farthest;
}

/**
 * The motif of each game up to `until` in a list: the one that suits it best and that none of its neighbours has. A
 * game named after a thing shows that thing even so. The same list always gives the same motifs.
 */
export function motifsInList(games: readonly CatalogueGame[], until = games.length): readonly ArtFamily[] {
  const chosen = choices.get(games) ?? [];
  choices.set(games, chosen);
  for (let at = chosen.length; at < Math.min(until, games.length); at += 1) {
    const game = games[at];
    if (!game) break;
    chosen.push(freest(motifsOf(game), chosen, fixedAhead(games, at)));
  }
  return chosen;
}

const OWN_COVER = /^\/art\/games\/([a-z0-9-]+)-(\d+\.\w+)$/;

/** The address of a cover of ours with another motif; that of any other picture stays. */
export const withMotif = (url: string, motif: ArtFamily): string =>
  url.replace(OWN_COVER, (_, id: string, file: string) => `/art/games/${id}~${motif}-${file}`);
