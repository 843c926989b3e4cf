import type { LabCommand } from '../../../core/hardware/model/commands.ts';
import { Button } from '../../../ui/button.tsx';
import { commandLabel } from '../words/sentences.ts';
import { useSpeaker } from '../words/use-speaker.ts';
import type { ToolProps } from './tool-panel.tsx';

export interface ActButtonProps extends ToolProps {
  readonly command: LabCommand;
  /** Instead of the command's own words. */
  readonly label?: string;
  readonly isMain?: boolean;
}

/** One command on a button, in its own words. */
export function ActButton({ store, isFrozen, onRun, command, label, isMain = false }: ActButtonProps) {
  const speaker = useSpeaker(store);
  return (
    <Button
      size="sm"
      variant={isMain ? 'primary' : 'secondary'}
      disabled={isFrozen}
      className="h-auto min-h-8 justify-start px-2.5 text-start whitespace-normal pointer-coarse:min-h-11"
      onClick={() => onRun(command)}
    >
      {label ?? commandLabel(speaker, command)}
    </Button>
  );
}
