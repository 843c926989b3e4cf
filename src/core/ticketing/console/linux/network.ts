import type { Adapter, Host } from '../../world/host.ts';
import { addressedAdapters, hasLink, ipv4Of } from '../../world/host-network.ts';
import { broadcastOf, networkOf, prefixLength } from '../../world/ipv4.ts';
import type { NetworkSeen } from '../../world/network-seen.ts';
import { type Command, shown, usageOf } from '../command.ts';
import { colonMac, linkLocal } from '../layout.ts';

/** `ip address` and `ip route`. */
const LOOPBACK = [
  '1: lo: <LOOPBACK,UP,LOWER_UP> mtu 65536 qdisc noqueue state UNKNOWN group default qlen 1000',
  '    link/loopback 00:00:00:00:00:00 brd 00:00:00:00:00:00',
  '    inet 127.0.0.1/8 scope host lo',
  '       valid_lft forever preferred_lft forever',
] as const;

function lifetime(adapter: Adapter, now: number): string {
  const left = adapter.lease === null ? null : Math.max(0, adapter.lease.expires - now);
  return left === null
    ? '       valid_lft forever preferred_lft forever'
    : `       valid_lft ${left}sec preferred_lft ${left}sec`;
}

function addressLines(adapter: Adapter, now: number): readonly string[] {
  const setting = ipv4Of(adapter);
  const flags = !adapter.enabled
    ? 'BROADCAST,MULTICAST'
    : hasLink(adapter)
      ? 'BROADCAST,MULTICAST,UP,LOWER_UP'
      : 'NO-CARRIER,BROADCAST,MULTICAST,UP';
  return [
    `${adapter.index}: ${adapter.name}: <${flags}> mtu 1500 qdisc fq_codel state ${hasLink(adapter) ? 'UP' : 'DOWN'} group default qlen 1000`,
    `    link/ether ${colonMac(adapter.mac)} brd ff:ff:ff:ff:ff:ff`,
    ...(setting === null
      ? []
      : [
          `    inet ${setting.ip}/${prefixLength(setting.mask)} brd ${broadcastOf(setting.ip, setting.mask)} scope global ${setting.origin === 'lease' ? 'dynamic ' : ''}${adapter.name}`,
          lifetime(adapter, now),
        ]),
    ...(hasLink(adapter)
      ? [
          `    inet6 ${linkLocal(adapter.mac)}/64 scope link`,
          '       valid_lft forever preferred_lft forever',
        ]
      : []),
  ];
}

function addresses(host: Host, seen: NetworkSeen) {
  return {
    lines: [
      ...LOOPBACK,
      ...host.adapters.flatMap((adapter) => addressLines(adapter, seen.now + host.clock.skewSeconds)),
    ],
    shows: host.adapters.flatMap((adapter) => {
      const setting = ipv4Of(adapter);
      return [
        shown('adapter.link', adapter.name, hasLink(adapter) ? 'up' : 'down'),
        shown('adapter.mac', adapter.name, adapter.mac),
        ...(setting === null
          ? []
          : [
              shown('adapter.address', adapter.name, setting.ip),
              shown('adapter.mask', adapter.name, setting.mask),
            ]),
      ];
    }),
  };
}

function routes(host: Host) {
  const rows = addressedAdapters(host).flatMap((adapter) => {
    const setting = ipv4Of(adapter);
    if (setting === null) return [];
    const protocol = setting.origin === 'lease' ? 'dhcp' : 'static';
    return [
      ...(setting.gateway === null
        ? []
        : [
            `default via ${setting.gateway} dev ${adapter.name} proto ${protocol} src ${setting.ip} metric 100`,
          ]),
      `${networkOf(setting.ip, setting.mask)}/${prefixLength(setting.mask)} dev ${adapter.name} proto kernel scope link src ${setting.ip} metric 100`,
    ];
  });
  return {
    lines: rows,
    shows: addressedAdapters(host).flatMap((adapter) => {
      const setting = ipv4Of(adapter);
      return setting === null
        ? []
        : [
            shown('adapter.address', adapter.name, setting.ip),
            shown('adapter.gateway', adapter.name, setting.gateway ?? ''),
          ];
    }),
  };
}

const usage = [
  'Usage: ip [ OPTIONS ] OBJECT { COMMAND | help }',
  '       where OBJECT := { address | route }',
  '',
] as const;

export const ip: Command = {
  usage,
  run: (host, seen, args) => {
    const [object = '', verb, ...more] = args.filter((argument) => argument !== '-4' && argument !== '-br');
    const isShow = more.length === 0 && (verb === undefined || ['show', 's', 'list'].includes(verb));
    if (isShow && object !== '' && 'address'.startsWith(object)) return addresses(host, seen);
    if (isShow && object !== '' && 'route'.startsWith(object)) return routes(host);
    return usageOf({ usage }, ...(object === '' ? [] : [`Object "${object}" is unknown, try "ip help".`]));
  },
};
