import { findMachine } from '../../../../core/hardware/machines/find-machine.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useLab } from '../../store.ts';
import { useLabText } from '../../texts/lab-text.ts';
import { readingText } from '../../texts/reading-text.ts';
import { ActButton } from './act-button.tsx';
import { HandTools } from './hand-tools.tsx';
import { type DeskToolProps, ToolGroup } from './tool-panel.tsx';

const TESTERS = [
  'psu-tester',
  'ps-on-jumper',
  'post-card',
  'loopback-plug',
  'cable-tester',
  'screwdriver-short',
  'thermal-camera',
  'scope',
] as const;

/** Single-purpose testers and their latest results. */
export function TestersTool(props: DeskToolProps) {
  const { t, i18n } = useTranslation('lab-bench');
  const text = useLabText();
  const model = useLab(props.store, ({ view }) => view.model);
  const instruments = useLab(props.store, ({ view }) => view.instruments);
  const hasSelfTest = findMachine(model).controls.includes('psu-test-button');
  return (
    <>
      {hasSelfTest ? (
        <ToolGroup title={t('testers.selfTest')}>
          <ActButton {...props} command={{ kind: 'press-button', target: 'psu-test-button' }} />
        </ToolGroup>
      ) : null}
      <ToolGroup title={t('testers.title')}>
        <HandTools {...props} tools={TESTERS} />
      </ToolGroup>
      {instruments.psuTester === null ? null : (
        <ToolGroup title={text('tool.psu-tester')}>
          <dl className="scheme-dark chamfer grid grid-cols-2 gap-x-4 gap-y-1 border border-edge bg-screen p-3 text-sm">
            {Object.entries(instruments.psuTester.rails).map(([rail, reading]) => (
              <div key={rail} className="flex justify-between gap-2">
                <dt className="silk text-ink-muted">{rail}</dt>
                <dd className="reading text-passed">{readingText(reading, i18n.language)}</dd>
              </div>
            ))}
            <div className="flex justify-between gap-2">
              <dt className="silk text-ink-muted">{t('testers.powerGood')}</dt>
              <dd className="reading text-passed">
                {instruments.psuTester.powerGoodMs === null
                  ? t('meter.blank')
                  : readingText({ value: instruments.psuTester.powerGoodMs, unit: 'ms' }, i18n.language)}
              </dd>
            </div>
          </dl>
        </ToolGroup>
      )}
      {instruments.postCard === null ? null : (
        <ToolGroup title={text('tool.post-card')}>
          <p className="scheme-dark reading chamfer border border-edge bg-screen p-3 text-center text-3xl text-fault">
            {instruments.postCard}
          </p>
        </ToolGroup>
      )}
    </>
  );
}
