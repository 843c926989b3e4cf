/** What decides whether a device gets more than the still of the machine. */
export interface Device {
  readonly isWide: boolean;
  readonly hasFinePointer: boolean;
  readonly wantsLessMotion: boolean;
  readonly savesData: boolean;
  readonly cores: number;
  /** Null where the browser keeps it to itself. */
  readonly memoryGb: number | null;
}

const FEWEST_CORES = 4;
const LEAST_MEMORY_GB = 4;

/** Whether the live machine may follow the still: never on little data or motion, and only where it costs nothing that is felt. */
export function affordsLiveMachine(device: Device): boolean {
  if (device.wantsLessMotion || device.savesData) return false;
  const isStrong = device.cores >= FEWEST_CORES && (device.memoryGb ?? LEAST_MEMORY_GB) >= LEAST_MEMORY_GB;
  // A finger on the machine would have to choose between turning it and scrolling the page.
  return isStrong && device.isWide && device.hasFinePointer;
}
