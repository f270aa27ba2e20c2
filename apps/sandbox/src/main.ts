import { readConfig } from './config.ts';
import { runProcess } from './process.ts';
import { createSandbox } from './server.ts';

await runProcess(() => {
  const { host, port, smtpPort, ...options } = readConfig();
  const sandbox = createSandbox(options);
  return { listen: () => sandbox.listen({ host, port, smtpPort }), close: sandbox.close };
});
