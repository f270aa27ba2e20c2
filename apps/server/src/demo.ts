import type { Modules } from './modules.ts';

/**
 * The demo shops and their accounts: only where DEMO=yes. The accounts are members like any other; their welcome
 * credit comes by the same event.
 */
export async function seedDemo({ merchants, identity }: Modules) {
  await merchants.seedDemo();
  return { members: await identity.seedDemoMembers(), operator: await identity.seedDemoOperator() };
}
