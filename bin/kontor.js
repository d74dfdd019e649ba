#!/usr/bin/env node
// From Node 24 on the sources run as they are; an older Node hands over to the one pinned in node_modules.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import * as modules from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const isNew = Number(process.versions.node.split('.')[0]) >= 24;
// Installed as a package it is below node_modules, where Node does not strip types: a second process does, and so do its
// threads, which a hook in this process would not reach.
const STRIP = new URL('strip-types.js', import.meta.url).href;
const mustStrip = import.meta.url.includes('/node_modules/') && !process.execArgv.includes(STRIP);

if (isNew && !mustStrip) await run();
else handOver(isNew ? process.execPath : pinnedNode());

async function run() {
  // The next start finds the sources compiled: a third of the time. Threads (bots, trials) look for the variable.
  const { directory } = modules.enableCompileCache?.() ?? {};
  if (directory !== undefined) process.env.NODE_COMPILE_CACHE ??= directory;
  // Early releases of Node 24 warn that running TypeScript is experimental; other warnings stay.
  const printers = process.listeners('warning');
  process.removeAllListeners('warning');
  process.on('warning', (warning) => {
    if (warning.name !== 'ExperimentalWarning') for (const print of printers) print(warning);
  });
  await import('../src/cli/main.ts').catch(halfInstalled);
}

/** Instead of a stack trace, names a package that is missing or incomplete. */
function halfInstalled(error) {
  if (!/MODULE_NOT_FOUND|INVALID_PACKAGE|PACKAGE_PATH_NOT_EXPORTED/.test(error?.code ?? '')) throw error;
  const [, missing] = /'([^']+)'/.exec(error.message) ?? [];
  console.error(`kontor: not everything is installed (${missing ?? error.code} is missing). Run 'npm install' again.`);
  process.exit(1);
}

function pinnedNode() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  try {
    const pinned = join(dirname(modules.createRequire(import.meta.url).resolve('node/package.json')), 'bin', name);
    if (existsSync(pinned)) return pinned;
  } catch {
    // not installed, for instance because npm was told to omit optional packages
  }
  const [major, minor] = process.versions.node.split('.').map(Number);
  const canInstall = (major === 20 && minor >= 19) || (major === 22 && minor >= 12);
  const advice = canInstall
    ? "Run 'npm install', which brings it, or install Node 24."
    : "Install Node 24, then run 'npm install'.";
  console.error(`kontor: Node 24 or newer is needed, this is ${process.version}. ${advice}`);
  process.exit(1);
}

function handOver(node) {
  const hooks = mustStrip ? ['--disable-warning=ExperimentalWarning', '--import', STRIP] : [];
  const child = spawn(node, [...hooks, fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });
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
