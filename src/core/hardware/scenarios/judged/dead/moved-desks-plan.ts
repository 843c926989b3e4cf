import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import {
  ask,
  inspect,
  MAKE_SAFE,
  OPEN_CASE,
  READ_MEMORY,
  READ_SENSORS,
  replug,
  START,
  SWITCH_OFF,
} from '../../procedures.ts';
import { CLOSE_AND_START, newSupply, passOn, repairsOf } from '../causes/repair.ts';
import { outcomeOf, pushModuleHome } from '../expert-plan.ts';
import { HARROW_SUPPLY } from '../mountings.ts';

/**
 * Asks how long it runs and sees it once: a processor without its cooler must not be started again and again. What runs on is
 * read by its LED; then what the answer points to is looked at inside.
 */
export function asksHowLong(view: LabView, log: readonly LabCommand[]): readonly LabCommand[] {
  const first = ask('carried', 'how-long');
  const seen: readonly LabCommand[] = [...first, { kind: 'press-power' }];
  switch (outcomeOf(view, 'ask:how-long')) {
    case null:
      return first;
    case 'some-seconds':
      return [...seen, ...MAKE_SAFE, ...OPEN_CASE, ...inspect('cpu-cooler'), ...closeClip(view, log)];
    case 'a-moment':
      return [...seen, ...MAKE_SAFE, ...OPEN_CASE, ...pushMainPlug(view)];
    case 'not-at-all':
      return [...seen, { kind: 'press-button', target: 'psu-test-button' }, ...afterSelfTest(view)];
    default:
      return [...seen, ...readBlink(view, log)];
  }
}

const repaired = repairsOf('no-start', CLOSE_AND_START);

function pushMainPlug(view: LabView): readonly LabCommand[] {
  const repair: readonly LabCommand[] = [
    ...replug('cable-atx24'),
    { kind: 'use-tool', tool: 'tug', target: 'cable-atx24' },
  ];
  return [
    ...inspect('cable-atx24'),
    ...repaired(
      view,
      repair,
      {
        cause: 'main-plug',
        evidence: ['ask:how-long', 'look:cable-atx24'],
        verification: ['tug:cable-atx24', 'start-system'],
        action: 'plug-cable',
        part: 'cable-atx24',
        prevention: 'click-check',
      },
      [...SWITCH_OFF, ...START, ...SWITCH_OFF, ...START],
    ),
  ];
}

/** The clip that stands open, or was closed by now. */
function openClip(view: LabView, log: readonly LabCommand[]): readonly LabCommand[] {
  const closed = log.find(({ kind }) => kind === 'close-latch');
  if (closed !== undefined) return [closed];
  const open = Object.values(view.latches).find(
    ({ socket, position }) => socket === 'mount-cooler' && position === 'open',
  );
  return open === undefined ? [] : [{ kind: 'close-latch', target: open.id }];
}

function closeClip(view: LabView, log: readonly LabCommand[]): readonly LabCommand[] {
  if (outcomeOf(view, 'look:cpu-cooler') === null) return [];
  return repaired(
    view,
    openClip(view, log),
    {
      cause: 'cooler-loose',
      evidence: ['ask:how-long', 'look:cpu-cooler'],
      action: 'close-latch',
      part: 'cpu-cooler',
      prevention: 'move-by-it',
    },
    [...SWITCH_OFF, ...START],
  );
}

function afterSelfTest(view: LabView): readonly LabCommand[] {
  const lamp = outcomeOf(view, 'psu-self-test');
  if (lamp === null) return [];
  const opened = [...MAKE_SAFE, ...OPEN_CASE];
  if (lamp === 'dark') return [...opened, ...replaceSupply(view)];
  const lead = outcomeOf(view, 'look:cable-front-panel');
  const looked = [...opened, ...inspect('cable-front-panel')];
  if (lead === null) return looked;
  return [...looked, ...(lead === 'normal' ? passBoardOn(view) : plugButtonIn(view))];
}

function plugButtonIn(view: LabView): readonly LabCommand[] {
  return repaired(view, [{ kind: 'plug-cable', target: 'cable-front-panel' }], {
    cause: 'button-lead',
    evidence: ['ask:how-long', 'psu-self-test', 'look:cable-front-panel'],
    action: 'plug-cable',
    part: 'cable-front-panel',
    prevention: 'click-check',
  });
}

function replaceSupply(view: LabView): readonly LabCommand[] {
  return repaired(
    view,
    newSupply(HARROW_SUPPLY),
    {
      cause: 'supply-dead',
      evidence: ['ask:how-long', 'psu-self-test'],
      verification: ['start-system', 'page:firmware-sensors'],
      action: 'place-part',
      part: 'spare-psu',
      prevention: 'move-by-it',
    },
    [READ_SENSORS],
  );
}

/** The board is under warranty: it is passed on with what was read. */
function passBoardOn(view: LabView): readonly LabCommand[] {
  const read = ['psu-self-test', 'look:cable-front-panel'];
  return passOn(view, 'warranty', {
    ...{ symptom: 'no-start', cause: 'board-dead', part: 'motherboard', prevention: 'move-by-it' },
    ...{ evidence: read, verification: read },
  });
}

/** The blink code of the power LED tells the processor's power from the memory. */
function readBlink(view: LabView, log: readonly LabCommand[]): readonly LabCommand[] {
  const read: readonly LabCommand[] = [{ kind: 'wait', seconds: 30 }, ...inspect('led-power')];
  const blink = outcomeOf(view, 'read-power-led');
  if (blink === null) return read;
  const inside = [
    ...read,
    { kind: 'open-manual', section: 'codes' } as const,
    ...SWITCH_OFF,
    ...MAKE_SAFE,
    ...OPEN_CASE,
  ];
  return [...inside, ...(blink === '2-1' ? plugProcessorPowerIn(view) : seatModule(view, log))];
}

function plugProcessorPowerIn(view: LabView): readonly LabCommand[] {
  return [
    ...inspect('cable-eps'),
    ...repaired(view, [{ kind: 'plug-cable', target: 'cable-eps' }], {
      cause: 'eps-out',
      evidence: ['read-power-led', 'look:cable-eps'],
      action: 'plug-cable',
      part: 'cable-eps',
      prevention: 'click-check',
    }),
  ];
}

function seatModule(view: LabView, log: readonly LabCommand[]): readonly LabCommand[] {
  const look = inspect('dimm-1');
  const seated = pushModuleHome(view, log);
  const [push] = seated;
  if (outcomeOf(view, 'look-at-memory') === null || push?.kind !== 'seat-part') return look;
  return [
    ...look,
    ...repaired(
      view,
      seated,
      {
        cause: 'memory-loose',
        evidence: ['read-power-led', 'look-at-memory'],
        verification: ['start-system', 'page:firmware-memory'],
        action: 'seat-part',
        part: push.target,
        prevention: 'click-check',
      },
      [READ_MEMORY],
    ),
  ];
}
