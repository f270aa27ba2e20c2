import type { Modules } from './modules.ts';
import type { SandboxAddresses } from './modules/base/merchants/index.ts';

/**
 * The demo shops and their accounts, created only if DEMO=yes. They are ordinary members; their welcome credit is
 * posted by the same event handler.
 */
export async function seedDemo(
  {
    merchants,
    signIn,
    operators,
    permissions,
    content,
    contests,
    catalogue,
    payments,
    originals,
    promotions,
    vendors,
    lottery,
    loyalty,
  }: Modules,
  sandbox: SandboxAddresses & {
    /** Undefined if no game vendors are running. */
    vendorsUrl: string | undefined;
    callbackOrigin: (host: string) => string;
    /** Before anything moves money: begins the past of a shop, if there is to be one. */
    openHistory: () => Promise<void>;
    /** Also members who bet by themselves. */
    withPlayers: boolean;
  },
) {
  await merchants.seedDemo(sandbox);
  await sandbox.openHistory();
  await content.seedDemo();
  await catalogue.seedDemo(sandbox.url);
  await payments.seedDemo(sandbox.url);
  await originals.crash.seedDemo();
  await lottery.seedDemo(sandbox.url);
  // Raffles refer to the beacon of the lotteries.
  await promotions.seedDemo();
  await loyalty.seedDemo();
  const { vendorsUrl, callbackOrigin } = sandbox;
  // In the background: the vendors may start later.
  if (vendorsUrl !== undefined) void vendors.seedDemo({ vendorsUrl, callbackOrigin });
  const [operator, secondOperator] = await operators.seedDemoOperators();
  await permissions.grantOwnership([operator.id, secondOperator.id]);
  const members = await signIn.seedDemoMembers();
  await loyalty.seedDemoPoints(members);
  await contests.seedDemo();
  const players = sandbox.withPlayers ? await signIn.seedDemoPlayers() : [];
  return { members, operator, secondOperator, players };
}
