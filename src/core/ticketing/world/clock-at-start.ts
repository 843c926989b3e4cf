import { SECONDS_PER_MINUTE } from '../../kernel/time.ts';
import type { DeskTime } from '../clocks/business-time.ts';
import { stampText } from './calendar.ts';
import type { Host, LogEvent } from './host.ts';

/** A clock without its battery begins where the firmware set it last: so far behind. */
const LOST_SECONDS = 9 * SECONDS_PER_MINUTE;
const BOOT_SECONDS = 70;

const SOURCE = 'Kernel-General';
const TIME_CHANGED = 1;

/** What Windows writes when the clock of the hardware stood elsewhere. */
function lostTime(at: DeskTime, behind: number): LogEvent {
  return {
    at,
    log: 'System',
    level: 'warning',
    source: SOURCE,
    id: TIME_CHANGED,
    message: `The system time has changed to ${stampText(at)} from ${stampText(at + behind)}. Change Reason: System time synchronized with the hardware clock.`,
  };
}

/** The computer after a start from no power at all. `behind`: how far a clock without a battery is behind then. */
export function withClockAtStart(host: Host, now: DeskTime, behind = LOST_SECONDS): Partial<Host> {
  const started = { bootedAt: now, met: [], dnsCache: [] };
  if (host.hardware.clockBattery === 'good') return started;
  return {
    ...started,
    clock: { ...host.clock, skewSeconds: -behind, lastSync: null },
    events: [...host.events, lostTime(now - behind + BOOT_SECONDS, behind)],
  };
}

/** Whether the clock went on while the power was off, as the log tells. */
export function clockAtStart({ events }: Pick<Host, 'events'>): 'kept' | 'lost' {
  return events.some(({ source, id }) => source === SOURCE && id === TIME_CHANGED) ? 'lost' : 'kept';
}
