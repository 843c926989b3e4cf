import { Ear } from 'lucide-react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { type LabStore, useLab } from '../../store.ts';
import { beepText } from '../../texts/beep-text.ts';
import { useLabText } from '../../texts/lab-text.ts';

/** Captions of the audible sounds, whether sound is on or off. */
export function CaptionBar({ store }: { readonly store: LabStore }) {
  const { t } = useTranslation('lab-bench');
  const text = useLabText();
  const sounds = useLab(store, ({ view }) => view.sounds);
  const beeps = useLab(store, ({ view }) => view.beeps);
  const captions = sounds.map(({ id }) => (id === 'beeps' ? beepText(text, beeps) : text(`sound.${id}`)));
  return (
    <p
      role="status"
      aria-label={t('captions')}
      // Takes no room without sounds.
      className={
        sounds.every(({ id }) => id === 'fans-off')
          ? 'sr-only'
          : 'pointer-events-none flex max-w-full items-center gap-2 rounded-md bg-shade/80 px-3 py-1 text-xs text-silk empty:hidden'
      }
    >
      <Ear aria-hidden="true" className="size-3.5 shrink-0" />
      {captions.join(' · ')}
    </p>
  );
}
