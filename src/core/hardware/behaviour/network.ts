import { findMachine } from '../machines/find-machine.ts';
import { mostMbps } from '../machines/wire-map.ts';
import { isHome, type MachineState } from '../model/state.ts';
import { connectorOf, endSpec, hostPart } from './wiring.ts';

/** The network behind the wall port: its router leases addresses to whoever is linked. */
const NETWORK = { address: '192.168.50.23', mask: '255.255.255.0', gateway: '192.168.50.1' } as const;
/** An address that was typed in for another network, as the setting `static` keeps it. */
const ELSEWHERE = { address: '192.168.10.23', mask: '255.255.255.0', gateway: '192.168.10.1' } as const;
/** The address that the system gives itself when nobody leases one (APIPA, 169.254.0.0/16). */
const SELF_GIVEN = { address: '169.254.113.7', mask: '255.255.0.0', gateway: null } as const;

/**
 * How an adapter gets its address: leased by DHCP, typed in, given by itself because no DHCP server answered, or none because
 * nothing is plugged in.
 */
type Addressing = 'lease' | 'static' | 'apipa' | 'media-disconnected';

interface Adapter {
  /** The port's connector id. */
  readonly port: string;
  readonly mbps: number;
  readonly addressing: Addressing;
  readonly address: string | null;
  readonly mask: string | null;
  readonly gateway: string | null;
}

/** What the system says of an attempt to reach the gateway. */
export type PingOutcome = 'replies' | 'timed-out' | 'unreachable' | 'general-failure';

/** The connector at the other end of the network cable in a port; null without a cable. */
export function farSide(machine: MachineState, port: string): { cable: string; at: string | null } | null {
  for (const end in machine.plugs) {
    if (connectorOf(machine, end) !== port || machine.plugs[end] !== 'latched') continue;
    const cable = endSpec(machine.model, end)?.cable;
    const other = cable?.ends.find(({ id }) => id !== end)?.id;
    if (cable === undefined || other === undefined) continue;
    return { cable: cable.id, at: machine.plugs[other] === 'latched' ? connectorOf(machine, other) : null };
  }
  return null;
}

/** Whether a port's adapter takes part: the part that it is on is in, and the board's own is not disabled. */
function isEnabled(machine: MachineState, port: string): boolean {
  const host = findMachine(machine.model).connectors[port]?.host ?? '';
  const part = hostPart(machine, host);
  if (part === null) return false;
  return port === BOARD_PORT ? machine.settings['network-adapter'] !== 'off' : isHome(machine.parts[part]);
}

const BOARD_PORT = 'port-lan';

/** Link speed of a port in Mb/s; 0 without a link. */
export function linkAt(machine: MachineState, port: string): number {
  const far = farSide(machine, port);
  if (far?.at !== 'wall-lan' || !isEnabled(machine, port)) return 0;
  if (machine.traits[port]?.port === 'damaged' || machine.traits['wall-lan']?.port === 'unpatched') return 0;
  return mostMbps(machine.traits[far.cable], findMachine(machine.model).baseline.linkMbps);
}

function addressOf(machine: MachineState, port: string, mbps: number): Omit<Adapter, 'port' | 'mbps'> {
  if (mbps === 0) return { addressing: 'media-disconnected', address: null, mask: null, gateway: null };
  // The address that somebody typed in belongs to the board's adapter; a new one asks for its own.
  if (port === BOARD_PORT && machine.settings['ip-address'] === 'static')
    return { addressing: 'static', ...ELSEWHERE };
  return machine.traits['wall-lan']?.port === 'isolated'
    ? { addressing: 'apipa', ...SELF_GIVEN }
    : { addressing: 'lease', ...NETWORK };
}

/** The network adapters that the system lists: a disabled one is not listed, one without a cable is (corrections 13). */
export function adaptersOf(machine: MachineState): readonly Adapter[] {
  const { connectors } = findMachine(machine.model);
  return Object.values(connectors)
    .filter(({ family, host }) => family === 'rj45' && host !== 'wall')
    .filter(({ id }) => isEnabled(machine, id))
    .map(({ id }) => {
      const mbps = linkAt(machine, id);
      return { port: id, mbps, ...addressOf(machine, id, mbps) };
    });
}

const BEST_FIRST: readonly Addressing[] = ['lease', 'static', 'apipa', 'media-disconnected'];

/** The adapter that traffic takes: the one with the best address; null when none is listed. */
export function usedAdapter(machine: MachineState): Adapter | null {
  const [best] = [...adaptersOf(machine)].sort(
    (left, right) => BEST_FIRST.indexOf(left.addressing) - BEST_FIRST.indexOf(right.addressing),
  );
  return best ?? null;
}

/** Link speed of the machine in Mb/s through whichever of its adapters; 0 without a link. */
export function linkMbps(machine: MachineState): number {
  return Math.max(0, ...adaptersOf(machine).map(({ mbps }) => mbps));
}

/** The address that `ping` is asked for as the gateway: the adapter's own or, without one, that of this network. */
export function pingedGateway(machine: MachineState): string {
  return usedAdapter(machine)?.gateway ?? NETWORK.gateway;
}

/**
 * The answer of the gateway. Without an address in its network there is no way out; an address of another network finds nobody
 * there to ask; a router that is down does not answer in time.
 */
export function pingOutcome(machine: MachineState): PingOutcome {
  switch (usedAdapter(machine)?.addressing) {
    case 'lease':
      return machine.traits['wall-lan']?.port === 'no-gateway' ? 'timed-out' : 'replies';
    case 'static':
      return 'unreachable';
    default:
      return 'general-failure';
  }
}
