import { useTranslation } from 'react-i18next';
import type { LabReport } from '../../../core/hardware/assessment/report.ts';
import { CheckList } from '../../../runs/debrief/check-list.tsx';
import { OwnWords } from '../../../runs/debrief/own-words.tsx';
import { useLabText } from '../texts/lab-text.ts';

/** The checks of repair, proof and note. */
export function LabChecks({ report: { checks, words } }: { readonly report: LabReport }) {
  const { t } = useTranslation('lab-home');
  const text = useLabText();
  return (
    <>
      <CheckList
        title={t('debrief.goals')}
        checks={checks.goals.map(({ id, met }) => ({ id, isMet: met, text: text(`goal.${id}`) }))}
      />
      <CheckList
        title={t('debrief.proofs')}
        hint={t('debrief.proofsHint')}
        checks={checks.verifications.map(({ id, met }) => ({ id, isMet: met, text: text(`verify.${id}`) }))}
      />
      {checks.note === null ? null : (
        <CheckList
          title={t('debrief.note')}
          checks={checks.note.map(({ id, met }) => ({
            id,
            isMet: met,
            text: String(t(`noteCheck.${id}` as never)),
          }))}
        />
      )}
      <OwnWords words={words} />
    </>
  );
}
