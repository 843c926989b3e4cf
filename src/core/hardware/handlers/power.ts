import { hasStandby } from '../electrics.ts';
import { startOf } from '../post.ts';
import { type LabState, switchedOff } from '../state.ts';
import { postEvents } from '../time.ts';
import { settleSupply } from './cables.ts';
import { doneTo, type Outcome, refuse } from './change.ts';

export function setPsuSwitch(state: LabState, position: 'on' | 'off'): Outcome {
  const { machine } = state;
  if (machine.psuSwitch === position) return refuse('already', 'psu-switch');
  const settled = settleSupply(machine, { ...machine, psuSwitch: position });
  return doneTo(state, settled.machine, { kind: 'psu-switched', position }, ...settled.events);
}

/** One short press of the button on the case. */
export function pressPower(state: LabState): Outcome {
  const { machine } = state;
  if (machine.running) return doneTo(state, switchedOff(machine), { kind: 'switched-off' });
  const unplugged = machine.plugs['cable-mains'] === 'none';
  const wired = machine.plugs['cable-front-panel'] === 'latched';
  if (!hasStandby(machine) && unplugged && wired && machine.residual === 'charged') {
    return doneTo(state, { ...machine, residual: 'drained' }, { kind: 'charge-drained' });
  }
  switch (startOf(machine)) {
    case 'dead':
      return doneTo(state, machine, { kind: 'nothing-happened' });
    case 'latches-off':
      return doneTo(state, machine, { kind: 'tripped-latch' });
    case 'overheats':
      return doneTo(state, machine, { kind: 'switched-on' }, { kind: 'tripped-hot' });
    case 'runs': {
      const running = { ...machine, running: true, bootSeconds: 0 };
      return doneTo(state, running, { kind: 'switched-on' }, ...postEvents(running));
    }
  }
}
