import { BOOT_STICK, STICK_PORT } from '../behaviour/boot-stick.ts';
import { findMachine } from '../machines/find-machine.ts';
import { isSplit } from '../machines/pinouts.ts';
import type { LabCommand } from '../model/commands.ts';
import type { LabView } from '../model/view.ts';
import type { SwitchPosition } from '../model/vocabulary.ts';
import { actionsOf } from './actions.ts';
import { isKnown, SWITCHES } from './looked-at.ts';

const BUTTONS: ReadonlySet<string> = new Set(['reset-button', 'psu-test-button', 'flashback-button']);

/** Everything that can be tried with a thing: what the rules offer, and what plugs, connectors and switches add. */
export function everyActionOf(view: LabView, target: string): readonly LabCommand[] {
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

/** Cables and switches show how they stand to whoever looks. */
function lookActions(view: LabView, target: string): readonly LabCommand[] {
  const hasLook = view.cables[target] !== undefined || SWITCHES.includes(target);
  return hasLook ? [{ kind: 'inspect', target }] : [];
}

/** A plug: out of where it is, or back, or into any other connector of its family that is free; and with force into others. */
function plugActions(view: LabView, target: string): readonly LabCommand[] {
  const end = Object.values(view.cables)
    .flatMap(({ ends }) => ends)
    .find(({ id }) => id === target);
  const spec = Object.values(findMachine(view.model).cables)
    .flatMap(({ ends }) => ends)
    .find(({ id }) => id === target);
  if (end === undefined || spec === undefined) return [];
  const sits = isKnown(view, target) ? end.plug : 'unknown';
  if (sits === 'latched')
    return [
      { kind: 'unplug-cable', target },
      { kind: 'inspect', target },
    ];
  const look: LabCommand = { kind: 'inspect', target };
  const free = Object.values(view.connectors).filter(({ id }) => isFree(view, id));
  // Where it goes when nothing is said; before a look, nobody knows where that is.
  const own = sits === 'unknown' ? null : (end.connector ?? spec.home);
  const moves = free
    .filter(({ id, family }) => family === spec.family && id !== own)
    .map(({ id }): LabCommand => ({ kind: 'plug-cable', target, connector: id }));
  return [
    ...(sits === 'unknown' ? [look] : []),
    { kind: 'plug-cable', target },
    ...(sits === 'none' ? [] : [{ kind: 'unplug-cable', target } as const]),
    ...(isSplit(spec.family) && sits === 'none' ? [{ kind: 'plug-cable', target, half: true } as const] : []),
    ...moves,
    ...lookAlikes(spec.family).flatMap((family) =>
      free
        .filter((connector) => connector.family === family)
        .map(({ id }): LabCommand => ({ kind: 'force-cable', target, connector: id })),
    ),
    look,
  ];
}

/** Whether a connector is not known to be taken. */
function isFree(view: LabView, connector: string): boolean {
  return !isKnown(view, connector) || view.connectors[connector]?.holds === null;
}

/** Plugs that somebody in a hurry takes for one another (rule P10). */
function lookAlikes(family: string): readonly string[] {
  if (family === 'pcie8') return ['eps8'];
  return family === 'eps8' ? ['pcie8'] : [];
}

function connectorActions(view: LabView, target: string): readonly LabCommand[] {
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
    .filter(({ id, plug }) => isKnown(view, id) && plug === 'none')
    .filter(({ id }) => familyOf(cables, id) === connector.family);
  if (!isKnown(view, target)) return [{ kind: 'inspect', target }];
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

function switchActions(view: LabView, target: string): readonly LabCommand[] {
  if (BUTTONS.has(target)) return [{ kind: 'press-button', target }];
  const isRead = isKnown(view, target);
  const set = (...positions: readonly SwitchPosition[]): readonly LabCommand[] => [
    ...(isRead ? [] : [{ kind: 'inspect', target } as const]),
    ...positions.map((position): LabCommand => ({ kind: 'set-switch', target, position })),
  ];
  const { strip, selector } = view.site;
  if (target === 'strip-switch') return isRead ? set(strip === 'on' ? 'off' : 'on') : set('on', 'off');
  if (target === 'mains-selector' && selector !== null)
    return isRead ? set(selector === '115' ? '230' : '115') : set('115', '230');
  if (target === 'asset-label') return [{ kind: 'read-asset' }];
  return [];
}

/** A supply can be opened, and must not be (rule P3). */
function supplyActions(view: LabView, target: string): readonly LabCommand[] {
  return view.parts[target]?.kind === 'psu' ? [{ kind: 'open-part', target }] : [];
}
