/** How the numbers of a family look. */
export type BallKind = 'ball' | 'die' | 'lane';

/** @param family as the server names it, or the code of a catalogue */
export function ballKind(family: string): BallKind {
  if (family === 'k3') return 'die';
  return family === 'pk10' ? 'lane' : 'ball';
}
