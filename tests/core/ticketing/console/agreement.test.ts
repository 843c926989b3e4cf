import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { announce } from '../../../../src/core/ticketing/console/announce.ts';
import { COMMAND_NAMES } from '../../../../src/core/ticketing/console/command-names.ts';
import { complete } from '../../../../src/core/ticketing/console/complete.ts';
import { runLine } from '../../../../src/core/ticketing/console/run.ts';
import type { Host } from '../../../../src/core/ticketing/world/host.ts';
import { ipv4Of } from '../../../../src/core/ticketing/world/host-network.ts';
import { networkFrom } from '../../../../src/core/ticketing/world/network-tables.ts';
import { HEALTHY_TABLES, KIOSK, LAPTOP, MAC, NOW } from '../support/company.ts';
import { network, windowsHost } from '../support/random-hosts.ts';

/** Random hosts, random networks and random acts: whatever happens, the commands tell the same story. */
const LINES = [
  'ipconfig /release',
  'ipconfig /renew',
  'ipconfig /flushdns',
  'net stop dnscache',
  'net stop spooler',
  'net start spooler',
  'net use H: /delete',
  'net use H: \\\\files\\home$',
  'w32tm /resync',
  'gpupdate /force',
  'klist purge',
  'ping 10.20.12.200',
  'ping wms',
  'arp -d *',
  'sfc /scannow',
] as const;

const OWN_IN_PING = /^Reply from (\S+): Destination host unreachable\.$/;

describe('no two commands disagree about a host', () => {
  it('its addresses are the same in ipconfig, netstat, arp, route, systeminfo and the failures of ping and tracert', () => {
    fc.assert(
      fc.property(
        windowsHost,
        network,
        fc.array(fc.constantFrom(...LINES), { maxLength: 6 }),
        (start, seen, acts) => {
          const host = acts.reduce((left, typed) => runLine(left, seen, typed).host, start);
          const text = (typed: string): string => runLine(host, seen, typed).lines.join('\n');
          const listed = [...text('ipconfig').matchAll(/IPv4 Address[ .]+: (\S+)/g)].map((match) => match[1]);
          const all = [
            ...text('ipconfig /all').matchAll(/IPv4 Address[ .]+: ([\d.]+)\((?:Preferred|Duplicate)\)/g),
          ].map((match) => match[1]);
          expect(all).toEqual(listed);
          const own = new Set(listed);
          const local = [...text('netstat -ano').matchAll(/^ {2}TCP {4}([\d.]+):139 /gm)].map(
            (match) => match[1],
          );
          expect(new Set(local)).toEqual(own);
          const hostRoutes = [
            ...text('route print').matchAll(/^ +([\d.]+) +255\.255\.255\.255 +On-link +\1 /gm),
          ].map((match) => match[1]);
          expect(new Set(hostRoutes.filter((address) => address !== '127.0.0.1'))).toEqual(own);
          const cards = [...text('systeminfo').matchAll(/^ {33}\[01\]: (\d+\.\d+\.\d+\.\d+)$/gm)].map(
            (match) => match[1],
          );
          expect(new Set(cards)).toEqual(own);
          for (const [, address] of text('arp -a').matchAll(/^Interface: (\S+) ---/gm))
            expect(own).toContain(address);
          for (const target of ['10.20.12.99', '10.20.0.30', 'wms']) {
            for (const line of runLine(host, seen, `ping ${target}`).lines) {
              const sender = OWN_IN_PING.exec(line)?.[1];
              if (sender !== undefined) expect(own).toContain(sender);
            }
            const reporter = /\[(\S+)\] {2}reports: Destination host unreachable/.exec(
              text(`tracert ${target}`),
            )?.[1];
            if (reporter !== undefined) expect(own).toContain(reporter);
          }
        },
      ),
      { numRuns: 150, seed: 20261123 },
    );
  });

  it('ping, tracert, pathping and the shares agree whether a server can be reached', () => {
    fc.assert(
      fc.property(windowsHost, network, (host, seen) => {
        const reachOf = (typed: string): string =>
          runLine(host, seen, typed).shows.find(({ fact }) => fact === 'reach')?.value ?? '';
        for (const target of ['files', 'wms', '10.20.0.20', '10.20.12.200']) {
          const pinged = reachOf(`ping ${target}`);
          const traced = reachOf(`tracert ${target}`);
          expect(reachOf(`pathping ${target}`)).toBe(traced);
          // Packets that get lost on the way are not seen by three probes a hop.
          if (pinged !== 'lossy' && traced !== 'reply') expect(pinged).toBe(traced);
          const failed = ['no-name', 'general-failure', 'unreachable-here', 'unreachable-router'].includes(
            pinged,
          );
          if (target === 'files' && failed)
            expect(
              runLine({ ...host, drives: [] }, seen, 'net use X: \\\\files\\home$').shows[0]?.value,
            ).toBe('53');
        }
      }),
      { numRuns: 150, seed: 20261123 },
    );
  });

  it('what an output says that it shows, it shows, and that is so', () => {
    const typed = fc.constantFrom(
      'ipconfig',
      'ipconfig /all',
      'route print',
      'netstat -an',
      'arp -a',
      'systeminfo',
    );
    fc.assert(
      fc.property(windowsHost, network, typed, (host, seen, line) => {
        const output = runLine(host, seen, line);
        const text = output.lines.join('\n');
        for (const { fact, of, value } of output.shows)
          if (fact === 'adapter.address') {
            expect(text).toContain(value);
            const adapter = host.adapters.find(({ name }) => name === of);
            expect(adapter === undefined ? null : ipv4Of(adapter)?.ip).toBe(value);
          }
      }),
      { numRuns: 200, seed: 20261123 },
    );
  });

  it('every command prints the facts that it says it has shown', () => {
    /** Facts that are printed as they are; of the others the value is a code or a number of megabytes. */
    const PRINTED =
      /^(adapter\.(address|mask|gateway|dhcp-server|dns|lease|suffix)|clock\.(source|time)|credential|host\.(booted|domain|model|name)|local\.|name\.server|neighbour|path|policy|process|session\.(groups|user))/;
    const typed = fc.constantFrom(
      'ipconfig',
      'ipconfig /all',
      'netstat -an',
      'netstat -r',
      'arp -a',
      'route print',
      'systeminfo',
      'hostname',
      'whoami',
      'whoami /groups',
      'gpresult /r',
      'gpresult /r /scope user',
      'gpresult /r /scope computer',
      'w32tm /query /status',
      'w32tm /resync',
      'w32tm /query /source',
      'klist',
      'cmdkey /list',
      'tasklist',
      'tasklist /svc',
      'net user',
      'net localgroup',
      'net localgroup users',
      'net use',
      'nslookup wms',
      'ping 10.20.12.99',
      'tracert wms',
      'tracert 10.20.12.99',
      'pathping wms',
      'date',
      'time',
    );
    fc.assert(
      fc.property(windowsHost, network, typed, (plain, seen, line) => {
        const host: Host = {
          ...plain,
          credentials: [{ target: 'files', kind: 'Domain Password', user: 'CORP\\nferrant', savedAt: 0 }],
        };
        const output = runLine(host, seen, line);
        const text = output.lines.join('\n').toLowerCase();
        for (const { fact, value } of output.shows)
          if (PRINTED.test(fact))
            for (const part of value.split(fact.startsWith('adapter.dns') || fact === 'path' ? ' ' : ', '))
              expect(`${fact}: ${text}`).toContain(part.toLowerCase());
      }),
      { numRuns: 300, seed: 20261123 },
    );
  });

  it('the controller is the same in systeminfo, klist and w32tm, whichever it is', () => {
    const controller = { name: 'as-dc-02.corp.larkfield.example', address: '10.20.0.11' };
    const seen = networkFrom({ ...HEALTHY_TABLES, controller }, NOW);
    const { host } = runLine(LAPTOP, seen, 'w32tm /resync');
    const text = (typed: string): string => runLine(host, seen, typed).lines.join('\n');
    expect(text('systeminfo')).toContain('Logon Server:              \\\\AS-DC-02');
    expect(text('klist')).toContain(`Kdc Called: ${controller.name}`);
    expect(text('w32tm /query /status')).toContain('ReferenceId: 0x0A14000B (source IP:  10.20.0.11)');
    expect(text('w32tm /query /status')).toContain(`Source: ${controller.name}`);
  });

  it('services are the same in net start, sc query and tasklist after any acts', () => {
    const acts = fc.array(
      fc.constantFrom(
        'net stop spooler',
        'net start spooler',
        'net stop LanmanWorkstation',
        'sc stop W32Time',
        'sc start w32time',
        'net start Netlogon',
        'net stop dhcp',
      ),
      { maxLength: 8 },
    );
    const seen = networkFrom(HEALTHY_TABLES, NOW);
    fc.assert(
      fc.property(acts, (lines) => {
        const host = lines.reduce((left, typed) => runLine(left, seen, typed).host, LAPTOP);
        const started = new Set(runLine(host, seen, 'net start').lines.map((line) => line.trim()));
        const processes = runLine(host, seen, 'tasklist /svc').lines.join('\n');
        for (const { name, display, state } of host.services) {
          const isRunning = runLine(host, seen, `sc query ${name}`).lines.some((line) =>
            line.endsWith('4  RUNNING'),
          );
          expect(isRunning).toBe(state === 'running');
          expect(started.has(display)).toBe(isRunning);
          expect(new RegExp(`[ ,]${name}(,|$)`, 'm').test(processes)).toBe(isRunning);
        }
      }),
      { numRuns: 60, seed: 20261123 },
    );
  });
});

