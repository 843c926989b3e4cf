import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { PADS_PER_ROW, padField } from '../model/pad-field.ts';

const PITCH = 10;
const EDGE = 12;
const PAD = 5.2;

/** Dots for the positions from `from` to before `to`, as one path of zero-length strokes. */
function dots(from: number, to: number): string {
  let path = '';
  for (let index = from; index < to; index += 1) {
    path += `M${EDGE + (index % PADS_PER_ROW) * PITCH} ${EDGE + Math.floor(index / PADS_PER_ROW) * PITCH}h0`;
  }
  return path;
}

export interface PadPictureProps {
  readonly waiting: number;
  /** The person has joined: the last taken pad is theirs. */
  readonly hasJoined: boolean;
}

/** A decorative chip with a pad per person and the next one marked; the counter shows the number as text. */
export function PadPicture({ waiting, hasJoined }: PadPictureProps) {
  const { t } = useTranslation('waiting-list');
  // After joining, the person's own pad stays where it was marked.
  const { rows, taken, next } = padField(hasJoined ? waiting - 1 : waiting);
  const width = 2 * EDGE + (PADS_PER_ROW - 1) * PITCH;
  const height = 2 * EDGE + (rows - 1) * PITCH;
  const x = EDGE + next.column * PITCH;
  const y = EDGE + next.row * PITCH;
  return (
    <figure aria-hidden="true" className="scheme-dark bg-board p-4 text-ink sm:px-8 sm:py-6">
      <figcaption className="silk flex justify-between gap-4 text-ink-muted">
        <span>{t('pads.part')}</span>
        <span className={hasJoined ? 'text-passed' : 'text-copper-text'}>
          {t(hasJoined ? 'pads.yours' : 'pads.free')}
        </span>
      </figcaption>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${height}`}
        className="mt-3 w-full fill-none"
        strokeLinecap="round"
      >
        <path d={`M1 9V1H${width - 1}V${height - 1}H1Z`} className="stroke-trace" strokeWidth="1" />
        <path d={dots(0, taken)} className="stroke-metal" strokeWidth={PAD} />
        <path d={dots(taken + 1, rows * PADS_PER_ROW)} className="stroke-trace" strokeWidth={PAD} />
        <circle
          cx={x}
          cy={y}
          r={hasJoined ? 4.2 : 3.4}
          className={classNames(hasJoined ? 'fill-passed-mark' : 'stroke-copper motion-safe:animate-pulse')}
          strokeWidth={hasJoined ? 0 : 1.6}
        />
      </svg>
    </figure>
  );
}
