import { monitorSettingsOf } from '../../../../core/hardware/machines/monitor-settings.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useLab } from '../../store.ts';
import { useLabText } from '../../texts/lab-text.ts';
import type { ToolProps } from '../tools/tool-panel.tsx';
import { INK, MENU, MUTED } from './screen-look.ts';

/** The monitor's own menu over its picture, while it is open. */
export function MonitorMenu({ store, isFrozen, onRun }: ToolProps) {
  const { t } = useTranslation('lab-bench');
  const text = useLabText();
  const menu = useLab(store, ({ view }) => view.screen.menu);
  const model = useLab(store, ({ view }) => view.model);
  if (menu === null) return null;
  return (
    <section
      aria-label={t('screen.menu')}
      style={{ background: MENU.ground, borderColor: MENU.edge, color: INK }}
      className="absolute right-[1em] bottom-[1em] z-10 grid max-w-[calc(100%-2em)] gap-[0.5em] rounded-sm border px-[1em] py-[0.7em] scheme-dark"
    >
      {monitorSettingsOf(model).map(({ id, options }) => (
        <label key={id} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-[1em]">
          <span style={{ color: MUTED }}>{text(`setting.${id}`)}</span>
          <select
            value={menu.settings[id]}
            disabled={isFrozen}
            style={{ background: MENU.ground, borderColor: MENU.edge }}
            className="min-h-[max(1.75rem,2em)] rounded-sm border px-[0.5em] disabled:opacity-70 pointer-coarse:min-h-11"
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
      <button
        type="button"
        disabled={isFrozen}
        style={{ borderColor: MENU.edge }}
        className="min-h-[max(1.75rem,2em)] rounded-sm border px-[0.8em] disabled:opacity-70 pointer-coarse:min-h-11"
        onClick={() => onRun({ kind: 'press-button', target: 'monitor-menu-button' })}
      >
        {t('screen.closeMenu')}
      </button>
    </section>
  );
}
