import { MOVED_DESKS } from '../../public/dead/moved-desks.ts';
import type { Story } from '../story.ts';
import { asksHowLong } from './moved-desks-plan.ts';

/** "We moved desks and now it does not start": something was knocked loose. */
export const STORY: Story = {
  ...MOVED_DESKS,
  mains: 'any',
  arrival: [{ kind: 'plug', end: 'cable-mains', plug: 'latched' }],
  suspects: [
    {
      id: 'main-plug',
      band: 'possible',
      placements: [{ faults: [{ kind: 'plug', end: 'cable-atx24', plug: 'partial' }] }],
    },
    {
      id: 'cooler-loose',
      band: 'possible',
      answers: { 'how-long': 'some-seconds' },
      placements: [
        {
          faults: [{ kind: 'latch', latch: 'clip-cooler-1', position: 'open' }],
          part: ['cpu-cooler', 'clip-cooler-1'],
        },
        {
          faults: [{ kind: 'latch', latch: 'clip-cooler-2', position: 'open' }],
          part: ['cpu-cooler', 'clip-cooler-2'],
        },
      ],
    },
    {
      id: 'memory-loose',
      band: 'possible',
      answers: { 'how-long': 'runs-on' },
      placements: [
        { faults: [{ kind: 'unseat', part: 'dimm-1', end: 'top' }], part: ['dimm-1', 'slot-1'] },
        { faults: [{ kind: 'unseat', part: 'dimm-3', end: 'bottom' }], part: ['dimm-3', 'slot-3'] },
      ],
    },
    {
      id: 'eps-out',
      band: 'possible',
      answers: { 'how-long': 'runs-on' },
      placements: [{ faults: [{ kind: 'plug', end: 'cable-eps', plug: 'none' }] }],
    },
    {
      id: 'button-lead',
      band: 'possible',
      answers: { 'how-long': 'not-at-all' },
      placements: [
        { faults: [{ kind: 'plug', end: 'cable-front-panel', plug: 'partial' }] },
        { faults: [{ kind: 'plug', end: 'cable-front-panel', plug: 'none' }] },
      ],
    },
    {
      id: 'supply-dead',
      band: 'possible',
      parts: ['psu'],
      answers: { 'how-long': 'not-at-all' },
      placements: [{ faults: [{ kind: 'trait', target: 'psu', traits: { supply: 'no-standby' } }] }],
    },
    {
      id: 'board-dead',
      band: 'possible',
      parts: ['motherboard'],
      answers: { 'how-long': 'not-at-all' },
      placements: [{ faults: [{ kind: 'condition', part: 'motherboard', condition: 'damaged' }] }],
    },
  ],
  setups: { panel: 90, meter: 60, start: 45 },
  tests: [
    {
      id: 'ask:how-long',
      outcomes: ['a-moment', 'some-seconds', 'not-at-all', 'runs-on'],
      otherwise: 'a-moment',
      says: {
        'cooler-loose': 'some-seconds',
        'button-lead': 'not-at-all',
        'supply-dead': 'not-at-all',
        'board-dead': 'not-at-all',
        'memory-loose': 'runs-on',
        'eps-out': 'runs-on',
      },
    },
    {
      id: 'press-power',
      otherwise: 'nothing',
      says: { 'main-plug': 'twitch', 'cooler-loose': 'hot', 'memory-loose': 'runs', 'eps-out': 'runs' },
    },
    {
      id: 'read-power-led',
      outcomes: ['off', '2-1', '2-4'],
      otherwise: 'off',
      says: { 'memory-loose': '2-4', 'eps-out': '2-1' },
    },
    {
      id: 'psu-self-test',
      otherwise: 'lit',
      says: { 'supply-dead': 'dark' },
    },
    {
      id: 'short-power-pins',
      otherwise: 'nothing',
      says: { 'button-lead': 'starts', 'memory-loose': 'starts', 'eps-out': 'starts' },
    },
    {
      id: 'look:cable-atx24',
      outcomes: ['normal', 'plug-proud'],
      otherwise: 'normal',
      says: { 'main-plug': 'plug-proud' },
    },
    {
      id: 'look:cpu-cooler',
      outcomes: ['normal', 'lever-open'],
      otherwise: 'normal',
      says: { 'cooler-loose': 'lever-open' },
    },
    {
      id: 'look-at-memory',
      otherwise: 'home',
      says: { 'memory-loose': 'proud' },
    },
    {
      id: 'look:cable-eps',
      outcomes: ['normal', 'hangs-loose'],
      otherwise: 'normal',
      says: { 'eps-out': 'hangs-loose' },
    },
    {
      id: 'look:cable-front-panel',
      outcomes: ['normal', 'hangs-loose', 'plug-proud'],
      otherwise: 'normal',
      says: { 'button-lead': { normal: 0.02, 'hangs-loose': 0.49, 'plug-proud': 0.49 } },
    },
    {
      id: 'measure-tp-3v3',
      outcomes: ['zero', 'unsteady'],
      otherwise: 'zero',
      says: { 'main-plug': 'unsteady' },
    },
  ],
  answers: { carried: 'bumped', opened: 'drive-removed', 'how-long': 'a-moment' },
  plan: asksHowLong,
};
