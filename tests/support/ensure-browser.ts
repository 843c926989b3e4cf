import { spawnSync } from 'node:child_process';
import { findBrowser } from './browser.ts';

/** Installs Chromium when the machine has none: Playwright's own where its download works, Debian's otherwise. */
export function ensureBrowser(): void {
  if (findBrowser() === null) install('npx', ['playwright', 'install', 'chromium']);
  if (findBrowser() === null) {
    install('apt-get', ['update']);
    install('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
  }
  const path = findBrowser();
  if (path === null) throw new Error('No Chromium: install one, or set CHROMIUM_PATH.');
  console.log(`Chromium: ${path}`);
}

function install(command: string, args: readonly string[]): void {
  console.log(`> ${command} ${args.join(' ')}`);
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}
