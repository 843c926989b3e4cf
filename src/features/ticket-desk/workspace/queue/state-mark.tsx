import type { ReactNode } from 'react';
import type { TicketState } from '../../../../core/ticketing/record/vocabulary.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';

const RING = <circle cx="6" cy="6" r="5" />;

/** Each state has a shape of its own: dashed ring, arrow, half, pause, tick, cross. */
const SHAPE: Readonly<Record<TicketState, ReactNode>> = {
  new: <circle cx="6" cy="6" r="5" strokeDasharray="2.1 1.83" strokeLinecap="butt" />,
  assigned: (
    <>
      {RING}
      <path d="M3.5 6h5M6.5 4l2 2-2 2" />
    </>
  ),
  'in-progress': (
    <>
      {RING}
      <path d="M6 1a5 5 0 0 1 0 10z" fill="currentColor" stroke="none" />
    </>
  ),
  'on-hold': (
    <>
      {RING}
      <path d="M4.8 4.2v3.6M7.2 4.2v3.6" />
    </>
  ),
  resolved: (
    <>
      {RING}
      <path d="m3.8 6.2 1.6 1.6 2.8-3.4" />
    </>
  ),
  closed: <path d="m2 6.4 2.8 2.8L10 3.4" />,
  canceled: (
    <>
      {RING}
      <path d="m4.2 4.2 3.6 3.6M7.8 4.2 4.2 7.8" />
    </>
  ),
};

/** The state of a ticket as a shape, with its word beside it or for screen readers alone. */
export function StateMark({
  state,
  hasWord = false,
}: {
  readonly state: TicketState;
  readonly hasWord?: boolean;
}) {
  const { t } = useTranslation('desk');
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <svg
        viewBox="0 0 12 12"
        aria-hidden="true"
        className={`size-3 shrink-0 fill-none stroke-current ${state === 'in-progress' ? 'text-probe-mark' : ''}`}
        strokeWidth="1.25"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {SHAPE[state]}
      </svg>
      <span className={hasWord ? 'font-medium' : 'sr-only'}>{t(`state.${state}`)}</span>
    </span>
  );
}
