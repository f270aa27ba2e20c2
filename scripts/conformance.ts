// `npm run conformance -- --vendor hmac --url … --key …`: calls a wallet as a vendor does and prints what it answers.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { conformanceCases } from '../packages/conformance/src/cases.ts';
import type { Driver, Player } from '../packages/conformance/src/driver.types.ts';
import { evolutionDriver } from '../packages/conformance/src/drivers/evolution.ts';
import { hmacDriver } from '../packages/conformance/src/drivers/hmac.ts';
import { hub88Driver } from '../packages/conformance/src/drivers/hub88.ts';
import { runConformance } from '../packages/conformance/src/suite.ts';
import { resultTable } from '../packages/conformance/src/table.ts';

const USAGE = `npm run conformance -- --vendor hmac|hub88|evolution --url ADDRESS --key KEY [options]

  --url       address that the vendor calls, up to the account: https://site/vendors/hmac/ID
  --key       hmac: the signing key; hub88: file with the vendor's private key; evolution: the authToken
  --account   hmac: the account name in "to"
  --player --token --currency --game   a player with the game open, and money enough
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
    case: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
});

function stop(message: string): never {
  console.error(`croupier: ${message}\n\n${USAGE}`);
  process.exit(2);
}

function driverOf(): Driver {
  const { vendor, key, account } = values;
  const url = values.url.replace(/\/+$/, '');
  if (url === '' || key === '') stop('--url and --key are needed');
  if (vendor === 'hmac')
    return account === '' ? stop('--account is needed') : hmacDriver({ url, account, key });
  if (vendor === 'hub88') return hub88Driver({ url, key: readFileSync(key, 'utf8') });
  if (vendor === 'evolution') return evolutionDriver({ url, key });
  return stop(`no vendor protocol ${vendor || '(none named)'}`);
}

function playerOf(): Player | undefined {
  const { player: name, token, currency, game } = values;
  return name && token && currency && game ? { name, token, currency, game } : undefined;
}

const cases = conformanceCases.filter(({ id }) => values.case === undefined || id === values.case);
const driver = driverOf();
const player = playerOf() ?? stop('--player, --token, --currency and --game are needed');
const results = await runConformance({ driver, cases, player });
console.log(resultTable(results, { verbose: values.verbose }));
process.exit(results.some(({ result }) => result === 'failed') ? 1 : 0);
