// The process that is killed: settles everything that is over at an instant, and tells which step comes next.
import { openAgentShop } from './agent-shop.ts';

const [url = '', at = ''] = process.argv.slice(2);
process.on('disconnect', () => process.exit(0));
const shop = openAgentShop(url, new Date(at));
const tell = (step: string): void => void process.send?.(step);
tell('ready');
await shop.settle(tell);
tell('done');
