import { BOOT_STICK, STICK_PORT } from '../../../../core/hardware/behaviour/boot-stick.ts';
import { useLabText } from '../../texts/lab-text.ts';
import { MachineScreen } from '../screen/machine-screen.tsx';
import { ActButton } from './act-button.tsx';
import { ToolGroup, type ToolProps } from './tool-panel.tsx';

/** The machine's screen in the tool column, where the scene has no monitor for it; and the boot stick. */
export function ScreenTool(props: ToolProps) {
  const text = useLabText();
  return (
    <>
      <MachineScreen {...props} className="chamfer border border-edge text-[0.8125rem]" />
      <ToolGroup title={text('tool.boot-stick')}>
        <p className="text-xs text-ink-muted">{text('toolUse.boot-stick')}</p>
        <ActButton {...props} command={{ kind: 'use-tool', tool: BOOT_STICK, target: STICK_PORT }} />
      </ToolGroup>
    </>
  );
}
