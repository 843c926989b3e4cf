import { coolerFanTurns } from '../../../behaviour/heat.ts';
import type { LabCommand } from '../../../model/commands.ts';
import { type LabState, partIn } from '../../../model/state.ts';
import type { Traits } from '../../../model/traits.ts';
import type { LabView } from '../../../model/view.ts';
import { inspect, LOAD_TEST, type Mounting, putIn, takeOut } from '../../procedures.ts';
import type { Predicate } from '../../scenario.ts';
import { NOTHING_BROKEN, PUT_TOGETHER, STARTED, STARTS, STAYED_COOL } from '../predicates.ts';
import type { CaseData, Suspect } from '../story.ts';
import { CLOSE_AND_START, type JobWords, OFF_AND_OPEN, repairing } from './repair.ts';

/** Ten minutes at full load, without too much heat. */
export const COOL_UNDER_LOAD: readonly LabCommand[] = [...CLOSE_AND_START, ...LOAD_TEST];
const PROOF = ['start-system', 'run:load-test'] as const;

const on = (
  target: string,
  tool: 'peel-film' | 'ipa-wipe' | 'thermal-paste' | 'compressed-air',
): LabCommand => ({
  kind: 'use-tool',
  tool,
  target,
});

const repaired = (cause: string, action: string, part: string, repair: readonly LabCommand[]) => ({
  ...{ cause, action, part, repair, prove: COOL_UNDER_LOAD, verification: PROOF },
});

/** Mats of dust in the fins of a cooler, one placement each: how much of the air they block, 0 to 1. */
export function dustIn(cooler: string, first: number, ...others: readonly number[]): Suspect['placements'] {
  const mat = (dust: number) => ({ faults: [{ kind: 'trait' as const, target: cooler, traits: { dust } }] });
  return [mat(first), ...others.map(mat)];
}

/** The suspect of the stories that are about something else: the processor gets hot under load and slows down. */
export const DUSTY_COOLER: Suspect = {
  id: 'cooler-dusty',
  band: 'possible',
  placements: dustIn('cpu-cooler', 1),
};

/** Opens a running machine and looks at its cooler, to see the dust that a reading has told of, and blows it out. */
export function findDust(view: LabView, { evidence, ...words }: JobWords): readonly LabCommand[] {
  return [
    ...OFF_AND_OPEN,
    ...inspect('cpu-cooler'),
    ...blowOut(view, 'cooler-dusty', { ...words, evidence: [...evidence, 'look:cpu-cooler'] }),
  ];
}

/** Blows the dust out of a cooler. */
export function blowOut(view: LabView, cause: string, words: JobWords, cooler = 'cpu-cooler') {
  const blown = [on(cooler, 'compressed-air')];
  return repairing(view, words, repaired(cause, 'use-tool', cooler, blown));
}

/** Cleans the cold plate of a removed cooler, puts paste on and mounts it. */
export function renewPaste(
  view: LabView,
  cause: 'film-on' | 'paste-missing',
  words: JobWords,
  mounting: Mounting,
  cooler = 'cpu-cooler',
) {
  const cleaned = cause === 'film-on' ? [on(cooler, 'peel-film'), on(cooler, 'ipa-wipe')] : [];
  const repair = [...cleaned, on(cooler, 'thermal-paste'), ...putIn(cooler, mounting)];
  return repairing(view, words, repaired(cause, 'use-tool', cooler, repair));
}

/** Plugs the lead of the processor's fan into its header. */
export function plugCpuFan(
  view: LabView,
  cause: string,
  words: JobWords,
  before: readonly LabCommand[] = [],
) {
  const plugged: LabCommand = { kind: 'plug-cable', target: 'cable-cpu-fan', connector: 'conn-cpu-fan' };
  return repairing(view, words, repaired(cause, 'plug-cable', 'cable-cpu-fan', [...before, plugged]));
}

/** A cooler and its replacement from the shop. */
interface NewCooler {
  readonly mounting: Mounting;
  readonly old: string;
  readonly spare: string;
  readonly sku: string;
}

