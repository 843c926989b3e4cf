import type { LabCommand } from '../../model/commands.ts';
import { partIn } from '../../model/state.ts';
import type { LabView } from '../../model/view.ts';
import {
  CLOSE_CASE,
  CONNECT,
  inspect,
  LOAD_TEST,
  MAKE_SAFE,
  OPEN_CASE,
  START,
  SWITCH_OFF,
} from '../procedures.ts';
import { closing, type ExpertNote, theory } from './expert-plan.ts';
import { NOTHING_BROKEN, PUT_TOGETHER, STARTED, STARTS, STAYED_COOL } from './predicates.ts';
import type { CaseData, Suspect } from './story.ts';

/** A mat of dust in the fins of the processor's cooler: the processor gets hot under load and slows down. */
export const DUSTY_COOLER: Suspect = {
  id: 'cooler-dusty',
  band: 'possible',
  placements: [{ faults: [{ kind: 'trait', target: 'cpu-cooler', traits: { dust: 1 } }] }],
};

/** Opens a running machine, blows the cooler out, and proves it under load. */
export function blowOut(
  view: LabView,
  note: Pick<ExpertNote, 'symptom' | 'prevention'> & { readonly reading: string },
): readonly LabCommand[] {
  return [
    ...SWITCH_OFF,
    ...MAKE_SAFE,
    ...OPEN_CASE,
    ...inspect('cpu-cooler'),
    theory('cooler-dusty', 95),
    { kind: 'use-tool', tool: 'compressed-air', target: 'cpu-cooler' },
    ...CLOSE_CASE,
    ...CONNECT,
    ...START,
    ...LOAD_TEST,
    ...closing(view, {
      symptom: note.symptom,
      cause: 'cooler-dusty',
      evidence: [note.reading, 'look:cpu-cooler'],
      action: 'use-tool',
      part: 'cpu-cooler',
      verification: ['start-system', 'run:load-test'],
      prevention: note.prevention,
    }),
  ];
}

/** The case of it, for a story with its own word for the symptom. */
export function dustyCoolerCase(symptom: string, prevention: string): Omit<CaseData, 'id' | 'parMinutes'> {
  return {
    truth: 'cooler-dusty',
    difficulty: 2,
    objectives: ['C1 5.1', 'C2 4.5'],
    cured: ({ machine }) => {
      const cooler = partIn(machine, 'mount-cooler');
      return cooler !== null && (machine.traits[cooler]?.dust ?? 0) === 0;
    },
    goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
    verify: [STARTED, STAYED_COOL],
    note: {
      symptom: [symptom],
      cause: ['cooler-dusty'],
      action: ['use-tool'],
      part: ['cpu-cooler'],
      prevention: [prevention],
    },
  };
}
