import { borrowedStill, unfinishedWork } from '../../../../core/hardware/projection/unfinished-work.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { type LabStore, useLab } from '../../store.ts';
import { nameOf } from '../../texts/lab-text.ts';
import { useSpeaker } from '../../texts/use-speaker.ts';
import { targetState } from '../outline/target-state.ts';

/** Practice: lists unfinished work before the job is closed, not only in the debrief. */
export function UnfinishedWork({ store }: { readonly store: LabStore }) {
  const { t } = useTranslation('lab-bench');
  const { text, view, language } = useSpeaker(store);
  const commands = useLab(store, (snapshot) => snapshot.commands);
  const lines = [
    ...unfinishedWork(view, commands).map(
      (id) => `${nameOf(text, view, id)}: ${targetState(text, view, language, id)}`,
    ),
    ...borrowedStill(view).map((id) => t('close.borrowed', { name: nameOf(text, view, id) })),
  ];
  if (lines.length === 0) return null;
  return (
    <Alert tone="standby" title={t('close.unfinished')}>
      <ul className="list-disc ps-4">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Alert>
  );
}
