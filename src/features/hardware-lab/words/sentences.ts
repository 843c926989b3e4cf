import { BOOT_STICK } from '../../../core/hardware/behaviour/boot-stick.ts';
import { findMachine } from '../../../core/hardware/machines/find-machine.ts';
import type { LabCommand, LabEvent, Refusal } from '../../../core/hardware/model/commands.ts';
import type { LabView } from '../../../core/hardware/model/view.ts';
import { SECONDS_PER_MINUTE } from '../../../core/kernel/time.ts';
import { markText, saidText, testName } from './finding-text.ts';
import { type LabText, listOf, nameOf } from './lab-text.ts';
import { verbsOf } from './part-verbs.ts';

const MIB_PER_GB = 1024;

/** Everything a sentence needs: the texts, the things it speaks of, and the language that joins names. */
export interface Speaker {
  readonly text: LabText;
  readonly view: LabView;
  readonly language: string;
}

/** What happened, as one sentence. */
export function eventSentence({ text, view, language }: Speaker, event: LabEvent): string {
  const name = (target: string): string => nameOf(text, view, target);
  switch (event.kind) {
    case 'latch-opened':
      // Only a memory slot's latch lifts what it held.
      return event.part !== null && findMachine(view.model).parts[event.part]?.kind === 'dimm'
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
      if (event.onBench && findMachine(view.model).parts[event.target]?.kind === 'dimm') {
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
    case 'cable-moved':
    case 'cable-forced':
      return text(`event.${event.kind}`, { name: name(event.target), connector: name(event.connector) });
    case 'switch-set':
      return text('event.switch-set', {
        name: name(event.target),
        position: text(`state.position-${event.position}`),
      });
    case 'post-passed-dark':
      return text('event.post-passed-dark', { memory: event.memoryMiB / MIB_PER_GB });
    case 'looked-around':
      return text('event.looked-around', { place: text(`place.${event.place}`) });
    case 'mark-seen':
      return text('event.mark-seen', {
        name: name(event.target),
        mark: markText({ text, view, language }, event.mark),
      });
    case 'found':
      return text('event.found', {
        test: testName({ text, view, language }, event.test),
        said: saidText({ text, view, language }, event.test, event.outcome, event.reading),
      });
    case 'manual-opened':
      return text('event.manual-opened', { section: text(`manual.${event.section}`) });
    case 'tool-used':
      return text('event.tool-used', { tool: text(`tool.${event.tool}`), name: name(event.target) });
    case 'page-opened':
      return text('event.page-opened', { page: text(`page.${event.page}`) });
    case 'setting-changed':
      return text('event.setting-changed', { setting: text(`setting.${event.setting}`), value: event.value });
    case 'program-started':
      return text('event.program-started', {
        program: text(`program.${event.program}`),
        minutes: Math.ceil(event.seconds / SECONDS_PER_MINUTE),
      });
    case 'program-finished':
      return text('event.program-finished', {
        program: text(`program.${event.program}`),
        said: text(`outcome.${event.outcome}`),
      });
    case 'post-waits':
      return text('event.post-waits', { message: text(`screenWord.${event.message}`) });
    case 'theory-stated':
      return text('event.theory-stated', { cause: text(`hypothesis.${event.hypothesis}`) });
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
    case 'look-around':
      return text('action.look-around', { place: text(`place.${command.place}`) });
    case 'lift-part':
      return text(`action.${verbsOf(view, command.target).lift}`, {
        name: nameOf(text, view, command.target),
      });
    case 'place-part':
      return text(
        `action.${command.turned === true ? 'place-turned' : verbsOf(view, command.target).place}`,
        {
          name: nameOf(text, view, command.target),
          socket: nameOf(text, view, command.socket),
        },
      );
    case 'seat-part':
      return text(`action.${verbsOf(view, command.target).seat}`, {
        name: nameOf(text, view, command.target),
        end: text(`end.${command.end}`),
      });
    case 'set-psu-switch':
      return text(`action.set-psu-switch-${command.position}`);
    case 'wait':
      return command.seconds % SECONDS_PER_MINUTE === 0
        ? text('action.wait-minutes', { minutes: command.seconds / SECONDS_PER_MINUTE })
        : text('action.wait', { seconds: command.seconds });
    case 'plug-cable':
      if (command.half === true)
        return text('action.plug-half', { name: nameOf(text, view, command.target) });
      return command.connector === undefined
        ? text('action.plug-cable', { name: nameOf(text, view, command.target) })
        : text('action.plug-into', {
            name: nameOf(text, view, command.target),
            connector: nameOf(text, view, command.connector),
          });
    case 'force-cable':
      return text('action.force-cable', {
        name: nameOf(text, view, command.target),
        connector: nameOf(text, view, command.connector),
      });
    case 'set-switch':
      return text('action.set-switch', {
        name: nameOf(text, view, command.target),
        position: text(`state.position-${command.position}`),
      });
    case 'use-tool':
      if (command.tool === BOOT_STICK)
        return text(
          view.connectors[command.target]?.holds === BOOT_STICK ? 'action.stick-out' : 'action.stick-in',
          { name: nameOf(text, view, command.target) },
        );
      return text('action.use-tool', {
        tool: text(`tool.${command.tool}`),
        name: nameOf(text, view, command.target),
      });
    case 'open-manual':
      return text('action.open-manual', { section: text(`manual.${command.section}`) });
    case 'open-page':
      return text('action.open-page', { page: text(`page.${command.page}`) });
    case 'change-setting':
      return text('action.change-setting', {
        setting: text(`setting.${command.setting}`),
        value: command.value,
      });
    case 'run-program':
      return text('action.run-program', { program: text(`program.${command.program}`) });
    case 'set-meter':
      return text('action.set-meter', { function: command.function });
    case 'probe':
      return text('action.probe', {
        black: pinName(text, view, command.black),
        red: pinName(text, view, command.red),
      });
    case 'state-theory':
      return text('action.state-theory', {
        cause: text(`hypothesis.${command.hypothesis}`),
        confidence: command.confidence,
      });
    case 'return-spare':
    case 'discard':
      return text(`action.${command.kind}`, { name: nameOf(text, view, command.part) });
    default:
      return 'target' in command
        ? text(`action.${command.kind}`, { name: nameOf(text, view, command.target) })
        : text(`action.${command.kind}`);
  }
}

/** `24-pin power connector 9`; bare metal of the case has no pins. */
function pinName(text: LabText, view: LabView, pin: string): string {
  const dot = pin.lastIndexOf('.');
  const holder = pin.slice(0, dot);
  return holder === 'chassis' ? text('pin.chassis') : `${nameOf(text, view, holder)} ${pin.slice(dot + 1)}`;
}
