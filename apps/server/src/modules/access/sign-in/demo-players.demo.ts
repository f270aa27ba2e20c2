import { derivedId } from '../../../platform/ids.ts';
import { openDemoMember, type DemoDeps } from './sign-in.demo.ts';

/** A demo account that a process plays by the site's own calls, as a browser would. */
export type DemoPlayer = {
  /** The first host of the merchant. */
  host: string;
  account: string;
  password: string;
  /** The player's hours are those of this place. */
  zone: string;
};

/** Public, as those of all demo accounts. */
const PASSWORD = 'Player-2026';
/** How operators tell them from people. Others see the masked name, which a new member does not hide. */
const NICKNAME = 'Demo player';

const namesIn = (line: string): string[] => line.split(' ');

const PLAYERS: Readonly<Record<string, { zone: string; accounts: readonly string[] }>> = {
  croupier: {
    zone: 'Europe/Berlin',
    accounts: [
      'nightjar copperfox maelstrom7 tessa.lind brightwater old_harbour quietstorm',
      'rookandqueen lemoncurd vesper09 halfpenny juniper_k saltmarsh wrenhouse',
    ].flatMap(namesIn),
  },
  lotus: {
    zone: 'Asia/Bangkok',
    accounts: [
      'somying88 khaosoi mekhala nongfah ploy.siam tigerbay9 chaophraya',
      'anong_t bualuang rungtiwa songkran4 kittipong dok_rak malai2540',
    ].flatMap(namesIn),
  },
  saobien: {
    zone: 'Asia/Ho_Chi_Minh',
    accounts: [
      'hoangyen bienxanh minhchau7 trangngoc phuocloc sonnam86 thienan',
      'quynhanh gio_bac langhuong ngocdiep tuankiet9 vinhhalong xuanmai',
    ].flatMap(namesIn),
  },
};

/** Opens the players that are missing. They sign in, are credited and bet like anybody else. */
export async function seedPlayers(deps: DemoDeps): Promise<DemoPlayer[]> {
  const seeded: DemoPlayer[] = [];
  let hash: Promise<string> | undefined;
  for (const merchant of await deps.merchants.list()) {
    const { zone, accounts } = PLAYERS[merchant.id] ?? { zone: 'UTC', accounts: [] };
    const host = merchant.hosts[0] ?? '';
    for (const account of accounts) {
      seeded.push({ host, account, password: PASSWORD, zone });
      if (await deps.members.findByAccount(merchant.id, account)) continue;
      // All have the same password, which nobody keeps secret.
      const passwordHash = await (hash ??= deps.hasher.hash(PASSWORD));
      const id = derivedId('demo player', merchant.id, account);
      await openDemoMember(deps, merchant, { id, account, nickname: NICKNAME, passwordHash });
    }
  }
  return seeded;
}