describe('the console is safe to type into', () => {
  const word = fc.oneof(
    fc.constantFrom(
      '/all',
      '/?',
      '-a',
      '-u',
      '*',
      '"',
      "'",
      '\\\\',
      'H:',
      'constructor',
      '__proto__',
      'toString',
      '/delete',
      '-n',
      '-c',
      '@',
      '/var/log',
      '(',
      '[',
      '..',
      '-',
      '--',
      '/',
    ),
    fc.string({ maxLength: 6 }),
  );
  const host = fc.constantFrom(LAPTOP, MAC, KIOSK);

  it('any line gives an answer, and the same answer again; the host stays plain data', () => {
    fc.assert(
      fc.property(
        host.chain((one) =>
          fc.tuple(
            fc.constant(one),
            fc.oneof(fc.constantFrom(...COMMAND_NAMES[one.os]), word),
            fc.array(word, { maxLength: 4 }),
          ),
        ),
        network,
        ([one, name, args], seen) => {
          const typed = [name, ...args].join(' ');
          const output = runLine(one, seen, typed);
          expect(runLine(one, seen, typed)).toEqual(output);
          for (const line of output.lines) expect(line).not.toMatch(/undefined|NaN|\[object|\n/);
          expect(JSON.parse(JSON.stringify(output.host))).toEqual(output.host);
          expect(complete(one, typed).line).toContain(args.length === 0 ? '' : name.trim());
          announce(output);
        },
      ),
      { numRuns: 600, seed: 20261123 },
    );
  });
});
