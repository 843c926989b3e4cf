import { describe, expect, it } from 'vitest';
import type { LabCommand } from '../../../../src/core/hardware/model/commands.ts';
import type { LabMode } from '../../../../src/core/hardware/model/vocabulary.ts';
import { MILESTONES, milestonesReached } from '../../../../src/core/hardware/projection/milestones.ts';
import { labRules } from '../../../support/lab-rules.ts';

/** The next milestone after some commands, every one of them accepted, at a job whose power strip is off. */
function next(commands: readonly LabCommand[], scenarioId = 'HW-01', mode: LabMode = 'practice'): string {
  const rules = labRules(mode);
  let state = rules.begin(scenarioId, 1);
  if (state === null) throw new Error(`There is no ${scenarioId}`);
  for (const command of commands) {
    const step = rules.reduce(state, command);
    if (!step.ok) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(step.error)}`);
    state = step.value.state;
  }
  return MILESTONES[milestonesReached({ view: rules.project(state), commands })] ?? 'over';
}

const ASSET: LabCommand = { kind: 'read-asset' };
const LISTEN: LabCommand = { kind: 'listen' };
const PRESS: LabCommand = { kind: 'press-power' };
const OPEN: LabCommand = { kind: 'lift-part', target: 'side-panel' };
const THEORY: LabCommand = { kind: 'state-theory', hypothesis: 'strip-off', confidence: 80 };
const look = (target: string): LabCommand => ({ kind: 'inspect', target });
const STRIP_ON: LabCommand = { kind: 'set-switch', target: 'strip-switch', position: 'on' };

const TO_THEORY = [ASSET, PRESS, look('strip-switch')] as const;
const REPAIRED = [...TO_THEORY, THEORY, STRIP_ON] as const;
const DESKTOP: readonly LabCommand[] = [
  PRESS,
  { kind: 'wait', seconds: 60 },
  { kind: 'open-page', page: 'desktop' },
];
const NOTE: readonly LabCommand[] = [{ kind: 'close-job' }];

describe('the next step of the guide is', () => {
  it.each<[string, readonly LabCommand[], string]>([
    ['the complaint, before anything', [], 'listen'],
    ['the complaint, after looking without asking', [PRESS, look('strip-switch')], 'listen'],
    ['the symptom, after the record', [ASSET], 'look'],
    ['the symptom, after listening to a machine that is off', [ASSET, LISTEN], 'look'],
    ['a reading, after the machine was seen to stay dead', [ASSET, PRESS], 'look'],
    ['the theory, after a reading too', TO_THEORY, 'theory'],
    ['the repair, after the theory', [...TO_THEORY, THEORY], 'repair'],
    ['the repair, while the case is only opened', [...TO_THEORY, THEORY, OPEN], 'repair'],
    [
      'the repair, while mains is only pulled and put back',
      [
        ...[...TO_THEORY, THEORY],
        { kind: 'unplug-cable', target: 'cable-mains' },
        { kind: 'plug-cable', target: 'cable-mains' },
      ],
      'repair',
    ],
    ['the proof, after the switch was moved', REPAIRED, 'prove'],
    ['the proof, while the machine has not reached the desktop', [...REPAIRED, PRESS], 'prove'],
    ['the note, after the desktop', [...REPAIRED, ...DESKTOP], 'write'],
    [
      'the proof again, after another repair',
      [
        ...REPAIRED,
        ...DESKTOP,
        { kind: 'unplug-cable', target: 'cable-lan' },
        { kind: 'plug-cable', target: 'cable-lan' },
      ],
      'prove',
    ],
    ['nothing, once the job is closed', [...REPAIRED, ...DESKTOP, ...NOTE], 'over'],
  ])('%s', (_, commands, step) => {
    expect(next(commands)).toBe(step);
  });

  it('the repair, while a module is not fully seated', () => {
    const pulled: readonly LabCommand[] = [
      ...[ASSET, PRESS, OPEN, look('dimm-1'), THEORY],
      { kind: 'press-latch', target: 'latch-1-top' },
      { kind: 'press-latch', target: 'latch-1-bottom' },
      { kind: 'seat-part', target: 'dimm-1', end: 'top' },
    ];
    expect(next(pulled)).toBe('repair');
    expect(next([...pulled, { kind: 'seat-part', target: 'dimm-1', end: 'bottom' }])).toBe('prove');
  });

  it('nothing in a test', () => {
    expect(next([...REPAIRED, ...DESKTOP], 'HW-01', 'testing')).toBe('listen');
  });

  it('the same whichever cause is the true one', () => {
    const commands = [ASSET, PRESS, OPEN, look('cable-eps'), THEORY];
    expect(next(commands, 'HW-02')).toBe(next(commands, 'HW-01-lead'));
  });
});
