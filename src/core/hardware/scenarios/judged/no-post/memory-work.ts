import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import { CONNECT, putIn, takeOut } from '../../procedures.ts';
import type { JobWords } from '../causes/repair.ts';
import { closing, pushModuleHome, theory } from '../expert-plan.ts';
import { lookInSlot, memorySlot, openSlot } from '../mountings.ts';
import type { CaseData, StoryTest, Suspect } from '../story.ts';

/** What the stories about memory share: suspects with their places, and what an expert does with modules and slots. */

type Placement = Suspect['placements'][number];

/** One end of a module is raised: for each of the modules, at either end. */
export function raisedEnds(...modules: readonly [string, ...string[]]): readonly [Placement, ...Placement[]] {
  const [first, ...others] = modules.flatMap((part) =>
    ['top', 'bottom'].map((end): Placement => ({ faults: [{ kind: 'unseat', part, end }], part: [part] })),
  );
  if (first === undefined) throw new Error('There is no module.');
  return [first, ...others];
}

/** A failed module; the module that replaces it may be named as well. */
export function deadModule(part: string, ...replacedBy: readonly string[]): Placement {
  return { faults: [{ kind: 'condition', part, condition: 'damaged' }], part: [part, ...replacedBy] };
}

/** A memory slot with a broken contact. */
export function brokenSlot(name: string): Placement {
  const slot = `slot-${name}`;
  return { faults: [{ kind: 'trait', target: slot, traits: { contacts: 'broken' } }], part: [slot] };
}

/** A look into one of the two slots of which `slot-broken` has one. The rarer outcome comes first: of equals it is expected. */
export function lookInto(name: string): StoryTest {
  return {
    id: `look:slot-${name}`,
    outcomes: ['contact-broken', 'normal'],
    otherwise: 'normal',
    says: { 'slot-broken': { normal: 0.5, 'contact-broken': 0.5 } },
  };
}

/** What a story about memory says in its note, and how it proves that all memory works. */
interface MemoryWords extends JobWords {
  readonly prove: readonly LabCommand[];
  readonly verification: readonly string[];
}

/** Pushes the raised end of a module home, and proves it. */
export function pushHome(
  view: LabView,
  log: readonly LabCommand[],
  { prove, ...words }: MemoryWords,
): readonly LabCommand[] {
  const [seat] = pushModuleHome(view, log);
  if (seat?.kind !== 'seat-part') return [];
  return [
    theory('memory-loose', 95),
    seat,
    ...prove,
    ...closing(view, { ...words, cause: 'memory-loose', action: 'seat-part', part: seat.target }),
  ];
}

/** A contact of a slot is broken, and its module was moved: whoever decides about the board is told. */
export function giveUpSlot(
  view: LabView,
  slot: string,
  to: string,
  { prove, evidence, ...words }: MemoryWords,
): readonly LabCommand[] {
  const looked = [...evidence, `look:slot-${slot}`];
  return [
    theory('slot-broken', 95),
    { kind: 'escalate', to },
    ...prove,
    ...closing(view, {
      ...{ ...words, evidence: looked },
      ...{ cause: 'slot-broken', action: 'escalate', part: `slot-${slot}` },
    }),
  ];
}

/** A module and the slot that it was in, by the slot's name. */
export type Seated = readonly [module: string, slot: string];

/** Takes modules out one after the other, each followed by a look into its slot. */
export function lookInSlots(...seated: readonly Seated[]): readonly LabCommand[] {
  return seated.flatMap(([module, slot]) => lookInSlot(module, slot));
}

/** Puts modules into slots whose latches are open. */
export function refit(...seated: readonly Seated[]): readonly LabCommand[] {
  return seated.flatMap(([module, slot]) => putIn(module, memorySlot(slot)));
}

/** Puts a module into a slot that was empty at arrival. */
export function moveTo(module: string, slot: string): readonly LabCommand[] {
  return [...openSlot(slot), ...putIn(module, memorySlot(slot))];
}

/** Starts with a single module, all others being out, to see whether it answers in that slot. */
export function tryAlone(module: string, slot: string): readonly LabCommand[] {
  return [...putIn(module, memorySlot(slot)), ...CONNECT, { kind: 'press-power' }];
}

/** As `tryAlone`, on a board that trains its memory first. */
export function trainAlone(module: string, slot: string): readonly LabCommand[] {
  return [...tryAlone(module, slot), { kind: 'wait', seconds: 120 }];
}

/** Takes the module of a trial out again, with the machine switched off and safe. */
export function takeOutOf(module: string, slot: string): readonly LabCommand[] {
  return takeOut(module, memorySlot(slot));
}

/** Whoever decides about the board knows of the broken slot. That all memory works elsewhere is a goal of the case. */
export function slotGivenUp(to: string): CaseData['cured'] {
  return ({ job }) => job.escalatedTo === to;
}
