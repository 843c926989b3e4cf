import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { NativeSelect } from '../../../../ui/native-select.tsx';
import { useLab } from '../../store.ts';
import { nameOf } from '../../texts/lab-text.ts';
import { useSpeaker } from '../../texts/use-speaker.ts';
import { outlineOf } from '../outline/outline-groups.ts';
import type { ToolProps } from './tool-panel.tsx';

/** Inspects any thing on the workbench; the selected thing comes first. */
export function LookPicker({ store, isFrozen, onRun }: ToolProps) {
  const { t } = useTranslation('lab-bench');
  const { text, view } = useSpeaker(store);
  const selected = useLab(store, (snapshot) => snapshot.selected);
  const [chosen, setChosen] = useState<{ readonly target: string; readonly over: string | null } | null>(
    null,
  );
  const groups = outlineOf(view);
  const first = groups[0]?.targets[0]?.target ?? '';
  // The choice stays until something else is selected elsewhere.
  const target = chosen !== null && chosen.over === selected ? chosen.target : (selected ?? first);
  return (
    <div className="flex gap-2">
      <div className="min-w-0 grow">
        <NativeSelect
          aria-label={t('senses.thing')}
          value={target}
          onChange={(event) => setChosen({ target: event.target.value, over: selected })}
        >
          {groups.map((group) => (
            <optgroup key={group.id} label={text(`outline.${group.id}`)}>
              {group.targets
                .flatMap((node) => [node.target, ...node.children])
                .map((one) => (
                  <option key={one} value={one}>
                    {nameOf(text, view, one)}
                  </option>
                ))}
            </optgroup>
          ))}
        </NativeSelect>
      </div>
      <Button
        variant="secondary"
        disabled={isFrozen || target === ''}
        onClick={() => onRun({ kind: 'inspect', target })}
      >
        {t('senses.look')}
      </Button>
    </div>
  );
}
