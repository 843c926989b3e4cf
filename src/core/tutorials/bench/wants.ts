import type { LabEvent } from '../../hardware/model/commands.ts';
import type { LabView } from '../../hardware/model/view.ts';
import type { Program, Tool } from '../../hardware/model/vocabulary.ts';
import type { BenchWant } from './bench-tutorial.ts';

/** Conditions that many steps at the bench share. Their ids name the line of the card. */

const want = (id: string, done: BenchWant['done']): BenchWant => ({ id, done });

/** No mains, no charge left: nothing in the machine is live. */
function isDead({ power }: LabView): boolean {
  return !power.ac && !power.on && !power.standby;
}

/** A part sits in its socket with every end home. */
export function isInstalled(view: LabView, part: string): boolean {
  return view.parts[part]?.placement === 'installed';
}

export function isOut(view: LabView, part: string): boolean {
  return view.parts[part]?.placement === 'removed';
}

/** How a plug sits; null for one that cannot be seen. */
export function plugOf({ cables }: LabView, end: string): string | null {
  for (const { ends } of Object.values(cables)) {
    const found = ends.find(({ id }) => id === end);
    if (found !== undefined) return found.plug;
  }
  return null;
}

/** Where a step points that is done inside a machine: at what makes it safe and opens it, then at the thing itself. */
export const insideSafely =
  (target: (view: LabView) => string) =>
  (view: LabView): string => {
    if (view.power.ac) return 'cable-mains';
    if (view.strap !== 'worn') return 'esd-strap';
    return view.sidePanel === 'off' ? target(view) : 'side-panel';
  };

/** The first of these that has not been looked at, the last one once all have been. */
export const firstUnseen =
  (...targets: readonly [string, ...string[]]) =>
  ({ looked: known }: LabView): string =>
    targets.find((target) => !known.includes(target)) ?? targets[targets.length - 1] ?? targets[0];

export const dead = want('dead', isDead);
export const strapOn = want('strap-on', ({ strap }) => strap === 'worn');
export const strapOff = want('strap-off', ({ strap }) => strap === 'off');
export const mainsIn = want('mains-in', ({ power }) => power.ac);
export const panelOff = want('panel-off', ({ sidePanel }) => sidePanel === 'off');

/** Something has been inspected, alone or with all that is around it. */
export const looked = (id: string, ...targets: readonly string[]): BenchWant =>
  want(id, ({ looked: known }) => targets.every((target) => known.includes(target)));

export const installed = (id: string, ...parts: readonly string[]): BenchWant =>
  want(id, (view) => parts.every((part) => isInstalled(view, part)));

export const takenOut = (id: string, ...parts: readonly string[]): BenchWant =>
  want(id, (view) => parts.every((part) => isOut(view, part)));

export const plugged = (id: string, ...ends: readonly string[]): BenchWant =>
  want(id, (view) => ends.every((end) => plugOf(view, end) === 'latched'));

export const unplugged = (id: string, ...ends: readonly string[]): BenchWant =>
  want(id, (view) => ends.every((end) => plugOf(view, end) === 'none'));

/** Something happened since the step began. */
export const happened = (id: string, is: (event: LabEvent) => boolean): BenchWant =>
  want(id, (_, events) => events.some(is));

/** The power button was pressed without mains, which takes the charge out of the supply. */
export const drained = happened('drained', ({ kind }) => kind === 'charge-drained');

export const running = want('running', ({ power }) => power.on);

/** The self-test is over and the system starts. */
export const started = want('started', ({ postStage }) => postStage === 'handed-over');

/** The monitor shows more than that it gets no picture. */
export const picture = want('picture', ({ screen }) => screen.page !== 'no-signal' && screen.page !== 'dark');

/** The notebook has an entry of a test, whenever it was written; with `outcomes`, one of these came of it. */
export const noted = (id: string, test: string, ...outcomes: readonly string[]): BenchWant =>
  want(id, ({ findings }) =>
    findings.some(
      (finding) => finding.test === test && (outcomes.length === 0 || outcomes.includes(finding.outcome)),
    ),
  );

/** A tool was used on something since the step began. */
export const used = (id: string, tool: Tool, target: string): BenchWant =>
  happened(id, (event) => event.kind === 'tool-used' && event.tool === tool && event.target === target);

/** A program has ended so since the step began. */
export const finished = (id: string, program: Program, outcome: string): BenchWant =>
  happened(
    id,
    (event) => event.kind === 'program-finished' && event.program === program && event.outcome === outcome,
  );
