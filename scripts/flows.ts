// `npm run flows -- payments`: walks through every payment method with every fault of the sandbox, in a browser, and
// prints what became of each. `--grep "Lotus deposits by PromptPay"` walks a part.
import { browserEnvironment, playwright } from './lib/browser-tests.ts';
import { interruptRunning, onStopSignal } from './lib/processes.ts';

const say = (line: string): void => console.log(line);
onStopSignal(() => void interruptRunning().then(() => process.exit(130)));
const env = await browserEnvironment(say);
const { code } = await playwright(['--config=flows.config.ts', '--reporter=list', ...process.argv.slice(2)], {
  env,
  onLine: say,
});
process.exit(code);
