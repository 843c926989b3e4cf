import { describe, expect, it } from 'vitest';
import { runLine } from '../../../../src/core/ticketing/console/run.ts';
import type { Host } from '../../../../src/core/ticketing/world/host.ts';
import { type NetworkTables, networkFrom } from '../../../../src/core/ticketing/world/network-tables.ts';
import { HEALTHY_TABLES, LAPTOP, NOW, withAdapter } from '../support/company.ts';

const run = (host: Host, typed: string, tables: NetworkTables = HEALTHY_TABLES) =>
  runLine(host, networkFrom(tables, NOW), typed);

const unmapped: Host = { ...LAPTOP, drives: [] };
const savedLongAgo: Host = {
  ...unmapped,
  credentials: [
    { target: 'files', kind: 'Domain Password', user: 'CORP\\nferrant', savedAt: -60 * 24 * 3600 },
  ],
};

describe('a drive that cannot be mapped says why by number', () => {
  const closed: NetworkTables = {
    ...HEALTHY_TABLES,
    shares: HEALTHY_TABLES.shares.map((share) => ({ ...share, allowed: [] })),
  };
  it.each<readonly [string, Host, string, NetworkTables, string, string]>([
    [
      '53: no such server',
      unmapped,
      'net use H: \\\\fils\\home$',
      HEALTHY_TABLES,
      '53',
      'The network path was not found.',
    ],
    [
      '53: no link',
      withAdapter(unmapped, 'Ethernet', { segment: null }),
      'net use H: \\\\files\\home$',
      HEALTHY_TABLES,
      '53',
      'The network path was not found.',
    ],
    [
      '53: short name without suffix',
      { ...withAdapter(unmapped, 'Ethernet', { suffixes: [] }), domain: null },
      'net use H: \\\\files\\home$',
      HEALTHY_TABLES,
      '53',
      'The network path was not found.',
    ],
    [
      '67: no such share',
      unmapped,
      'net use H: \\\\files\\hme',
      HEALTHY_TABLES,
      '67',
      'The network name cannot be found.',
    ],
    ['5: no longer in the group', unmapped, 'net use H: \\\\files\\home$', closed, '5', 'Access is denied.'],
    [
      '1326: a saved password from before the change',
      savedLongAgo,
      'net use H: \\\\files\\home$',
      HEALTHY_TABLES,
      '1326',
      'The user name or password is incorrect.',
    ],
    [
      '1219: another user is connected there',
      LAPTOP,
      'net use Z: \\\\files\\finance /user:CORP\\otrell',
      HEALTHY_TABLES,
      '1219',
      'Multiple connections to a server or shared resource by the same user, using more than one user name, are not allowed. Disconnect all previous connections to the server or shared resource and try again.',
    ],
    [
      '85: the letter is taken',
      LAPTOP,
      'net use H: \\\\files\\finance',
      HEALTHY_TABLES,
      '85',
      'The local device name is already in use.',
    ],
  ])('%s', (_, host, typed, tables, code, sentence) => {
    const output = run(host, typed, tables);
    expect(output.lines.slice(0, 3)).toEqual([`System error ${code} has occurred.`, '', sentence]);
    expect(output.status).toBe('failed');
    expect(output.host).toBe(host);
  });

  it('the full name maps where the short one fails', () => {
    const host: Host = { ...withAdapter(unmapped, 'Ethernet', { suffixes: [] }), domain: null };
    expect(run(host, 'net use H: \\\\files.corp.larkfield.example\\home$').status).toBe('ok');
  });

  it('1326 ends when the saved password is deleted', () => {
    const listed = run(savedLongAgo, 'cmdkey /list');
    expect(listed.lines).toContain('    Target: Domain:target=files');
    const cleared = run(savedLongAgo, 'cmdkey /delete:files');
    expect(cleared.effects).toEqual([{ code: 'credential-removed', of: 'files' }]);
    expect(run(cleared.host, 'net use H: \\\\files\\home$').status).toBe('ok');
    expect(run(cleared.host, 'cmdkey /delete:files').lines).toContain('CMDKEY: Element not found.');
  });

  it('a connection without a letter stands in the list once, by its path', () => {
    const once = run(unmapped, 'net use \\\\files\\finance').host;
    const twice = run(once, 'net use \\\\files\\FINANCE').host;
    expect(run(twice, 'net use').shows).toEqual([{ fact: 'drive', of: '\\\\files\\FINANCE', value: 'ok' }]);
  });

  it('mapping as somebody else works and is reported to the judge', () => {
    const tables = {
      ...HEALTHY_TABLES,
      accounts: HEALTHY_TABLES.accounts.flatMap((account) => [account, { ...account, login: 'desk' }]),
    };
    expect(run(unmapped, 'net use H: \\\\files\\home$ /user:CORP\\desk', tables)).toMatchObject({
      status: 'ok',
      effects: [{ code: 'drive-mapped-as-other-user', of: 'CORP\\desk' }],
    });
    expect(run(unmapped, 'net use H: \\\\files\\home$').effects).toEqual([]);
  });
});

