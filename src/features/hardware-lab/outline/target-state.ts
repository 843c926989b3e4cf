import type { LabView, PartView } from '../../../core/hardware/model/view.ts';
import { isKnown } from '../../../core/hardware/projection/looked-at.ts';
import { type LabText, listOf, nameOf } from '../words/lab-text.ts';

/**
 * How a thing stands, in words: what can be seen, not what it means. Before a look nothing tells it. Empty for things
 * without a state.
 */
export function targetState(text: LabText, view: LabView, language: string, target: string): string {
  if (!isKnown(view, target)) return text('state.not-looked');
  const part = view.parts[target];
  if (part !== undefined) {
    const sits = seatingOf(text, part, language);
    if (part.stance === 'straight') return sits;
    return listOf([sits, text(part.stance === 'sprung' ? 'mark.springs-up' : 'mark.minus-up')], language);
  }
  const latch = view.latches[target];
  if (latch !== undefined) return text(`state.${latch.position}`);
  const screw = view.fasteners[target];
  if (screw !== undefined) return text(`state.${screw.state}`);
  const end = Object.values(view.cables)
    .flatMap(({ ends }) => ends)
    .find(({ id }) => id === target);
  if (end !== undefined) return text(`state.${end.plug}`);
  const connector = view.connectors[target];
  if (connector !== undefined)
    return connector.holds === null ? text('state.empty-connector') : nameOf(text, view, connector.holds);
  const led = view.leds[target];
  if (led !== undefined) return text(`light.${led.light}`, { colour: text(`colour.${led.colour}`) });
  const socket = view.sockets[target];
  if (socket !== undefined)
    return socket.holds === null ? text('state.empty') : nameOf(text, view, socket.holds);
  switch (target) {
    case 'psu-switch':
      return text(`state.${view.power.psuSwitch}`);
    case 'strip-switch':
      return text(`state.position-${view.site.strip}`);
    case 'mains-selector':
      return view.site.selector === null ? '' : text(`state.position-${view.site.selector}`);
    case 'esd-strap':
      return text(view.strap === 'worn' ? 'state.worn' : 'state.put-away');
    case 'power-button':
      return text(`state.${powerShown(view)}`);
    default:
      return '';
  }
}

/** A light on the board or the supply tells of standby power to whoever looked at it; otherwise nothing does. */
export function powerShown(view: LabView): 'running' | 'standby' | 'dark' | 'stopped' {
  if (view.power.on) return 'running';
  const lamp = view.leds['led-standby'] ?? view.leds['led-psu'];
  if (lamp === undefined || !isKnown(view, lamp.id)) return 'stopped';
  return lamp.light === 'off' ? 'dark' : 'standby';
}

function seatingOf(text: LabText, { placement, seating }: PartView, language: string): string {
  if (placement !== 'loose') return text(`state.${placement}`);
  const up = Object.keys(seating).filter((end) => seating[end] === 'up');
  return text('state.loose', {
    ends: listOf(
      up.map((end) => text(`end.${end}`)),
      language,
    ),
  });
}
