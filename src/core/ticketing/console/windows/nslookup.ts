import type { Host } from '../../world/host.ts';
import { candidateNames, nameServers, segmentTowards } from '../../world/host-network.ts';
import { isIpv4, reverseName } from '../../world/ipv4.ts';
import type { NameAnswer, NetworkSeen } from '../../world/network-seen.ts';
import { type Command, type Result, shown, switchOf, usageOf } from '../command.ts';

/** Asks a name server itself: neither the cache nor the hosts file has a say. */
const usage = [
  'Usage:',
  '   nslookup [-opt ...]             # interactive mode using default server',
  "   nslookup [-opt ...] - server    # interactive mode using 'server'",
  "   nslookup [-opt ...] host        # just look up 'host' using default server",
  "   nslookup [-opt ...] host server # just look up 'host' using 'server'",
] as const;

const TIME_OUT = ['DNS request timed out.', '    timeout was 2 seconds.'] as const;

/** Where Windows looks when no adapter has a server. */
const NOWHERE = '::1';

function answerFrom(host: Host, seen: NetworkSeen, server: string, name: string): NameAnswer {
  const segment = segmentTowards(host, seen, server);
  return segment === null ? { kind: 'silence' } : seen.ask(segment, server, name);
}

/** The first name of the search list that is not denied. */
function search(host: Host, seen: NetworkSeen, server: string, typed: string): NameAnswer {
  const names = isIpv4(typed) ? [reverseName(typed)] : candidateNames(host, typed);
  let answer: NameAnswer = { kind: 'non-existent' };
  for (const name of names) {
    answer = answerFrom(host, seen, server, name);
    if (answer.kind !== 'non-existent') return answer;
  }
  return answer;
}

function serverLines(name: string, address: string): readonly string[] {
  return [`Server:  ${name}`, `Address:  ${address}`, ''];
}

function found(answer: Extract<NameAnswer, { kind: 'addresses' }>): readonly string[] {
  const [first = '', ...others] = answer.addresses;
  return [
    ...(answer.authoritative ? [] : ['Non-authoritative answer:']),
    `Name:    ${answer.name}`,
    ...(others.length === 0
      ? [`Address:  ${first}`]
      : [`Addresses:  ${first}`, ...others.map((address) => `          ${address}`)]),
    '',
  ];
}

function report(server: string, serverName: string, typed: string, answer: NameAnswer): readonly string[] {
  switch (answer.kind) {
    case 'addresses':
      return found(answer);
    case 'name':
      return [`Name:    ${answer.name}`, `Address:  ${typed}`, ''];
    case 'non-existent':
      return [`*** ${serverName} can't find ${typed}: Non-existent domain`];
    case 'refused':
      return [`*** ${serverName} can't find ${typed}: Query refused`];
    case 'silence':
      return server === NOWHERE
        ? [`*** ${serverName} can't find ${typed}: No response from server`]
        : [...TIME_OUT, ...TIME_OUT, ...TIME_OUT, ...TIME_OUT, `*** Request to ${serverName} timed-out`];
  }
}

function codeOf(answer: NameAnswer): string {
  switch (answer.kind) {
    case 'addresses':
      return answer.addresses.join(' ');
    case 'name':
      return answer.name;
    case 'silence':
      return 'timed-out';
    case 'refused':
    case 'non-existent':
      return answer.kind;
  }
}

/** A server that is typed by name is looked up first. */
function addressOfServer(host: Host, seen: NetworkSeen, typed: string | undefined): string | null {
  const [own] = nameServers(host);
  if (typed === undefined) return own ?? NOWHERE;
  if (isIpv4(typed)) return typed;
  if (own === undefined) return null;
  const answer = search(host, seen, own, typed);
  return answer.kind === 'addresses' ? (answer.addresses[0] ?? null) : null;
}

function ask(host: Host, seen: NetworkSeen, typed: string | undefined, wanted: string | undefined): Result {
  const server = addressOfServer(host, seen, wanted);
  if (server === null)
    return { lines: [`*** Can't find server address for '${wanted ?? ''}':`], status: 'failed' };
  const reverse =
    server === NOWHERE ? ({ kind: 'silence' } as const) : answerFrom(host, seen, server, reverseName(server));
  const serverName = reverse.kind === 'name' ? reverse.name : 'UnKnown';
  const waited = reverse.kind === 'silence' && server !== NOWHERE ? TIME_OUT : [];
  if (typed === undefined)
    return {
      lines: [...waited, `Default ${serverLines(serverName, server).join('\n')}`, '> '].flatMap((line) =>
        line.split('\n'),
      ),
      shows: [shown('name.server', '', server)],
    };
  const answer = search(host, seen, server, typed);
  return {
    lines: [...waited, ...serverLines(serverName, server), ...report(server, serverName, typed, answer)],
    shows: [shown('name.answer', typed, codeOf(answer)), shown('name.server', '', server)],
    seconds: answer.kind === 'silence' ? 40 : 30,
    status: answer.kind === 'addresses' || answer.kind === 'name' ? 'ok' : 'failed',
  };
}

export const nslookup: Command = {
  usage,
  run: (host, seen, args) => {
    const options = args.filter((argument) => argument.startsWith('-') && argument !== '-');
    const known = options.every((option) => /^-(type|q|querytype|timeout)=\w+$/i.test(option));
    const [typed, server, ...more] = args.filter((argument) => !options.includes(argument));
    if (!known || more.length > 0 || switchOf(typed ?? '') === '?')
      return usageOf({ usage }, ...(known ? [] : [`*** Invalid option: ${(options[0] ?? '').slice(1)}`]));
    return ask(host, seen, typed === '-' ? undefined : typed, server);
  },
};