describe('the list of drives', () => {
  it('has its columns at 0, 13, 23 and 49', () => {
    const { lines } = run(LAPTOP, 'net use');
    const heading = lines.find((line) => line.startsWith('Status')) ?? '';
    const row = lines.find((line) => line.startsWith('OK')) ?? '';
    for (const [word, value] of [
      ['Local', 'H:'],
      ['Remote', '\\\\files\\home$'],
      ['Network', 'Microsoft Windows Network'],
    ] as const)
      expect(row.slice(heading.indexOf(word)).startsWith(value)).toBe(true);
  });

  it('a server that is out of reach turns a connected drive to Disconnected', () => {
    const off: NetworkTables = {
      ...HEALTHY_TABLES,
      machines: HEALTHY_TABLES.machines.map((row) =>
        row.address === '10.20.0.20' ? { ...row, state: 'off' } : row,
      ),
    };
    expect(run(LAPTOP, 'net use', off).shows).toEqual([{ fact: 'drive', of: 'H:', value: 'disconnected' }]);
  });

  it('a drive that was never connected is Unavailable; none at all says so', () => {
    const drives = LAPTOP.drives.map((drive) => ({ ...drive, connectedAs: null }));
    expect(run({ ...LAPTOP, drives }, 'net use').lines.join('\n')).toContain('Unavailable  H:');
    expect(run(unmapped, 'net use').lines).toContain('There are no entries in the list.');
  });

  it('a deleted drive is gone, and cannot be deleted twice', () => {
    const after = run(LAPTOP, 'net use h: /delete');
    expect(after.lines[0]).toBe('H: was deleted successfully.');
    expect(after.host.drives).toEqual([]);
    expect(run(after.host, 'net use H: /delete').lines).toContain(
      'The network connection could not be found.',
    );
  });
});

describe('services', () => {
  const spooler = (host: Host) => host.services.find(({ name }) => name === 'Spooler')?.state;

  it.each([
    ['net stop spooler', 'net start spooler'],
    ['net stop "Print Spooler"', 'net start "print spooler"'],
    ['sc stop Spooler', 'sc start Spooler'],
  ])('%s and %s stop and start the print spooler', (stop, start) => {
    const stopped = run(LAPTOP, stop).host;
    expect(spooler(stopped)).toBe('stopped');
    expect(run(stopped, 'sc query spooler').lines).toContain('        STATE              : 1  STOPPED');
    expect(run(stopped, 'tasklist').lines.join('\n')).not.toContain('spoolsv.exe');
    const started = run(stopped, start).host;
    expect(spooler(started)).toBe('running');
    expect(run(started, 'tasklist').lines.join('\n')).toContain('spoolsv.exe');
  });

  it.each([
    ['net start spooler', 'The requested service has already been started.'],
    ['net start nothing', 'The service name is invalid.'],
    ['net stop fax', 'The Fax service is not started.'],
    ['sc query nothing', '[SC] EnumQueryServicesStatus:OpenService FAILED 1060:'],
  ])('%s fails: %s', (typed, line) => {
    expect(run(LAPTOP, typed)).toMatchObject({ status: 'failed', host: LAPTOP });
    expect(run(LAPTOP, typed).lines).toContain(line);
  });

  it('a disabled service does not start', () => {
    const services = LAPTOP.services.map((one) =>
      one.name === 'Spooler' ? ({ ...one, state: 'stopped', start: 'disabled' } as const) : one,
    );
    expect(run({ ...LAPTOP, services }, 'net start spooler').lines[0]).toBe(
      'System error 1058 has occurred.',
    );
    expect(run({ ...LAPTOP, services }, 'sc qc spooler').lines).toContain(
      '        START_TYPE         : 4   DISABLED',
    );
  });

  it('a service that dies at its start leaves an event 7034', () => {
    const services = LAPTOP.services.map((one) =>
      one.name === 'Spooler' ? ({ ...one, state: 'stopped', failure: 'ends-unexpectedly' } as const) : one,
    );
    const output = run({ ...LAPTOP, services }, 'net start spooler');
    expect(output.lines).toContain('The Print Spooler service could not be started.');
    expect(output.host.events.at(-1)).toMatchObject({ id: 7034, source: 'Service Control Manager', at: NOW });
  });

  it('a service that others need stops them too, and a vital one is reported', () => {
    const output = run(LAPTOP, 'net stop LanmanWorkstation');
    expect(output.lines).toContain('   Netlogon');
    expect(output.host.services.find(({ name }) => name === 'Netlogon')?.state).toBe('stopped');
    expect(output.effects).toEqual([{ code: 'service-disrupted', of: 'LanmanWorkstation' }]);
  });

  it.each([
    'net stop spooler',
    'sc stop spooler',
    'chkdsk',
    'sfc /scannow',
    'manage-bde -status',
    'dism /online /cleanup-image /scanhealth',
  ])('%s is refused without the right to do it', (typed) => {
    const host: Host = { ...LAPTOP, session: { ...LAPTOP.session, elevated: false } };
    expect(run(host, typed)).toMatchObject({ status: 'failed', host, shows: [] });
  });
});

describe('accounts', () => {
  it('the account of the domain is read from a controller', () => {
    const output = run(LAPTOP, 'net user nferrant /domain');
    expect(output.shows).toContainEqual({
      fact: 'account.groups',
      of: 'nferrant',
      value: 'Domain Users, GG-All-Staff, GG-Finance',
    });
    expect(
      run(withAdapter(LAPTOP, 'Ethernet', { segment: null }), 'net user nferrant /domain').lines,
    ).toContain('System error 1355 has occurred.');
  });

  it.each([
    'net user nferrant Winter2026 /domain',
    'net user helper pass /add',
    'net localgroup Administrators nferrant /add',
  ])('%s is refused and reported', (typed) => {
    const output = run(LAPTOP, typed);
    expect(output.lines[0]).toBe('System error 5 has occurred.');
    expect(output.effects[0]?.code).toBe('account-changed-from-console');
  });
});
