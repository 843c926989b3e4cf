import { BENCH_READ } from './bench-readings.ts';
import { BROWSER_READ } from './browser-readings.ts';
import { CRASH_READ } from './crash-readings.ts';
import { FILE_ACTIVITY_READ } from './file-activity-readings.ts';
import { MICROPHONE_READ } from './microphones.ts';
import { SYNC_READ } from './sync.ts';
import { UPKEEP_READ } from './upkeep-readings.ts';

/** Readings of computers, each of one matter; subject: an asset number. */
export const COMPUTER_READ = {
  ...MICROPHONE_READ,
  ...SYNC_READ,
  ...UPKEEP_READ,
  ...BENCH_READ,
  ...CRASH_READ,
  ...BROWSER_READ,
  ...FILE_ACTIVITY_READ,
} as const;
