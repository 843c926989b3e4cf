import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { KeyAct } from '../../model/desk-keys.ts';
import { TOOLS, type ToolId } from '../tools/tool-list.ts';

const isTool = (act: KeyAct): act is ToolId => TOOLS.some((tool) => tool === act);

/** What a key does, in words: the name of a tool, or of an act. */
export function useKeyName(): (act: KeyAct) => string {
  const { t } = useTranslation(['desk', 'desk-tools']);
  return (act) => (isTool(act) ? t(`desk-tools:tool.${act}`) : t(`desk:keys.act.${act}`));
}
