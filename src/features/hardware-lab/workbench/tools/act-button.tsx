import type { LabCommand } from '../../../../core/hardware/model/commands.ts';
import { Button } from '../../../../ui/button.tsx';
import { commandLabel } from '../../texts/sentences.ts';
import { useSpeaker } from '../../texts/use-speaker.ts';
import type { ToolProps } from './tool-panel.tsx';

export interface ActButtonProps extends ToolProps {
  readonly command: LabCommand;
  /** Replaces the command's own label. */
  readonly label?: string;
  readonly isMain?: boolean;
}

/** A button that sends one command, labelled with its text. */
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
