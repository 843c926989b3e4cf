import { describe, expect, it } from 'vitest';
import { COMMAND_NAMES } from '../../../../src/core/ticketing/console/command-names.ts';
import { LINUX_COMMANDS } from '../../../../src/core/ticketing/console/linux/table.ts';
import { MACOS_COMMANDS } from '../../../../src/core/ticketing/console/macos/table.ts';
import { runLine } from '../../../../src/core/ticketing/console/run.ts';
import { withFile } from '../../../../src/core/ticketing/world/files.ts';
import type { Host } from '../../../../src/core/ticketing/world/host.ts';
import { KIOSK, MAC, NETWORK, NOW, withAdapter } from '../support/company.ts';

const run = (host: Host, typed: string) => runLine(host, NETWORK, typed);
const LOG = '/var/log/kiosk/signin.log';

/** A log that has grown until the volume was full; the service that writes it has died of it. */
const grown = KIOSK.files
  .filter(({ path }) => path === LOG)
  .reduce((host, file) => withFile(host, { ...file, sizeMb: 60_000, changed: NOW - 3600 }), KIOSK);
const FULL: Host = {
  ...grown,
  services: grown.services.map((service) =>
    service.name === 'kiosk-signin' ? { ...service, state: 'stopped', failure: 'no-space' } : service,
  ),
};

describe('a kiosk whose disk is full', () => {
  it('df shows the full volume, du finds the log, ls its owner', () => {
    expect(run(FULL, 'df -h /var').lines[1]).toBe('/dev/sda3        40G   40G     0 100% /var');
    expect(run(FULL, 'du -sh /var/log/*').lines).toContain('36G\t/var/log/kiosk');
    expect(run(FULL, `ls -l ${LOG}`).shows).toContainEqual({
      fact: 'file.owner',
      of: LOG,
      value: 'kiosk kiosk',
    });
  });

  it('the service does not start while there is no room', () => {
    expect(run(FULL, 'systemctl status kiosk-signin').lines.slice(0, 3).join('\n')).toContain(
      'failed (Result: exit-code)',
    );
    const output = run(FULL, 'sudo systemctl restart kiosk-signin');
    expect(output.status).toBe('failed');
    expect(run(output.host, 'journalctl -u kiosk-signin').lines.at(-1)).toMatch(
      /kiosk-3 kiosk-signin\[1184\]: .*No space left on device$/,
    );
  });

  it('a rotation makes room and keeps a packed copy; then the service starts', () => {
    const rotation = run(FULL, 'sudo logrotate -f /etc/logrotate.d/kiosk');
    expect(rotation.effects).toEqual([{ code: 'log-rotated', of: LOG }]);
    expect(run(rotation.host, 'df -h /var').lines[1]).toContain('16%');
    expect(run(rotation.host, 'ls -lh /var/log/kiosk').lines.join('\n')).toContain('1.8G');
    const started = run(rotation.host, 'sudo systemctl restart kiosk-signin');
    expect(started.status).toBe('ok');
    expect(run(started.host, 'systemctl is-active kiosk-signin').lines).toEqual(['active']);
  });

  it.each([
    ['rm -rf /var', 'recursive-delete', '/var'],
    ['sudo rm -rf /var/log/*', 'recursive-delete', '/var/log/kiosk'],
    ['sudo rm /var/log/kiosk/signin.log', 'file-deleted', LOG],
    ['sudo chmod -R 777 /var/log', 'permissions-opened', '/var/log'],
    ['chmod a+rwx /var/log/syslog', 'permissions-opened', '/var/log/syslog'],
    ['sudo truncate -s 0 /var/log/kiosk/signin.log', 'file-emptied', LOG],
  ])('%s is reported as %s', (typed, code, of) => {
    expect(run(FULL, typed).effects[0]).toEqual({ code, of });
  });

  it.each([
    `rm ${LOG}`,
    'logrotate -f /etc/logrotate.d/kiosk',
    'systemctl restart nginx',
    'chmod 640 /var/log/syslog',
    `truncate -s 0 ${LOG}`,
  ])('%s changes nothing without sudo', (typed) => {
    expect(run(FULL, typed)).toMatchObject({ status: 'failed', host: FULL });
  });

  it('sudo lasts for one line', () => {
    expect(run(run(FULL, 'sudo systemctl restart nginx').host, 'systemctl restart nginx').status).toBe(
      'failed',
    );
  });

  it('chmod 640 on a file is no harm and shows in ls', () => {
    const output = run(run(KIOSK, 'sudo chmod 777 /var/log/syslog').host, 'sudo chmod 640 /var/log/syslog');
    expect(output.effects).toEqual([]);
    expect(run(output.host, 'ls -l /var/log').lines.join('\n')).toMatch(/-rw-r----- 1 root adm .* syslog/);
  });
});

describe('what Linux prints', () => {
  it.each([
    ['cat /etc/os-release', 'PRETTY_NAME="Debian GNU/Linux 12 (bookworm)"'],
    ['cat /etc/resolv.conf', 'nameserver 10.20.0.10'],
    ['cat /nothing', 'cat: /nothing: No such file or directory'],
    ['cat /var/log', 'cat: /var/log: Is a directory'],
    ['ls /nothing', "ls: cannot access '/nothing': No such file or directory"],
    ['systemctl status nothing', 'Unit nothing.service could not be found.'],
    ['ip r', 'default via 10.20.12.1 dev eth0 proto dhcp src 10.20.12.83 metric 100'],
    ['nothing', 'bash: nothing: command not found'],
  ])('%s', (typed, line) => {
    expect(run(KIOSK, typed).lines).toContain(line);
  });

  it.each<readonly [string, Host, string, string]>([
    ['no name', KIOSK, 'ping -c 1 wmss', 'ping: wmss: Name or service not known'],
    [
      'no way',
      withAdapter(KIOSK, 'eth0', { segment: null }),
      'ping 10.20.0.30',
      'ping: connect: Network is unreachable',
    ],
    [
      'nobody there',
      KIOSK,
      'ping -c 1 10.20.12.99',
      'From 10.20.12.83 icmp_seq=1 Destination Host Unreachable',
    ],
    [
      'no reply',
      KIOSK,
      'ping -c 2 10.20.12.60',
      '2 packets transmitted, 0 received, 100% packet loss, time 1001ms',
    ],
  ])('ping: %s', (_, host, typed, line) => {
    expect(run(host, typed).lines).toContain(line);
  });
});

