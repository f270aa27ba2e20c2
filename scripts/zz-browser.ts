import { browserEnvironment, playwright } from './lib/browser-tests.ts';
const env = await browserEnvironment(console.log);
const r = await playwright(process.argv.slice(2), { env, onLine: (l: string) => console.log(l) });
console.log(r);
