import { Fragment } from 'react';
import { SWITCHES } from '../../../../core/hardware/machines/controls.ts';
import { findMachine } from '../../../../core/hardware/machines/find-machine.ts';
import { actionsOf } from '../../../../core/hardware/projection/actions.ts';
import { makeSafe } from '../../../../core/hardware/projection/stepped-acts.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { useLab } from '../../store.ts';
import { nameOf } from '../../texts/lab-text.ts';
import { readingText } from '../../texts/reading-text.ts';
import { useSpeaker } from '../../texts/use-speaker.ts';
import { SteppedActButton } from '../outline/stepped-act-button.tsx';
import { targetState } from '../outline/target-state.ts';
import { ActButton } from './act-button.tsx';
import { ToolGroup, type ToolProps } from './tool-panel.tsx';

/** The offered waits in simulated time: a moment, a boot, the longest memory training. */
const WAITS = [
  { seconds: 10, amount: 10, unit: 'second' },
  { seconds: 60, amount: 1, unit: 'minute' },
  { seconds: 180, amount: 3, unit: 'minute' },
  { seconds: 420, amount: 7, unit: 'minute' },
] as const;
/** The power controls, in the order of the current. */
const CONTROLS = ['strip-switch', 'mains-selector', 'psu-switch', 'power-button', 'reset-button'] as const;

/** The power controls from the wall to the power button, the ESD strap, and waiting. */
export function PowerTool(props: ToolProps) {
  const { t, i18n } = useTranslation('lab-bench');
  const { text, view, language } = useSpeaker(props.store);
  const safe = makeSafe(
    view,
    useLab(props.store, ({ commands }) => commands),
  );
  const known: readonly string[] = findMachine(view.model).controls;
  const controls = CONTROLS.filter((target) => known.includes(target));
  // The voltage at the wall is printed nowhere: it is what the meter said last.
  const measured = view.findings.findLast(({ test }) => test === 'measure-outlet')?.reading;
  return (
    <>
      <dl className="grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-1 text-sm">
        <dt className="text-ink-muted">{t('power.mains')}</dt>
        <dd className="reading text-end">
          {measured == null ? t('power.notMeasured') : readingText(measured, language)}
        </dd>
        {SWITCHES.filter((target) => known.includes(target)).map((target) => (
          <Fragment key={target}>
            <dt className="text-ink-muted">{nameOf(text, view, target)}</dt>
            <dd className="text-end">{targetState(text, view, language, target)}</dd>
          </Fragment>
        ))}
        <dt className="text-ink-muted">{t('power.machine')}</dt>
        <dd className="text-end">
          <Badge tone={view.power.on ? 'passed' : 'neutral'}>
            {t(view.power.on ? 'power.running' : 'power.stopped')}
          </Badge>
        </dd>
        <dt className="text-ink-muted">{t('power.strap')}</dt>
        <dd className="text-end">
          <Badge tone={view.strap === 'worn' ? 'passed' : 'neutral'}>
            {t(view.strap === 'worn' ? 'power.worn' : 'power.notWorn')}
          </Badge>
        </dd>
      </dl>
      <ToolGroup title={t('power.do')}>
        <div className="grid gap-1.5">
          {safe === null ? null : <SteppedActButton {...props} act={safe} />}
          <ActButton
            {...props}
            command={view.strap === 'worn' ? { kind: 'unclip-strap' } : { kind: 'wear-strap' }}
          />
          {['cable-mains', ...controls].flatMap((target) =>
            actionsOf(view, target)
              .filter(({ kind }) => kind !== 'inspect' && kind !== 'force-cable')
              .map((command) => <ActButton key={JSON.stringify(command)} {...props} command={command} />),
          )}
        </div>
      </ToolGroup>
      <ToolGroup title={t('power.wait')}>
        {view.power.on ? <ActButton {...props} command={{ kind: 'wait-for-event' }} /> : null}
        <div className="flex flex-wrap gap-1.5">
          {WAITS.map(({ seconds, amount, unit }) => (
            <ActButton
              key={seconds}
              {...props}
              command={{ kind: 'wait', seconds }}
              label={new Intl.NumberFormat(i18n.language, { style: 'unit', unit }).format(amount)}
            />
          ))}
        </div>
      </ToolGroup>
    </>
  );
}
