import { describe, expect, it } from 'vitest';
import { runLine } from '../../../../src/core/ticketing/console/run.ts';
import type { Host } from '../../../../src/core/ticketing/world/host.ts';
import { type NetworkTables, networkFrom } from '../../../../src/core/ticketing/world/network-tables.ts';
import { HEALTHY_TABLES, LAPTOP, NOW, withAdapter } from '../support/company.ts';

const run = (host: Host, typed: string, tables: NetworkTables = HEALTHY_TABLES) =>
  runLine(host, networkFrom(tables, NOW), typed);

const NINE_MINUTES_BEHIND: Host = { ...LAPTOP, clock: { ...LAPTOP.clock, skewSeconds: -540 } };
const unplugged = withAdapter(LAPTOP, 'Ethernet', { segment: null });

describe('the clock', () => {
  it('date and time print what the clock of the host says', () => {
    expect(run(LAPTOP, 'time /t').lines).toEqual(['11:04']);
    expect(run(NINE_MINUTES_BEHIND, 'time /t').lines).toEqual(['10:55']);
    expect(run(LAPTOP, 'date /t').lines).toEqual(['10/03/2026']);
  });

  it('the offset to the controller is measured by a strip chart', () => {
    const output = run(
      NINE_MINUTES_BEHIND,
      'w32tm /stripchart /computer:as-dc-01.corp.larkfield.example /samples:2 /dataonly',
    );
    expect(output.lines.slice(-2)).toEqual(['10:55:00, +540.0000000s', '10:55:02, +540.0000000s']);
    expect(output.shows[0]?.value).toBe('540');
  });

  it('a resync sets it by the controller', () => {
    const after = run(NINE_MINUTES_BEHIND, 'w32tm /resync').host;
    expect(after.clock.skewSeconds).toBe(0);
    expect(run(after, 'time /t').lines).toEqual(['11:04']);
  });

  it('a resync by a source that is wrong leaves the clock wrong', () => {
    const host: Host = {
      ...LAPTOP,
      clock: { ...LAPTOP.clock, type: 'manual', source: 'www.example.org' },
    };
    const tables = { ...HEALTHY_TABLES, wrongClocks: { 'www.example.org': 660 } };
    const after = run(host, 'w32tm /resync', tables).host;
    expect(after.clock.skewSeconds).toBe(660);
    expect(run(after, 'w32tm /query /source', tables).lines).toEqual(['www.example.org']);
  });

  it.each<readonly [string, Host, string]>([
    ['no link', unplugged, 'The computer did not resync because no time data was available.'],
    [
      'a stopped service',
      run(LAPTOP, 'net stop w32time').host,
      'The following error occurred: The service has not been started. (0x80070426)',
    ],
  ])('%s: nothing is set', (_, host, line) => {
    const output = run(host, 'w32tm /resync');
    expect(output.lines).toContain(line);
    expect(output.host).toBe(host);
  });

  it('a clock that never synchronised says so', () => {
    const { lines } = run({ ...LAPTOP, clock: { ...LAPTOP.clock, lastSync: null } }, 'w32tm /query /status');
    expect(lines).toContain('Source: Local CMOS Clock');
    expect(lines).toContain('Last Successful Sync Time: unspecified');
  });
});

describe('group policy', () => {
  it('an update brings what policy says now, and gpresult shows it', () => {
    const tables: NetworkTables = {
      ...HEALTHY_TABLES,
      policy: { ...HEALTHY_TABLES.policy, user: ['GPO-Drives-2026'] },
    };
    expect(run(LAPTOP, 'gpresult /r', tables).lines.join('\n')).not.toContain('GPO-Drives-2026');
    const after = run(LAPTOP, 'gpupdate /force', tables).host;
    const output = run(after, 'gpresult /r', tables);
    expect(output.lines).toContain('        GPO-Drives-2026');
    expect(output.lines).toContain('    Last time Group Policy was applied: 10/03/2026 at 11:04:00');
  });

  it.each<readonly [string, Host, RegExp]>([
    ['no controller can be reached', unplugged, /lack of network connectivity to a domain controller/],
    [
      'the clock is nine minutes off',
      NINE_MINUTES_BEHIND,
      /could not authenticate to the Active Directory service/,
    ],
  ])('%s: the update fails and says so', (_, host, reason) => {
    const output = run(host, 'gpupdate /force');
    expect(output.lines.join('\n')).toMatch(reason);
    expect(output.host).toBe(host);
  });

  it('five minutes are tolerated, a second more is not', () => {
    const behind = (skewSeconds: number): Host => ({ ...LAPTOP, clock: { ...LAPTOP.clock, skewSeconds } });
    expect(run(behind(300), 'gpupdate').status).toBe('ok');
    expect(run(behind(301), 'gpupdate').status).toBe('failed');
  });
});

describe('tickets', () => {
  it('klist shows them, and none after a purge', () => {
    expect(run(LAPTOP, 'klist').lines).toContain('Cached Tickets: (2)');
    expect(run(run(LAPTOP, 'klist purge').host, 'klist').lines).toContain('Cached Tickets: (0)');
  });
});

describe('disks and files', () => {
  const damaged: Host = { ...LAPTOP, systemFiles: 'damaged', componentStore: 'damaged' };

  it('sfc cannot repair from a damaged store; DISM mends the store, then sfc the files', () => {
    expect(run(damaged, 'sfc /scannow').lines.join(' ')).toMatch(/unable to fix some of them/);
    const store = run(damaged, 'DISM /Online /Cleanup-Image /RestoreHealth').host;
    expect(run(store, 'sfc /scannow').lines.at(-1)).toMatch(/successfully repaired/);
    const mended = run(store, 'sfc /scannow').host;
    expect(run(mended, 'sfc /scannow').lines.at(-1)).toMatch(/did not find any integrity violations/);
  });

  it('bad sectors stand in the sums of chkdsk alone', () => {
    const volumes = LAPTOP.volumes.map((volume) => ({ ...volume, errors: 'bad-sectors' as const }));
    const { lines } = run({ ...LAPTOP, volumes }, 'chkdsk C:');
    expect(lines).toContain('Windows has scanned the file system and found no problems.');
    expect(lines).toContain('        188 KB in bad sectors.');
  });

  it('manage-bde tells an encrypted volume from one that is not', () => {
    expect(run(LAPTOP, 'manage-bde -status C:').lines).toContain('    Protection Status:    Protection On');
    const volumes = LAPTOP.volumes.map((volume) => ({ ...volume, encryption: null }));
    expect(run({ ...LAPTOP, volumes }, 'manage-bde -status').lines).toContain(
      '    Conversion Status:    Fully Decrypted',
    );
  });
});

it('the groups of the token are those of the sign-in, also when the directory has others by now', () => {
  expect(run(LAPTOP, 'whoami /groups').shows[0]?.value).toBe('Domain Users');
  expect(run(LAPTOP, 'net user nferrant /domain').lines.join('\n')).toContain('*GG-Finance');
});
