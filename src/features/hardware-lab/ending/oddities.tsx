import { useTranslation } from 'react-i18next';

/** What was odd about the machine, or believed of it, and had nothing to do with the fault. */
export function Oddities({ decoys }: { readonly decoys: readonly string[] }) {
  const { t } = useTranslation('lab-home');
  const { t: caseText } = useTranslation('lab-cases');
  return (
    <>
      <h2 id="lab-oddities" className="font-semibold">
        {t('debrief.oddities')}
      </h2>
      <ul className="grid gap-2 text-sm text-ink-muted">
        {decoys.map((id) => (
          <li key={id}>{caseText(`decoy.${id}` as never)}</li>
        ))}
      </ul>
    </>
  );
}
