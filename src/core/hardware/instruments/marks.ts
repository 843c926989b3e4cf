import { monitorFails, showsArtefacts } from '../behaviour/artefacts.ts';
import { springsUp } from '../behaviour/contacts.ts';
import { lightOfPanel, monitorAwake, monitorOnDesk } from '../behaviour/display.ts';
import { drawsPicture } from '../behaviour/indicators.ts';
import { boardInUse, connectorOf, endIn, endSpec, heatMark } from '../behaviour/wiring.ts';
import { findMachine } from '../machines/find-machine.ts';
import { isSplit } from '../machines/pinouts.ts';
import { resolveTarget } from '../machines/resolve-target.ts';
import { type MachineState, partIn } from '../model/state.ts';
import { isOverheated } from '../model/traits.ts';
import type { Tool } from '../model/vocabulary.ts';

/**
 * The marks that inspecting a target reveals: what is visible, never its interpretation. A flashlight or magnifier reveals
 * more. Texts of the ids are under `lab:mark`.
 */
export function marksOf(machine: MachineState, target: string, tool: Tool | null = null): readonly string[] {
  switch (resolveTarget(machine.model, target)?.kind) {
    case 'part':
      return [
        ...(undersideMarks(machine, target) ?? []),
        ...partMarks(machine, target),
        ...screenMarks(machine, target, tool),
      ];
    case 'plug':
      return cableMarks(machine, target);
    case 'connector':
      return connectorMarks(machine, target);
    case 'socket':
      return socketMarks(machine, target, tool);
    case 'control':
      return controlMarks(machine, target);
    default:
      return [];
  }
}

/** Marks on the underside of a removed cooler or processor; null for a mounted one, where it is not visible, and for other targets. */
export function undersideMarks(machine: MachineState, target: string): readonly string[] | null {
  const kind = findMachine(machine.model).parts[target]?.kind;
  if (machine.parts[target]?.socket !== null) return null;
  const { film, paste, lostChannel } = machine.traits[target] ?? {};
  if (kind === 'cpu') return lostChannel === undefined ? [] : ['pads-smeared'];
  if (kind !== 'cpu-cooler') return null;
  return [...(film === true ? ['film-on'] : []), ...(paste === undefined ? [] : [`paste-${paste}`])];
}

function partMarks(machine: MachineState, target: string): readonly string[] {
  const traits = machine.traits[target];
  const marks: string[] = [];
  const spec = findMachine(machine.model).parts[target];
  const part = machine.parts[target];
  const out = part?.socket === null;
  if (!out && Object.values(part?.ends ?? {}).includes('up')) marks.push('stands-proud');
  if (springsUp(machine, target)) marks.push('springs-up');
  if ((traits?.dust ?? 0) >= MAT) marks.push('dust-mat');
  else if ((traits?.dust ?? 0) >= FILM) marks.push('dust-light');
  if (traits?.capacitors === 'domed') marks.push('capacitors-domed');
  if (traits?.shorted === true && spec?.kind !== 'usb-stick') marks.push('tongue-bent');
  if (traits?.shorted === true && spec?.kind === 'usb-stick' && out) marks.push('plug-bent');
  if (traits?.burning === true) marks.push('brown-vent');
  if (machine.parts[target]?.condition === 'burnt') marks.push('scorched');
  if (spec?.kind === 'cpu-cooler' && (traits?.lostChannel !== undefined || traits?.uneven === true))
    marks.push('tilted');
  if (traits?.reversed === true && !out) marks.push('minus-up');
  if (isOverheated(traits)) marks.push('heat-tinted');
  if (leverOpen(machine, target)) marks.push('lever-open');
  if (spec?.registered === true) marks.push('label-registered');
  if (spec?.kind === 'motherboard') {
    const printed = traits?.sticker ?? traits?.firmware ?? 'current';
    marks.push(`sticker-${printed.replace('.', '-')}`);
    if (out && partIn(machine, 'tray-hole-10') !== null) marks.push('standoff-under-board');
  }
  if (spec?.kind === 'standoff' && machine.parts[target]?.socket != null) marks.push('standoff-under-board');
  return marks;
}

