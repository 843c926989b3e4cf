import { describe, expect, it } from 'vitest';
import { announce } from '../../../../src/core/ticketing/console/announce.ts';
import { complete } from '../../../../src/core/ticketing/console/complete.ts';
import {
  type ConsoleHistory,
  fieldOf,
  NO_HISTORY,
  newer,
  older,
  remembered,
} from '../../../../src/core/ticketing/console/history.ts';
import { runLine } from '../../../../src/core/ticketing/console/run.ts';
import type { Host } from '../../../../src/core/ticketing/world/host.ts';
import { KIOSK, LAPTOP, MAC, NETWORK, SELF_ASSIGNED, withAdapter } from '../support/company.ts';

describe('Tab', () => {
  it.each<readonly [string, Host, string, string, readonly string[]]>([
    ['one command', LAPTOP, 'ipc', 'ipconfig ', ['ipconfig']],
    ['several commands', LAPTOP, 'net', 'net', ['net', 'netstat']],
    ['a common beginning', LAPTOP, 'gp', 'gp', ['gpresult', 'gpupdate']],
    ['a switch', LAPTOP, 'ipconfig /fl', 'ipconfig /flushdns ', ['/flushdns']],
    ['switches with a common beginning', LAPTOP, 'ipconfig /r', 'ipconfig /re', ['/release', '/renew']],
    ['an adapter', LAPTOP, 'ipconfig /renew W', 'ipconfig /renew Wi-Fi ', ['Wi-Fi']],
    [
      'an adapter whose name has a space',
      LAPTOP,
      'ipconfig /renew Lark',
      'ipconfig /renew "Larkfield VPN" ',
      ['Larkfield VPN'],
    ],
    ['a service', LAPTOP, 'net stop spo', 'net stop Spooler ', ['Spooler']],
    ['a drive', LAPTOP, 'net use h', 'net use H:', ['H:']],
    ['a verb of net', LAPTOP, 'net us', 'net use', ['use', 'user']],
    ['nothing known', LAPTOP, 'ping zz', 'ping zz', []],
    ['a command of no table', LAPTOP, 'constructor x', 'constructor x', []],
    ['a path', KIOSK, 'ls /v', 'ls /var/', ['/var/']],
    ['a deeper path', KIOSK, 'cat /var/log/ki', 'cat /var/log/kiosk/', ['/var/log/kiosk/']],
    ['a unit behind sudo', KIOSK, 'sudo systemctl restart ng', 'sudo systemctl restart nginx ', ['nginx']],
    ['a verb of security', MAC, 'security un', 'security unlock-keychain ', ['unlock-keychain']],
  ])('completes %s', (_, host, typed, line, options) => {
    expect(complete(host, typed)).toEqual({ line, options });
  });

  it('what it completes to runs', () => {
    for (const name of complete(LAPTOP, '').options)
      expect(runLine(LAPTOP, NETWORK, name).status).not.toBe('unknown-command');
  });
});

describe('the arrow keys', () => {
  const sent = (...lines: readonly string[]): ConsoleHistory => lines.reduce(remembered, NO_HISTORY);

  it('walk back to the oldest line and forward to what was being typed', () => {
    const one = older(sent('ipconfig', 'ping wms'), 'nsl');
    const two = older(one, fieldOf(one));
    const three = older(two, fieldOf(two));
    expect([one, two, three].map(fieldOf)).toEqual(['ping wms', 'ipconfig', 'ipconfig']);
    expect(fieldOf(newer(three))).toBe('ping wms');
    expect(fieldOf(newer(newer(three)))).toBe('nsl');
    expect(fieldOf(newer(newer(newer(three))))).toBe('nsl');
  });

  it('a repetition and an empty line are not kept', () => {
    expect(sent('hostname', 'hostname', '  ', 'hostname ').lines).toEqual(['hostname']);
  });

  it('nothing happens without a history', () => {
    expect(older(NO_HISTORY, 'a')).toBe(NO_HISTORY);
    expect(newer(NO_HISTORY)).toBe(NO_HISTORY);
  });
});

describe('what the live region says', () => {
  const selfAssigned = withAdapter(LAPTOP, 'Ethernet', { ipv4: SELF_ASSIGNED, lease: null, suffixes: [] });
  it.each<readonly [string, Host, string, ReturnType<typeof announce>]>([
    [
      'an address',
      selfAssigned,
      'ipconfig',
      { key: 'address', values: { count: 22, of: 'Ethernet', value: '169.254.88.12' } },
    ],
    [
      'no link',
      withAdapter(LAPTOP, 'Ethernet', { segment: null }),
      'ipconfig',
      { key: 'link-down', values: { count: 19, of: 'Ethernet', value: 'down' } },
    ],
    ['a reply', LAPTOP, 'ping wms', { key: 'reach-reply', values: { count: 11, of: 'wms', value: 'reply' } }],
    [
      'an unknown name',
      LAPTOP,
      'ping wmss',
      { key: 'reach-no-name', values: { count: 1, of: 'wmss', value: 'no-name' } },
    ],
    [
      'a found name',
      LAPTOP,
      'nslookup wms',
      { key: 'name-found', values: { count: 6, of: 'wms', value: '10.20.0.30' } },
    ],
    [
      'a denied name',
      LAPTOP,
      'nslookup wmss',
      { key: 'name-non-existent', values: { count: 4, of: 'wmss', value: 'non-existent' } },
    ],
    [
      'a system error',
      LAPTOP,
      'net use X: \\\\fils\\home$',
      { key: 'drive-failed', values: { count: 4, of: 'X:', value: '53' } },
    ],
    [
      'a service',
      LAPTOP,
      'sc query spooler',
      { key: 'service', values: { count: 10, of: 'Spooler', value: 'running' } },
    ],
    [
      'a list',
      LAPTOP,
      'net localgroup',
      { key: 'lines', values: { count: 12, value: 'Aliases for \\\\AS-LT-2231' } },
    ],
    ['an unknown command', LAPTOP, 'ipcnfig /all', { key: 'unknown-command', values: { name: 'ipcnfig' } }],
    ['a usage', LAPTOP, 'sc', { key: 'usage', values: { count: 12 } }],
    ['a pipe', LAPTOP, 'ipconfig | more', { key: 'joined', values: {} }],
    ['a clear screen', LAPTOP, 'cls', { key: 'cleared', values: {} }],
    ['silence', KIOSK, 'sudo systemctl restart nginx', { key: 'done', values: {} }],
  ])('%s', (_, host, typed, said) => {
    expect(announce(runLine(host, NETWORK, typed))).toEqual(said);
  });
});
