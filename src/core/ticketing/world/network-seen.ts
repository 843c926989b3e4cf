import type { DeskTime } from '../clocks/business-time.ts';
import type { PolicyResult } from './host.ts';

/**
 * What a computer can find out about the network around it. The world supplies it, console and remote desktop ask it; each
 * answer is made when it is asked for. `segment` is the piece of network that an adapter has link to.
 */
export interface NetworkSeen {
  readonly now: DeskTime;
  /**
   * What a DHCP server offers there, or null when none answers (none there, or its scope is full). `held`: the address that
   * the computer has from a lease; a server of the same network confirms it.
   */
  offer(segment: string, mac: string, held: string | null): DhcpOffer | null;
  /** Whether an address that a computer has from a lease still is one of this piece of network. */
  holds(segment: string, address: string): boolean;
  /** Hardware address of whoever has this address on the same piece of network. */
  neighbour(segment: string, address: string): string | null;
  /** Hardware addresses of all who have it: more than one where two machines use the same address. */
  holders(segment: string, address: string): readonly string[];
  /** The way of a packet that has left through a gateway; left out: the one of the network. */
  journey(segment: string, address: string, through?: string): Journey;
  /** What a name server answers to a question from there. */
  ask(segment: string, server: string, name: string): NameAnswer;
  /** What a file server says to a user who asks for a share. */
  share(segment: string, address: string, share: string, user: string): ShareAnswer;
  /** Seconds by which a time source is wrong, or null when it cannot be asked from there. */
  timeOffset(segment: string, source: string): number | null;
  /** An account of the domain as its controllers hold it now. */
  account(login: string): DomainAccount | null;
  readonly controller: { readonly name: string; readonly address: string };
  /** What group policy says now for this computer and user. */
  policy(host: string, user: string): PolicyResult;
}

export interface DhcpOffer {
  readonly ip: string;
  readonly mask: string;
  readonly gateway: string | null;
  readonly dns: readonly string[];
  readonly suffix: string;
  readonly server: string;
  readonly leaseSeconds: number;
}

export interface Hop {
  /** Null: this router does not answer. */
  readonly address: string | null;
  readonly name: string | null;
  readonly ms: number;
}

export interface Journey {
  /** The routers on the way, the gateway first, without the destination. */
  readonly hops: readonly Hop[];
  readonly end: JourneyEnd;
  /** Replies that get lost, in percent. */
  readonly lossPercent: number;
}

export type JourneyEnd =
  | { readonly kind: 'reply'; readonly ms: number; readonly ttl: number; readonly name: string | null }
  | { readonly kind: 'silence' }
  /** A router says that it knows no way. */
  | { readonly kind: 'unreachable'; readonly by: string }
  /** Routers pass it round until its time to live is used up. */
  | { readonly kind: 'loop'; readonly by: string };

export type NameAnswer =
  | {
      readonly kind: 'addresses';
      readonly name: string;
      readonly addresses: readonly string[];
      readonly authoritative: boolean;
    }
  /** Of a reverse look-up. */
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'non-existent' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'silence' };

export type ShareAnswer = 'open' | 'access-denied' | 'no-such-share' | 'no-answer';

export interface DomainAccount {
  readonly login: string;
  readonly fullName: string;
  readonly comment: string;
  readonly active: boolean;
  readonly locked: boolean;
  readonly passwordSet: DeskTime;
  /** Null: never. */
  readonly passwordExpires: DeskTime | null;
  readonly lastLogon: DeskTime | null;
  readonly groups: readonly string[];
  readonly homeDirectory: string | null;
}
