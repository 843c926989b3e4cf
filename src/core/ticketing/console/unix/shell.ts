import { clockText, wallTime } from '../../world/calendar.ts';
import { type Command, shown } from '../command.ts';

/** Commands that macOS and Linux have in common. */
export const hostname: Command = {
  usage: ['usage: hostname', ''],
  run: (host) => ({ lines: [host.name], shows: [shown('host.name', '', host.name)] }),
};

export const whoami: Command = {
  usage: ['usage: whoami', ''],
  run: ({ session }) => ({
    lines: [session.elevated ? 'root' : session.user],
    shows: [shown('session.user', '', session.user)],
  }),
};

export const clear: Command = {
  usage: ['usage: clear', ''],
  run: () => ({ lines: [], seconds: 0, clears: true }),
};

/** `Tue Mar 10 11:04:00 UTC 2026`. */
export function unixStamp(moment: number): string {
  const { weekday, monthName, day, year } = wallTime(moment);
  return `${weekday.slice(0, 3)} ${monthName.slice(0, 3)} ${String(day).padStart(2)} ${clockText(moment)} UTC ${year}`;
}

export const date: Command = {
  usage: ['usage: date', ''],
  run: (host, seen) => {
    const line = unixStamp(seen.now + host.clock.skewSeconds);
    return { lines: [line], shows: [shown('clock.time', 'date', line)] };
  },
};

/** `help` of the console itself: the names, as the shell would complete them. */
export function helpOf(names: () => readonly string[]): Command {
  return {
    usage: ['usage: help', ''],
    run: () => ({ lines: names(), seconds: 0 }),
  };
}
