import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DeskStill } from '../../../ui/desk-still.tsx';
import { Section } from '../../../ui/section.tsx';

const POINTS = ['triage', 'ask', 'solve', 'note'] as const;

/** The section about the ticket desk: a picture of its workspace, and what one does there. */
export function Desk() {
  const { t } = useTranslation('showcase');
  return (
    <Section
      id="desk"
      reference="U5"
      label={t('desk.designator')}
      heading={t('desk.heading')}
      lead={t('desk.text')}
      isSplit
      className="border-y border-line bg-sunken"
    >
      <div className="chamfer overflow-hidden border border-line bg-surface shadow-lift">
        <DeskStill label={t('desk.still')} />
      </div>
      <ul className="mt-8 grid gap-x-8 gap-y-4 sm:grid-cols-2">
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
