export type AuditChange = { name: string; before: string; after: string };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** Values by path: `limits.daily`. A value that is no record has the empty path. */
function leaves(value: unknown, path = ''): Array<[string, string]> {
  if (value === undefined || value === null) return [];
  if (!isRecord(value)) return [[path, textOf(value)]];
  return Object.entries(value).flatMap(([name, inner]) =>
    isRecord(inner)
      ? leaves(inner, path ? `${path}.${name}` : name)
      : [[path ? `${path}.${name}` : name, textOf(inner)] as [string, string]],
  );
}

/** The values that differ between before and after, by name. */
export function auditChanges(before: unknown, after: unknown): AuditChange[] {
  const [had, has] = [new Map(leaves(before)), new Map(leaves(after))];
  return [...new Set([...had.keys(), ...has.keys()])]
    .map((name) => ({ name, before: had.get(name) ?? '', after: has.get(name) ?? '' }))
    .filter((change) => change.before !== change.after);
}

export const changedNames = (before: unknown, after: unknown): string[] =>
  auditChanges(before, after)
    .map(({ name }) => name)
    .filter((name) => name !== '');
