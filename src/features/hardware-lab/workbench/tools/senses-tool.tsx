import { LOOK_PLACES } from '../../../../core/hardware/model/vocabulary.ts';
import { lookAroundAt } from '../../../../core/hardware/projection/looking-places.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useLab } from '../../store.ts';
import { useLabText } from '../../texts/lab-text.ts';
import { outlineTargets } from '../outline/outline-groups.ts';
import { ActButton } from './act-button.tsx';
import { HandTools } from './hand-tools.tsx';
import { LookPicker } from './look-picker.tsx';
import { type DeskToolProps, ToolGroup } from './tool-panel.tsx';

/** The targets of a visual inspection from outside. */
const OUTSIDE = [
  'led-power',
  'led-strip',
  'strip-switch',
  'cable-mains',
  'psu-switch',
  'mains-selector',
  'cable-monitor',
] as const;

/** Inspection by eye, ear and nose: the cheapest tests. */
export function SensesTool(props: DeskToolProps) {
  const { t, i18n } = useTranslation('lab-bench');
  const view = useLab(props.store, (snapshot) => snapshot.view);
  const text = useLabText();
  const places = LOOK_PLACES.filter((place) => lookAroundAt(view, place) !== null);
  const there = new Set(outlineTargets(view));
  return (
    <>
      <ToolGroup title={t('senses.title')}>
        <div className="flex flex-wrap gap-1">
          <ActButton {...props} command={{ kind: 'listen' }} />
          <ActButton {...props} command={{ kind: 'sniff' }} />
          {OUTSIDE.filter((target) => there.has(target)).map((target) => (
            <ActButton
              key={target}
              {...props}
              command={{ kind: 'inspect', target }}
              label={t(`senses.at.${target}`)}
            />
          ))}
        </div>
      </ToolGroup>
      {places.length === 0 ? null : (
        <ToolGroup title={t('senses.places')}>
          <div className="flex flex-wrap gap-1">
            {places.map((place) => (
              <ActButton
                key={place}
                {...props}
                command={{ kind: 'look-around', place }}
                label={asLabel(text(`place.${place}`), i18n.language)}
              />
            ))}
          </div>
        </ToolGroup>
      )}
      <ToolGroup title={t('senses.inside')}>
        <LookPicker {...props} />
      </ToolGroup>
      <ToolGroup title={t('senses.closer')}>
        <HandTools {...props} tools={['flashlight', 'magnifier', 'tug', 'photo']} />
      </ToolGroup>
    </>
  );
}

/** A name that stands within sentences, as a label of its own. */
function asLabel(name: string, language: string): string {
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
