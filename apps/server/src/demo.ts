import type { Modules } from './modules.ts';
import type { SandboxAddresses } from './modules/base/merchants/index.ts';

/**
 * The demo shops and their accounts, created only if DEMO=yes. They are ordinary members; their welcome credit is
 * posted by the same event handler.
 */
export async function seedDemo(
  { merchants, signIn, operators, permissions, content, catalogue, payments }: Modules,
  sandbox: SandboxAddresses,
) {
  await merchants.seedDemo(sandbox);
  await content.seedDemo();
  await catalogue.seedDemo(sandbox.url);
  await payments.seedDemo(sandbox.url);
  const [operator, secondOperator] = await operators.seedDemoOperators();
  await permissions.grantOwnership([operator.id, secondOperator.id]);
  return { members: await signIn.seedDemoMembers(), operator, secondOperator };
}
