import type { RailSpec } from '../machines/baseline.ts';
import type { Rail } from '../machines/pinouts.ts';

/**
 * What a part, slot or cable is like where it differs from new. All hidden: it shows only in what the machine does, in
 * what instruments read, or as a mark for whoever looks (`marks.ts`). A fault of a scenario is mostly such a trait; it
 * stays with its part, so a repair is whatever takes the part out or changes the trait.
 */
export interface Traits {
  /** Supply: no standby at all, or standby without a start. */
  readonly supply?: 'no-standby' | 'no-start';
  /** Supply: rails that differ from the model's. */
  readonly rails?: Readonly<Partial<Record<Rail, RailSpec>>>;
  /** Supply: it burns while it has mains. */
  readonly burning?: true;
  /** Memory: answers, and fails now and then. */
  readonly marginal?: true;
  /** Memory slot or cell holder of the board: contacts that reach nothing, seen with a light. */
  readonly contacts?: 'broken';
  /**
   * A memory channel whose modules are not even noticed, told where it is lost. Processor socket: its contacts are bent.
   * Cooler: screwed down on one side first, so that the processor tilts off them. Memory slot: a contact that all of the
   * channel hangs on is broken.
   */
  readonly lostChannel?: 'A' | 'B';
  /** Board: capacitors with domed tops; Vcore ripples. */
  readonly capacitors?: 'domed';
  /** Board: the firmware that it carries, e.g. `1.20`, or `none`. */
  readonly firmware?: string;
  /** Board: what its sticker says; absent: the firmware that it carries. */
  readonly sticker?: string;
  /** Cell: in its holder with the minus side up. */
  readonly reversed?: boolean;
  /** Cell: open-circuit volts. */
  readonly cellVolts?: number;
  /** Cooler: the film is still on its cold plate. */
  readonly film?: true;
  /** Cooler: what lies between it and the processor; absent: fresh. */
  readonly paste?: 'none' | 'old' | 'excess';
  /** Cooler or case: how blocked with dust, 0 to 1. */
  readonly dust?: number;
  /** Cooler: its fan, or the pump of a liquid one, does not turn even with power. */
  readonly seized?: true;
  /** Drive: raw SMART counts beside zero. */
  readonly smart?: Readonly<Partial<Record<SmartId, number>>>;
  /** Hard disk: its heads click. */
  readonly clicking?: true;
  /** NVMe: its spare is used up and it takes no more writes. */
  readonly readOnly?: true;
  /** Drive: the customer's only data is on it. */
  readonly onlyCopy?: true;
  /** Drive: the customer's data on it are lost. */
  readonly dataLost?: true;
  /** Drive: nothing is on it that could start; absent: as a new one (`spare-...`) or a used one is. */
  readonly blank?: boolean;
  /** Drive: the SATA mode that the system on it knows; absent: the one that the machine was sold in. */
  readonly sataMode?: string;
  /** Drive: what is on it has been copied off, or came back. */
  readonly copied?: true;
  /** Drive: the customer's data are on it; absent: on one that came with the machine, and not on a new one. */
  readonly holdsData?: boolean;
  /** Drive: what its key is sealed to (`encryption.ts`); absent: it is not encrypted. */
  readonly seal?: string;
  /** Cable: `folded` gives link errors, `open` carries nothing, `browned` heats at its plug. */
  readonly wires?: 'folded' | 'open' | 'browned';
  /** Patch lead: open pairs, by number 1 to 4 (1-2, 3-6, 4-5, 7-8). */
  readonly openPairs?: readonly number[];
  /** Patch lead: pairs whose two wires touch. */
  readonly shortedPairs?: readonly number[];
  /** Patch lead: two pairs that come out in each other's place. */
  readonly crossedPairs?: readonly [number, number];
  /** Patch lead: two pairs that have one wire of each other's; every pin comes through where it should. */
  readonly splitPairs?: readonly [number, number];
  /** Wall port: not patched. NIC port: damaged. */
  readonly port?: 'unpatched' | 'damaged';
  /** USB socket: its tongue is bent and shorts VBUS to ground. */
  readonly shorted?: true;
  /** System drive: the graphics driver of the system on it; absent: as sound as `fresh`. */
  readonly driver?: 'broken' | 'fresh';
  /** Card: video memory that fails when warm. */
  readonly vram?: 'failing';
  /** Cooler: screwed down on one side first, so that it presses unevenly. */
  readonly uneven?: true;
  /** Processor: starts without a cooler that was locked down. */
  readonly hotStarts?: number;
  /** Processor: one core that miscalculates. */
  readonly core?: 'faulty';
  /** Header or slot broken by force. */
  readonly broken?: true;
}

type SmartId = '5' | '187' | '188' | '197' | '198' | '199';

/** So many starts without a cooler leave no mark on a processor; the next one does (P6). */
const HARMLESS_HOT_STARTS = 2;

/** It was started without its cooler more often than a processor takes. */
export function isOverheated(traits: Traits | undefined): boolean {
  return (traits?.hotStarts ?? 0) > HARMLESS_HOT_STARTS;
}
