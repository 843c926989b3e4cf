import type { ObjectiveId } from '../../../../assessment/objectives/catalogue.ts';
import { HARROW_5000_MT } from '../../../machines/harrow-5000-mt.ts';
import { isHome } from '../../../model/state.ts';
import { FLASHING_LIGHT } from '../../public/no-post/flashing-light.ts';
import {
  allMemoryWorks,
  memoryClean,
  memoryFrom,
  memoryIsComplete,
  NOTHING_BROKEN,
  PUT_TOGETHER,
  REST_CLEAN,
  SPARE_MODULES,
  STARTED,
  STARTS,
} from '../predicates.ts';
import type { CaseData, Story, StoryCases } from '../story.ts';
import { findFaultyMemory } from './flashing-light-plan.ts';
import { brokenSlot, deadModule, raisedEnds } from './memory-work.ts';

const NUMBERS = ['1', '2', '3', '4'] as const;
type Number4 = (typeof NUMBERS)[number];

/** "Amber and white flashing after years of service": one of four modules, or one of their slots. */
const STORY: Story = {
  ...FLASHING_LIGHT,
  mains: 'any',
  build: { parts: [...HARROW_5000_MT.standard.parts, 'dimm-2', 'dimm-4'] },
  arrival: [{ kind: 'plug', end: 'cable-mains', plug: 'latched' }],
  suspects: [
    { id: 'memory-loose', band: 'common', placements: raisedEnds('dimm-1', 'dimm-2', 'dimm-3', 'dimm-4') },
    ...NUMBERS.map((name) => ({
      id: `module-${name}-dead`,
      band: 'possible' as const,
      parts: ['dimm'],
      placements: [deadModule(`dimm-${name}`, ...SPARE_MODULES)] as const,
    })),
    ...NUMBERS.map((name) => ({
      id: `slot-${name}-broken`,
      band: 'rare' as const,
      parts: ['motherboard'],
      placements: [brokenSlot(name)] as const,
    })),
  ],
  setups: { panel: 90, module: 60, alone: 240 },
  tests: [
    { id: 'look-at-memory', otherwise: 'home', says: { 'memory-loose': 'proud' } },
    ...NUMBERS.map((name) => ({
      id: `look:slot-${name}` as const,
      outcomes: ['normal', 'contact-broken'],
      otherwise: 'normal',
      says: { [`slot-${name}-broken`]: 'contact-broken' },
    })),
  ],
  answers: { opened: 'never', warnings: 'one-freeze', urgent: 'colleague' },
  plan: findFaultyMemory,
};

const OBJECTIVES: readonly ObjectiveId[] = ['C1 3.3', 'C1 5.1'];
const VERIFY = [STARTED, memoryClean('memory-clean', 1)];

/** An end of a module works itself out of its slot over the years. */
const HW_12_LOOSE: CaseData = {
  id: 'HW-12-loose',
  truth: 'memory-loose',
  difficulty: 2,
  objectives: OBJECTIVES,
  parMinutes: 14,
  cured: ({ machine }) => NUMBERS.every((name) => isHome(machine.parts[`dimm-${name}`])),
  goal: [STARTS, memoryIsComplete(STORY), NOTHING_BROKEN, PUT_TOGETHER],
  verify: VERIFY,
  note: {
    symptom: ['blinking'],
    action: ['seat-part', 'place-part'],
    part: NUMBERS.map((name) => `dimm-${name}`),
    prevention: ['record-module'],
  },
};

/** HW-12 One slot too far: the fault goes wherever the module goes. */
function deadModuleCase(id: string, name: Number4, parMinutes: number): CaseData {
  return {
    id,
    truth: `module-${name}-dead`,
    difficulty: 3,
    objectives: OBJECTIVES,
    parMinutes,
    parPartsUsd: 45,
    cured: allMemoryWorks(STORY),
    goal: [STARTS, memoryIsComplete(STORY), NOTHING_BROKEN, PUT_TOGETHER],
    verify: VERIFY,
    note: {
      symptom: ['blinking'],
      action: ['place-part', 'order-part', 'seat-part'],
      part: [`dimm-${name}`, ...SPARE_MODULES],
      prevention: ['record-module'],
    },
  };
}

/** What is left to work with until the board is replaced: one module for each channel, or more. */
const WORKING_PAIR_MIB = 16_384;

/** HW-13 It is the slot: whatever sits in it fails; the board goes to its warranty, the rest works meanwhile. */
function brokenSlotCase(id: string, name: Number4, parMinutes: number): CaseData {
  return {
    id,
    truth: `slot-${name}-broken`,
    exempt: NUMBERS.map((slot) => `slot-${slot}`),
    difficulty: 4,
    objectives: ['C1 3.5', 'C1 5.1'],
    parMinutes,
    cured: ({ machine, job }) =>
      job.escalatedTo === 'warranty' &&
      Object.values(machine.parts).every(({ socket }) => socket !== `slot-${name}`),
    goal: [STARTS, memoryFrom(WORKING_PAIR_MIB), NOTHING_BROKEN, PUT_TOGETHER],
    verify: [STARTED, REST_CLEAN],
    note: {
      symptom: ['blinking'],
      action: ['escalate', 'lift-part'],
      part: [`slot-${name}`],
      prevention: ['warranty-board'],
    },
  };
}

export const FLASHING_LIGHT_CASES: StoryCases = {
  story: STORY,
  cases: [
    HW_12_LOOSE,
    deadModuleCase('HW-12', '2', 31),
    deadModuleCase('HW-12-first', '1', 31),
    deadModuleCase('HW-12-third', '3', 31),
    deadModuleCase('HW-12-fourth', '4', 31),
    brokenSlotCase('HW-13', '3', 26),
    brokenSlotCase('HW-13-first', '1', 26),
    brokenSlotCase('HW-13-second', '2', 19),
    brokenSlotCase('HW-13-fourth', '4', 19),
  ],
};
