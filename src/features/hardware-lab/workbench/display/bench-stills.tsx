import { useEffect, useState } from 'react';
import { placeOfTarget } from '../../../../core/hardware/machines/resolve-target.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { CameraViewName } from '../../places/places.ts';
import { STILL_SIZE, stillFor } from '../../places/stills.ts';
import { useViewName } from '../../places/use-view-name.ts';
import type { Insets } from '../../scene/camera/insets.ts';
import { type LabStore, useLab } from '../../store.ts';
import { useLabText } from '../../texts/lab-text.ts';

/** The images with a button; the others are shown when a thing in them is selected. */
const OFFERED = [
  'machine',
  'board',
  'memory',
  'drives',
  'rear',
  'front',
] as const satisfies readonly CameraViewName[];

export interface BenchStillsProps {
  readonly store: LabStore;
  /** What a tutorial brings into view, each time that this is another object. */
  readonly aim?: { readonly target: string } | null;
  /** Pixels at each edge that panels cover. */
  readonly insets: Insets;
  /** The learner chose an image. */
  onPlace?(place: CameraViewName): void;
}

/** Images of the machine for devices without WebGL: shows the one in which the selected thing is visible. */
export function BenchStills({ store, aim = null, insets, onPlace }: BenchStillsProps) {
  const { t } = useTranslation('scene');
  const { t: tBench } = useTranslation('lab-bench');
  const text = useLabText();
  const model = useLab(store, ({ view }) => view.model);
  const selected = useLab(store, (snapshot) => snapshot.selected);
  const viewName = useViewName(model);
  const [looked, setLooked] = useState<{ readonly at: CameraViewName; readonly over: string | null }>({
    at: 'machine',
    over: null,
  });
  useEffect(() => {
    if (aim !== null) setLooked({ at: placeOfTarget(model, aim.target), over: store.read().selected });
  }, [aim, model, store]);
  // The chosen image stays until something else is selected.
  const view = looked.over === selected || selected === null ? looked.at : placeOfTarget(model, selected);
  const { place, src } = stillFor(model, view);
  const name = viewName(place);
  return (
    <figure
      // Below it, what just happened and what is heard stand over the bench.
      className="absolute flex min-h-0 flex-col items-center gap-2 p-3 sm:[@media(min-height:40rem)]:pb-21"
      style={{ ...insets }}
    >
      <img
        src={src}
        {...STILL_SIZE}
        alt={`${text(`machine.${model}`)}: ${name}`}
        className="chamfer my-auto min-h-0 w-auto shrink border border-line object-contain"
      />
      <figcaption className="shrink-0 text-center text-xs text-balance text-ink-muted max-sm:sr-only [@media(max-height:40rem)]:sr-only">
        {tBench('notice.no3d')}
      </figcaption>
      <fieldset className="flex max-w-full min-w-0 shrink-0 overflow-x-auto rounded-md border border-line bg-surface/85 max-sm:order-first">
        <legend className="sr-only">{t('places')}</legend>
        {OFFERED.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === place}
            onClick={() => {
              setLooked({ at: one, over: selected });
              onPlace?.(one);
            }}
            className="min-h-9 whitespace-nowrap px-3 text-start font-mono text-xs text-ink-muted hover:bg-hover hover:text-ink aria-pressed:bg-copper-soft aria-pressed:text-copper-text pointer-coarse:min-h-11"
          >
            {viewName(one)}
          </button>
        ))}
      </fieldset>
    </figure>
  );
}
