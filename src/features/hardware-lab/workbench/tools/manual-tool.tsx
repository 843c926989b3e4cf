import { MANUAL_SECTIONS } from '../../../../core/hardware/machines/manual-sections.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { ServiceManual } from '../../manual/service-manual.tsx';
import { useLab } from '../../store.ts';
import { useLabText } from '../../texts/lab-text.ts';
import type { ToolProps } from './tool-panel.tsx';

/** The machine's service manual: a list of sections, with the last one open. */
export function ManualTool({ store, isFrozen, onRun }: ToolProps) {
  const { t } = useTranslation('lab-bench');
  const text = useLabText();
  const model = useLab(store, ({ view }) => view.model);
  const listed = useLab(store, ({ view }) => view.job.manualSections);
  const opened = useLab(store, ({ commands }) => {
    const last = commands.findLast((command) => command.kind === 'open-manual');
    return last?.kind === 'open-manual' ? last.section : null;
  });
  return (
    <>
      <p className="text-xs text-ink-muted">
        {text(`machine.${model}`)} · {t('manual.open')}
      </p>
      <nav aria-label={t('manual.sections')} className="flex flex-wrap gap-1.5">
        {MANUAL_SECTIONS.filter((section) => listed.includes(section)).map((section) => (
          <Button
            key={section}
            size="sm"
            variant={section === opened ? 'primary' : 'secondary'}
            aria-current={section === opened ? 'page' : undefined}
            disabled={isFrozen}
            onClick={() => onRun({ kind: 'open-manual', section })}
          >
            {text(`manual.${section}`)}
          </Button>
        ))}
      </nav>
      {MANUAL_SECTIONS.map((section) =>
        section === opened ? <ServiceManual key={section} model={model} section={section} /> : null,
      )}
    </>
  );
}
