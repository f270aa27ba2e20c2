// The process that is killed: buys, chases, draws, settles and corrects without a pause, and tells what it has been
// answered.
import { createRandom } from '../../../../testing/random.ts';
import { playOn } from './crash-play.ts';
import { openLotteryShop } from './lottery-shop.ts';

const [url = '', seed = '0', ...memberIds] = process.argv.slice(2);
process.on('disconnect', () => process.exit(0));
const shop = openLotteryShop(url);
process.send?.('ready');
await playOn({
  shop,
  memberIds,
  random: createRandom(Number(seed)),
  tell: (done) => void process.send?.(done),
});
