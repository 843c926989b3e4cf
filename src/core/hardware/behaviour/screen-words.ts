/**
 * Texts that the machines print, by id. Here they are English, as in most firmware; screens of this product display their
 * translations (`lab:screenWord.<id>`).
 */
export const PRINTED = {
  today: 'today',
  empty: 'empty',
  dual: 'dual',
  single: 'single',
  disabled: 'disabled',
  'media-disconnected': 'Media disconnected',
  'no-adapter': 'No network adapter is enabled.',
  yes: 'Yes',
  no: 'No',
  'ping-timed-out': 'Request timed out.',
  'ping-unreachable': 'Destination host unreachable.',
  'ping-general-failure': 'PING: transmit failed. General failure.',
  'disk-online': 'Online',
  'disk-offline': 'Offline',
  'disk-not-initialized': 'Not Initialized',
  'disk-no-letter': 'Online, no drive letter',
  'disk-raw': 'Online, RAW',
  'no-boot-device': 'No boot device found',
  'stick-menu': 'Boot stick: choose a program',
  'press-f1-fan': 'CPU fan error. Press F1 to continue.',
  'press-f1-clock': 'CMOS checksum error, defaults loaded. Press F1 to continue.',
  'press-f1-profile':
    'Boot failed with the memory profile. Safe mode, defaults loaded. Press F1 to continue.',
  'recovery-key': 'Enter the recovery key for this drive.',
  'encryption-on': 'encrypted',
  'encryption-suspended': 'encryption suspended',
  'encryption-off': 'not encrypted',
  'over-current': 'USB device over current status detected. System will shut down in 15 seconds.',
} as const;

export type PrintedWord = keyof typeof PRINTED;

export function isPrinted(word: string): word is PrintedWord {
  return Object.hasOwn(PRINTED, word);
}
