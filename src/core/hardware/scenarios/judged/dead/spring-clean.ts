import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import { CLOSE_CASE, CONNECT, inspect, MAKE_SAFE, OPEN_CASE, START } from '../../procedures.ts';
import { closing, said, theory } from '../expert-plan.ts';
import type { Story } from '../story.ts';

/** "I dusted the inside, now the button does nothing": a customer's hands were in the machine. */
export const SPRING_CLEAN: Story = {
  id: 'spring-clean',
  family: 'F1',
  model: 'kestrel-b7',
  mains: 'any',
  arrival: [{ kind: 'plug', end: 'cable-mains', plug: 'latched' }],
  suspects: [
    {
      id: 'button-lead',
      band: 'common',
      faults: [
        [
          { kind: 'plug', end: 'cable-reset-sw', plug: 'none' },
          { kind: 'plug', end: 'cable-front-panel', plug: 'latched', connector: 'fpanel-reset-sw' },
        ],
      ],
    },
    {
      id: 'rocker-off',
      band: 'possible',
      faults: [[{ kind: 'switch', target: 'psu-switch', position: 'off' }]],
    },
    { id: 'lead-loose', band: 'possible', faults: [[{ kind: 'plug', end: 'cable-mains', plug: 'partial' }]] },
    { id: 'main-plug', band: 'rare', faults: [[{ kind: 'plug', end: 'cable-atx24', plug: 'none' }]] },
    {
      id: 'supply-dead',
      band: 'rare',
      parts: ['psu'],
      faults: [[{ kind: 'trait', target: 'psu', traits: { supply: 'no-standby' } }]],
    },
  ],
  setups: { panel: 90, meter: 60 },
  tests: [
    {
      id: 'look:psu-switch',
      costSeconds: 30,
      outcomes: ['switch-on', 'switch-off'],
      otherwise: 'switch-on',
      says: { 'rocker-off': 'switch-off' },
    },
    {
      id: 'look:cable-mains',
      costSeconds: 30,
      outcomes: ['normal', 'plug-proud'],
      otherwise: 'normal',
      says: { 'lead-loose': 'plug-proud' },
    },
    {
      id: 'look:led-standby',
      costSeconds: 30,
      outcomes: ['on', 'off'],
      otherwise: 'off',
      says: { 'button-lead': 'on' },
    },
    {
      id: 'look:fpanel-power-sw',
      costSeconds: 30,
      setups: ['panel'],
      outcomes: ['normal', 'empty'],
      otherwise: 'normal',
      says: { 'button-lead': 'empty' },
    },
    {
      id: 'look:conn-atx24',
      costSeconds: 30,
      setups: ['panel'],
      outcomes: ['normal', 'empty'],
      otherwise: 'normal',
      says: { 'main-plug': 'empty' },
    },
    {
      id: 'short-power-pins',
      costSeconds: 60,
      setups: ['panel'],
      outcomes: ['nothing', 'starts'],
      otherwise: 'nothing',
      says: { 'button-lead': 'starts' },
    },
  ],
  answers: { 'how-cleaned': 'brush', 'unplugged-what': 'some-small', before: 'perfect' },
  asset: { model: 'Kestrel B7', memory: '32 GB', supply: '750 W' },
  card: {
    manualSections: ['safety', 'front-panel', 'power', 'board', 'codes'],
    noteChoices: {
      symptoms: ['button-dead', 'no-picture', 'noisy'],
      preventions: ['photo-first', 'switch-back', 'dust-filter', 'none'],
    },
    escalations: [],
  },
  plan: (view) => {
    const standby = said(view, 'look:led-standby');
    if (standby === null) return inspect('led-standby');
    return [...inspect('led-standby'), ...(standby === 'on' ? moveTheLead(view) : switchOn(view))];
  },
};

function switchOn(view: LabView): readonly LabCommand[] {
  return [
    ...inspect('psu-switch'),
    theory('rocker-off', 95),
    { kind: 'set-psu-switch', position: 'on' },
    ...START,
    ...closing(view, {
      symptom: 'button-dead',
      cause: 'rocker-off',
      evidence: ['look:psu-switch'],
      action: 'set-psu-switch',
      part: null,
      prevention: 'switch-back',
    }),
  ];
}

function moveTheLead(view: LabView): readonly LabCommand[] {
  return [
    ...MAKE_SAFE,
    ...OPEN_CASE,
    ...inspect('fpanel-power-sw'),
    { kind: 'open-manual', section: 'front-panel' },
    theory('button-lead', 95),
    { kind: 'unplug-cable', target: 'cable-front-panel' },
    { kind: 'plug-cable', target: 'cable-front-panel', connector: 'fpanel-power-sw' },
    { kind: 'plug-cable', target: 'cable-reset-sw', connector: 'fpanel-reset-sw' },
    ...CLOSE_CASE,
    ...CONNECT,
    ...START,
    ...inspect('led-power'),
    { kind: 'press-button', target: 'reset-button' },
    ...closing(view, {
      symptom: 'button-dead',
      cause: 'button-lead',
      evidence: ['look:fpanel-power-sw'],
      verification: ['start-system', 'read-power-led', 'press-reset'],
      action: 'plug-cable',
      part: 'cable-front-panel',
      prevention: 'photo-first',
    }),
  ];
}
