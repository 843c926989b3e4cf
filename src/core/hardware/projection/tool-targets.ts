import { STICK_PORT } from '../behaviour/boot-stick.ts';
import { findControl } from '../machines/controls.ts';
import { findMachine } from '../machines/find-machine.ts';
import type { PlugFamily } from '../machines/pinouts.ts';
import type { LabView, PartKind } from '../model/view.ts';
import type { Tool } from '../model/vocabulary.ts';

/** Plugs that fit the power supply tester. */
const TESTER_PLUGS: ReadonlySet<PlugFamily> = new Set(['atx24', 'eps8', 'atx12v4', 'pcie8', 'sata-power']);

/** Visible targets that a tool can be tried on, in the order of the outline; the rules decide what happens. */
export function targetsOf(view: LabView, tool: Tool): readonly string[] {
  const spec = findMachine(view.model);
  switch (tool) {
    case 'psu-tester':
      return plugsOf(view, (family) => TESTER_PLUGS.has(family));
    case 'ps-on-jumper':
      return plugsOf(view, (family) => family === 'atx24');
    case 'tug':
      return plugsOf(view, () => true);
    case 'cable-tester':
      return Object.keys(view.cables).filter((id) => spec.cables[id]?.use === 'network');
    case 'loopback-plug':
      return connectorsOf(view, ['rj45']);
    case 'boot-stick':
      return Object.keys(view.connectors).filter((id) => id === STICK_PORT);
    case 'firmware-stick':
    case 'wrong-firmware-stick':
      return [...spec.controls.filter((id) => id === 'flashback-button'), ...connectorsOf(view, ['usb-a'])];
    case 'post-card':
      return socketsOf(view, ['gpu']);
    case 'screwdriver-short':
    case 'jumper-cap':
      return [
        ...spec.controls.filter((id) => findControl(id)?.isJumper === true),
        ...connectorsOf(view, ['fpanel-2', 'fpanel-block']),
      ];
    case 'scope':
      return connectorsOf(view, ['test-point']);
    case 'thermal-paste':
      return partsOf(view, ['cpu', 'cpu-cooler']);
    case 'peel-film':
      return partsOf(view, ['cpu-cooler', 'ssd-m2']);
    case 'ipa-wipe':
      return partsOf(view, ['cpu', 'cpu-cooler', 'dimm', 'gpu']);
    case 'straighten-contacts':
      return socketsOf(view, ['cpu', 'dimm', 'gpu', 'ssd-m2', 'usb-stick']);
    case 'compressed-air':
      return partsOf(view, ['cpu-cooler', 'fan', 'psu', 'gpu', 'case']);
    case 'flashlight':
    case 'magnifier':
    case 'thermal-camera':
    case 'photo':
      return [...Object.keys(view.parts), ...Object.keys(view.sockets), ...Object.keys(view.connectors)];
  }
}

function plugsOf(view: LabView, fits: (family: PlugFamily) => boolean): readonly string[] {
  const spec = findMachine(view.model);
  return Object.keys(view.cables).flatMap((cable) =>
    (spec.cables[cable]?.ends ?? []).filter(({ family }) => fits(family)).map(({ id }) => id),
  );
}

function connectorsOf(view: LabView, families: readonly PlugFamily[]): readonly string[] {
  return Object.values(view.connectors)
    .filter(({ family }) => families.includes(family))
    .map(({ id }) => id);
}

function socketsOf(view: LabView, kinds: readonly PartKind[]): readonly string[] {
  return Object.values(view.sockets)
    .filter(({ accepts }) => kinds.includes(accepts))
    .map(({ id }) => id);
}

function partsOf(view: LabView, kinds: readonly PartKind[]): readonly string[] {
  return Object.values(view.parts)
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ id }) => id);
}
