import { DEBUG_LEDS } from '../behaviour/indicators.ts';
import { MEMORY_TRAINING_S } from '../behaviour/post.ts';
import type { LabCommand } from '../model/commands.ts';
import type { LabView } from '../model/view.ts';
import type { DemoStep } from './demo-60-steps.ts';

/**
 * The demo's guide: the next step, from the view and the log, in whatever order the learner proceeds. It reads nothing hidden,
 * so it cannot reveal anything.
 */

/** The module that the customer added, and where it belongs. */
export const DEMO_MODULE = 'dimm-b2';
export const DEMO_SLOT = 'slot-b2';
export const DEMO_LATCHES = ['latch-b2-top', 'latch-b2-bottom'] as const;

/** Whether the module was taken out at least once. */
export function wasLifted(log: readonly LabCommand[]): boolean {
  return log.some((command) => command.kind === 'lift-part' && command.target === DEMO_MODULE);
}

function wasLookedAt(log: readonly LabCommand[], ...targets: readonly string[]): boolean {
  return log.some((command) => command.kind === 'inspect' && targets.includes(command.target));
}

/** The next step; null once the self-test has passed. */
export function nextDemoStep(view: LabView, log: readonly LabCommand[]): DemoStep | null {
  const memory = view.parts[DEMO_MODULE];
  const latchesOpen = DEMO_LATCHES.every((id) => view.latches[id]?.position === 'open');
  if (memory?.placement === 'installed') {
    if (view.postStage === 'handed-over') return null;
    if (view.postStage === 'training') return 'wait';
    if (!view.power.standby || view.strap === 'worn') return 'connect';
    return view.power.on ? 'make-safe' : 'power';
  }
  if (view.power.ac || view.power.on || view.strap === 'off') return 'make-safe';
  if (memory?.placement === 'removed') return latchesOpen ? 'reseat' : 'open-latches';
  if (wasLifted(log)) return latchesOpen ? 'reseat' : 'open-latches';
  if (!wasLookedAt(log, 'debug-leds', ...DEBUG_LEDS)) return 'look';
  if (!wasLookedAt(log, DEMO_MODULE)) return 'find';
  return latchesOpen ? 'lift' : 'open-latches';
}

/** The remaining commands of a step. */
export function demoStepCommands(step: DemoStep, view: LabView): readonly LabCommand[] {
  switch (step) {
    case 'look':
      return [{ kind: 'inspect', target: 'debug-leds' }];
    case 'find':
      return [{ kind: 'inspect', target: DEMO_MODULE }];
    case 'open-latches':
      return openLatches(view);
    case 'lift':
      return [{ kind: 'lift-part', target: DEMO_MODULE }];
    case 'reseat':
      return reseat(view);
    case 'connect':
      return connect(view);
    case 'power':
      return [{ kind: 'press-power' }];
    case 'make-safe':
      return makeSafe(view);
    case 'wait':
      return [{ kind: 'wait', seconds: MEMORY_TRAINING_S }];
  }
}

/** The target of a step, to highlight in the scene and the outline. */
export function demoStepTarget(step: DemoStep, view: LabView): string {
  switch (step) {
    case 'look':
    case 'wait':
      return 'debug-leds';
    case 'open-latches':
      return DEMO_LATCHES.find((id) => view.latches[id]?.position === 'closed') ?? DEMO_LATCHES[0];
    case 'find':
    case 'lift':
    case 'reseat':
      return DEMO_MODULE;
    case 'connect':
      return view.strap === 'worn' ? 'esd-strap' : 'cable-mains';
    case 'power':
      return 'power-button';
    case 'make-safe':
      return view.power.ac ? 'cable-mains' : 'esd-strap';
  }
}

function openLatches(view: LabView): readonly LabCommand[] {
  const closed = DEMO_LATCHES.filter((id) => view.latches[id]?.position === 'closed');
  // With both open one command is sent all the same, so that the refusal explains why nothing happens.
  return (closed.length > 0 ? closed : DEMO_LATCHES.slice(0, 1)).map((target) => ({
    kind: 'press-latch',
    target,
  }));
}

function reseat(view: LabView): readonly LabCommand[] {
  const memory = view.parts[DEMO_MODULE];
  const placed = memory?.placement !== 'removed';
  const ends = placed
    ? Object.keys(memory?.seating ?? {}).filter((end) => memory?.seating[end] === 'up')
    : ['top', 'bottom'];
  const commands: LabCommand[] = placed
    ? []
    : [{ kind: 'place-part', target: DEMO_MODULE, socket: DEMO_SLOT }];
  for (const end of ends.length > 0 ? ends : ['top'])
    commands.push({ kind: 'seat-part', target: DEMO_MODULE, end });
  return commands;
}

function connect(view: LabView): readonly LabCommand[] {
  const commands: LabCommand[] = view.strap === 'worn' ? [{ kind: 'unclip-strap' }] : [];
  if (view.power.psuSwitch === 'off') commands.push({ kind: 'set-psu-switch', position: 'on' });
  if (!view.power.ac || commands.length === 0) commands.push({ kind: 'plug-cable', target: 'cable-mains' });
  return commands;
}

function makeSafe(view: LabView): readonly LabCommand[] {
  const commands: LabCommand[] = view.power.on ? [{ kind: 'press-power' }] : [];
  if (view.power.ac) commands.push({ kind: 'unplug-cable', target: 'cable-mains' }, { kind: 'press-power' });
  if (view.strap === 'off') commands.push({ kind: 'wear-strap' });
  return commands;
}
