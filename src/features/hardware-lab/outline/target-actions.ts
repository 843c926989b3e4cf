import { actionsOf } from '../../../core/hardware/actions.ts';
import { BOOT_STICK, STICK_PORT } from '../../../core/hardware/boot-stick.ts';
import type { LabCommand } from '../../../core/hardware/commands.ts';
import { findMachine } from '../../../core/hardware/machines/find-machine.ts';
import { isSplit } from '../../../core/hardware/pinouts.ts';
import type { MachineView } from '../../../core/hardware/view.ts';

const BUTTONS: ReadonlySet<string> = new Set(['reset-button', 'psu-test-button', 'flashback-button']);

/** Everything that can be tried with a thing: what the rules offer, and what plugs, connectors and switches add. */
export function everyActionOf(view: MachineView, target: string): readonly LabCommand[] {
  const known = actionsOf(view, target);
  const extra = [
    ...plugActions(view, target),
    ...connectorActions(view, target),
    ...switchActions(view, target),
    ...supplyActions(view, target),
    ...lookActions(view, target),
  ];
  // Each once: a plug that its cable is named after is both.
  return [...new Map([...known, ...extra].map((command) => [JSON.stringify(command), command])).values()];
}

const SWITCHES: ReadonlySet<string> = new Set(['psu-switch', 'strip-switch', 'mains-selector']);

/** Cables and switches show how they stand to whoever looks. */
function lookActions(view: MachineView, target: string): readonly LabCommand[] {
  const hasLook = view.cables[target] !== undefined || SWITCHES.has(target);
  return hasLook ? [{ kind: 'inspect', target }] : [];
}

/** A plug: out of where it is, or back, or into any other connector of its family that is free; and with force into others. */
function plugActions(view: MachineView, target: string): readonly LabCommand[] {
  const end = Object.values(view.cables)
    .flatMap(({ ends }) => ends)
    .find(({ id }) => id === target);
  const spec = Object.values(findMachine(view.model).cables)
    .flatMap(({ ends }) => ends)
    .find(({ id }) => id === target);
  if (end === undefined || spec === undefined) return [];
  if (end.plug === 'latched')
    return [
      { kind: 'unplug-cable', target },
      { kind: 'inspect', target },
    ];
  const free = Object.values(view.connectors).filter(({ holds }) => holds === null);
  // Where it goes when nothing is said.
  const own = end.connector ?? spec.home;
  const moves = free
    .filter(({ id, family }) => family === spec.family && id !== own)
    .map(({ id }): LabCommand => ({ kind: 'plug-cable', target, connector: id }));
  return [
    { kind: 'plug-cable', target },
    ...(end.plug === 'partial' ? [{ kind: 'unplug-cable', target } as const] : []),
    ...(isSplit(spec.family) && end.plug === 'none'
      ? [{ kind: 'plug-cable', target, half: true } as const]
      : []),
    ...moves,
    ...lookAlikes(spec.family).flatMap((family) =>
      free
        .filter((connector) => connector.family === family)
        .map(({ id }): LabCommand => ({ kind: 'force-cable', target, connector: id })),
    ),
    { kind: 'inspect', target },
  ];
}

/** Plugs that somebody in a hurry takes for one another (rule P10). */
function lookAlikes(family: string): readonly string[] {
  if (family === 'pcie8') return ['eps8'];
  return family === 'eps8' ? ['pcie8'] : [];
}

function connectorActions(view: MachineView, target: string): readonly LabCommand[] {
  const connector = view.connectors[target];
  if (connector === undefined) return [];
  if (target === STICK_PORT)
    return [
      { kind: 'use-tool', tool: BOOT_STICK, target },
      { kind: 'inspect', target },
    ];
  const { cables } = findMachine(view.model);
  const loose = Object.values(view.cables)
    .flatMap(({ ends }) => ends)
    .filter(({ id, plug }) => plug === 'none' && familyOf(cables, id) === connector.family);
  return [
    ...(connector.holds === null
      ? loose.map(({ id }): LabCommand => ({ kind: 'plug-cable', target: id, connector: target }))
      : [{ kind: 'unplug-cable', target: connector.holds } as const]),
    { kind: 'inspect', target },
  ];
}

function familyOf(cables: ReturnType<typeof findMachine>['cables'], endId: string): string | undefined {
  return Object.values(cables)
    .flatMap(({ ends }) => ends)
    .find(({ id }) => id === endId)?.family;
}

function switchActions(view: MachineView, target: string): readonly LabCommand[] {
  if (BUTTONS.has(target)) return [{ kind: 'press-button', target }];
  if (target === 'strip-switch')
    return [{ kind: 'set-switch', target, position: view.site.strip === 'on' ? 'off' : 'on' }];
  if (target === 'mains-selector' && view.site.selector !== null)
    return [{ kind: 'set-switch', target, position: view.site.selector === '115' ? '230' : '115' }];
  if (target === 'asset-label') return [{ kind: 'read-asset' }];
  return [];
}

/** A supply can be opened, and must not be (rule P3). */
function supplyActions(view: MachineView, target: string): readonly LabCommand[] {
  return view.parts[target]?.kind === 'psu' ? [{ kind: 'open-part', target }] : [];
}
