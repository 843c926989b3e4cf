import type { MachineModelId } from '../../../core/hardware/model/view.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { CameraViewName } from './places.ts';

/** How the places of a machine are called. */
export function useViewName(model: MachineModelId): (view: CameraViewName) => string {
  const { t } = useTranslation('scene');
  return (view) => t(view === 'machine' && model === 'marlow-14' ? 'laptop' : `view.${view}`);
}
