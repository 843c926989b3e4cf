import type { LabState, MachineState, PartState } from './state.ts';
import type { Traits } from './traits.ts';
import type { PlugState } from './view.ts';

/**
 * Copies with changes. Every command copies the state and its machine, so both are written out field by field, here and
 * nowhere else: copies made by spreading get different hidden classes in V8, which slows down every property access (commands
 * took 50 % longer).
 */

type Change<Whole, Fixed extends keyof Whole> = {
  readonly [Field in Exclude<keyof Whole, Fixed>]?: NonNullable<Whole[Field]>;
};

/** The fields that commands change; the others keep their dealt values. */
type StateChange = Change<LabState, 'mode' | 'recording' | 'sealed'>;

export function withState(state: LabState, change: StateChange): LabState {
  return {
    mode: state.mode,
    rng: change.rng ?? state.rng,
    machine: change.machine ?? state.machine,
    strap: change.strap ?? state.strap,
    ledger: change.ledger ?? state.ledger,
    evidence: change.evidence ?? state.evidence,
    recording: state.recording,
    recordingSeen: change.recordingSeen ?? state.recordingSeen,
    sealed: state.sealed,
    bench: change.bench ?? state.bench,
    job: change.job ?? state.job,
  };
}

export function withMachine(machine: MachineState, change: Change<MachineState, 'model'>): MachineState {
  return {
    model: machine.model,
    parts: change.parts ?? machine.parts,
    latches: change.latches ?? machine.latches,
    fasteners: change.fasteners ?? machine.fasteners,
    plugs: change.plugs ?? machine.plugs,
    connectorByEnd: change.connectorByEnd ?? machine.connectorByEnd,
    psuSwitch: change.psuSwitch ?? machine.psuSwitch,
    selector: change.selector ?? machine.selector,
    mains: change.mains ?? machine.mains,
    strip: change.strip ?? machine.strip,
    bootStick: change.bootStick ?? machine.bootStick,
    hang: change.hang ?? machine.hang,
    monitorMenu: change.monitorMenu ?? machine.monitorMenu,
    running: change.running ?? machine.running,
    bootSeconds: change.bootSeconds ?? machine.bootSeconds,
    residual: change.residual ?? machine.residual,
    trainedLayout: change.trainedLayout ?? machine.trainedLayout,
    trainingSeconds: change.trainingSeconds ?? machine.trainingSeconds,
    traits: change.traits ?? machine.traits,
    settings: change.settings ?? machine.settings,
    clock: change.clock ?? machine.clock,
    clockHeldS: change.clockHeldS ?? machine.clockHeldS,
    page: change.page ?? machine.page,
    heat: change.heat ?? machine.heat,
    programs: change.programs ?? machine.programs,
    log: change.log ?? machine.log,
    goodStarts: change.goodStarts ?? machine.goodStarts,
  };
}

export function withPart(machine: MachineState, id: string, change: Partial<PartState>): MachineState {
  const part = machine.parts[id];
  if (part === undefined) return machine;
  const { socket = part.socket, ends = part.ends, condition = part.condition } = change;
  return withMachine(machine, { parts: { ...machine.parts, [id]: { socket, ends, condition } } });
}

export function withLatch(machine: MachineState, id: string, position: 'open' | 'closed'): MachineState {
  return withMachine(machine, { latches: { ...machine.latches, [id]: position } });
}

export function withFastener(machine: MachineState, id: string, position: 'tight' | 'out'): MachineState {
  return withMachine(machine, { fasteners: { ...machine.fasteners, [id]: position } });
}

/** Sets how a plug sits and, if given, the connector that it is in. */
export function withPlug(
  machine: MachineState,
  id: string,
  plug: PlugState,
  connector?: string,
): MachineState {
  const plugs = { ...machine.plugs, [id]: plug };
  const isThere = connector === undefined || machine.connectorByEnd[id] === connector;
  return withMachine(
    machine,
    isThere ? { plugs } : { plugs, connectorByEnd: { ...machine.connectorByEnd, [id]: connector } },
  );
}

export function withTraits(machine: MachineState, id: string, change: Traits): MachineState {
  return withMachine(machine, { traits: { ...machine.traits, [id]: { ...machine.traits[id], ...change } } });
}
