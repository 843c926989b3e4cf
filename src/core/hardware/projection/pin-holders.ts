import { findMachine } from '../machines/find-machine.ts';
import { PINOUTS, type PlugFamily } from '../machines/pinouts.ts';
import type { LabView } from '../model/view.ts';

/** A connector, plug or bare metal with pins for the meter's probes. */
export interface PinHolder {
  readonly id: string;
  readonly family: PlugFamily;
}

export interface PinHolderGroup {
  readonly id: 'metal' | 'test-points' | 'board' | 'plugs' | 'outside';
  readonly holders: readonly PinHolder[];
}

/** Everything that can be probed now, grouped by location. */
export function pinHoldersOf(view: LabView): readonly PinHolderGroup[] {
  const spec = findMachine(view.model);
  const connectors = Object.values(view.connectors).filter(({ family }) => PINOUTS[family].length > 0);
  const isOutside = (id: string): boolean => spec.connectors[id]?.inside === false;
  const plugs = Object.values(view.cables).flatMap((cable) =>
    (spec.cables[cable.id]?.ends ?? []).filter(({ family }) => PINOUTS[family].length > 0),
  );
  const groups: readonly PinHolderGroup[] = [
    { id: 'metal', holders: [{ id: 'chassis', family: 'test-point' }] },
    { id: 'test-points', holders: connectors.filter(({ family }) => family === 'test-point') },
    {
      id: 'board',
      holders: connectors.filter(({ id, family }) => family !== 'test-point' && !isOutside(id)),
    },
    { id: 'plugs', holders: plugs.map(({ id, family }) => ({ id, family })) },
    { id: 'outside', holders: connectors.filter(({ id }) => isOutside(id)) },
  ];
  return groups.filter(({ holders }) => holders.length > 0);
}
