import type { LabCommand } from '../model/commands.ts';

/**
 * What a command is for, as the score sees it. `talk`: a good habit that costs nothing. `read`: a reading of the learner's own.
 * `watch`: lets the complaint happen, a habit until the hands are used. `think`: a theory or a note. `hands`: everything else.
 */
export type Purpose = 'talk' | 'read' | 'watch' | 'think' | 'hands';

const PURPOSE: Readonly<Record<LabCommand['kind'], Purpose>> = {
  'ask-customer': 'talk',
  'read-asset': 'talk',
  'open-manual': 'talk',
  inspect: 'read',
  'look-around': 'read',
  listen: 'read',
  sniff: 'read',
  'set-meter': 'read',
  probe: 'read',
  'use-tool': 'read',
  'run-program': 'read',
  'open-page': 'read',
  'press-button': 'read',
  'press-power': 'watch',
  wait: 'watch',
  'wait-for-event': 'watch',
  'state-theory': 'think',
  'write-note': 'think',
  'ask-hint': 'think',
  'close-job': 'think',
  escalate: 'think',
  'wear-strap': 'hands',
  'unclip-strap': 'hands',
  'press-latch': 'hands',
  'close-latch': 'hands',
  'loosen-screw': 'hands',
  'tighten-screw': 'hands',
  'lift-part': 'hands',
  'place-part': 'hands',
  'seat-part': 'hands',
  'plug-cable': 'hands',
  'unplug-cable': 'hands',
  'force-cable': 'hands',
  'open-part': 'hands',
  'set-psu-switch': 'hands',
  'set-switch': 'hands',
  'take-spare': 'hands',
  'return-spare': 'hands',
  'order-part': 'hands',
  'change-setting': 'hands',
  discard: 'hands',
};

export function purposeOf({ kind }: LabCommand): Purpose {
  return PURPOSE[kind];
}

/** Whether a command reads something: looks, listens, asks, measures or opens a page. */
export function isReading({ kind }: LabCommand): boolean {
  return PURPOSE[kind] === 'read' || PURPOSE[kind] === 'talk';
}

/** Whether a command acts on the machine. */
export function isHandwork({ kind }: LabCommand): boolean {
  return PURPOSE[kind] === 'hands';
}

/** Whether the time of a command is a good habit: talking at any time; watching the complaint before the hands are used. */
export function isHabit(command: LabCommand, handsUsed: boolean): boolean {
  const purpose = PURPOSE[command.kind];
  return purpose === 'talk' || (!handsUsed && (purpose === 'watch' || command.kind === 'open-page'));
}
