/** A colour between two others, each as `#rrggbb`. */
export function mix(one: string, other: string, share: number): string {
  const part = (text: string, at: number): number => Number.parseInt(text.slice(at, at + 2), 16);
  const parts = [1, 3, 5].map((at) =>
    Math.round(part(one, at) * (1 - share) + part(other, at) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${parts.join('')}`;
}
