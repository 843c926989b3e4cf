import i18n from 'i18next';
import { describe, expect, it } from 'vitest';
import { KESTREL_B7 } from '../../../src/core/hardware/machines/kestrel-b7.ts';
import { MARLOW_14 } from '../../../src/core/hardware/machines/marlow-14.ts';
import type { LabCommand, LabEvent } from '../../../src/core/hardware/model/commands.ts';
import type { MachineModelId } from '../../../src/core/hardware/model/view.ts';
import { actionsOf } from '../../../src/core/hardware/projection/actions.ts';
import { DEMO_60 } from '../../../src/core/hardware/scenarios/demo-60.ts';
import { demoQuestion } from '../../../src/core/hardware/scenarios/demo-60-script.ts';
import { EVERY_DEMO_STEP } from '../../../src/core/hardware/scenarios/demo-60-steps.ts';
import { type LabText, nameOf } from '../../../src/features/hardware-lab/texts/lab-text.ts';
import {
  commandLabel,
  eventSentence,
  refusalSentence,
  type Speaker,
} from '../../../src/features/hardware-lab/texts/sentences.ts';
import { outlineOf } from '../../../src/features/hardware-lab/workbench/outline/outline-groups.ts';
import { demoBench, expertRun, having } from '../../core/hardware/bench.ts';
import { outlineTargets } from '../../core/hardware/outline-targets.ts';
import { LAB_RULES } from '../../support/lab-rules.ts';

const LIFT: LabCommand = { kind: 'lift-part', target: 'dimm-b2' };
const view = LAB_RULES.project(demoBench());
const text: LabText = (key, values = {}) => {
  if (!i18n.exists(`lab:${key}`)) throw new Error(`no text for lab:${key}`);
  return i18n.t(`lab:${key}` as never, values) as string;
};
const speaker: Speaker = { text, view, language: 'en' };

