import type { DeskTime } from '../clocks/business-time.ts';
import type { BrowserSetup } from './browser-setup.ts';
import type { Disk, Hardware } from './hardware.ts';
import type { HostPrinting } from './host-printing.ts';
import type { Keychain } from './keychain-record.ts';
import type { MailProgram } from './mail-program.ts';
import type { Microphones } from './microphone-settings.ts';
import type { OfficePrograms } from './office-programs.ts';
import type { SyncClient } from './sync-client.ts';

/**
 * A computer of the company as its own tools see it: console, settings, event log, services, disks. Plain data; every tool
 * is a view of it or returns a changed copy. What other machines do is `NetworkSeen`.
 */
export type OperatingSystem = 'windows-11' | 'macos' | 'linux';

type Medium = 'ethernet' | 'wireless' | 'vpn';

/** How an adapter got its address: from a DHCP server, from a person, or from itself because no server answered. */
type AddressOrigin = 'lease' | 'static' | 'self-assigned';

export interface Ipv4Setting {
  readonly ip: string;
  readonly mask: string;
  readonly gateway: string | null;
  readonly origin: AddressOrigin;
}

interface Lease {
  readonly server: string;
  readonly obtained: DeskTime;
  readonly expires: DeskTime;
}

interface RouteEntry {
  readonly network: string;
  readonly mask: string;
}

export interface Adapter {
  /** `Ethernet`, `Wi-Fi`; `en0`, `eth0` elsewhere. */
  readonly name: string;
  readonly medium: Medium;
  readonly description: string;
  /** `3C-52-82-6A-1F-D4`. */
  readonly mac: string;
  readonly index: number;
  /** A disabled adapter is not listed by the console at all. */
  readonly enabled: boolean;
  /** The piece of network at the other end of the cable or radio; null without link ("Media disconnected"). */
  readonly segment: string | null;
  readonly dhcp: boolean;
  /** What it uses while it has link. Null after a release. */
  readonly ipv4: Ipv4Setting | null;
  readonly lease: Lease | null;
  readonly dns: { readonly servers: readonly string[]; readonly origin: 'dhcp' | 'static' };
  /** Connection-specific suffixes; the first is printed as the suffix, all are searched. */
  readonly suffixes: readonly string[];
  /** Networks that go through this adapter besides its own (a split tunnel). */
  readonly routes: readonly RouteEntry[];
}

export interface Service {
  /** `Spooler`; a unit (`nginx`) on Linux. */
  readonly name: string;
  readonly display: string;
  readonly state: 'running' | 'stopped';
  readonly start: 'automatic' | 'manual' | 'disabled';
  readonly pid: number;
  /** Names of services that cannot run without this one. */
  readonly dependents: readonly string[];
  /** Why a start ends at once, or null. */
  readonly failure: ServiceFailure | null;
}

type ServiceFailure = 'ends-unexpectedly' | 'cannot-log-on' | 'no-space' | 'no-permission';

type EventLevel = 'critical' | 'error' | 'warning' | 'information';

export interface LogEvent {
  readonly at: DeskTime;
  readonly log: 'System' | 'Application' | 'Security';
  readonly level: EventLevel;
  /** `Service Control Manager`, `Tcpip`; the unit on Linux. */
  readonly source: string;
  readonly id: number;
  /** What the computer itself wrote. */
  readonly message: string;
}

export interface Process {
  readonly image: string;
  readonly pid: number;
  readonly session: 'Services' | 'Console';
  readonly memoryKb: number;
  /** Share of the processors in percent. */
  readonly cpu: number;
}

export interface Encryption {
  readonly state: 'encrypted' | 'decrypted' | 'encrypting';
  readonly percent: number;
  readonly protection: 'on' | 'off';
  /** Of the recovery password; the password itself is no fact of the host. */
  readonly keyId: string | null;
}

export interface Volume {
  /** `C:` or a mount point. */
  readonly mount: string;
  readonly label: string;
  readonly fileSystem: string;
  readonly device: string;
  readonly sizeMb: number;
  readonly freeMb: number;
  readonly errors: 'none' | 'file-system' | 'bad-sectors';
  readonly encryption: Encryption | null;
}

/** A file or folder that a ticket needs; sizes of folders are the sums of what they hold. */
export interface FileEntry {
  readonly path: string;
  readonly kind: 'file' | 'folder';
  readonly sizeMb: number;
  readonly owner: string;
  readonly mode: string;
  readonly changed: DeskTime;
  readonly lines: readonly string[];
}

export interface MappedDrive {
  readonly letter: string;
  /** `\\files\home`: by short name or full name, as it was mapped. */
  readonly unc: string;
  readonly persistent: boolean;
  /** Whether a connection stands now, and as whom. */
  readonly connectedAs: string | null;
}

