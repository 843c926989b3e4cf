import { findMachine } from '../machines/find-machine.ts';
import type { LabView, PartKind } from '../model/view.ts';

/** Keys under `lab:action` for taking a part out, placing it and pushing it home. */
interface PartVerbs {
  readonly lift: string;
  readonly place: string;
  readonly seat: string;
}

const INSERTED: PartVerbs = { lift: 'lift-part', place: 'place-part', seat: 'seat-whole' };
const MOUNTED: PartVerbs = { ...INSERTED, place: 'place-on' };
const FITTED: PartVerbs = { ...INSERTED, place: 'place-in' };

/** The usual verbs for each kind of part: a card is inserted, a fan mounted, a stick plugged in. */
const PART_VERBS: Readonly<Record<PartKind, PartVerbs>> = {
  dimm: { ...INSERTED, seat: 'seat-part' },
  cpu: INSERTED,
  gpu: INSERTED,
  'ssd-m2': INSERTED,
  'cmos-cell': INSERTED,
  'cpu-cooler': MOUNTED,
  fan: MOUNTED,
  motherboard: MOUNTED,
  psu: FITTED,
  'ssd-sata': FITTED,
  hdd: FITTED,
  'front-io': FITTED,
  case: FITTED,
  'side-panel': { lift: 'lift-part', place: 'place-panel', seat: 'seat-panel' },
  standoff: { lift: 'lift-standoff', place: 'place-standoff', seat: 'tighten-screw' },
  'usb-stick': { lift: 'unplug-cable', place: 'place-stick', seat: 'seat-stick' },
  'usb-nic': { lift: 'unplug-cable', place: 'place-stick', seat: 'seat-stick' },
  'pcie-nic': INSERTED,
  battery: FITTED,
  'wifi-card': INSERTED,
  monitor: { lift: 'lift-monitor', place: 'place-monitor', seat: 'seat-monitor' },
};

export function verbsOf({ model }: Pick<LabView, 'model'>, part: string): PartVerbs {
  const spec = findMachine(model).parts[part];
  // A SO-DIMM is pressed down in one go.
  if (spec === undefined || (spec.kind === 'dimm' && spec.ends.length === 1)) return INSERTED;
  return PART_VERBS[spec.kind];
}
