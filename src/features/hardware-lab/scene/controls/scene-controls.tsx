import { ArrowLeft, ArrowRight, Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CameraViewName } from '../../places/places.ts';
import type { Insets } from '../stage/insets.ts';

export interface SceneControlsProps {
  /** Places that a technician goes to again and again; everything else is reached by choosing the part. */
  readonly offered: readonly CameraViewName[];
  readonly current: CameraViewName;
  /** Pixels at each edge that the page covers. */
  readonly insets: Insets;
  onLook(view: CameraViewName): void;
  onZoom(closer: boolean): void;
  onTurn(sideways: number, upwards: number): void;
}

/** Buttons for what mouse and fingers do in the picture: places to look at, turning and zooming. */
export function SceneControls({ offered, current, insets, onLook, onZoom, onTurn }: SceneControlsProps) {
  const { t } = useTranslation('scene');
  return (
    <div
      role="toolbar"
      aria-label={t('camera')}
      style={{ left: insets.left, right: insets.right, bottom: insets.bottom }}
      className="pointer-events-none absolute hidden flex-wrap justify-center gap-2 p-4 sm:flex"
    >
      <fieldset className="pointer-events-auto flex overflow-hidden rounded-md border border-line bg-surface/85 shadow-sm backdrop-blur">
        <legend className="sr-only">{t('places')}</legend>
        {offered.map((view) => (
          <button
            key={view}
            type="button"
            aria-pressed={current === view}
            onClick={() => onLook(view)}
            className="min-h-9 px-3 text-start font-mono text-xs text-ink-muted hover:bg-hover hover:text-ink aria-pressed:bg-copper-soft aria-pressed:text-copper-text"
          >
            {t(`view.${view}`)}
          </button>
        ))}
      </fieldset>
      <div className="pointer-events-auto flex w-fit overflow-hidden rounded-md border border-line bg-surface/85 text-ink-muted shadow-sm backdrop-blur">
        <RoundButton label={t('turnLeft')} onClick={() => onTurn(-1.6, 0)}>
          <ArrowLeft aria-hidden size={15} />
        </RoundButton>
        <RoundButton label={t('turnRight')} onClick={() => onTurn(1.6, 0)}>
          <ArrowRight aria-hidden size={15} />
        </RoundButton>
        <RoundButton label={t('closer')} onClick={() => onZoom(true)}>
          <Plus aria-hidden size={15} />
        </RoundButton>
        <RoundButton label={t('farther')} onClick={() => onZoom(false)}>
          <Minus aria-hidden size={15} />
        </RoundButton>
      </div>
    </div>
  );
}

function RoundButton({
  label,
  onClick,
  children,
}: {
  label: string;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="grid size-9 place-items-center hover:bg-hover hover:text-ink"
    >
      {children}
    </button>
  );
}
