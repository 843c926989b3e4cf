import type { LabEvent } from '../model/commands.ts';

/**
 * What a test may say of an event: what is seen and heard, never what it means. Practice names causes and teaches by them; in a
 * test that would answer what the learner is asked to find out. Null: nothing is perceived.
 */
const PLAIN: Readonly<Partial<Record<LabEvent['kind'], LabEvent | null>>> = {
  'training-started': { kind: 'no-picture-yet' },
  'profile-retried': { kind: 'no-picture-yet' },
  'training-finished': null,
  'tripped-hot': { kind: 'went-off' },
  'tripped-latch': { kind: 'twitched' },
  'standby-live': null,
  'standby-lost': null,
  'charge-drained': { kind: 'button-pressed', target: 'power-button' },
};

/** The events of a test, without words that teach. */
export function plainEvents(events: readonly LabEvent[]): readonly LabEvent[] {
  return events.flatMap((event) => {
    const plain = PLAIN[event.kind];
    return plain === undefined ? [event] : plain === null ? [] : [plain];
  });
}
