import { spawn } from 'node:child_process';

/** Whether somebody sits in front of this machine and would like to see a page. */
export function isDesktop(env: NodeJS.ProcessEnv, platform: NodeJS.Platform, isTerminal: boolean): boolean {
  if (!isTerminal || (env.CI ?? '') !== '') return false;
  if (env.SSH_CONNECTION !== undefined || env.SSH_TTY !== undefined || env.SSH_CLIENT !== undefined) return false;
  if (platform === 'darwin' || platform === 'win32') return true;
  return (env.DISPLAY ?? '') !== '' || (env.WAYLAND_DISPLAY ?? '') !== '';
}

const OPENERS: Readonly<Record<string, readonly string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Lacking a browser is no reason to stop. */
export function openBrowser(url: string): void {
  const [command, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  const child = spawn(command, [...args, url], { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}
