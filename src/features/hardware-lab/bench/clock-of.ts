const SECONDS_PER_MINUTE = 60;
const SECONDS_PER_HOUR = 3600;

/** Simulated seconds as a bench clock shows them: `4:05`, `1:04:05`. */
export function clockOf(seconds: number): string {
  const hours = Math.floor(seconds / SECONDS_PER_HOUR);
  const minutes = Math.floor((seconds % SECONDS_PER_HOUR) / SECONDS_PER_MINUTE);
  const rest = String(Math.floor(seconds % SECONDS_PER_MINUTE)).padStart(2, '0');
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${String(minutes).padStart(2, '0')}:${rest}`;
}