describe('a Mac whose keychain holds the old password', () => {
  const withKeychain = (change: Partial<Host['keychains'][number]>): Host => ({
    ...MAC,
    keychains: MAC.keychains.map((keychain) => ({ ...keychain, opensAtLogin: false, ...change })),
  });

  it('the keychain does not open by the new password', () => {
    const output = run(withKeychain({}), 'security unlock-keychain login.keychain');
    expect(output.lines.at(-1)).toMatch(/The user name or passphrase you entered is not correct\.$/);
    expect(output.shows).toEqual([{ fact: 'keychain', of: 'login', value: 'old-password' }]);
    expect(run(MAC, 'security unlock-keychain').status).toBe('ok');
  });

  it('who knows the old password sets the new one; who does not cannot', () => {
    const after = run(withKeychain({}), 'security set-keychain-password login.keychain').host;
    expect(run(after, 'security unlock-keychain').status).toBe('ok');
    expect(run(withKeychain({ oldPasswordKnown: false }), 'security set-keychain-password').status).toBe(
      'failed',
    );
  });

  it('a deleted keychain is reported, a new one opens and is empty', () => {
    const deleted = run(withKeychain({}), 'security delete-keychain login.keychain');
    expect(deleted.effects).toEqual([{ code: 'keychain-deleted', of: 'login' }]);
    const created = run(deleted.host, 'security create-keychain login.keychain').host;
    expect(created.keychains).toEqual([
      { name: 'login', opensAtLogin: true, oldPasswordKnown: true, locksAfterSeconds: null, items: [] },
    ]);
  });

  it('a lock time is shown and taken away', () => {
    const locking = withKeychain({ opensAtLogin: true, locksAfterSeconds: 60 });
    const path = `/Users/${MAC.session.user}/Library/Keychains/login.keychain-db`;
    expect(run(locking, 'security show-keychain-info login.keychain').lines).toEqual([
      `Keychain "${path}" timeout=60s`,
    ]);
    const after = run(locking, 'security set-keychain-settings login.keychain').host;
    expect(run(after, 'security show-keychain-info').lines).toEqual([`Keychain "${path}" no-timeout`]);
    expect(
      run(after, 'security set-keychain-settings -t 300 login.keychain').host.keychains[0],
    ).toMatchObject({
      locksAfterSeconds: 300,
    });
  });

  it('one entry can be deleted by its label, and only one that is there', () => {
    const after = run(MAC, 'security delete-generic-password -l "Exchange mail" login.keychain').host;
    expect(after.keychains[0]?.items.map(({ name }) => name)).not.toContain('Exchange mail');
    expect(run(after, 'security delete-generic-password -l "Exchange mail"').status).toBe('failed');
    expect(run(MAC, 'security delete-generic-password').status).toBe('usage');
  });

  it.each([
    ['sw_vers', 'ProductVersion:\t\t15.3.1'],
    ['dig wms.corp.larkfield.example +short', '10.20.0.30'],
    ['dig nope.example', ';; ->>HEADER<<- opcode: QUERY, status: NXDOMAIN, id: 41213'],
    ['dig @10.20.12.60 wms.corp.larkfield.example', ';; connection timed out; no servers could be reached'],
    ['ping -c 1 wmss', 'ping: cannot resolve wmss: Unknown host'],
    ['ping -c 1 10.20.12.60', 'Request timeout for icmp_seq 0'],
    ['nothing', 'zsh: command not found: nothing'],
  ])('%s', (typed, line) => {
    expect(run(MAC, typed).lines).toContain(line);
  });
});

describe('usage', () => {
  it.each([
    ...COMMAND_NAMES.linux.map((name) => [name, KIOSK, LINUX_COMMANDS[name]] as const),
    ...COMMAND_NAMES.macos.map((name) => [name, MAC, MACOS_COMMANDS[name]] as const),
  ])('%s --help prints it', (name, host, { usage }) => {
    expect(run(host, `${name} --help`)).toMatchObject({ lines: usage, seconds: 0 });
  });
});

describe('a log that belongs to root', () => {
  const locked: Host = {
    ...KIOSK,
    files: KIOSK.files.map((file) => (file.path === LOG ? { ...file, owner: 'root root' } : file)),
    services: KIOSK.services.map((service) =>
      service.name === 'kiosk-signin' ? { ...service, state: 'stopped', failure: 'no-permission' } : service,
    ),
  };

  it('keeps the service from starting until chown gives it back', () => {
    const tried = run(locked, 'sudo systemctl restart kiosk-signin');
    expect(run(tried.host, 'journalctl -u kiosk-signin').lines.at(-1)).toMatch(/Permission denied$/);
    expect(run(locked, `chown kiosk:kiosk ${LOG}`)).toMatchObject({ status: 'failed', host: locked });
    const owned = run(locked, `sudo chown kiosk:kiosk ${LOG}`);
    expect(owned.shows).toEqual([{ fact: 'file.owner', of: LOG, value: 'kiosk kiosk' }]);
    expect(run(owned.host, 'sudo systemctl restart kiosk-signin').status).toBe('ok');
  });
});