/** Fits a new cooler, because the fan or the pump of the old one stands still; `more` is read at the end. */
export function replaceCooler(
  view: LabView,
  cause: string,
  words: JobWords,
  { mounting, old, spare, sku }: NewCooler,
  ...more: readonly LabCommand[]
) {
  const repair: readonly LabCommand[] = [
    { kind: 'order-part', sku },
    ...takeOut(old, mounting),
    ...putIn(spare, mounting),
  ];
  const done = repaired(cause, 'place-part', spare, repair);
  return repairing(view, words, { ...done, prove: [...done.prove, ...more] });
}

/** The air cooler of a machine, and its replacement. */
export function airCooler(mounting: Mounting): NewCooler {
  return { mounting, old: 'cpu-cooler', spare: 'spare-cooler', sku: 'cooler' };
}

function traitsOfCooler({ machine }: LabState): Traits | null {
  const cooler = partIn(machine, 'mount-cooler');
  return cooler === null ? null : (machine.traits[cooler] ?? {});
}

/** The fan warning, which somebody had switched off, is on. */
export const WARNING_ON: Predicate = {
  id: 'warning-on',
  holds: ({ machine }) => machine.settings['fan-warning'] !== 'off',
};

/** Switches the fan warning on, on the firmware's power page. */
export const SWITCH_WARNING_ON: readonly LabCommand[] = [
  { kind: 'open-page', page: 'firmware-power' },
  { kind: 'change-setting', setting: 'fan-warning', value: 'on' },
];

/** Goals and proof of every repair of a cooler. */
export const COOLED: Pick<CaseData, 'goal' | 'verify' | 'objectives'> = {
  objectives: ['C1 5.1'],
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, STAYED_COOL],
};

type Cause = Omit<CaseData, 'id' | 'difficulty' | 'parMinutes'>;

/** A cooler with its fins full of dust. */
export function dustyCooler(
  truth: string,
  symptom: string,
  prevention: readonly string[],
  cooler = 'cpu-cooler',
): Cause {
  return {
    ...COOLED,
    truth,
    cured: (state) => (traitsOfCooler(state)?.dust ?? 0) === 0 && traitsOfCooler(state) !== null,
    note: { symptom: [symptom], prevention, action: ['use-tool'], part: [cooler] },
  };
}

/** A cooler with film or without paste on its cold plate. */
export function badContact(
  truth: string,
  symptom: string,
  prevention: readonly string[],
  cooler = 'cpu-cooler',
): Cause {
  return {
    ...COOLED,
    truth,
    cured: (state) => {
      const traits = traitsOfCooler(state);
      return traits !== null && traits.film === undefined && traits.paste === undefined;
    },
    note: { symptom: [symptom], prevention, action: ['use-tool'], part: [cooler] },
  };
}

/** Whether the processor's fan turns, and the firmware watches it. */
function fanIsWatched({ machine }: LabState): boolean {
  return coolerFanTurns(machine) && machine.connectorByEnd['cable-cpu-fan'] === 'conn-cpu-fan';
}

/** The lead of the processor's fan is not in its header. */
export function unpluggedFan(truth: string, symptom: string, prevention: readonly string[]): Cause {
  return {
    ...COOLED,
    truth,
    cured: fanIsWatched,
    note: {
      symptom: [symptom],
      prevention,
      action: ['plug-cable'],
      part: ['cable-cpu-fan', 'conn-cpu-fan'],
    },
  };
}

/** The processor's fan is plugged in and stands still. */
export function deadFan(symptom: string, prevention: readonly string[]): Cause {
  return {
    ...COOLED,
    truth: 'fan-dead',
    parPartsUsd: 30,
    cured: fanIsWatched,
    note: {
      ...{ symptom: [symptom], prevention },
      action: ['place-part', 'order-part', 'seat-part'],
      part: ['spare-cooler', 'cpu-cooler'],
    },
  };
}
