// `npm run screens`: checks every screen at every size, theme and language, of which `npm test` takes a sample. Writes
// pictures to .data/e2e/screens.
import { browserEnvironment, playwright } from './lib/browser-tests.ts';
import { interruptRunning, onStopSignal } from './lib/processes.ts';

const say = (line: string): void => console.log(line);
onStopSignal(() => void interruptRunning().then(() => process.exit(130)));
const env = { ...(await browserEnvironment(say)), E2E_ALL_COMBINATIONS: 'yes' };
const { code } = await playwright(['--reporter=list', '--grep=@screens', ...process.argv.slice(2)], {
  env,
  onLine: say,
});
process.exit(code);
