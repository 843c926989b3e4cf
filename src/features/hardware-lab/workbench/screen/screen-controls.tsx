import { useState } from 'react';
import type { ScreenControl } from '../../../../core/hardware/model/bench-view.ts';
import { PROGRAMS } from '../../../../core/hardware/model/vocabulary.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { clockOf } from '../../../../runs/clock-of.ts';
import { useLab } from '../../store.ts';
import { nameOf, useLabText } from '../../texts/lab-text.ts';
import { useSpeaker } from '../../texts/use-speaker.ts';
import type { ToolProps } from '../tools/tool-panel.tsx';

const FIELD =
  'min-h-[max(1.75rem,2em)] min-w-0 rounded-sm border border-(--screen-edge) bg-(--screen-field) px-[0.5em] text-(--screen-ink) disabled:opacity-70 pointer-coarse:min-h-11';

/** The settings and programs of the open page, and running programs. */
export function ScreenControls({ store, isFrozen, onRun }: ToolProps) {
  const { t } = useTranslation('lab-bench');
  const text = useLabText();
  const screen = useLab(store, ({ view }) => view.screen);
  const of = (kind: ScreenControl['kind']) => screen.controls.filter((control) => control.kind === kind);
  return (
    <>
      {of('setting').map(({ id, value, options = [] }) => (
        <label
          key={id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-[1em] @min-[30rem]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] @min-[30rem]:[&>select]:justify-self-start"
        >
          <span className="text-(--screen-name)">{text(`setting.${id}`)}</span>
          <select
            value={value}
            disabled={isFrozen}
            className={FIELD}
            onChange={(event) => onRun({ kind: 'change-setting', setting: id, value: event.target.value })}
          >
            {options.map((option) => (
              <option key={option} value={option}>
                {text(`option.${option}`)}
              </option>
            ))}
          </select>
        </label>
      ))}
      {of('program').length === 0 ? null : (
        <div className="grid gap-[0.5em] @min-[40rem]:grid-cols-2">
          {of('program').map(({ id, options }) => (
            <ProgramControl
              key={id}
              store={store}
              isFrozen={isFrozen}
              onRun={onRun}
              program={id}
              drives={options ?? []}
            />
          ))}
        </div>
      )}
      {screen.page === 'press-f1' ? (
        <button
          type="button"
          disabled={isFrozen}
          className={`${FIELD} justify-self-start`}
          onClick={() => onRun({ kind: 'open-page', page: 'desktop' })}
        >
          {t('screen.continue')}
        </button>
      ) : null}
      {screen.running.map(({ program, secondsLeft }) => (
        <p key={program} className="text-(--screen-name)">
          {t('screen.running', { program: text(`program.${program}`), left: clockOf(secondsLeft) })}
        </p>
      ))}
    </>
  );
}

interface ProgramControlProps extends ToolProps {
  readonly program: string;
  /** The drives it can work on; empty for programs without a drive. */
  readonly drives: readonly string[];
}

/** Starts a program, with a choice of the drive where it needs one. */
function ProgramControl({ store, isFrozen, onRun, program: id, drives }: ProgramControlProps) {
  const { t } = useTranslation('lab-bench');
  const { text, view } = useSpeaker(store);
  const [chosen, setChosen] = useState<string | null>(null);
  const program = PROGRAMS.find((one) => one === id);
  if (program === undefined) return null;
  const target = drives.find((drive) => drive === chosen) ?? drives[0];
  return (
    <div className="flex items-stretch gap-[0.4em]">
      <button
        type="button"
        disabled={isFrozen}
        className={`${FIELD} min-w-0 grow py-[0.3em] text-start`}
        onClick={() => onRun({ kind: 'run-program', program, ...(target === undefined ? {} : { target }) })}
      >
        {text(`program.${program}`)}
      </button>
      {drives.length < 2 ? null : (
        <select
          aria-label={t('screen.drive')}
          value={target}
          className={`${FIELD} max-w-[45%]`}
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
