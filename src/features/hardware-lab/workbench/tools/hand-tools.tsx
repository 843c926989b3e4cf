import { useId, useState } from 'react';
import type { Tool } from '../../../../core/hardware/model/vocabulary.ts';
import { targetsOf } from '../../../../core/hardware/projection/tool-targets.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { NativeSelect } from '../../../../ui/native-select.tsx';
import { useLab } from '../../store.ts';
import { nameOf } from '../../texts/lab-text.ts';
import { useSpeaker } from '../../texts/use-speaker.ts';
import type { DeskToolProps } from './tool-panel.tsx';

export interface HandToolsProps extends DeskToolProps {
  readonly tools: readonly Tool[];
}

/** Tools that are applied to something: choose the tool and the target, then use it. The tool stays in hand. */
export function HandTools({ store, isFrozen, onRun, tools, control: { desk, arrange } }: HandToolsProps) {
  const { t } = useTranslation('lab-bench');
  const { text, view } = useSpeaker(store);
  const id = useId();
  const selected = useLab(store, (snapshot) => snapshot.selected);
  const [choice, setChoice] = useState<{ readonly target: string; readonly over: string | null } | null>(
    null,
  );
  const { hand } = desk;
  const tool = tools.find((one) => one === hand) ?? tools[0];
  if (tool === undefined) return null;
  // A target chosen here is used until something else is selected.
  const chosen = choice?.over === selected ? choice.target : null;
  const targets = targetsOf(view, tool);
  // The selected thing is the default target, if the tool fits it.
  const target =
    targets.find((one) => one === chosen) ?? targets.find((one) => one === selected) ?? targets[0];
  return (
    <div className="grid gap-2">
      <fieldset className="flex flex-wrap gap-1">
        <legend className="sr-only">{t('hand.tool')}</legend>
        {tools.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === tool}
            onClick={() => {
              setChoice(null);
              arrange({ kind: 'hand', tool: one === hand ? null : one });
            }}
            className="min-h-8 rounded-md border border-edge/60 px-2 text-start text-sm text-ink-muted hover:bg-hover hover:text-ink aria-pressed:border-copper-text aria-pressed:bg-copper-soft aria-pressed:text-ink pointer-coarse:min-h-11"
          >
            {text(`tool.${one}`)}
          </button>
        ))}
      </fieldset>
      <p className="text-xs text-ink-muted">{text(`toolUse.${tool}`)}</p>
      <div className="flex items-center gap-2">
        <label htmlFor={id} className="text-xs text-ink-muted">
          {t('hand.target')}
        </label>
        <div className="min-w-0 grow">
          <NativeSelect
            id={id}
            value={target ?? ''}
            onChange={(event) => setChoice({ target: event.target.value, over: selected })}
          >
            {targets.map((one) => (
              <option key={one} value={one}>
                {nameOf(text, view, one)}
              </option>
            ))}
          </NativeSelect>
        </div>
        <Button
          variant="secondary"
          disabled={isFrozen || target === undefined}
          onClick={() => {
            if (target === undefined) return;
            arrange({ kind: 'hand', tool });
            onRun({ kind: 'use-tool', tool, target });
          }}
        >
          {t('hand.use')}
        </Button>
      </div>
      {target === undefined ? <p className="text-xs text-ink-muted">{t('hand.none')}</p> : null}
    </div>
  );
}
