// `npm run conformance -- --vendor hmac --url … --key …`: calls a wallet as a vendor does and prints what it answers.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { conformanceCases } from '../packages/conformance/src/cases.ts';
import type { Driver } from '../packages/conformance/src/driver.types.ts';
import { evolutionDriver } from '../packages/conformance/src/drivers/evolution.ts';
import { hmacDriver } from '../packages/conformance/src/drivers/hmac.ts';
import { hub88Driver } from '../packages/conformance/src/drivers/hub88.ts';
import { httpBackdoor, httpSecond } from '../packages/conformance/src/http-backdoor.ts';
import { runConformance, type SecondAccount } from '../packages/conformance/src/suite.ts';
import { resultTable } from '../packages/conformance/src/table.ts';

const USAGE = `npm run conformance -- --vendor hmac|hub88|evolution --url ADDRESS --key KEY [options]

  --url       address that the vendor calls, up to the account: https://site/vendors/hmac/ID
  --key       hmac: the signing key; hub88: file with the vendor's private key; evolution: the authToken
  --account   hmac: the account name in "to"
  --game      a game of the account; at an account for tests this is all that is needed
  --player --token --currency          elsewhere: a player with the game open, and money enough
  --second-url --second-key --second-account --second-game   another account for tests at the same merchant
  --case W5   only this one
  --verbose   prints every call`;

const { values } = parseArgs({
  options: {
    vendor: { type: 'string', default: '' },
    url: { type: 'string', default: '' },
    key: { type: 'string', default: '' },
    account: { type: 'string', default: '' },
    player: { type: 'string' },
    token: { type: 'string' },
    currency: { type: 'string' },
    game: { type: 'string' },
    'second-url': { type: 'string' },
    'second-key': { type: 'string' },
    'second-account': { type: 'string', default: '' },
    'second-game': { type: 'string' },
    case: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
});

function stop(message: string): never {
  console.error(`croupier: ${message}\n\n${USAGE}`);
  process.exit(2);
}

const addressOf = (text: string): string => text.replace(/\/+$/, '');

function driverAt(at: { url: string; key: string; account: string }): Driver {
  const { vendor } = values;
  const { key, account } = at;
  const url = addressOf(at.url);
  if (vendor === 'hmac')
    return account === '' ? stop('--account is needed') : hmacDriver({ url, account, key });
  if (vendor === 'hub88') return hub88Driver({ url, key: readFileSync(key, 'utf8') });
  if (vendor === 'evolution') return evolutionDriver({ url, key });
  return stop(`no vendor protocol ${vendor || '(none named)'}`);
}

const { url, key, account, player: name, token, currency, game } = values;
if (url === '' || key === '') stop('--url and --key are needed');
if (!game) stop('--game is needed');
const driver = driverAt({ url, key, account });

/** The player that was named, or players of the account's own. */
function playedBy(driven: Driver, ofGame: string) {
  if (name && token && currency) return { player: { name, token, currency, game: ofGame } };
  if (name || token) return stop('--player, --token and --currency are needed together');
  return { backdoor: httpBackdoor({ driver: driven, account, game: ofGame }) };
}

function secondOf(): { second?: SecondAccount } {
  const { 'second-url': to, 'second-key': secondKey, 'second-account': as, 'second-game': plays } = values;
  if (!to || !secondKey) return {};
  const at = {
    driver: driverAt({ url: to, key: secondKey, account: as }),
    account: as,
    game: plays ?? game ?? '',
  };
  return { second: httpSecond(at, addressOf(url).split('/').at(-1) ?? '') };
}

const cases = conformanceCases.filter(({ id }) => values.case === undefined || id === values.case);
const results = await runConformance({ driver, cases, ...playedBy(driver, game), ...secondOf() });
console.log(resultTable(results, { verbose: values.verbose }));
process.exit(results.some(({ result }) => result === 'failed') ? 1 : 0);
