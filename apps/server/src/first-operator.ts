import type { Modules } from './modules.ts';

/** The owner with whom a new installation begins; see `FIRST_OPERATOR`. */
export async function openFirstOwner(
  { operators, permissions }: Modules,
  account: { email: string; password: string },
): Promise<void> {
  const id = await operators.openFirst(account);
  if (id !== undefined) await permissions.grantOwnership([id]);
}
