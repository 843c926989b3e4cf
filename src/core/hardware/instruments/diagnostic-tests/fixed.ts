import type { LabCommand } from '../../model/commands.ts';
import { OHMS, VOLTS } from './outcomes.ts';
import { BOARD, DC, type DiagnosticTest, inspect, POWER, probed, type SetUp, tool } from './row.ts';

const button = (target: string): LabCommand => ({ kind: 'press-button', target });
const MAINS = ['acv', 600] as const;
const BEEPER = ['continuity', 0] as const;

const METER = ['meter'] as const;
const LIVE_BOARD = ['panel', 'start', 'meter'] as const;
const LOADED = ['panel', 'start', 'desktop', 'meter', 'load'] as const;

/** DC volts at a pin of the main plug against ground. */
function atMainPlug(pin: number, setups: readonly SetUp[]): DiagnosticTest {
  return probed(DC, ['conn-atx24.3', `conn-atx24.${pin}`], setups);
}

/** Codes of the board's display. */
const POST_CODES: readonly string[] = ['AA', '00', '59', '55', '50', '53', '51', 'D6', 'A2'];

/** Blink codes of the Harrow's power LED: amber, then white. */
const BLINKS: readonly string[] = ['2-1', '2-2', '2-3', '2-4', '2-5', '3-2'];

/** Tests with a fixed id. */
export const FIXED = {
  'press-power': { readBy: [POWER], setups: [], outcomes: ['twitch', 'hot', 'nothing', 'runs'] },
  'press-reset': {
    readBy: [button('reset-button')],
    setups: [],
    outcomes: ['nothing', 'starts', 'restarts'],
  },
  'self-test': { readBy: [POWER], setups: [], outcomes: ['stopped'] },
  'start-system': {
    readBy: [{ kind: 'open-page', page: 'desktop' }],
    setups: ['start'],
    outcomes: [
      ...([
        'desktop',
        'no-boot-device',
        'stick-menu',
        'stop-screen',
        'recovery-key',
        'over-current',
      ] as const),
      ...(['press-f1-fan', 'press-f1-clock', 'press-f1-profile', 'nothing'] as const),
    ],
  },
  // The clock is right after two minutes without mains.
  'clock-held': {
    readBy: [{ kind: 'open-page', page: 'firmware-main' }],
    setups: ['start'],
    outcomes: ['held'],
  },
  'read-debug-leds': {
    readBy: [inspect('debug-leds')],
    setups: ['start'],
    outcomes: [
      ...(['none', 'led-cpu', 'led-dram', 'led-vga', 'led-boot'] as const),
      ...(['none-moving', 'led-cpu-moving', 'led-dram-moving', 'led-vga-moving', 'led-boot-moving'] as const),
    ],
  },
  'read-post-code': {
    readBy: [inspect('debug-leds')],
    setups: ['start'],
    outcomes: ['moving', 'dark', ...POST_CODES],
  },
  'read-power-led': {
    readBy: [inspect('led-power')],
    setups: ['start'],
    outcomes: ['off', 'steady', ...BLINKS],
  },
  'post-card': {
    readBy: [tool('post-card', 'slot-x16')],
    setups: ['panel', 'start'],
    outcomes: ['--', ...POST_CODES],
  },
  listen: {
    readBy: [{ kind: 'listen' }],
    setups: ['start'],
    // Long and short beeps.
    outcomes: ['silent', 'fans', 'fans-loud', 'buzz', 'disk-clicking', 'beeps-*'],
  },
  sniff: { readBy: [{ kind: 'sniff' }], setups: [], outcomes: ['nothing', 'burning', 'hot-plastic'] },
  // The slots are adjacent, so inspecting one module shows whether any stands proud.
  'look-at-memory': { readBy: [inspect('dimm-1')], setups: ['panel'], outcomes: ['home', 'proud'] },
  'monitor-menu': {
    readBy: [button('monitor-menu-button')],
    setups: [],
    outcomes: ['signal', 'no-signal', 'other-input', 'artefacts', 'dim', 'dark'],
  },
  'psu-self-test': { readBy: [button('psu-test-button')], setups: [], outcomes: ['lit', 'dark'] },
  'psu-tester': {
    readBy: [tool('psu-tester', 'cable-atx24')],
    setups: ['panel'],
    outcomes: ['pass', 'dark', 'fail'],
  },
  'ps-on-jumper': {
    readBy: [tool('ps-on-jumper', 'cable-atx24')],
    setups: ['panel'],
    outcomes: ['turns', 'dead'],
  },
  'short-power-pins': {
    readBy: [tool('screwdriver-short', 'fpanel-power-sw')],
    reachSeconds: 30,
    setups: ['panel'],
    outcomes: ['nothing', 'starts'],
  },
  loopback: {
    readBy: [tool('loopback-plug', 'port-lan')],
    setups: ['start', 'lead-off'],
    outcomes: ['link', 'no-link'],
  },
  'cable-tester': {
    readBy: [tool('cable-tester', 'cable-lan')],
    setups: ['lead-off'],
    outcomes: ['pass', 'open', 'short', 'crossed', 'split'],
  },
  'thermal-camera': {
    readBy: [tool('thermal-camera', 'cpu-cooler')],
    setups: ['panel', 'start'],
    outcomes: ['normal', 'cold-cooler', 'hot-plug', 'hot-and-cold-hose'],
  },
  asset: { readBy: [{ kind: 'read-asset' }], setups: [], outcomes: ['read'] },
  'measure-outlet': probed(MAINS, ['wall-outlet.2', 'wall-outlet.1'], METER),
  'measure-strip': probed(MAINS, ['strip-out-1.2', 'strip-out-1.1'], METER),
  'measure-lead': probed(MAINS, ['cable-mains.2', 'cable-mains.1'], METER),
  'measure-5vsb': atMainPlug(9, BOARD),
  'measure-ps-on': atMainPlug(16, BOARD),
  'measure-pwr-ok': atMainPlug(8, LIVE_BOARD),
  'measure-12v': atMainPlug(10, LIVE_BOARD),
  'measure-5v': atMainPlug(4, LIVE_BOARD),
  'measure-3v3': atMainPlug(1, LIVE_BOARD),
  'measure-minus-12v': atMainPlug(14, LIVE_BOARD),
  'measure-12v-load': atMainPlug(10, LOADED),
  'measure-12v-card': probed(DC, ['gpu-12v-power.7', 'gpu-12v-power.1'], LOADED),
  'measure-cell': probed(DC, ['cell-terminals.2', 'cell-terminals.1'], BOARD, [...VOLTS, 'reversed']),
  'measure-vbus': probed(DC, ['port-usb-front-1.4', 'port-usb-front-1.1'], ['start', 'meter']),
  'measure-power-pins': probed(DC, ['fpanel-power-sw.2', 'fpanel-power-sw.1'], BOARD),
  'measure-volts': probed(DC, ['conn-atx24.3', 'conn-atx24.20'], BOARD),
  'measure-short': probed(BEEPER, ['conn-atx24.3', 'conn-atx24.10'], BOARD, OHMS),
  'measure-ohm': probed(BEEPER, ['conn-atx24.3', 'conn-atx24.4'], BOARD, OHMS),
  'measure-vbus-ohm': probed(
    ['ohm', 200],
    ['port-usb-front-1.4', 'port-usb-front-1.1'],
    ['stick-out', 'meter'],
    OHMS,
  ),
} as const satisfies Readonly<Record<string, DiagnosticTest>>;