/**
 * What is seen on the screen of the monitor on the desk. A flashlight held against a dark panel shows the picture that it draws
 * without its backlight.
 */
function screenMarks(machine: MachineState, target: string, tool: Tool | null): readonly string[] {
  if (monitorOnDesk(machine) !== target) return [];
  if (!monitorAwake(machine)) return ['screen-dark'];
  const light = lightOfPanel(machine);
  if (light === 'faint')
    return [tool === 'flashlight' && drawsPicture(machine) ? 'faint-picture' : 'screen-dark'];
  if (light === 'dim') return ['screen-dim'];
  const isDrawn = drawsPicture(machine);
  if (monitorFails(machine) || (isDrawn && showsArtefacts(machine))) return ['coloured-blocks'];
  return isDrawn ? [] : ['no-signal-shown'];
}

/** Amount of dust (0 to 1) that is visible as a grey film, and as a mat that blocks the air. */
const FILM = 0.1;
const MAT = 0.5;

/** Whether a lever, clip or push-pin of the part's socket is open. */
function leverOpen(machine: MachineState, target: string): boolean {
  const { sockets, latches } = findMachine(machine.model);
  const socket = machine.parts[target]?.socket ?? '';
  return (sockets[socket]?.latches ?? []).some(
    (id) => latches[id]?.action === 'lever' && machine.latches[id] === 'open',
  );
}

/** Visible damage of a cable, the same at each of its plugs. */
function wireMarks(machine: MachineState, end: string): readonly string[] {
  const wires = machine.traits[endSpec(machine.model, end)?.cable.id ?? end]?.wires;
  return wires === 'folded' || wires === 'browned' ? [wires] : [];
}

/** The mark of a partly inserted plug: a split plug has one half in, any other stands proud. */
function partialMark({ model }: MachineState, end: string): string {
  return isSplit(endSpec(model, end)?.end.family) ? 'half-in' : 'plug-proud';
}

// Damage is more important than how a plug sits, so it comes first.
function cableMarks(machine: MachineState, end: string): readonly string[] {
  const marks = [...wireMarks(machine, end)];
  const plug = machine.plugs[end];
  if (plug === 'partial') marks.push(partialMark(machine, end));
  if (plug === 'none') marks.push('hangs-loose');
  const connector = connectorOf(machine, end);
  if (connector !== null && connector !== endSpec(machine.model, end)?.end.home)
    marks.push(`in-${connector}`);
  return marks;
}

// What has burnt into the connector is seen with the plug in it and without.
function connectorMarks(machine: MachineState, connector: string): readonly string[] {
  const end = endIn(machine, connector);
  const heat = heatMark(machine, connector);
  const marks = [
    ...new Set([...(heat === null ? [] : [heat]), ...(end === null ? ['empty'] : wireMarks(machine, end))]),
  ];
  if (end !== null && machine.plugs[end] === 'partial') marks.push(partialMark(machine, end));
  if (machine.traits[connector]?.broken === true) marks.push('key-broken');
  // The tongue of a USB socket is visible while the socket is empty.
  const ports = connector === 'port-usb-front-1' ? partIn(machine, 'bay-front-io') : null;
  if (ports !== null && machine.traits[ports]?.shorted === true && partIn(machine, 'usb-front-1') === null)
    marks.unshift('tongue-bent');
  return marks;
}

function socketMarks(machine: MachineState, socket: string, tool: Tool | null): readonly string[] {
  const { contacts, lostChannel } = machine.traits[socket] ?? {};
  const close = tool === 'magnifier' || tool === 'flashlight';
  const empty = partIn(machine, socket) === null;
  if (!close || !empty || boardInUse(machine) !== 'motherboard') return [];
  if (contacts === undefined && lostChannel === undefined) return [];
  return [socket === 'socket-cpu' ? 'contacts-bent' : 'contact-broken'];
}

function controlMarks(machine: MachineState, target: string): readonly string[] {
  switch (target) {
    case 'mains-selector':
      return machine.selector === null ? [] : [`set-${machine.selector}`];
    case 'psu-switch':
      return [`switch-${machine.psuSwitch}`];
    case 'strip-switch':
      return [`switch-${machine.strip}`];
    default:
      return [];
  }
}
