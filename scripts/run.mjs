// Installs what is missing and runs a command of the project with the pinned Node. Plain JavaScript for Node 20 and
// later, because nothing is installed when it starts.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, 'node_modules', '.croupier-installed');
const lock = join(root, '.data', 'install.lock');
const pinnedNode = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);
const NEEDED_BYTES = 2 * 1024 ** 3;
const LOCK_WAIT_MILLISECONDS = 10 * 60_000;

const fail = (line) => {
  console.error(`croupier: ${line}`);
  process.exit(1);
};

const wait = (milliseconds) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

const lockFileHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
const isInstalled = () =>
  existsSync(pinnedNode) && existsSync(stamp) && readFileSync(stamp, 'utf8') === lockFileHash();

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** Only one process can create the folder, so two commands started together install once. */
function takeLock() {
  const deadline = Date.now() + LOCK_WAIT_MILLISECONDS;
  for (;;) {
    try {
      mkdirSync(lock);
      writeFileSync(join(lock, 'pid'), String(process.pid));
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const holder = existsSync(join(lock, 'pid')) ? Number(readFileSync(join(lock, 'pid'), 'utf8')) : 0;
    const age = existsSync(lock) ? Date.now() - statSync(lock).mtimeMs : 0;
    if ((holder && !isAlive(holder)) || (!holder && age > 5000))
      rmSync(lock, { recursive: true, force: true });
    else if (Date.now() > deadline) fail(`another install does not end; remove ${lock} if none is running`);
    else wait(250);
  }
}

function install() {
  try {
    mkdirSync(join(root, '.data'), { recursive: true });
    writeFileSync(join(root, '.data', '.write-test'), '');
    rmSync(join(root, '.data', '.write-test'));
  } catch (error) {
    fail(
      `cannot write to ${join(root, '.data')} (${error.code}): give this user the right to, or use a copy of its own`,
    );
  }
  if (isInstalled()) return;
  const { bavail, bsize } = statfsSync(root);
  if (bavail * bsize < NEEDED_BYTES)
    fail(`only ${Math.floor((bavail * bsize) / 1024 ** 2)} MB free on this disk; about 2048 MB are needed`);
  takeLock();
  try {
    if (isInstalled()) return;
    console.log('Installing packages (a minute or two the first time) …');
    const npm = process.env.npm_execpath;
    const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []];
    const flags = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
    const env = { ...process.env, NODE_ENV: 'development' };
    const { status, error } = spawnSync(command, [...first, ...flags], { cwd: root, stdio: 'inherit', env });
    if (error) fail(`npm could not be started: ${error.message}`);
    if (status !== 0) fail('npm ci failed; its messages are above');
    if (!existsSync(pinnedNode))
      fail('the pinned Node was not installed: npm must be allowed to run install scripts');
    writeFileSync(stamp, lockFileHash());
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

const [command = '', ...rest] = process.argv.slice(2);
const script = join(root, 'scripts', `${command}.ts`);
if (!existsSync(script)) fail(`no command ${command}`);
install();

// In its own process group the command gets Ctrl-C only once, from this process, and can shut down in order. The IPC
// channel tells it when this process has been killed.
const child = spawn(pinnedNode, [script, ...rest], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  detached: process.platform !== 'win32',
  env: {
    ...process.env,
    PATH: `${dirname(pinnedNode)}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
  },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
// When npm is killed, its shell ends but this process does not: stop the command that nobody waits for.
const parent = process.ppid;
const PARENT_CHECK_MILLISECONDS = 1000;
setInterval(() => {
  if (process.ppid !== parent) child.kill('SIGTERM');
}, PARENT_CHECK_MILLISECONDS).unref();
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
