import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScreenControl } from '../../../core/hardware/bench-view.ts';
import { BOOT_STICK, STICK_PORT } from '../../../core/hardware/boot-stick.ts';
import { clockOf } from '../bench/clock-of.ts';
import { useLab } from '../store.ts';
import { useLabText } from '../words/lab-text.ts';
import { screenTexts } from '../words/screen-texts.ts';
import { ActButton } from './act-button.tsx';
import { ProgramControl } from './program-control.tsx';
import { ScreenPages } from './screen-pages.tsx';
import { ToolGroup, type ToolProps } from './tool-panel.tsx';

/** The machine's own screen: its pages, settings and programs as things to read and operate, and the stick that it can start from. */
export function ScreenTool(props: ToolProps) {
  const { store, isFrozen, onRun } = props;
  const { t } = useTranslation('lab-bench');
  const text = useLabText();
  const view = useLab(store, (snapshot) => snapshot.view);
  const { screen } = view;
  const { lines } = view.monitor;
  const head = useRef<HTMLParagraphElement>(null);
  // The buttons stand below the page: on a low screen it would change out of sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what it is for
  useEffect(() => {
    head.current?.scrollIntoView({ block: 'nearest' });
  }, [screen.page]);
  const { title, rows } = screenTexts(text, view);
  const of = (kind: ScreenControl['kind']) => screen.controls.filter((control) => control.kind === kind);
  return (
    <>
      <div className="scheme-dark chamfer grid gap-3 border border-edge bg-screen p-3 text-ink">
        <p ref={head} role="status" className="reading border-b border-line pb-2 text-sm font-semibold">
          {title}
        </p>
        {screen.artefacts ? <p className="text-sm text-fault">{t('screen.artefacts')}</p> : null}
        {rows.length === 0 ? (
          <pre lang="en" className="reading text-xs whitespace-pre-wrap text-ink-muted">
            {lines.join('\n')}
          </pre>
        ) : (
          <dl className="reading grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-xs">
            {rows.map(({ name, value }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an event log holds the same line twice
              <div key={`${name} ${index}`} className="contents">
                <dt className="text-ink-muted">{name}</dt>
                <dd className="text-end wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {of('setting').map(({ id, value, options = [] }) => (
          <label key={id} className="flex items-center justify-between gap-3 text-xs">
            <span className="text-ink-muted">{text(`setting.${id}`)}</span>
            <select
              value={value}
              disabled={isFrozen}
              className="reading min-h-9 rounded-sm border border-edge bg-surface px-2 pointer-coarse:min-h-11"
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
        {screen.running.map(({ program, secondsLeft }) => (
          <p key={program} className="text-xs text-standby">
            {t('screen.running', { program: text(`program.${program}`), left: clockOf(secondsLeft) })}
          </p>
        ))}
        <ScreenPages screen={screen} isFrozen={isFrozen} onRun={onRun} />
      </div>
      <ToolGroup title={text('tool.boot-stick')}>
        <p className="text-xs text-ink-muted">{text('toolUse.boot-stick')}</p>
        <ActButton {...props} command={{ kind: 'use-tool', tool: BOOT_STICK, target: STICK_PORT }} />
      </ToolGroup>
    </>
  );
}
