import { setupPath } from '@croupier/contract/access/setup-path.ts';
import type { Modules } from './modules.ts';
import type { Config } from './platform/config.ts';
import { hostName, originOf, portIn } from './platform/http/origin.ts';

type Settings = Pick<Config, 'firstOwner' | 'consoleHosts' | 'consolePort' | 'trustProxy'>;

/** The setup link of the first owner, on the first host of the console. Undefined once an owner can sign in. */
export async function inviteFirstOwner(
  { permissions }: Pick<Modules, 'permissions'>,
  { firstOwner: email, consoleHosts, consolePort, trustProxy }: Settings,
): Promise<{ email: string; link: string } | undefined> {
  const setup = email ? await permissions.ensureFirstOwner(email) : undefined;
  if (!email || !setup) return undefined;
  const [host = 'localhost'] = consoleHosts;
  const isBehindProxy = trustProxy > 0;
  const port = portIn(host) ?? (isBehindProxy ? 0 : consolePort);
  const origin = originOf({ protocol: isBehindProxy ? 'https' : 'http' }, hostName(host), port);
  return { email, link: `${origin}${setupPath(setup.token)}` };
}
