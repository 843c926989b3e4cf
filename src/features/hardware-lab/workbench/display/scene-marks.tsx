import { type RefObject, useEffect, useRef } from 'react';
import { readPinName } from '../../../../core/hardware/machines/pin-name.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { classNames } from '../../../../lib/class-names.ts';
import type { Spots } from '../../scene/picking/spots.ts';
import { type LabStore, useLab } from '../../store.ts';
import { nameOf, useLabText } from '../../texts/lab-text.ts';
import { cardOf, drawMarks } from './draw-marks.ts';

export interface SceneMarksProps {
  readonly store: LabStore;
  /** The thing that a tutorial points at, while none is selected: it has its name instead of a pin. */
  readonly pointed: string | null;
  /** Receives the scene's screen positions every frame. */
  readonly receiver: RefObject<((spots: Spots) => void) | null>;
  /** The marks' root element, for callers that need to know what covers the scene. */
  readonly root: RefObject<HTMLDivElement | null>;
}

const NOWHERE: Spots = { thing: null, black: null, red: null };
/** Hidden until the scene reports a position. */
const UNSEEN = { visibility: 'hidden' } as const;
const COLOURS = ['red', 'black'] as const;

/**
 * Marks over the scene: a pin at the selected thing with a line to its card, the name of what a tutorial points at, and a tag with the pin name at each
 * probe. Written directly to the DOM in the frame loop; decorative, because cards and lists have the same content.
 */
export function SceneMarks({ store, pointed, receiver, root }: SceneMarksProps) {
  const { t } = useTranslation('lab-bench');
  const text = useLabText();
  const view = useLab(store, (snapshot) => snapshot.view);
  const last = useRef(NOWHERE);

  useEffect(() => {
    const { current: marks } = root;
    if (marks === null) return;
    const draw = (): void => drawMarks(marks, last.current);
    receiver.current = (spots) => {
      last.current = spots;
      draw();
    };
    // Watched for cards that appear, resize or disappear while the scene stays the same.
    const stage = marks.closest('[data-stage]');
    const resized = new ResizeObserver(draw);
    const watchCard = (): void => {
      resized.disconnect();
      const card = cardOf(marks);
      if (card !== null) resized.observe(card);
      draw();
    };
    const changed = new MutationObserver(watchCard);
    if (stage !== null) changed.observe(stage, { childList: true, subtree: true });
    watchCard();
    return () => {
      receiver.current = null;
      resized.disconnect();
      changed.disconnect();
    };
  }, [receiver, root]);

  const tagOf = (pin: string): string => {
    const { holder, pin: number } = readPinName(pin);
    return holder === 'chassis'
      ? t('meter.chassis')
      : `${nameOf(text, view, holder)} · ${t('meter.pin', { pin: number })}`;
  };
  return (
    <div ref={root} aria-hidden="true" className="pointer-events-none absolute inset-0 z-11 overflow-hidden">
      <svg data-mark="line" aria-hidden="true" style={UNSEEN} className="absolute inset-0 size-full">
        <line className="stroke-shade/55" strokeWidth={5} />
        <line className="stroke-copper" strokeWidth={2} />
      </svg>
      {pointed === null ? (
        <span
          data-mark="pin"
          style={UNSEEN}
          className="absolute -m-2 size-4 rounded-full border-3 border-copper bg-shade shadow-[0_0_0_2px_oklch(0.99_0_0/0.85)]"
        />
      ) : (
        <span
          data-mark="name"
          style={UNSEEN}
          className="chamfer absolute -mt-10 border border-probe bg-surface px-2.5 py-1 text-[0.8125rem] font-semibold whitespace-nowrap shadow-lift"
        >
          {nameOf(text, view, pointed)}
        </span>
      )}
      {COLOURS.map((colour) => {
        const pin = view.instruments.meter[colour];
        return pin === null ? null : (
          <span
            key={colour}
            data-mark={colour}
            style={UNSEEN}
            className="chamfer absolute flex items-center gap-1.5 border border-line bg-surface px-2 py-0.5 font-mono text-xs whitespace-nowrap shadow-lift"
          >
            <span
              className={classNames(
                'size-2.5 rounded-full border',
                colour === 'red' ? 'border-fault bg-fault-mark' : 'border-edge bg-shade',
              )}
            />
            {tagOf(pin)}
          </span>
        );
      })}
    </div>
  );
}
