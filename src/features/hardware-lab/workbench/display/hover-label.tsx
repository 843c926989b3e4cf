import { isPinName, readPinName } from '../../../../core/hardware/machines/pin-name.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { Insets } from '../../scene/camera/insets.ts';
import { type LabStore, useLab } from '../../store.ts';
import { nameOf, useLabText } from '../../texts/lab-text.ts';

export interface HoverLabelProps {
  readonly store: LabStore;
  /** The hovered thing or pin, as an id of the view. */
  readonly target: string;
  /** Pixels at each edge that panels cover. */
  readonly insets: Insets;
}

/** The name of the hovered thing, at the upper edge of the scene. */
export function HoverLabel({ store, target, insets }: HoverLabelProps) {
  const { t } = useTranslation('lab-bench');
  const text = useLabText();
  const view = useLab(store, (snapshot) => snapshot.view);
  const { holder, pin } = isPinName(target) ? readPinName(target) : { holder: target, pin: null };
  const name = holder === 'chassis' ? t('meter.chassis') : nameOf(text, view, holder);
  return (
    <p
      role="tooltip"
      className="pointer-events-none absolute inset-x-0 top-3 text-center"
      style={{ paddingInlineStart: insets.left, paddingInlineEnd: insets.right }}
    >
      <span className="rounded-md bg-shade/80 px-3 py-1 text-xs text-silk">
        {pin === null || holder === 'chassis' ? name : `${name} · ${t('meter.pin', { pin })}`}
      </span>
    </p>
  );
}
