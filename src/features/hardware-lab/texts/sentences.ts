import { rowOf } from '../../../core/hardware/commands/command-table.ts';
import { findMachine } from '../../../core/hardware/machines/find-machine.ts';
import { readPinName } from '../../../core/hardware/machines/pin-name.ts';
import type { LabCommand, LabEvent, Refusal } from '../../../core/hardware/model/commands.ts';
import type { LabView } from '../../../core/hardware/model/view.ts';
import { SECONDS_PER_MINUTE } from '../../../core/kernel/time.ts';
import { clockOf } from '../../../runs/clock-of.ts';
import { markText, resultText, testName } from './finding-text.ts';
import { type LabText, listOf, nameOf, type TextValues } from './lab-text.ts';

const MIB_PER_GB = 1024;

/** What a sentence needs: the texts, the view with its targets, and the language for lists of names. */
export interface Speaker {
  readonly text: LabText;
  readonly view: LabView;
  readonly language: string;
}

/** What the name of a test or a thing needs: no state, only which machine it is. */
export type NameSpeaker = Omit<Speaker, 'view'> & { readonly view: Pick<LabView, 'model'> };

/** An event as a sentence. */
export function eventSentence({ text, view, language }: Speaker, event: LabEvent): string {
  const name = (target: string): string => nameOf(text, view, target);
  switch (event.kind) {
    case 'latch-opened':
      // Only the latch of a memory slot releases its part.
      return event.part !== null && findMachine(view.model).parts[event.part]?.kind === 'dimm'
        ? text('event.latch-opened-part', { name: name(event.target), part: name(event.part) })
        : text('event.latch-opened', { name: name(event.target) });
    case 'part-placed':
      return text('event.part-placed', { name: name(event.target), socket: name(event.socket) });
    case 'end-clicked':
      // What has one end goes in as a whole.
      if (event.end === 'edge')
        return text(event.home ? 'event.part-clicked-home' : 'event.part-clicked', {
          name: name(event.target),
        });
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
    case 'waited':
      return text(event.quiet ? 'event.waited-quiet' : 'event.waited', { time: clockOf(event.seconds) });
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
        result: resultText({ text, view, language }, event.test, event.outcome, event.reading),
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
        result: text(`outcome.${event.outcome}`),
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

/** The reason of a refusal as a sentence. */
export function refusalSentence({ text, view, language }: Speaker, refusal: Refusal): string {
  // These reasons have no target.
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

/** The label of a command's button: the table of commands names the sentence, its values are filled in here. */
export function commandLabel(speaker: Speaker, command: LabCommand): string {
  const { sentence } = rowOf(command);
  const key = typeof sentence === 'string' ? sentence : sentence(command, speaker.view);
  return speaker.text(`action.${key}`, gapsOf(speaker, command));
}

/** The values for a command's sentence. */
function gapsOf({ text, view }: Speaker, command: LabCommand): TextValues {
  const name = (target: string): string => nameOf(text, view, target);
  switch (command.kind) {
    case 'look-around':
      return { place: text(`place.${command.place}`) };
    case 'place-part':
      return { name: name(command.target), socket: name(command.socket) };
    case 'seat-part':
      return { name: name(command.target), end: text(`end.${command.end}`) };
    case 'wait':
      return { minutes: command.seconds / SECONDS_PER_MINUTE, seconds: command.seconds };
    case 'plug-cable':
      return command.connector === undefined
        ? { name: name(command.target) }
        : { name: name(command.target), connector: name(command.connector) };
    case 'force-cable':
      return { name: name(command.target), connector: name(command.connector) };
    case 'set-switch':
      return { name: name(command.target), position: text(`state.position-${command.position}`) };
    case 'use-tool':
      return { name: name(command.target), tool: text(`tool.${command.tool}`) };
    case 'open-manual':
      return { section: text(`manual.${command.section}`) };
    case 'open-page':
      return { page: text(`page.${command.page}`) };
    case 'change-setting':
      return { setting: text(`setting.${command.setting}`), value: text(`option.${command.value}`) };
    case 'run-program':
      return { program: text(`program.${command.program}`) };
    case 'set-meter':
      return { function: text(`meter.${command.function}`) };
    case 'probe':
      return { black: pinText(text, view, command.black), red: pinText(text, view, command.red) };
    case 'state-theory':
      return { cause: text(`hypothesis.${command.hypothesis}`), confidence: command.confidence };
    case 'return-spare':
    case 'discard':
      return { name: name(command.part) };
    default:
      return 'target' in command ? { name: name(command.target) } : {};
  }
}

/** `24-pin power connector 9`; the bare metal of the case has no pins. */
function pinText(text: LabText, view: LabView, point: string): string {
  const { holder, pin } = readPinName(point);
  return holder === 'chassis' ? text('pin.chassis') : `${nameOf(text, view, holder)} ${pin}`;
}
