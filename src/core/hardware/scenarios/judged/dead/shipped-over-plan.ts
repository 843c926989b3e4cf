import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import {
  ask,
  CLOSE_CASE,
  CONNECT,
  inspect,
  MAKE_SAFE,
  OPEN_CASE,
  putIn,
  READ_MEMORY,
  READ_SENSORS,
  START,
  takeOut,
} from '../../procedures.ts';
import { closing, type ExpertNote, outcomeOf, pushModuleHome, theory } from '../expert-plan.ts';
import { BRANT_SUPPLY } from '../mountings.ts';

/**
 * Nothing is switched on before the mains selector was read and the inside of a dropped parcel was looked at: at the wrong
 * voltage the first start bursts the power supply.
 */
export function looksBeforePower(view: LabView, log: readonly LabCommand[]): readonly LabCommand[] {
  const first: readonly LabCommand[] = [
    ...ask('parcel', 'prepared'),
    { kind: 'read-asset' },
    ...inspect('mains-selector'),
  ];
  const selector = outcomeOf(view, 'look:mains-selector');
  if (selector === null) return first;
  return [...first, ...(selector === 'set-115' ? setVoltage(view) : lookInside(view, log))];
}

function setVoltage(view: LabView): readonly LabCommand[] {
  return [
    theory('selector', 95),
    { kind: 'set-switch', target: 'mains-selector', position: '230' },
    { kind: 'plug-cable', target: 'cable-mains' },
    ...START,
    READ_SENSORS,
    ...closing(view, {
      symptom: 'set-up',
      cause: 'selector',
      evidence: ['look:mains-selector'],
      verification: ['start-system', 'page:firmware-sensors'],
      action: 'set-switch',
      part: 'psu',
      prevention: 'label-voltage',
    }),
  ];
}

/** Looks at what a courier shakes loose, one thing after the other, until something is found. */
function lookInside(view: LabView, log: readonly LabCommand[]): readonly LabCommand[] {
  const looks: readonly LabCommand[] = [
    { kind: 'wear-strap' },
    ...OPEN_CASE,
    ...inspect('dimm-1', 'gpu', 'cable-atx24', 'cable-sata-data', 'sata-1'),
  ];
  if (outcomeOf(view, 'look:sata-1') === null) return looks;
  if (outcomeOf(view, 'look-at-memory') === 'proud') return [...looks, ...seatModule(view, log)];
  if (outcomeOf(view, 'look:gpu') !== 'normal')
    return [
      ...looks,
      ...repaired(view, [{ kind: 'seat-part', target: 'gpu', end: 'edge' }], {
        cause: 'card-loose',
        evidence: ['look:gpu'],
        action: 'seat-part',
        part: 'gpu',
      }),
    ];
  const ends = { 'look:cable-atx24': 'cable-atx24', 'look:cable-sata-data': 'cable-sata-data' };
  for (const [look, end] of Object.entries({ ...ends, 'look:sata-1': 'cable-sata-data-far' }))
    if (outcomeOf(view, look) !== 'normal') return [...looks, ...plugIn(view, end, look)];
  return [...looks, ...testSupply(view)];
}

function repaired(
  view: LabView,
  repair: readonly LabCommand[],
  note: Omit<ExpertNote, 'symptom' | 'prevention'>,
  proof: readonly LabCommand[] = [],
): readonly LabCommand[] {
  return [
    theory(note.cause, 95),
    ...repair,
    ...CLOSE_CASE,
    ...CONNECT,
    ...START,
    ...proof,
    ...closing(view, { ...note, symptom: 'set-up', prevention: 'pack-better' }),
  ];
}

function plugIn(view: LabView, end: string, look: string): readonly LabCommand[] {
  return repaired(view, [{ kind: 'plug-cable', target: end }], {
    cause: end === 'cable-atx24' ? 'main-plug' : 'data-lead',
    evidence: [look],
    action: 'plug-cable',
    part: end,
  });
}

function seatModule(view: LabView, log: readonly LabCommand[]): readonly LabCommand[] {
  const seated = pushModuleHome(view, log);
  const [push] = seated;
  if (push?.kind !== 'seat-part') return [];
  return repaired(
    view,
    seated,
    {
      cause: 'memory-loose',
      evidence: ['look-at-memory'],
      verification: ['start-system', 'page:firmware-memory'],
      action: 'seat-part',
      part: push.target,
    },
    [READ_MEMORY],
  );
}

/** Nothing is loose: the tester tells whether the supply works, before the board is given power. */
function testSupply(view: LabView): readonly LabCommand[] {
  const test: readonly LabCommand[] = [
    { kind: 'unplug-cable', target: 'cable-atx24' },
    ...CONNECT,
    { kind: 'use-tool', tool: 'psu-tester', target: 'cable-atx24' },
  ];
  if (outcomeOf(view, 'psu-tester') === null) return test;
  const others = BRANT_SUPPLY.cables.filter((cable) => cable !== 'cable-atx24');
  return [
    ...test,
    ...MAKE_SAFE,
    { kind: 'order-part', sku: 'psu' },
    ...takeOut('psu', { ...BRANT_SUPPLY, cables: others }),
    ...repaired(
      view,
      putIn('spare-psu', BRANT_SUPPLY),
      {
        cause: 'supply-dead',
        evidence: ['psu-tester'],
        verification: ['start-system', 'page:firmware-sensors'],
        action: 'place-part',
        part: 'spare-psu',
      },
      [READ_SENSORS],
    ),
  ];
}