export interface StoredCredential {
  readonly target: string;
  readonly kind: 'Domain Password' | 'Generic';
  readonly user: string;
  /** The password is stale when the account got another one later. */
  readonly savedAt: DeskTime;
}

interface Clock {
  /** How far it is ahead of the true time; negative when behind. */
  readonly skewSeconds: number;
  readonly source: string;
  readonly type: 'domain' | 'manual' | 'none';
  readonly lastSync: DeskTime | null;
  readonly pollSeconds: number;
}

export interface Program {
  readonly name: string;
  readonly version: string;
  readonly publisher: string;
  readonly installed: DeskTime;
}

export interface Driver {
  readonly device: string;
  readonly kind: string;
  readonly version: string;
  readonly installed: DeskTime;
  readonly state: 'working' | 'error' | 'disabled';
  /** Number that Device Manager shows (10, 43 …). */
  readonly code: number;
}

export interface PolicyResult {
  readonly appliedAt: DeskTime;
  readonly from: string;
  readonly computer: readonly string[];
  readonly user: readonly string[];
  /** Policies that were filtered out, with the reason that Windows prints. */
  readonly denied: readonly { readonly name: string; readonly reason: string }[];
}

export interface Certificate {
  readonly store: 'computer' | 'user';
  readonly subject: string;
  readonly issuer: string;
  readonly from: DeskTime;
  readonly to: DeskTime;
}

interface HostsEntry {
  readonly address: string;
  readonly names: readonly string[];
}

interface CachedName {
  readonly name: string;
  /** Null: the cache remembers that the name does not exist. */
  readonly address: string | null;
  readonly secondsLeft: number;
}

interface Proxy {
  readonly enabled: boolean;
  readonly server: string | null;
}

interface Browser {
  /** Of the page that it is at: a name, or numbers. */
  readonly address: string;
  /** Left out: as the company has set it up. */
  readonly setup?: BrowserSetup;
}

interface Session {
  /** Login. */
  readonly user: string;
  readonly fullName: string;
  readonly signedInAt: DeskTime;
  /** Domain groups of the token: those of the moment of signing in. */
  readonly groups: readonly string[];
  readonly elevated: boolean;
  /** `krbtgt/…` first; empty when no domain controller gave any. */
  readonly tickets: readonly KerberosTicket[];
}

interface KerberosTicket {
  readonly server: string;
  readonly start: DeskTime;
  readonly end: DeskTime;
}

export interface LocalAccount {
  readonly name: string;
  readonly fullName: string;
  readonly comment: string;
  readonly active: boolean;
  readonly groups: readonly string[];
  readonly passwordSet: DeskTime;
}

export interface Host {
  readonly office: OfficePrograms;
  readonly microphones: Microphones;
  readonly printing: HostPrinting;
  readonly mailProgram: MailProgram;
  readonly hardware: Hardware;
  readonly sync: SyncClient;
  readonly name: string;
  readonly os: OperatingSystem;
  readonly version: { readonly name: string; readonly release: string; readonly build: string };
  readonly model: { readonly maker: string; readonly name: string; readonly serial: string };
  readonly processor: string;
  readonly memoryMb: number;
  /** Null outside of a domain. */
  readonly domain: string | null;
  readonly installedAt: DeskTime;
  readonly bootedAt: DeskTime;
  readonly session: Session;
  readonly adapters: readonly Adapter[];
  /** Suffixes that a policy or a person has written down; null: those of the domain and of the connections. */
  readonly suffixList: readonly string[] | null;
  readonly hostsFile: readonly HostsEntry[];
  readonly dnsCache: readonly CachedName[];
  /** Addresses on its own network that it exchanged packets with lately (the ARP cache asks for their hardware). */
  readonly met: readonly string[];
  readonly proxy: Proxy;
  readonly browser: Browser;
  /** Broken: even 127.0.0.1 does not answer. */
  readonly stack: 'working' | 'broken';
  readonly services: readonly Service[];
  readonly events: readonly LogEvent[];
  readonly processes: readonly Process[];
  readonly disks: readonly Disk[];
  readonly volumes: readonly Volume[];
  readonly files: readonly FileEntry[];
  readonly drives: readonly MappedDrive[];
  readonly credentials: readonly StoredCredential[];
  readonly clock: Clock;
  readonly programs: readonly Program[];
  readonly drivers: readonly Driver[];
  readonly hotfixes: readonly string[];
  readonly policy: PolicyResult | null;
  readonly certificates: readonly Certificate[];
  readonly accounts: readonly LocalAccount[];
  /** What `sfc` and `DISM` would find. */
  readonly systemFiles: 'intact' | 'damaged';
  readonly componentStore: 'intact' | 'damaged';
  readonly keychains: readonly Keychain[];
}
