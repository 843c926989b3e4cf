import { useTranslation } from 'react-i18next';
import { useJudgedText } from '../texts/case-text.ts';

export interface OdditiesProps {
  readonly story: string;
  readonly decoys: readonly string[];
}

/** Decoys: oddities of the machine and theories of the customer that had nothing to do with the fault. */
export function Oddities({ story, decoys }: OdditiesProps) {
  const { t } = useTranslation('lab-home');
  const { decoy } = useJudgedText(story);
  return (
    <>
      <h2 id="lab-oddities" className="font-semibold">
        {t('debrief.oddities')}
      </h2>
      <ul className="grid gap-2 text-sm text-ink-muted">
        {decoys.map((id) => (
          <li key={id}>{decoy(id)}</li>
        ))}
      </ul>
    </>
  );
}
