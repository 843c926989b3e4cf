import type { DeskTime } from '../../../src/core/ticketing/clocks/business-time.ts';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** The moment 'Fri 16:30' of the shift's week, or of a later one, in seconds. */
export function at(text: string, week = 0): DeskTime {
  const [, day = '', hours, minutes] = /^(\w{3}) (\d\d):(\d\d)$/.exec(text) ?? [];
  if (!DAYS.includes(day)) throw new Error(`No time of the week: ${text}`);
  return (((week * 7 + DAYS.indexOf(day)) * 24 + Number(hours)) * 60 + Number(minutes)) * 60;
}

/** The same in words, so that a failed line can be read: 'Fri 16:30', with '+1' in the week after the shift's. */
export function inWords(time: DeskTime | null): string | null {
  if (time === null) return null;
  const minutes = Math.floor(time / 60);
  const day = Math.floor(minutes / 1440);
  const week = Math.floor(day / 7);
  const two = (value: number) => String(value).padStart(2, '0');
  const clock = `${two(Math.floor(minutes / 60) - day * 24)}:${two(minutes % 60)}`;
  return `${DAYS[day - week * 7]} ${clock}${week === 0 ? '' : ` +${week}`}`;
}
