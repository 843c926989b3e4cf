import type { LabCommand, LabEvent, Refusal } from '../../../core/hardware/commands.ts';
import type { MachineView } from '../../../core/hardware/view.ts';
import { type LabText, listOf, nameOf } from './lab-text.ts';

const MIB_PER_GB = 1024;

/** Everything a sentence needs: the texts, the things it speaks of, and the language that joins names. */
export interface Speaker {
  readonly text: LabText;
  readonly view: MachineView;
  readonly language: string;
}

/** What happened, as one sentence. */
export function eventSentence({ text, view, language }: Speaker, event: LabEvent): string {
  const name = (target: string): string => nameOf(text, view, target);
  switch (event.kind) {
    case 'latch-opened':
      // Only a memory slot's latch lifts what it held.
      return event.part !== null && view.parts[event.part]?.kind === 'dimm'
        ? text('event.latch-opened-part', { name: name(event.target), part: name(event.part) })
        : text('event.latch-opened', { name: name(event.target) });
    case 'part-placed':
      return text('event.part-placed', { name: name(event.target), socket: name(event.socket) });
    case 'end-clicked':
      return text(event.home ? 'event.end-clicked-home' : 'event.end-clicked', {
        name: name(event.target),
        end: text(`end.${event.end}`),
      });
    case 'psu-switched':
      return text(`event.psu-switched-${event.position}`);
    case 'post-stopped':
      return text('event.post-stopped', { code: event.code, led: text(`led.${event.led}`) });
    case 'post-passed':
      return text('event.post-passed', { code: event.code, memory: event.memoryMiB / MIB_PER_GB });
    case 'training-started':
    case 'time-passed':
      return text(`event.${event.kind}`, { seconds: event.seconds });
    case 'looked-at-part': {
      if (event.onBench && view.parts[event.target]?.kind === 'dimm') {
        return text('event.looked-at-part-removed', { name: name(event.target) });
      }
      const ends = listOf(
        event.up.map((end) => text(`end.${end}`)),
        language,
      );
      return text(ends === '' ? 'event.looked-at-part' : 'event.looked-at-part-up', {
        name: name(event.target),
        ends,
      });
    }
    case 'leds-read': {
      if (event.code === null) return text('event.leds-read-dark');
      if (event.led === null) return text(`event.leds-read-${event.from}-none`, { code: event.code });
      return text(`event.leds-read-${event.from}`, { led: text(`led.${event.led}`), code: event.code });
    }
    case 'safety-breached':
      return text(`event.safety-${event.rule}`);
    default:
      return 'target' in event
        ? text(`event.${event.kind}`, { name: name(event.target) })
        : text(`event.${event.kind}`);
  }
}

/** Why nothing happened, as one sentence. */
export function refusalSentence({ text, view, language }: Speaker, refusal: Refusal): string {
  // Neither speaks of a thing on the bench.
  if (refusal.reason === 'unknown-target' || refusal.reason === 'bad-amount')
    return text(`refusal.${refusal.reason}`);
  const name = nameOf(text, view, refusal.target);
  const by = listOf(
    (refusal.by ?? []).map((target) => nameOf(text, view, target)),
    language,
  );
  const key = refusal.reason === 'not-possible' && by !== '' ? 'not-possible-by' : refusal.reason;
  return text(`refusal.${key}`, { name, by });
}

/** A command as the words on its button. */
export function commandLabel({ text, view }: Speaker, command: LabCommand): string {
  switch (command.kind) {
    case 'inspect':
      return command.target === 'debug-leds' && !view.power.on
        ? text('action.inspect-recording')
        : text('action.inspect', { name: nameOf(text, view, command.target) });
    case 'place-part':
      return text('action.place-part', {
        name: nameOf(text, view, command.target),
        socket: nameOf(text, view, command.socket),
      });
    case 'seat-part':
      return text('action.seat-part', {
        name: nameOf(text, view, command.target),
        end: text(`end.${command.end}`),
      });
    case 'set-psu-switch':
      return text(`action.set-psu-switch-${command.position}`);
    case 'wait':
      return text('action.wait', { seconds: command.seconds });
    default:
      return 'target' in command
        ? text(`action.${command.kind}`, { name: nameOf(text, view, command.target) })
        : text(`action.${command.kind}`);
  }
}
