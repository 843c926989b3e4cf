import { describe, expect, it } from 'vitest';
import { runLine } from '../../../../src/core/ticketing/console/run.ts';
import { KIOSK, LAPTOP, MAC, NETWORK } from '../support/company.ts';

/** What programs that read these outputs rely on (the parsers of jc among them). */
const linesOf = (typed: string): readonly string[] => runLine(LAPTOP, NETWORK, typed).lines;

describe('route print', () => {
  const lines = linesOf('route print');
  const heading = lines.findIndex((line) => line.startsWith('Network Destination'));
  const end = lines.indexOf('='.repeat(75), heading);

  it('ends its five columns at 17, 34, 51, 68 and 75', () => {
    const rows = lines.slice(heading + 1, end);
    expect(rows.length).toBeGreaterThan(8);
    for (const row of rows) {
      expect(row).toHaveLength(75);
      const cells = [
        row.slice(0, 17),
        row.slice(17, 34),
        row.slice(34, 51),
        row.slice(51, 68),
        row.slice(68),
      ];
      for (const cell of cells) expect(cell.trim()).toMatch(/^\S+$/);
    }
  });

  it('has the names of its columns in one line', () => {
    expect(lines[heading]).toBe(
      'Network Destination        Netmask          Gateway       Interface  Metric',
    );
  });

  it('lists interfaces as index, hardware address in small letters and, in column 30, description', () => {
    const first = lines.indexOf('Interface List') + 1;
    const last = lines.findIndex((line) => line.includes('Software Loopback'));
    for (const line of lines.slice(first, last))
      expect(line).toMatch(/^[ \d]{3}\.{3}([0-9a-f]{2} ){6}\.{6}\S/);
    expect(lines[last]).toBe('  1...........................Software Loopback Interface 1');
  });

  it('has a section for IPv4 and one for IPv6, each with its persistent routes', () => {
    for (const title of ['IPv4 Route Table', 'IPv6 Route Table']) expect(lines).toContain(title);
    expect(lines.filter((line) => line === 'Persistent Routes:')).toHaveLength(2);
    expect(linesOf('route -4 print')).not.toContain('IPv6 Route Table');
  });

  it('sorts by network and has the default route first', () => {
    expect(lines[heading + 1]?.trim()).toMatch(/^0\.0\.0\.0 +0\.0\.0\.0 +10\.20\.12\.1 /);
  });
});

describe('netstat', () => {
  it('begins its columns at 2, 9, 32, 55 and 71', () => {
    const lines = linesOf('netstat -ano');
    const heading = lines[3] ?? '';
    expect(lines.slice(0, 3)).toEqual(['', 'Active Connections', '']);
    expect(
      ['Proto', 'Local Address', 'Foreign Address', 'State', 'PID'].map((name) => heading.indexOf(name)),
    ).toEqual([2, 9, 32, 55, 71]);
    for (const row of lines.slice(4))
      for (const column of [2, 9, 32, 71]) {
        expect(row.charAt(column - 1)).toBe(' ');
        expect(row.charAt(column)).not.toBe(' ');
      }
  });

  it('a datagram socket has no state', () => {
    const row = linesOf('netstat -ano').find((line) => line.startsWith('  UDP')) ?? '';
    expect(row.slice(55, 71).trim()).toBe('');
  });
});

describe('net user and net localgroup', () => {
  it('the list puts three names in columns of 25 under a rule of 79', () => {
    const lines = linesOf('net user');
    expect(lines.slice(1, 4)).toEqual(['User accounts for \\\\AS-LT-2231', '', '-'.repeat(79)]);
    expect(lines[4]?.slice(25).startsWith('DefaultAccount')).toBe(true);
    expect(lines.at(-2)).toBe('The command completed successfully.');
  });

  it('an account has its values in column 29', () => {
    for (const line of linesOf('net user Administrator').slice(0, -2))
      if (line.length > 29) {
        expect(line.charAt(28)).toBe(' ');
        expect(line.charAt(29)).not.toBe(' ');
      }
  });

  it('groups are marked with a star, members are not', () => {
    const list = linesOf('net localgroup');
    for (const line of list.slice(4, -2)) expect(line).toMatch(/^\*/);
    const group = linesOf('net localgroup Administrators');
    expect(group.slice(0, 6)).toEqual([
      'Alias name     Administrators',
      'Comment        Administrators have complete and unrestricted access to the computer/domain',
      '',
      'Members',
      '',
      '-'.repeat(79),
    ]);
    expect(group.slice(6, 8)).toEqual(['Administrator', 'lkadmin']);
  });
});

describe('systeminfo and tasklist', () => {
  const lines = linesOf('systeminfo');

  it('has its values in column 27, lists below them, details of cards six further', () => {
    for (const line of lines.slice(1)) {
      if (!line.startsWith(' ')) expect(line.slice(0, 27)).toMatch(/^[A-Z].*:\s*$/);
      else expect([27, 33]).toContain(line.search(/\S/));
    }
  });

  it('counts what it lists', () => {
    expect(lines.filter((line) => /^ {27}\[\d\d\]: KB\d+$/.test(line))).toHaveLength(
      Number(/(\d+) Hotfix/.exec(lines.join('\n'))?.[1]),
    );
  });

  it('tasklist keeps image, id, session and memory below their lines of equal signs', () => {
    const [, , rule = '', ...rows] = linesOf('tasklist');
    const ends = [...rule.matchAll(/=+/g)].map(({ index, 0: text }) => index + text.length);
    expect(ends).toEqual([25, 34, 51, 63, 76]);
    for (const row of rows) expect(row).toMatch(/^.{25} {1,8}\d+ (Services|Console ) {8} +[01] +[\d,]+ K$/);
  });
});

describe('arp and nslookup', () => {
  it('arp begins its columns at 2, 24 and 46 and writes small letters with dashes', () => {
    const lines = linesOf('arp -a');
    expect(lines[1]).toBe('Interface: 10.20.12.39 --- 0xc');
    for (const row of lines.slice(3))
      expect(row).toMatch(/^ {2}\S+ +([0-9a-f]{2}-){5}[0-9a-f]{2} {5}(dynamic|static)$/);
    for (const row of lines.slice(3)) expect(row.charAt(24)).toMatch(/[0-9a-f]/);
  });
});

describe('Linux and macOS', () => {
  it('df has the columns of coreutils', () => {
    expect(runLine(KIOSK, NETWORK, 'df -h').lines).toEqual([
      'Filesystem      Size  Used Avail Use% Mounted on',
      '/dev/sda2        18G  6.5G   11G  38% /',
      '/dev/sda3        40G  4.5G   36G  12% /var',
      '/dev/sda1       511M  6.0M  505M   2% /boot/efi',
    ]);
  });

  it('ip begins each interface with its number and indents what belongs to it', () => {
    for (const line of runLine(KIOSK, NETWORK, 'ip a').lines)
      expect(line).toMatch(/^(\d+: \S+: <| {4}\S| {7}valid_lft)/);
  });

  it('ifconfig begins each interface at the margin and the rest with a tab', () => {
    for (const line of runLine(MAC, NETWORK, 'ifconfig').lines) expect(line).toMatch(/^(\S+: flags=|\t\S)/);
  });

  it('diskutil keeps type, name, size and identifier in their columns', () => {
    const { lines } = runLine(MAC, NETWORK, 'diskutil list');
    const heading = lines[1] ?? '';
    for (const row of lines.filter((line) => /^ {3}\d:/.test(line)))
      expect(row.slice(heading.indexOf('IDENTIFIER'))).toMatch(/^disk\d(s\d)?$/);
  });
});
