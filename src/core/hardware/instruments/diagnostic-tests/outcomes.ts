import type { Page, Program } from '../../model/vocabulary.ts';

/** Outcomes shared by several tests. `*` stands for a number, a code or a name. */

export const VOLTS = ['in-band', 'low', 'high', 'zero', 'unsteady', 'over-range'] as const;
export const OHMS = ['normal', 'short', 'open', 'unsteady'] as const;

/** Outcomes of an inspection: an LED's light, nothing, or a mark of `marks.ts`. */
export const LOOKS = [
  ...(['normal', 'on', 'off', 'blink'] as const),
  ...([
    'plug-proud',
    'half-in',
    'hangs-loose',
    'in-*',
    'empty',
    'folded',
    'browned',
    'melted',
    'key-broken',
  ] as const),
  ...(['stands-proud', 'springs-up', 'lever-open', 'tilted', 'minus-up', 'standoff-under-board'] as const),
  ...(['dust-mat', 'dust-light', 'capacitors-domed', 'brown-vent', 'scorched', 'heat-tinted'] as const),
  ...(['tongue-bent', 'plug-bent', 'contacts-bent', 'contact-broken', 'label-registered'] as const),
  ...(['screen-dark', 'screen-dim', 'faint-picture', 'no-signal-shown', 'coloured-blocks'] as const),
  ...(['sticker-*', 'set-115', 'set-230', 'switch-on', 'switch-off'] as const),
] as const;

const READ = ['read'] as const;

/** Outcomes of a firmware page, which failing video memory covers with artefacts. */
const drawnByFirmware = (...outcomes: readonly string[]): readonly string[] => [...outcomes, 'artefacts'];

export const PAGE_OUTCOMES: Readonly<Record<Page, readonly string[]>> = {
  summary: READ,
  'firmware-main': drawnByFirmware('firmware-*', 'clock-lost'),
  'firmware-memory': drawnByFirmware('full', 'single-channel', 'part'),
  'firmware-storage': drawnByFirmware('all-listed', 'drive-missing', 'mode-changed', 'ports-disabled'),
  'firmware-boot': drawnByFirmware('drive-first', 'usb-first'),
  'firmware-sensors': drawnByFirmware('normal', 'hot', 'no-cpu-fan', 'no-pump', 'usb'),
  'firmware-power': drawnByFirmware('untuned', 'undervolted'),
  desktop: READ,
  'event-log': [
    ...(['quiet', 'power-41', 'stops-mixed', 'heat-37', 'whea-18', 'display-4101'] as const),
    ...(['read-only', 'disk-errors', 'link-resets'] as const),
  ],
  'drive-health': ['clean', 'crc', 'failing', 'ssd-failing', 'read-only'],
  'sensor-log': ['normal', 'hot', 'throttled', 'card-hot'],
  'device-info': READ,
  'disk-management': ['all-online', 'disk-missing', 'not-initialized', 'offline', 'no-letter', 'raw'],
  network: ['no-link', 'adapter-off', 'link-*'],
  ipconfig: ['lease', 'static', 'apipa', 'media-disconnected', 'no-adapter'],
  'ping-loopback': ['replies'],
  'ping-gateway': ['replies', 'timed-out', 'unreachable', 'general-failure'],
  display: ['normal', 'artefacts'],
  files: READ,
};

/** Outcomes of a load test. */
const UNDER_LOAD = [
  'pass',
  ...(['power-cut', 'throttled', 'too-hot', 'froze', 'black-screen', 'artefacts'] as const),
] as const;

const DONE = ['done'] as const;
/** Outcomes of writing to a drive; a read-only drive refuses. */
const WRITTEN = ['done', 'refused'] as const;

export const PROGRAM_OUTCOMES: Readonly<Record<Program, readonly string[]>> = {
  memtest: ['clean', 'errors'],
  'load-test': UNDER_LOAD,
  'soak-test': UNDER_LOAD,
  'core-test': [...UNDER_LOAD, 'machine-check', 'machine-check-tuned'],
  'copy-test': ['pass', 'crc-rises', 'retries'],
  'save-test': ['pass', 'refused'],
  'image-drive': ['copied', 'nothing-to-copy', 'lost', 'done'],
  'restore-data': ['restored', 'nothing-to-restore', 'refused', 'done'],
  'check-disk-repair': ['clean', 'worse', 'refused', 'done'],
  'format-drive': WRITTEN,
  'bring-online': WRITTEN,
  'assign-letter': WRITTEN,
  'reinstall-system': WRITTEN,
  'malware-scan': WRITTEN,
  'driver-reinstall': DONE,
  'safe-start': DONE,
  'suspend-encryption': ['suspended'],
  'enter-recovery-key': ['unlocked'],
  'update-firmware': DONE,
};
