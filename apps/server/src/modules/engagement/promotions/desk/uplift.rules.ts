/** Net revenue by member of a group. */
export type Group = readonly bigint[];

/** Fewer than this in either group say nothing. */
const MIN_GROUP = 30;
const Z_95 = 1.96;

const sumOf = (values: Group): bigint => values.reduce((sum, value) => sum + value, 0n);

function moments(values: Group): { mean: number; variance: number } {
  const numbers = values.map(Number);
  const mean = numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
  const squares = numbers.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, variance: squares / (numbers.length - 1) };
}

/**
 * How much more a member with the promotion brought than one without it, with the interval in which the difference lies
 * with 95 % (Welch). Null while a group is too small.
 */
export function upliftOf(treated: Group, control: Group) {
  const side = (group: Group) => ({ members: group.length, netRevenue: sumOf(group) });
  const sides = { treated: side(treated), control: side(control) };
  if (treated.length < MIN_GROUP || control.length < MIN_GROUP)
    return { ...sides, difference: null, low: null, high: null };
  const [a, b] = [moments(treated), moments(control)];
  const difference = a.mean - b.mean;
  const error = Z_95 * Math.sqrt(a.variance / treated.length + b.variance / control.length);
  const minor = (value: number): bigint => BigInt(Math.round(value));
  return {
    ...sides,
    difference: minor(difference),
    low: minor(difference - error),
    high: minor(difference + error),
  };
}
