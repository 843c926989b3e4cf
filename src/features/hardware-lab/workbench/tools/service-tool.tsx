import { useId, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { NativeSelect } from '../../../../ui/native-select.tsx';
import { nameOf } from '../../texts/lab-text.ts';
import { useSpeaker } from '../../texts/use-speaker.ts';
import { HandTools } from './hand-tools.tsx';
import { type DeskToolProps, ToolGroup, type ToolProps } from './tool-panel.tsx';

const TOOLS = [
  'ipa-wipe',
  'compressed-air',
  'thermal-paste',
  'peel-film',
  'straighten-contacts',
  'firmware-stick',
  'wrong-firmware-stick',
  'jumper-cap',
] as const;
/** The choices for disposal (rule P17). */
const BINS = ['e-waste', 'battery', 'household'] as const;

/** Service work: cleaning, thermal paste, boot sticks, disposal. */
export function ServiceTool(props: DeskToolProps) {
  const { t } = useTranslation('lab-bench');
  return (
    <>
      <ToolGroup title={t('service.title')}>
        <HandTools {...props} tools={TOOLS} />
      </ToolGroup>
      <Discard {...props} />
    </>
  );
}

/** Disposes of things on the workbench; choosing the correct bin is part of the job. */
function Discard({ store, isFrozen, onRun }: ToolProps) {
  const { t } = useTranslation('lab-bench');
  const { text, view } = useSpeaker(store);
  const id = useId();
  const loose = Object.values(view.parts).filter(({ placement }) => placement === 'removed');
  const [chosen, setChosen] = useState<string | null>(null);
  const part = loose.find((one) => one.id === chosen) ?? loose[0];
  return (
    <ToolGroup title={t('service.discard')}>
      {part === undefined ? (
        <p className="text-sm text-ink-muted">{t('service.nothingLoose')}</p>
      ) : (
        <>
          <label htmlFor={id} className="sr-only">
            {t('service.which')}
          </label>
          <NativeSelect id={id} value={part.id} onChange={(event) => setChosen(event.target.value)}>
            {loose.map((one) => (
              <option key={one.id} value={one.id}>
                {nameOf(text, view, one.id)}
              </option>
            ))}
          </NativeSelect>
          <div className="grid grid-cols-3 gap-2">
            {BINS.map((bin) => (
              <Button
                key={bin}
                size="sm"
                variant="secondary"
                disabled={isFrozen}
                className="px-1.5 text-xs"
                onClick={() => onRun({ kind: 'discard', part: part.id, bin })}
              >
                {t(`bin.${bin}`)}
              </Button>
            ))}
          </div>
        </>
      )}
    </ToolGroup>
  );
}
