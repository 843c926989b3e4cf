import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PROGRAMS } from '../../../core/hardware/vocabulary.ts';
import { Button } from '../../../ui/button.tsx';
import { nameOf } from '../hud/lab-text.ts';
import { useSpeaker } from '../hud/use-speaker.ts';
import type { ToolProps } from './tool-panel.tsx';

/** Programs that work on one drive. */
const OF_A_DRIVE: ReadonlySet<string> = new Set([
  'image-drive',
  'restore-data',
  'check-disk-repair',
  'format-drive',
  'copy-test',
]);
const DRIVES: ReadonlySet<string> = new Set(['ssd-m2', 'ssd-sata', 'hdd']);

/** Starts one program; those that write to a drive say which. */
export function ProgramControl({
  store,
  isFrozen,
  onRun,
  program: id,
}: ToolProps & { readonly program: string }) {
  const { t } = useTranslation('lab-bench');
  const { text, view } = useSpeaker(store);
  const [chosen, setChosen] = useState<string | null>(null);
  const program = PROGRAMS.find((one) => one === id);
  if (program === undefined) return null;
  const drives = OF_A_DRIVE.has(program)
    ? Object.values(view.parts).filter(({ kind, placement }) => DRIVES.has(kind) && placement !== 'removed')
    : [];
  const target = drives.find((drive) => drive.id === chosen)?.id ?? drives[0]?.id;
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
            <option key={drive.id} value={drive.id}>
              {nameOf(text, view, drive.id)}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
