import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { StageStatus } from '../use-stage-mount.ts';

export interface SceneNoticeProps {
  readonly status: StageStatus;
  /** Share of the machine that is built, 0 to 1. */
  readonly progress: number;
}

/** Shown until the scene is: building, or waiting for the graphics card. */
export function SceneNotice({ status, progress }: SceneNoticeProps) {
  const { t } = useTranslation('scene');
  if (status === 'lost') {
    return (
      <p
        role="alert"
        className="absolute inset-0 grid place-content-center bg-scrim p-6 text-center text-ink"
      >
        {t('lost')}
      </p>
    );
  }
  if (status !== 'loading') return null;
  return (
    <div className="absolute inset-0 grid place-content-center text-sm text-ink-muted">
      <label className="grid justify-items-center gap-2">
        {t('building')}
        <progress max={1} value={progress} className="h-1 w-48 overflow-hidden rounded-full accent-copper" />
      </label>
    </div>
  );
}
