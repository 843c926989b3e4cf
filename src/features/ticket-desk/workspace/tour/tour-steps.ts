import type { DeskView } from '../../../../core/ticketing/model/view.ts';
import type { TourStep } from '../../../../runs/tour/use-tour.ts';
import type { PhonePage } from '../layout/phone-bar.tsx';

export interface DeskTourStep extends TourStep {
  readonly id: 'queue' | 'ticket' | 'fields' | 'tools' | 'talk' | 'close';
  /** Where the element is on a phone. */
  readonly page: PhonePage;
  /** Whether the learner has done it; null for a step that is only read. */
  readonly isDone: ((view: DeskView) => boolean) | null;
}

/** Whether the learner has said or written something to somebody. */
function hasSpoken({ contacts, tickets }: DeskView): boolean {
  return (
    contacts.some(({ transcript }) => transcript.some(({ by }) => by === 'us')) ||
    tickets.some(({ record }) => record.timeline.some(({ kind }) => kind === 'public-reply'))
  );
}

/** The first-run tour of practice, in the order of the work. */
export const DESK_TOUR: readonly DeskTourStep[] = [
  { id: 'queue', anchor: 'queue', page: 'queue', isDone: ({ open }) => open !== null },
  { id: 'ticket', anchor: 'ticket', page: 'ticket', isDone: null },
  {
    id: 'fields',
    anchor: 'fields',
    page: 'ticket',
    isDone: ({ tickets }) => tickets.some(({ record }) => record.classification !== null),
  },
  { id: 'tools', anchor: 'tools', page: 'tools', isDone: ({ evidence }) => evidence.length > 0 },
  { id: 'talk', anchor: 'talk', page: 'ticket', isDone: hasSpoken },
  { id: 'close', anchor: 'fields', page: 'ticket', isDone: null },
];
