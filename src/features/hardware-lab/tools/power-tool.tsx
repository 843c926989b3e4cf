import { useTranslation } from 'react-i18next';
import { findMachine } from '../../../core/hardware/machines/find-machine.ts';
import { Badge } from '../../../ui/badge.tsx';
import { everyActionOf } from '../outline/target-actions.ts';
import { useLab } from '../store.ts';
import { ActButton } from './act-button.tsx';
import { ToolGroup, type ToolProps } from './tool-panel.tsx';

/** Simulated seconds that are worth waiting: a moment, a start, the longest memory training. */
const WAITS_S = [10, 60, 180, 420] as const;
/** Controls of the machine that belong here, in the order of the current. */
const CONTROLS = ['strip-switch', 'mains-selector', 'psu-switch', 'power-button', 'reset-button'] as const;

/** From the wall to the power button, the strap, and patience. */
export function PowerTool(props: ToolProps) {
  const { t } = useTranslation('lab-bench');
  const view = useLab(props.store, (snapshot) => snapshot.view);
  const known = findMachine(view.model).controls;
  const controls = CONTROLS.filter((target) => known.includes(target));
  return (
    <>
      <dl className="grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-1.5 text-sm">
        <dt className="text-ink-muted">{t('power.mains')}</dt>
        <dd className="reading text-end">{t('power.volts', { volts: view.site.mains })}</dd>
        <dt className="text-ink-muted">{t('power.strip')}</dt>
        <dd className="text-end">{t(view.site.strip === 'on' ? 'power.on' : 'power.off')}</dd>
        {view.site.selector === null ? null : (
          <>
            <dt className="text-ink-muted">{t('power.selector')}</dt>
            <dd className="reading text-end">{view.site.selector}</dd>
          </>
        )}
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
        <div className="grid gap-2">
          <ActButton
            {...props}
            command={view.strap === 'worn' ? { kind: 'unclip-strap' } : { kind: 'wear-strap' }}
          />
          {['cable-mains', ...controls].flatMap((target) =>
            everyActionOf(view, target)
              .filter(({ kind }) => kind !== 'inspect' && kind !== 'force-cable')
              .map((command) => <ActButton key={JSON.stringify(command)} {...props} command={command} />),
          )}
        </div>
      </ToolGroup>
      <ToolGroup title={t('power.wait')}>
        <div className="grid grid-cols-2 gap-2">
          {WAITS_S.map((seconds) => (
            <ActButton key={seconds} {...props} command={{ kind: 'wait', seconds }} />
          ))}
        </div>
      </ToolGroup>
    </>
  );
}
