import { spawnSync } from 'node:child_process';
import { findBrowser, hasHeadlessShell, hasMesa } from './browser.ts';

/**
 * Installs what the machine lacks: Debian's Chromium without windows, elsewhere Playwright's own Chromium, or Debian's ordinary
 * one. And what draws 3D faster than Chromium itself; where it cannot be installed, Chromium has to do.
 */
export function ensureBrowser(): void {
  if (!hasHeadlessShell()) installFromDebian('chromium-headless-shell');
  if (findBrowser() === null) install('npx', ['playwright', 'install', 'chromium']);
  if (findBrowser() === null) installFromDebian('chromium');
  if (!hasMesa()) installFromDebian('libegl1', 'libgl1-mesa-dri');
  const path = findBrowser();
  if (path === null) throw new Error('No Chromium: install one, or set CHROMIUM_PATH.');
  console.log(`Chromium: ${path}, 3D drawn by ${hasMesa() ? 'Mesa' : 'itself'}`);
}

function installFromDebian(...packages: readonly string[]): void {
  install('apt-get', ['update']);
  install('apt-get', ['install', '-y', '--no-install-recommends', ...packages]);
}

function install(command: string, args: readonly string[]): void {
  console.log(`> ${command} ${args.join(' ')}`);
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}
