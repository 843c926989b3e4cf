import type { RailSpec } from '../machines/baseline.ts';
import type { Rail } from '../machines/pinouts.ts';

/**
 * Deviations of a part, slot or cable from new. All are hidden: they show only in the machine's behaviour, in the readings of
 * instruments, or as a mark on inspection (`marks.ts`). Most faults of scenarios are traits. A trait stays with its part, so
 * removing the part or changing the trait repairs it.
 */
export interface Traits {
  /** Supply: no standby voltage, or standby but no start. */
  readonly supply?: 'no-standby' | 'no-start';
  /** Supply: rails that differ from the model's. */
  readonly rails?: Readonly<Partial<Record<Rail, RailSpec>>>;
  /** Supply: it burns while it has mains. */
  readonly burning?: true;
  /** Memory: works, with occasional errors. */
  readonly marginal?: true;
  /** Memory slot or cell holder of the board: contacts that do not connect; a flashlight shows them. */
  readonly contacts?: 'broken';
  /**
   * The memory channel whose modules are not detected, set on the item that interrupts it. Processor socket: its contacts are
   * bent. Cooler: one side was screwed down first, which tilts the processor. Processor: thermal paste is on its contact pads. Memory slot: a contact that the entire channel
   * depends on is broken.
   */
  readonly lostChannel?: 'A' | 'B';
  /** Board: capacitors with domed tops; Vcore ripples. */
  readonly capacitors?: 'domed';
  /** Board: the installed firmware, e.g. `1.20`, or `none`. */
  readonly firmware?: string;
  /** Board: the version printed on its sticker; absent: the installed firmware. */
  readonly sticker?: string;
  /** Cell: in its holder with the minus side up. */
  readonly reversed?: boolean;
  /** Cell: open-circuit volts. */
  readonly cellVolts?: number;
  /** Cooler: the film is still on its cold plate. */
  readonly film?: true;
  /** Cooler: its thermal paste; absent: fresh. */
  readonly paste?: 'none' | 'old' | 'excess';
  /** Cooler, graphics card or case: share blocked by dust, 0 to 1. */
  readonly dust?: number;
  /** Cooler: its fan, or the pump of a liquid one, does not turn even with power. */
  readonly seized?: true;
  /** Drive: raw SMART counts that are not zero. */
  readonly smart?: Readonly<Partial<Record<SmartId, number>>>;
  /** Hard disk: its heads click. */
  readonly clicking?: true;
  /** NVMe: its spare blocks are used up and it is read-only. */
  readonly readOnly?: true;
  /** Drive: the customer's only data is on it. */
  readonly onlyCopy?: true;
  /** Drive: the customer's data on it are lost. */
  readonly dataLost?: true;
  /** Drive: how the system left it, though it is detected (`disk-management.ts`). */
  readonly disk?: 'online' | 'offline' | 'no-letter';
  /** Drive: the letter that its users know it by, such as `P`; absent: the next free one. */
  readonly letter?: string;
  /** Drive: it holds no bootable system; absent: true for a stock drive, false for the machine's own. */
  readonly blank?: boolean;
  /** Drive: the SATA mode that its system has a driver for; absent: the machine's factory setting. */
  readonly sataMode?: string;
  /** Drive: its data were copied to an image, or restored from one. */
  readonly copied?: true;
  /** Drive: it holds the customer's data; absent: true for the machine's own drives, false for a stock drive. */
  readonly holdsData?: boolean;
  /** Drive: what its encryption key is sealed to (`encryption.ts`); absent: not encrypted. */
  readonly seal?: string;
  /** Cable: `folded` causes link errors, `open` does not conduct, `browned` overheats at its plug. */
  readonly wires?: 'folded' | 'open' | 'browned';
  /**
   * Connector: the heat mark that a bad contact left on it. `browned` is discoloured, its contacts still hold; `melted` makes a
   * bad contact with any plug. A browned plug browns its connector (`withFaults`); only replacing the part takes the mark away.
   */
  readonly heat?: 'browned' | 'melted';
  /** Patch lead: open pairs, by number 1 to 4 (1-2, 3-6, 4-5, 7-8). */
  readonly openPairs?: readonly number[];
  /** Patch lead: pairs whose two wires are shorted to each other. */
  readonly shortedPairs?: readonly number[];
  /** Patch lead: two pairs that are swapped at one end. */
  readonly crossedPairs?: readonly [number, number];
  /** Patch lead: two split pairs: continuity is right at every pin, but the wires are twisted with the wrong partner. */
  readonly splitPairs?: readonly [number, number];
  /**
   * Network port of a machine: `damaged`. Wall port: `unpatched` gives no link; `isolated` gives a link and no DHCP server (a
   * desk switch without uplink, a wrong VLAN); behind `no-gateway` the router leases an address and then does not answer.
   */
  readonly port?: 'damaged' | 'unpatched' | 'isolated' | 'no-gateway';
  /** USB socket: its tongue is bent and shorts VBUS to ground. */
  readonly shorted?: true;
  /** Monitor: its backlight is dark; a flashlight shows what it draws. */
  readonly backlight?: 'failed';
  /** Monitor: the source that it shows; absent: the one that its cable is in. */
  readonly monitorInput?: string;
  /** Monitor: brightness in percent; absent: 80. At 0 the picture is hardly visible. */
  readonly brightness?: number;
  /** Monitor: switched off by its own button, or in a deep sleep that only the button ends. */
  readonly monitorPower?: 'off' | 'deep-sleep';
  /** Monitor: its electronics fail, so that it draws blocks over any picture and over its own menu. */
  readonly scaler?: 'failing';
  /** System drive: its graphics driver; absent: working, as `fresh`. */
  readonly driver?: 'broken' | 'fresh';
  /** Card: video memory that fails when warm. */
  readonly vram?: 'failing';
  /** Cooler: one side was screwed down first, so its pressure is uneven. */
  readonly uneven?: true;
  /** Processor: number of starts without a fastened cooler. */
  readonly hotStarts?: number;
  /** Processor: one core computes wrong results. */
  readonly core?: 'faulty';
  /** Header or slot broken by force. */
  readonly broken?: true;
}

type SmartId = '5' | '187' | '188' | '197' | '198' | '199';

/** Starts without a cooler that do not damage a processor; one more does (P6). */
const HARMLESS_HOT_STARTS = 2;

/** Whether a processor was damaged by starts without a fastened cooler. */
export function isOverheated(traits: Traits | undefined): boolean {
  return (traits?.hotStarts ?? 0) > HARMLESS_HOT_STARTS;
}
