import { useTranslation } from '../../../i18n/use-translation.ts';

export interface OdditiesProps {
  /** What was irrelevant, and why. */
  readonly texts: readonly string[];
}

/** Decoys: oddities of the machine and theories of the customer that had nothing to do with the fault. */
export function Oddities({ texts }: OdditiesProps) {
  const { t } = useTranslation('lab-home');
  return (
    <>
      <h2 id="lab-oddities" className="font-semibold">
        {t('debrief.oddities')}
      </h2>
      <ul className="grid gap-2 text-sm text-ink-muted">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}
