const MAX_LENGTH = 60;

/** The id of a new role, derived from its name; `suffix` is used if the name has no latin letter or digit. */
export function roleIdOf(name: string, suffix: string): string {
  const id = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, MAX_LENGTH);
  return id || `role-${suffix}`;
}
