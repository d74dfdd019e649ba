#!/usr/bin/env node
// The sources run as they are from Node 24 on; an older Node hands over to the one pinned in node_modules.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

if (Number(process.versions.node.split('.')[0]) >= 24) await run();
else handOver();

async function run() {
  // Early releases of Node 24 warn that running TypeScript is experimental; other warnings stay.
  const printers = process.listeners('warning');
  process.removeAllListeners('warning');
  process.on('warning', (warning) => {
    if (warning.name !== 'ExperimentalWarning') for (const print of printers) print(warning);
  });
  await import('../src/cli/main.ts').catch(halfInstalled);
}

/** A package that is missing, or not all there, in place of a stack trace. */
function halfInstalled(error) {
  if (!/MODULE_NOT_FOUND|INVALID_PACKAGE|PACKAGE_PATH_NOT_EXPORTED/.test(error?.code ?? '')) throw error;
  const [, missing] = /'([^']+)'/.exec(error.message) ?? [];
  console.error(`kontor: not everything is installed (${missing ?? error.code} is missing). Run 'npm install' again.`);
  process.exit(1);
}

function handOver() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const pinned = fileURLToPath(new URL(`../node_modules/node/bin/${name}`, import.meta.url));
  if (!existsSync(pinned)) {
    console.error(`kontor: Node 24 or newer is needed, this is ${process.version}. Run 'npm install' first.`);
    process.exit(1);
  }
  const child = spawn(pinned, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`kontor: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    for (const name of signals) process.removeAllListeners(name);
    process.kill(process.pid, signal);
  });
}