describe('the texts of the lab', () => {
  it.each([KESTREL_B7, MARLOW_14])(
    'name every part, socket, latch, screw, cable, connector, LED and control of the $id',
    (machine) => {
      const { parts, sockets, latches, fasteners, cables, connectors, leds, controls } = machine;
      for (const id of Object.keys(connectors)) expect(text(`connector.${id}`)).not.toBe('');
      for (const id of Object.keys(parts)) expect(text(`part.${id}`)).not.toBe('');
      for (const id of Object.keys(sockets)) expect(text(`socket.${id}`)).not.toBe('');
      for (const id of Object.keys(latches)) expect(text(`latch.${id}`)).not.toBe('');
      for (const id of Object.keys(fasteners)) expect(text(`fastener.${id}`)).not.toBe('');
      for (const id of Object.keys(cables)) expect(text(`cable.${id}`)).not.toBe('');
      for (const { id } of leds) expect(text(`led.${id}`)).not.toBe('');
      for (const id of controls) expect(nameOf(text, view, id)).not.toBe('');
    },
  );

  it('call the lead that feeds a laptop its adapter', () => {
    const name = (model: MachineModelId) => nameOf(text, { model }, 'cable-mains');
    expect([name('kestrel-b7'), name('marlow-14')]).toEqual(['Mains lead', 'Power adapter']);
  });

  it('have a name for each cause', () => {
    for (const { id } of DEMO_60.hypotheses) expect(text(`hypothesis.${id}`)).not.toBe('');
  });

  it('include each question of the demo, its answers and their feedback, and the instruction of every other step', () => {
    const lifted = having(demoBench(), { kind: 'press-latch', target: 'latch-b2-bottom' }, LIFT);
    const wanted = EVERY_DEMO_STEP.flatMap((step) => {
      const choices = demoQuestion(step, LAB_RULES.project(step === 'reseat' ? lifted : demoBench())) ?? [];
      const face = choices.length > 0 ? 'ask' : 'act';
      return [
        ...[`result.missing.${step}`, `${face}.${step}.title`, `${face}.${step}.why`],
        ...choices.flatMap(({ id }) => [`choice.${step}.${id}`, `said.${step}.${id}`]),
      ];
    });
    const acts = ['lift', 'reseat', 'connect', 'power', 'make-safe'].map((step) => `act.${step}.do`);
    const achievements = DEMO_60.achievements.flatMap(({ id }) => [`result.done.${id}`, `result.open.${id}`]);
    const missing = [...wanted, ...acts, ...achievements].filter((key) => !i18n.exists(`demo:${key}`));
    expect(missing).toEqual([]);
    expect(wanted.length).toBeGreaterThan(50);
  });

  it('label the button of every offered action', () => {
    for (const target of outlineTargets(view)) {
      for (const command of actionsOf(view, target))
        expect(commandLabel(speaker, command)).not.toMatch(/[{}]/);
    }
  });

  it('have the technician’s verbs for removing, placing and seating every kind of part', () => {
    const labels = (model: MachineModelId, target: string, socket: string, end = 'edge') =>
      [
        { kind: 'lift-part', target } as const,
        { kind: 'place-part', target, socket } as const,
        { kind: 'seat-part', target, end } as const,
      ].map((command) => commandLabel({ ...speaker, view: { ...view, model } }, command));
    expect(labels('kestrel-b7', 'side-panel', 'frame-side-panel')).toEqual([
      'Remove side panel',
      'Refit side panel',
      'Press side panel shut',
    ]);
    expect(labels('kestrel-b7', 'dimm-b2', 'slot-b2', 'top')).toEqual([
      'Remove RAM module B2',
      'Insert RAM module B2 into slot B2',
      'Seat the top end of RAM module B2',
    ]);
    expect(labels('kestrel-b7', 'fan-rear', 'mount-fan-rear')).toEqual([
      'Remove rear fan',
      'Mount rear fan on rear fan mount',
      'Seat rear fan',
    ]);
    expect(labels('kestrel-b7', 'psu', 'bay-psu')[1]).toBe('Fit power supply in power supply bay');
    expect(labels('kestrel-b7', 'monitor', 'desk-monitor')).toEqual([
      'Take monitor off the desk',
      'Put monitor on the desk',
      'Stand monitor firmly',
    ]);
    expect(labels('kestrel-b7', 'standoff-extra', 'tray-hole-10').slice(0, 2)).toEqual([
      'Unscrew extra standoff',
      'Screw extra standoff into tenth hole of the tray',
    ]);
    expect(labels('harrow-5000-mt', 'usb-stick', 'usb-front-1').slice(0, 2)).toEqual([
      'Unplug USB stick',
      'Plug USB stick into front USB port',
    ]);
  });

  it('describe each command of the expert as a sentence without a placeholder left', () => {
    let state = demoBench();
    for (const command of expertRun().log) {
      const step = LAB_RULES.reduce(state, command);
      if (!step.ok) throw new Error(step.error.reason);
      for (const event of step.value.events)
        expect(eventSentence(speaker, event)).toMatch(/^[A-Z0-9].*[.!]$/);
      state = step.value.state;
    }
  });

  it('describe every kind of event', () => {
    const others: readonly LabEvent[] = [
      { kind: 'nothing-happened' },
      { kind: 'charge-drained' },
      { kind: 'switched-off' },
      { kind: 'standby-lost' },
      { kind: 'power-lost' },
      { kind: 'tripped-hot' },
      { kind: 'tripped-latch' },
      { kind: 'no-picture-yet' },
      { kind: 'profile-retried' },
      { kind: 'went-off' },
      { kind: 'twitched' },
      { kind: 'picture-froze' },
      { kind: 'picture-lost' },
      { kind: 'strap-worn' },
      { kind: 'latch-closed', target: 'lever-cpu' },
      { kind: 'latch-opened', target: 'latch-x16', part: 'gpu' },
      { kind: 'screw-loosened', target: 'screw-gpu-1' },
      { kind: 'screw-tightened', target: 'screw-gpu-1' },
      { kind: 'cable-unplugged', target: 'cable-eps' },
      { kind: 'psu-switched', position: 'off' },
      { kind: 'psu-switched', position: 'on' },
      { kind: 'post-stopped', code: '51', led: 'led-dram' },
      { kind: 'looked-at', target: 'cable-eps' },
      { kind: 'looked-at-part', target: 'dimm-b2', up: ['top', 'bottom'], onBench: false },
      { kind: 'looked-at-part', target: 'dimm-b2', up: [], onBench: false },
      { kind: 'looked-at-part', target: 'dimm-b2', up: [], onBench: true },
      { kind: 'leds-read', from: 'machine', led: null, code: null },
      { kind: 'leds-read', from: 'machine', led: null, code: 'AA' },
      { kind: 'leds-read', from: 'machine', led: 'led-cpu', code: '00' },
      { kind: 'leds-read', from: 'recording', led: null, code: 'AA' },
      ...['P1', 'P2', 'P5', 'P6', 'P16'].map(
        (rule) => ({ kind: 'safety-breached', rule, severity: 'B' }) as const,
      ),
    ];
    for (const event of others) expect(eventSentence(speaker, event)).toMatch(/^[A-Z].*[.!]$/);
  });

  it('explain why an action is refused, and what is in the way', () => {
    const blocked = refusalSentence(speaker, { reason: 'blocked', target: 'cpu', by: ['cpu-cooler'] });
    expect(blocked).toBe('Processor is blocked: remove CPU cooler first.');
    const plugged = refusalSentence(speaker, {
      reason: 'plugged',
      target: 'gpu',
      by: ['cable-pcie', 'cable-monitor'],
    });
    expect(plugged).toBe('Graphics card is connected: unplug graphics power cable and monitor cable first.');
    const reasons = [
      'latched',
      'screwed',
      'socket-taken',
      'does-not-fit',
      'not-in-socket',
      'already',
      'not-possible',
    ] as const;
    for (const reason of reasons) {
      expect(refusalSentence(speaker, { reason, target: 'gpu', by: ['slot-x16'] })).toMatch(/^[A-Z].*\.$/);
    }
    expect(refusalSentence(speaker, { reason: 'not-possible', target: 'psu' })).toMatch(
      /You can't do that here/,
    );
    expect(refusalSentence(speaker, { reason: 'bad-amount', target: 'wait' })).toMatch(/^Wait/);
  });
});

describe('the outline', () => {
  const targetsOf = (state = demoBench()) =>
    outlineOf(LAB_RULES.project(state)).flatMap((group) =>
      group.targets.flatMap((n) => [n.target, ...n.children]),
    );

  it('lists every item that can be acted on exactly once, whatever lies on the bench', () => {
    let state = demoBench();
    const commands: readonly (LabCommand | null)[] = [null, ...expertRun().log];
    for (const command of commands) {
      if (command !== null) {
        const step = LAB_RULES.reduce(state, command);
        if (step.ok) state = step.value.state;
      }
      const listed = targetsOf(state);
      expect(new Set(listed).size).toBe(listed.length);
      const now = LAB_RULES.project(state);
      const wanted = [
        ...Object.keys(now.parts),
        ...Object.keys(now.latches),
        ...Object.keys(now.fasteners),
        ...Object.keys(now.cables),
        ...KESTREL_B7.controls.filter((id) => id !== 'customer'),
      ];
      expect(wanted.filter((id) => !listed.includes(id))).toEqual([]);
    }
  });
});
