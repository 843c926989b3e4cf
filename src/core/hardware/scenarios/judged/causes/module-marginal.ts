import { usableMemory } from '../../../behaviour/memory.ts';
import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import {
  CLOSE_CASE,
  CONNECT,
  fromStick,
  MAKE_SAFE,
  MEMTEST,
  OPEN_CASE,
  putIn,
  START,
  SWITCH_OFF,
  takeOut,
} from '../../procedures.ts';
import { memorySlot } from '../mountings.ts';
import {
  memoryClean,
  memoryIsComplete,
  NOTHING_BROKEN,
  PUT_TOGETHER,
  SPARE_MODULES,
  STARTED,
  STARTS,
} from '../predicates.ts';
import type { CaseData, Story, Suspect } from '../story.ts';
import { type JobWords, repairing } from './repair.ts';

/** A module and the slot that it is in: `1` for `dimm-1` in `slot-1`. */
type Place = string;

/** Each of these modules in turn makes errors now and then. */
export function marginalModules(places: readonly [Place, ...Place[]]): Suspect['placements'] {
  const [first, ...others] = places;
  const placement = (at: Place): Suspect['placements'][number] => ({
    faults: [{ kind: 'trait', target: `dimm-${at}`, traits: { marginal: true } }],
    part: [`dimm-${at}`],
  });
  return [placement(first), ...others.map(placement)];
}

const out = (at: Place): readonly LabCommand[] => takeOut(`dimm-${at}`, memorySlot(at));
const into = (module: string, at: Place): readonly LabCommand[] => putIn(module, memorySlot(at));

const OFF: readonly LabCommand[] = [...SWITCH_OFF, ...MAKE_SAFE];

/** What is known after some memory tests: the modules that may be bad, and those in the machine. */
interface Search {
  readonly commands: readonly LabCommand[];
  readonly suspects: readonly Place[];
  readonly inside: readonly Place[];
}

/** Tests again with half of the suspects alone in the machine. */
function halved({ commands, suspects, inside }: Search, start: readonly LabCommand[]) {
  const kept = suspects.slice(0, suspects.length / 2);
  const removed = inside.filter((at) => !kept.includes(at));
  const added = kept.filter((at) => !inside.includes(at));
  const open = commands.length === MEMTEST.length ? OPEN_CASE : [];
  const moved = [...removed.flatMap(out), ...added.flatMap((at) => into(`dimm-${at}`, at))];
  return {
    kept,
    commands: [...commands, ...OFF, ...open, ...moved, ...CONNECT, ...start, ...MEMTEST],
  };
}

/** Runs the memory test and, on errors, repeats it with half of the suspected modules until the bad one is known. */
export function findModule(
  view: LabView,
  words: JobWords,
  modules: readonly Place[],
  start: readonly LabCommand[] = START,
): readonly LabCommand[] {
  const [whole, ...halves] = view.findings.filter(({ test }) => /^run:memtest(@|$)/.test(test));
  let search: Search = { commands: MEMTEST, suspects: modules, inside: modules };
  if (whole?.outcome !== 'errors') return MEMTEST;
  for (let test = 0; search.suspects.length > 1; test += 1) {
    const { kept, commands } = halved(search, start);
    const outcome = halves[test]?.outcome;
    if (outcome === undefined) return commands;
    const suspects = outcome === 'errors' ? kept : search.suspects.filter((at) => !kept.includes(at));
    search = { commands, suspects, inside: kept };
  }
  return [...search.commands, ...replaced(view, words, modules, search, start)];
}

/** Replaces the bad module; the good ones that are out go back. */
function replaced(
  view: LabView,
  words: JobWords,
  modules: readonly Place[],
  { suspects: [bad = ''], inside }: Search,
  start: readonly LabCommand[],
): readonly LabCommand[] {
  const outside = modules.filter((at) => at !== bad && !inside.includes(at));
  const spare = [...(inside.includes(bad) ? out(bad) : []), ...into('spare-dimm', bad)];
  return [
    ...OFF,
    ...repairing(view, words, {
      ...{ cause: 'module-marginal', action: 'place-part', part: `dimm-${bad}` },
      repair: [
        { kind: 'order-part', sku: 'dimm' },
        ...spare,
        ...outside.flatMap((at) => into(`dimm-${at}`, at)),
      ],
      prove: [
        ...CLOSE_CASE,
        ...CONNECT,
        ...start,
        ...fromStick('memtest', 'memtest'),
        ...SWITCH_OFF,
        ...START,
      ],
      verification: ['run:memtest', 'start-system'],
    }),
  ];
}

/** Every module that is fitted works without errors, and all of the memory is there. */
export function marginalModule(
  story: Story,
  symptom: string,
  prevention: readonly string[],
): Omit<CaseData, 'id' | 'difficulty' | 'parMinutes'> {
  return {
    truth: 'module-marginal',
    objectives: ['C1 5.1', 'C2 3.1'],
    parPartsUsd: 45,
    cured: ({ machine }) =>
      usableMemory(machine).length > 0 &&
      usableMemory(machine).every((id) => machine.traits[id]?.marginal !== true),
    goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER, memoryIsComplete(story)],
    verify: [memoryClean('memory-clean-twice', 2), STARTED],
    note: {
      symptom: [symptom],
      action: ['place-part', 'order-part', 'seat-part'],
      part: SPARE_MODULES,
      prevention,
    },
  };
}
