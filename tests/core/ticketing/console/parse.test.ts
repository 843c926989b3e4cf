import { describe, expect, it } from 'vitest';
import { COMMAND_NAMES } from '../../../../src/core/ticketing/console/command-names.ts';
import { parseLine } from '../../../../src/core/ticketing/console/parse.ts';
import { runLine } from '../../../../src/core/ticketing/console/run.ts';
import { WINDOWS_COMMANDS } from '../../../../src/core/ticketing/console/windows/table.ts';
import { LAPTOP, NETWORK } from '../support/company.ts';

describe('a typed line of Windows', () => {
  it.each([
    ['IPCONFIG   /ALL', 'ipconfig', ['/ALL']],
    ['ipconfig/all', 'ipconfig', ['/all']],
    ['ping.exe wms', 'ping', ['wms']],
    ['net start "Print Spooler"', 'net', ['start', 'Print Spooler']],
    ['net use H: "\\\\files\\home$', 'net', ['use', 'H:', '\\\\files\\home$']],
    ['cmdkey /delete:"my files"', 'cmdkey', ['/delete:my files']],
    ['  hostname  ', 'hostname', []],
  ])('%s is split into name and arguments', (typed, name, args) => {
    expect(parseLine('windows-11', typed)).toEqual({ kind: 'command', name, args, sudo: false });
  });

  it.each([
    ['ipconfig | findstr DNS', '|'],
    ['ipconfig > a.txt', '>'],
    ['hostname && whoami', '&&'],
  ])('%s is reported as joined and runs nothing', (typed, operator) => {
    expect(parseLine('windows-11', typed)).toEqual({ kind: 'joined', operator });
    expect(runLine(LAPTOP, NETWORK, typed)).toMatchObject({ status: 'joined', lines: [], seconds: 0 });
  });
});

it('sudo is taken off a line of Linux and remembered', () => {
  expect(parseLine('linux', 'sudo systemctl restart nginx')).toEqual({
    kind: 'command',
    name: 'systemctl',
    args: ['restart', 'nginx'],
    sudo: true,
  });
});

describe('what the console does not understand', () => {
  it.each(['foo', 'constructor', 'ipconfigg /all'])('%s is no command and costs nothing', (typed) => {
    const output = runLine(LAPTOP, NETWORK, typed);
    expect(output).toMatchObject({ status: 'unknown-command', seconds: 0, host: LAPTOP });
    expect(output.lines.slice(0, 2)).toEqual([
      `'${typed.split(' ')[0]}' is not recognized as an internal or external command,`,
      'operable program or batch file.',
    ]);
  });

  it('an empty line does nothing', () => {
    expect(runLine(LAPTOP, NETWORK, '   ')).toMatchObject({ status: 'empty', lines: [] });
  });

  const QUIET = new Set(['cls', 'ver', 'winver', 'hostname', 'date', 'time', 'help']);
  it.each(COMMAND_NAMES['windows-11'].filter((name) => !QUIET.has(name)))(
    '%s prints its usage for an unknown switch, costs nothing and leaves the host alone',
    (name) => {
      // NSLOOKUP takes a slash for the beginning of a name.
      const output = runLine(LAPTOP, NETWORK, `${name} ${name === 'nslookup' ? '-' : '/'}zzz`);
      const { usage } = WINDOWS_COMMANDS[name];
      expect(output).toMatchObject({ status: 'usage', seconds: 0, host: LAPTOP, shows: [] });
      // WhoAmI alone names its help instead of printing it.
      expect(output.lines.slice(-usage.length)).toEqual(name === 'whoami' ? output.lines : usage);
    },
  );

  it.each(COMMAND_NAMES['windows-11'])('%s /? prints the usage', (name) => {
    expect(runLine(LAPTOP, NETWORK, `${name} /?`).lines).toEqual(WINDOWS_COMMANDS[name].usage);
  });

  it('help names every command', () => {
    const lines = runLine(LAPTOP, NETWORK, 'help').lines.join('\n');
    for (const name of COMMAND_NAMES['windows-11']) expect(lines).toContain(name.toUpperCase());
  });
});
