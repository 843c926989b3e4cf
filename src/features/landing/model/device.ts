/** The device facts that decide whether the live 3D machine is shown. */
export interface Device {
  readonly isWide: boolean;
  readonly hasFinePointer: boolean;
  readonly wantsLessMotion: boolean;
  readonly savesData: boolean;
  readonly cores: number;
  /** Null where the browser hides it. */
  readonly memoryGb: number | null;
}

const FEWEST_CORES = 4;
const LEAST_MEMORY_GB = 4;

/**
 * Whether the live machine may replace the still: not with data saving or reduced motion, and only on strong
 * hardware.
 */
export function affordsLiveMachine(device: Device): boolean {
  if (device.wantsLessMotion || device.savesData) return false;
  const isStrong = device.cores >= FEWEST_CORES && (device.memoryGb ?? LEAST_MEMORY_GB) >= LEAST_MEMORY_GB;
  // On a touch screen, dragging the machine would conflict with scrolling the page.
  return isStrong && device.isWide && device.hasFinePointer;
}
