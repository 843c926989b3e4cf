import { buttonWired, hasStandby, isPlugged, supplyOf } from '../behaviour/electrics.ts';
import { restarted, switchedOff } from '../behaviour/firmware.ts';
import { powerUp, type Start } from '../behaviour/post.ts';
import { postEvents } from '../behaviour/time.ts';
import type { OutcomeOf } from '../instruments/diagnostic-tests/catalogue.ts';
import { foundEvent, withFinding } from '../instruments/findings.ts';
import { withMachine, withTraits } from '../model/changed.ts';
import type { LabEvent } from '../model/commands.ts';
import { type LabState, type MachineState, partIn } from '../model/state.ts';
import type { SwitchPosition } from '../model/vocabulary.ts';
import { settleSupply } from './cables.ts';
import { done, doneTo, type Outcome, refuse } from './change.ts';
import { readTwitch } from './instruments.ts';
import { pressMonitorMenu, pressMonitorPower } from './monitor.ts';

export function setPsuSwitch(state: LabState, position: 'on' | 'off'): Outcome {
  const { machine } = state;
  if (machine.psuSwitch === position) return refuse('already', 'psu-switch');
  const settled = settleSupply(machine, withMachine(machine, { psuSwitch: position }));
  return doneTo(state, settled.machine, { kind: 'psu-switched', position }, ...settled.events);
}

function withSwitch(machine: MachineState, target: string, position: SwitchPosition): MachineState | null {
  switch (target) {
    case 'strip-switch':
      return position === 'on' || position === 'off' ? withMachine(machine, { strip: position }) : null;
    case 'psu-switch':
      return position === 'on' || position === 'off' ? withMachine(machine, { psuSwitch: position }) : null;
    case 'mains-selector':
      if (machine.selector === null || (position !== '115' && position !== '230')) return null;
      return withMachine(machine, { selector: position });
    default:
      return null;
  }
}

/** Sets the supply's rocker, its voltage selector or the power strip's switch. */
export function setSwitch(state: LabState, target: string, position: SwitchPosition): Outcome {
  const { machine } = state;
  if (target === 'psu-switch' && (position === 'on' || position === 'off'))
    return setPsuSwitch(state, position);
  const moved = withSwitch(machine, target, position);
  if (moved === null) return refuse('not-possible', target);
  if (moved.strip === machine.strip && moved.selector === machine.selector) return refuse('already', target);
  const settled = settleSupply(machine, moved);
  return doneTo(state, settled.machine, { kind: 'switch-set', target, position }, ...settled.events);
}

const SHOWN: Readonly<Record<Start, OutcomeOf<'press-power'>>> = {
  dead: 'nothing',
  'latches-off': 'twitch',
  overheats: 'hot',
  runs: 'runs',
};

/** Counts a start without a cooler: the processor switches off in time, but several starts damage it (P6). */
function afterHotStart(machine: MachineState): MachineState {
  const cpu = partIn(machine, 'socket-cpu');
  if (cpu === null) return machine;
  return withTraits(machine, cpu, { hotStarts: (machine.traits[cpu]?.hotStarts ?? 0) + 1 });
}

/** Starts the machine, whichever button or tool pulls PS_ON# low. */
export function startMachine(state: LabState): Outcome {
  const { machine } = state;
  const start = powerUp(machine);
  const noted = withFinding(state, 'press-power', SHOWN[start]);
  switch (start) {
    case 'dead':
      return doneTo(noted, machine, { kind: 'nothing-happened' });
    case 'latches-off': {
      const held = readTwitch(noted);
      const tripped = { kind: 'tripped-latch' } as const;
      return held?.ok === true
        ? done(held.value.state, tripped, ...held.value.events)
        : doneTo(noted, machine, tripped);
    }
    case 'overheats':
      return doneTo(noted, afterHotStart(machine), { kind: 'switched-on' }, { kind: 'tripped-hot' });
    case 'runs': {
      const running = withMachine(machine, { running: true, bootSeconds: 0, page: 'summary' });
      return doneTo(noted, running, { kind: 'switched-on' }, ...postEvents(running));
    }
  }
}

/** Presses the case's power button briefly. */
export function pressPower(state: LabState): Outcome {
  const { machine } = state;
  const wired = buttonWired(machine, 'cable-front-panel');
  if (machine.running && wired) return doneTo(state, switchedOff(machine), { kind: 'switched-off' });
  if (!hasStandby(machine) && !isPlugged(machine) && wired && machine.residual === 'charged') {
    return doneTo(state, withMachine(machine, { residual: 'drained' }), { kind: 'charge-drained' });
  }
  if (wired) return startMachine(state);
  return doneTo(withFinding(state, 'press-power', 'nothing'), machine, { kind: 'nothing-happened' });
}

/** Presses the reset button or the supply's self-test button; refuses any other. */
export function pressButton(state: LabState, target: string): Outcome {
  const pressed: LabEvent = { kind: 'button-pressed', target };
  switch (target) {
    case 'reset-button':
      return pressReset(state, pressed);
    case 'monitor-power-button':
      return pressMonitorPower(state, pressed);
    case 'monitor-menu-button':
      return pressMonitorMenu(state, pressed);
    case 'psu-test-button': {
      const supply = supplyOf(state.machine);
      const broken = supply === null || state.machine.traits[supply]?.supply !== undefined;
      const outcome = hasStandby(state.machine) && !broken ? 'lit' : 'dark';
      return done(
        withFinding(state, 'psu-self-test', outcome),
        pressed,
        foundEvent('psu-self-test', outcome),
      );
    }
    default:
      return refuse('not-possible', target);
  }
}

/** Presses reset. With its lead on the power pins by mistake it starts the machine; on its own pins it restarts a running one. */
function pressReset(state: LabState, pressed: LabEvent): Outcome {
  const { machine } = state;
  if (buttonWired(machine, 'cable-reset-sw') && !machine.running) {
    const started = startMachine(withFinding(state, 'press-reset', 'starts'));
    return started.ok ? done(started.value.state, pressed, ...started.value.events) : started;
  }
  const lead = ['cable-reset-sw', 'cable-front-panel'].find(
    (id) => machine.plugs[id] === 'latched' && machine.connectorByEnd[id] === 'fpanel-reset-sw',
  );
  if (!machine.running || lead !== 'cable-reset-sw')
    return done(withFinding(state, 'press-reset', 'nothing'), pressed, { kind: 'nothing-happened' });
  const again = restarted(machine);
  const noted = withFinding(state, 'press-reset', 'restarts');
  return doneTo(noted, again, pressed, { kind: 'restarted' }, ...postEvents(again));
}
