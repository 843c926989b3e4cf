import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PROGRAMS } from '../../../core/hardware/vocabulary.ts';
import { Button } from '../../../ui/button.tsx';
import { nameOf } from '../words/lab-text.ts';
import { useSpeaker } from '../words/use-speaker.ts';
import type { ToolProps } from './tool-panel.tsx';

interface ProgramControlProps extends ToolProps {
  readonly program: string;
  /** What it can work on; empty for a program that works on no drive. */
  readonly drives: readonly string[];
}

/** Starts one program; those that work on a drive say which. */
export function ProgramControl({ store, isFrozen, onRun, program: id, drives }: ProgramControlProps) {
  const { t } = useTranslation('lab-bench');
  const { text, view } = useSpeaker(store);
  const [chosen, setChosen] = useState<string | null>(null);
  const program = PROGRAMS.find((one) => one === id);
  if (program === undefined) return null;
  const target = drives.find((drive) => drive === chosen) ?? drives[0];
  return (
    <div className="flex items-center gap-2">
      <Button
        size="sm"
        variant="secondary"
        disabled={isFrozen}
        className="grow justify-start"
        onClick={() => onRun({ kind: 'run-program', program, ...(target === undefined ? {} : { target }) })}
      >
        {text(`program.${program}`)}
      </Button>
      {drives.length < 2 ? null : (
        <select
          aria-label={t('screen.drive')}
          value={target}
          className="min-h-9 max-w-32 rounded-sm border border-edge bg-surface px-2 text-xs"
          onChange={(event) => setChosen(event.target.value)}
        >
          {drives.map((drive) => (
            <option key={drive} value={drive}>
              {nameOf(text, view, drive)}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
