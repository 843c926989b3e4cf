import { isMachineModel } from '../../core/hardware/machines/find-machine.ts';
import { testName } from '../../features/hardware-lab/texts/finding-text.ts';
import { useLabText } from '../../features/hardware-lab/texts/lab-text.ts';
import { useReadingName } from '../../features/ticket-desk/texts/use-reading-name.ts';
import { useStoryText } from '../../features/ticket-desk/texts/use-story-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** How a reading at the bench is called, on a machine of this model. */
export function BenchReadingName({ model, reading }: { readonly model: string; readonly reading: string }) {
  const text = useLabText();
  const { i18n } = useTranslation('lab');
  if (!isMachineModel(model)) return reading;
  return testName({ text, language: i18n.language, view: { model } }, reading);
}

/** How a reading of a ticket is called. */
export function DeskReadingName({ reading }: { readonly reading: string }) {
  return useReadingName()(reading);
}

/** How a cause at the bench is called. */
export function BenchCauseName({ cause }: { readonly cause: string }) {
  return useLabText()(`hypothesis.${cause}`);
}

/** How a cause of a ticket is called, in the words of its story. */
export function DeskCauseName({ story, cause }: { readonly story: string; readonly cause: string }) {
  return useStoryText([story])(story, `suspect.${cause}`);
}
