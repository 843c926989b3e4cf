import { showsArtefacts } from '../behaviour/artefacts.ts';
import { monitorOnDesk, monitorPowered, videoLead } from '../behaviour/display.ts';
import { hasPicture } from '../behaviour/indicators.ts';
import { readPost } from '../behaviour/post.ts';
import { isFromStock } from '../machines/from-stock.ts';
import type { LabState, MachineState } from '../model/state.ts';
import { withFinding } from './findings.ts';

/**
 * Records what a borrowed or bought monitor shows once it has both leads and the machine has passed its self-test: the picture
 * (`cured`), or nothing or blocks as well (`same`). Whatever brought it about, an unchanged result is not recorded again.
 */
export function withMonitorFinding(before: MachineState, state: LabState): LabState {
  const { machine, evidence, ledger } = state;
  const monitor = monitorOnDesk(machine);
  if (machine === before || monitor === null || !isFromStock(machine.model, monitor)) return state;
  const isUp = readPost(machine).stage === 'handed-over';
  if (!isUp || !monitorPowered(machine) || !isJoined(machine)) return state;
  const isClean = hasPicture(machine) && !showsArtefacts(machine);
  // Blocks that come and go for another reason say nothing of the monitor while they are gone.
  if (isClean && hasSeenBlocks(state) && machine.traits['monitor']?.scaler === undefined) return state;
  const outcome = isClean ? 'cured' : 'same';
  const fittedAt = ledger.swaps.findLast(({ item }) => item === monitor)?.step ?? 0;
  const known = evidence.findLast(({ test, step }) => test === 'swap-monitor' && step > fittedAt);
  return known?.outcome === outcome ? state : withFinding(state, 'swap-monitor', outcome, null, monitor);
}

function hasSeenBlocks({ evidence }: LabState): boolean {
  return evidence.some(({ outcome }) => outcome === 'artefacts' || outcome === 'coloured-blocks');
}

/** Whether a video lead is in at both ends, whether or not it conducts. */
function isJoined(machine: MachineState): boolean {
  return (
    videoLead(machine) !== null ||
    ['cable-monitor', 'cable-monitor-spare'].some(
      (id) => machine.plugs[id] === 'latched' && machine.plugs[`${id}-far`] === 'latched',
    )
  );
}
