import { Check } from 'lucide-react';
import { DESK_STORIES } from '../../../core/ticketing/scenarios/public/catalogue.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Section } from '../../../ui/section.tsx';
import { DeskClip } from './desk-clip.tsx';

const TICKETS = Object.keys(DESK_STORIES).length;
const POINTS = ['triage', 'ask', 'solve', 'note'] as const;

/** The section about the ticket desk: a picture and a film of its workspace, and what one does there. */
export function Desk() {
  const { t } = useTranslation('showcase');
  return (
    <Section
      id="desk"
      reference="U5"
      label={t('desk.designator')}
      heading={t('desk.heading')}
      lead={t('desk.text')}
      className="border-y border-line bg-sunken"
    >
      <DeskClip />
      <p className="mt-8 max-w-2xl text-lg">{t('desk.count', { count: TICKETS })}</p>
      <ul className="mt-6 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {POINTS.map((point) => (
          <li key={point} className="flex gap-3">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-copper-text" />
            <span>{t(`desk.points.${point}`)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
