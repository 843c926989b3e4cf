import { isHabit, isReading } from '../../../../src/core/hardware/assessment/command-purpose.ts';
import { findMachine } from '../../../../src/core/hardware/machines/find-machine.ts';
import type { CommandOf, LabCommand } from '../../../../src/core/hardware/model/commands.ts';
import { LOOK_PLACES } from '../../../../src/core/hardware/model/vocabulary.ts';
import {
  ask,
  CLOSE_CASE,
  CONNECT,
  MAKE_SAFE,
  OPEN_CASE,
  replug,
  START,
  SWITCH_OFF,
} from '../../../../src/core/hardware/scenarios/procedures.ts';
import { playScript, type Variant } from './variants.ts';

/** Scripts of players who branch on nothing that they read (score.md 6). Each is a list of commands; refusals are ignored. */
export type Script = readonly LabCommand[];

type Note = CommandOf<'write-note'>;

function isNote(command: LabCommand): command is Note {
  return command.kind === 'write-note';
}

function isEnd({ kind }: LabCommand): boolean {
  return kind === 'write-note' || kind === 'close-job' || kind === 'escalate';
}

/** The note as a script gives it: without its lines first, because lines that the notebook does not have are refused. */
function withPlainNote(script: Script): Script {
  return script.flatMap(
    (command): Script =>
      isNote(command) ? [{ ...command, evidence: [], verification: [] }, command] : [command],
  );
}

/** An expert's log, learned by heart. */
export function memorised({ expert }: Variant): Script {
  return withPlainNote(expert);
}

/** One log learned by heart after the other; the last one writes the note. */
export function chained(first: Variant, last: Variant): Script {
  return [...first.expert.filter((command) => !isEnd(command)), ...memorised(last)];
}

/** The logs of several variants, learned by heart, one after the other; the last one writes the note. */
export function inOrder(variants: readonly Variant[], last: Variant): Script {
  const before = variants.filter((variant) => variant !== last);
  return [...before.flatMap(({ expert }) => expert.filter((command) => !isEnd(command))), ...memorised(last)];
}

/** An expert's log without anything that reads. */
export function withoutReading({ expert }: Variant): Script {
  return withPlainNote(expert.filter((command) => !isReading(command)));
}

/** The repair alone: the hands, the power button and the note. */
export function repairAlone({ expert }: Variant): Script {
  return withPlainNote(expert.filter((command) => !isReading(command) && command.kind !== 'state-theory'));
}

/** What the expert does up to the reading that told the cause, and `further` commands; then the note, and on to `to`. */
export function lookAndEscalate(variant: Variant, to: string, further: number): Script {
  const known = (playScript(variant, variant.expert).debrief.answerKnown?.step ?? 0) + further;
  const note = variant.expert.filter(isNote);
  const looked = variant.expert.slice(0, known).filter((command) => !isEnd(command));
  return [...looked, ...withPlainNote(note), { kind: 'escalate', to }, { kind: 'close-job' }];
}

/** Looks everywhere, reseats every plug, and names the first suspect: the same for every story of a machine. */
export function reseatEverything({ scenario, start }: Variant): Script {
  const { cables, parts } = findMachine(scenario.model);
  const seats = Object.values(parts).flatMap(({ id, ends }) =>
    ends.map((end): LabCommand => ({ kind: 'seat-part', target: id, end })),
  );
  const plugs = Object.values(cables)
    .flatMap(({ ends }) => ends.map(({ id }) => id))
    .filter((end) => end !== 'cable-mains');
  const { hypotheses, noteChoices } = start.job.brief;
  return [
    ...START,
    ...SWITCH_OFF,
    ...MAKE_SAFE,
    ...OPEN_CASE,
    ...LOOK_PLACES.map((place): LabCommand => ({ kind: 'look-around', place })),
    ...plugs.flatMap(replug),
    ...seats,
    ...CLOSE_CASE,
    ...CONNECT,
    ...START,
    {
      kind: 'write-note',
      symptom: noteChoices.symptoms[0] ?? '',
      cause: hypotheses[0] ?? '',
      evidence: [],
      action: 'plug-cable',
      part: null,
      verification: [],
      prevention: noteChoices.preventions[0] ?? '',
    },
    { kind: 'close-job' },
  ];
}

/** The expert, who first asks three questions, reads the record and opens a page of the manual. Cites as the expert does. */
export function withGoodHabits({ scenario, start, expert }: Variant): Script {
  const section = scenario.card?.manualSections[0];
  const habits: Script = [
    ...ask(...Object.keys(start.job.answers).slice(0, 3)),
    { kind: 'read-asset' },
    ...(section === undefined ? [] : [{ kind: 'open-manual' as const, section }]),
  ];
  const isDone = (command: LabCommand): boolean =>
    isHabit(command, true) && habits.some((habit) => JSON.stringify(habit) === JSON.stringify(command));
  return [...habits, ...expert.filter((command) => !isDone(command))];
}

/** More commands once the case is open; none where the expert leaves it shut. */
function onceOpen({ expert }: Variant, more: Script): Script {
  return expert.flatMap((command) =>
    command.kind === 'lift-part' && command.target === 'side-panel' ? [command, ...more] : [command],
  );
}

/** A spare data cable in the place of the machine's own, and back. */
function sparedCable({ scenario }: Variant): Script {
  const { cables, stock } = findMachine(scenario.model);
  const spare = stock.find(({ item }) => cables[item] !== undefined);
  const homes = (id: string): string => (cables[id]?.ends ?? []).map(({ home }) => home).join();
  const own = Object.values(cables).find(
    ({ id }) => id !== spare?.item && homes(id) === homes(spare?.item ?? ''),
  );
  if (spare === undefined || own === undefined) return [];
  const pull = (id: string): Script =>
    (cables[id]?.ends ?? []).map(({ id: target }) => ({ kind: 'unplug-cable', target }));
  const push = (id: string): Script =>
    (cables[id]?.ends ?? []).map(({ id: target }) => ({ kind: 'plug-cable', target }));
  return [
    ...pull(own.id),
    { kind: 'take-spare', spare: spare.sku },
    ...push(spare.item),
    ...pull(spare.item),
    ...push(own.id),
    { kind: 'return-spare', part: spare.item },
  ];
}

/** Honest slips of an expert: whoever makes one of them has to pass all the same. They cite as the expert does. */
export const SLIPS: Readonly<Record<string, (variant: Variant) => Script>> = {
  // After the first command: a machine that smells is unplugged first.
  'one look more than needed': ({ expert: [first, ...others] }) => [
    ...(first === undefined ? [] : [first]),
    { kind: 'look-around', place: 'rear' },
    ...others,
  ],
  'the strap forgotten': ({ expert }) =>
    expert.filter(({ kind }) => kind !== 'wear-strap' && kind !== 'unclip-strap'),
  'a wrong plug pulled and put back': (variant) => onceOpen(variant, replug('cable-fan-front-1')),
  'a spare cable tried and taken back': (variant) => onceOpen(variant, sparedCable(variant)),
};
