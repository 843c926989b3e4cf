import { Camera, ChevronUp, Minus, Plus } from 'lucide-react';
import type { MachineModelId } from '../../../../core/hardware/model/view.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { Button } from '../../../../ui/button.tsx';
import { MenuButton } from '../../../../ui/menu-button.tsx';
import { type CameraViewName, offeredViews } from '../../places/places.ts';
import { useViewName } from '../../places/use-view-name.ts';

/** The control's distance in pixels from the scene's lower right corner, and whether there is room for labels. */
export interface ControlCorner {
  readonly right: number;
  readonly bottom: number;
  readonly isCompact?: boolean;
}

export interface SceneControlsProps {
  readonly model: MachineModelId;
  readonly current: CameraViewName;
  readonly corner: ControlCorner;
  /** The time an inspection from there takes, in words; null where it reveals nothing new. */
  costOf(view: CameraViewName): string | null;
  onLook(view: CameraViewName): void;
  onZoom(closer: boolean): void;
}

/** The camera control: the current view, a list of the others, and zoom buttons. Dragging and arrow keys rotate. */
export function SceneControls({ model, current, corner, costOf, onLook, onZoom }: SceneControlsProps) {
  const { t } = useTranslation('scene');
  const { isCompact = false, right, bottom } = corner;
  const viewName = useViewName(model);
  const here = viewName(current);
  return (
    <nav
      aria-label={t('camera')}
      style={{ right, bottom }}
      className="chamfer absolute z-20 flex items-center gap-0.5 border border-line bg-surface p-1 shadow-lift"
    >
      <MenuButton
        label={t('viewOf', { place: here })}
        menuLabel={t('places')}
        placement="above-end"
        anchor="view"
        className={classNames(
          'flex min-h-9 items-center gap-2 rounded-md text-sm font-medium hover:bg-hover pointer-coarse:min-h-11',
          isCompact ? 'min-w-11 justify-center' : 'px-2.5',
        )}
        items={offeredViews(model).map((view) => ({
          id: view,
          content: (
            <>
              <span className="grow">{viewName(view)}</span>
              <span className="reading text-xs text-ink-muted">{costOf(view)}</span>
            </>
          ),
          isCurrent: view === current,
          onChoose: () => onLook(view),
        }))}
      >
        <Camera aria-hidden="true" className="size-4.5" />
        {isCompact ? null : (
          <>
            <span className="text-ink-muted max-xl:hidden">{t('look')}</span>
            <span className="max-w-32 truncate max-[64rem]:hidden min-[90rem]:max-w-none">{here}</span>
            <ChevronUp aria-hidden="true" className="size-4 max-[64rem]:hidden" />
          </>
        )}
      </MenuButton>
      {isCompact ? null : (
        <div className="flex items-center gap-0.5 max-[46rem]:hidden">
          <span aria-hidden="true" className="h-5.5 w-px bg-line" />
          <Button
            variant="ghost"
            size="icon"
            className="size-9"
            aria-label={t('farther')}
            onClick={() => onZoom(false)}
          >
            <Minus aria-hidden="true" />
          </Button>
          <Button
            variant="ghost"
            size="icon"
            className="size-9"
            aria-label={t('closer')}
            onClick={() => onZoom(true)}
          >
            <Plus aria-hidden="true" />
          </Button>
        </div>
      )}
    </nav>
  );
}
