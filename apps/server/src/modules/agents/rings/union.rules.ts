import type { RingReason, Tie } from './rings.types.ts';

export type Component = { nos: number[]; reasonsOf: Map<number, Set<RingReason>> };

/** Unites everybody who is tied to somebody, directly or through others; in order of the lowest number. */
export function unite(ties: readonly Tie[]): Component[] {
  const parent = new Map<number, number>();
  const find = (no: number): number => {
    let root = no;
    for (let up = parent.get(root); up !== undefined && up !== root; up = parent.get(root)) root = up;
    let at = no;
    while (at !== root) {
      const up = parent.get(at) ?? root;
      parent.set(at, root);
      at = up;
    }
    return root;
  };
  const reasonsOf = new Map<number, Set<RingReason>>();
  for (const { reason, nos } of ties) {
    const [first] = nos;
    if (first === undefined || nos.length < 2) continue;
    for (const no of nos) {
      if (!parent.has(no)) parent.set(no, no);
      const reasons = reasonsOf.get(no) ?? new Set<RingReason>();
      reasonsOf.set(no, reasons.add(reason));
      const [a, b] = [find(first), find(no)];
      // The lowest number leads, whatever the order of the ties.
      if (a !== b) parent.set(Math.max(a, b), Math.min(a, b));
    }
  }
  const rings = new Map<number, number[]>();
  for (const no of [...parent.keys()].toSorted((a, b) => a - b)) {
    const root = find(no);
    rings.set(root, [...(rings.get(root) ?? []), no]);
  }
  return [...rings.values()].map((nos) => ({
    nos,
    reasonsOf: new Map(nos.map((no) => [no, reasonsOf.get(no) ?? new Set<RingReason>()])),
  }));
}
