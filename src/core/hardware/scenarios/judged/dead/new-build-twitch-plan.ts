import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import {
  ask,
  CLOSE_CASE,
  CONNECT,
  inspect,
  MAKE_SAFE,
  type Mounting,
  OPEN_CASE,
  putIn,
  replug,
  TRAIN,
  takeOut,
} from '../../procedures.ts';
import { repairsOf } from '../causes/repair.ts';
import { closing, outcomeOf, theory } from '../expert-plan.ts';

/** Asks what it does and sees it once: a short or a processor without its cooler must not be started again and again. */
export function asksWhatItDoes(view: LabView, log: readonly LabCommand[]): readonly LabCommand[] {
  const first = ask('how-mounted', 'how-long');
  const opened: readonly LabCommand[] = [...first, { kind: 'press-power' }, ...MAKE_SAFE, ...OPEN_CASE];
  switch (outcomeOf(view, 'ask:how-long')) {
    case null:
      return first;
    case 'some-seconds':
      return [...opened, ...inspect('cpu-cooler'), ...tightenCooler(view, log)];
    case 'nothing':
      return [...opened, ...inspect('cable-front-panel'), ...afterButton(view)];
    default:
      return [...opened, ...inspect('cable-atx24'), ...afterPlug(view)];
  }
}

const repaired = repairsOf('twitch', [...CLOSE_CASE, ...CONNECT, ...TRAIN]);

/** The screw of the cooler that is out, or was tightened by now. */
function looseScrew(view: LabView, log: readonly LabCommand[]): readonly LabCommand[] {
  const done = log.find(({ kind }) => kind === 'tighten-screw');
  if (done !== undefined) return [done];
  const out = Object.values(view.fasteners).find(
    ({ part, state }) => part === 'cpu-cooler' && state === 'out',
  );
  return out === undefined ? [] : [{ kind: 'tighten-screw', target: out.id }];
}

function tightenCooler(view: LabView, log: readonly LabCommand[]): readonly LabCommand[] {
  return repaired(view, looseScrew(view, log), {
    cause: 'cooler-loose',
    evidence: ['ask:how-long', 'press-power'],
    action: 'tighten-screw',
    part: 'cpu-cooler',
    prevention: 'bench-test',
  });
}

function afterPlug(view: LabView): readonly LabCommand[] {
  const plug = outcomeOf(view, 'look:cable-atx24');
  if (plug === null) return [];
  if (plug === 'normal') return takeStandoffOut(view);
  return repaired(view, replug('cable-atx24'), {
    cause: 'main-plug',
    evidence: ['ask:how-long', 'look:cable-atx24'],
    action: 'plug-cable',
    part: 'cable-atx24',
    prevention: 'click-check',
  });
}

function afterButton(view: LabView): readonly LabCommand[] {
  const lead = outcomeOf(view, 'look:cable-front-panel');
  if (lead === null) return [];
  if (lead === 'normal') return testSupply(view);
  const moved: readonly LabCommand[] = [
    { kind: 'unplug-cable', target: 'cable-front-panel' },
    { kind: 'plug-cable', target: 'cable-front-panel', connector: 'fpanel-power-sw' },
    { kind: 'plug-cable', target: 'cable-reset-sw', connector: 'fpanel-reset-sw' },
  ];
  const pushed: readonly LabCommand[] = [
    { kind: 'plug-cable', target: 'cable-front-panel', connector: 'fpanel-power-sw' },
  ];
  return [
    { kind: 'open-manual', section: 'board' },
    ...repaired(view, lead === 'hangs-loose' ? pushed : moved, {
      cause: 'button-lead',
      evidence: ['ask:how-long', 'look:cable-front-panel'],
      action: 'plug-cable',
      part: 'cable-front-panel',
      prevention: 'bench-test',
    }),
  ];
}

/** The tester tells whether the supply switches on, without the board. */
function testSupply(view: LabView): readonly LabCommand[] {
  const test: readonly LabCommand[] = [
    { kind: 'unplug-cable', target: 'cable-atx24' },
    ...CONNECT,
    { kind: 'use-tool', tool: 'psu-tester', target: 'cable-atx24' },
  ];
  if (outcomeOf(view, 'psu-tester') === null) return test;
  return [
    ...test,
    theory('supply-dead', 95),
    ...MAKE_SAFE,
    { kind: 'plug-cable', target: 'cable-atx24' },
    ...CLOSE_CASE,
    ...CONNECT,
    { kind: 'escalate', to: 'shop' },
    ...closing(view, {
      symptom: 'twitch',
      cause: 'supply-dead',
      evidence: ['ask:how-long', 'psu-tester'],
      verification: ['psu-tester'],
      action: 'escalate',
      part: 'psu',
      prevention: 'bench-test',
    }),
  ];
}

const CARD: Mounting = {
  socket: 'slot-x16',
  ends: ['edge'],
  cables: ['cable-pcie', 'cable-monitor'],
  latches: ['latch-x16'],
  screws: ['screw-gpu-1', 'screw-gpu-2'],
};

/** Everything that reaches the board, beside the card. */
const BOARD: Mounting = {
  socket: 'tray-board',
  ends: ['edge'],
  cables: [
    ...['cable-atx24', 'cable-eps', 'cable-sata-data-far', 'cable-sata-data-2-far', 'cable-front-panel'],
    ...['cable-reset-sw', 'cable-power-led', 'cable-hdd-led', 'cable-front-usb', 'cable-front-audio'],
    ...['cable-fan-front-1', 'cable-fan-front-2', 'cable-fan-front-3', 'cable-fan-rear', 'cable-lan'],
    'cable-cpu-fan',
  ],
  latches: [],
  screws: Array.from({ length: 9 }, (_, index) => `screw-board-${index + 1}`),
};

function takeStandoffOut(view: LabView): readonly LabCommand[] {
  const measure: LabCommand = { kind: 'probe', black: 'conn-atx24.3', red: 'conn-atx24.10' };
  const repair: readonly LabCommand[] = [
    ...takeOut('gpu', CARD),
    ...takeOut('motherboard', BOARD),
    { kind: 'lift-part', target: 'standoff-extra' },
    ...putIn('motherboard', BOARD),
    ...putIn('gpu', CARD),
    measure,
  ];
  return [
    { kind: 'set-meter', function: 'ohm', range: 200 },
    measure,
    ...repaired(view, repair, {
      cause: 'board-short',
      evidence: ['ask:how-long', 'measure-short'],
      verification: ['measure-short', 'start-system'],
      action: 'lift-part',
      part: 'standoff-extra',
      prevention: 'count-standoffs',
    }),
  ];
}
