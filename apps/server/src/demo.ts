import type { Modules } from './modules.ts';
import type { SandboxAddresses } from './modules/base/merchants/index.ts';

/**
 * The demo shops and their accounts: only where DEMO=yes. The accounts are members like any other; their welcome
 * credit comes by the same event.
 */
export async function seedDemo(
  { merchants, signIn, operators, permissions, content, catalogue }: Modules,
  sandbox: SandboxAddresses,
) {
  await merchants.seedDemo(sandbox);
  await content.seedDemo();
  await catalogue.seedDemo(sandbox.url);
  const [operator, secondOperator] = await operators.seedDemoOperators();
  await permissions.seedDemo([operator.id, secondOperator.id]);
  return { members: await signIn.seedDemoMembers(), operator, secondOperator };
}
