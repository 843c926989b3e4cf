import { SECONDS_PER_HOUR, SECONDS_PER_MINUTE } from '../core/kernel/time.ts';

/** Simulated seconds as a clock shows them: `4:05`, `1:04:05`. */
export function clockOf(seconds: number): string {
  const hours = Math.floor(seconds / SECONDS_PER_HOUR);
  const minutes = Math.floor((seconds % SECONDS_PER_HOUR) / SECONDS_PER_MINUTE);
  const rest = String(Math.floor(seconds % SECONDS_PER_MINUTE)).padStart(2, '0');
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${String(minutes).padStart(2, '0')}:${rest}`;
}
