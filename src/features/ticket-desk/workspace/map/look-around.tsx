import { Map as MapIcon, Search } from 'lucide-react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { Button } from '../../../../ui/button.tsx';
import { TOOL_ICON, TOOLS, type ToolId } from '../tools/tool-list.ts';

export interface LookAroundProps {
  readonly tool: ToolId;
  onTool(tool: ToolId): void;
  onMap(): void;
  onFind(): void;
}

/** In the place of a ticket while nothing is wrong: what each tool is called and what it is for. */
export function LookAround({ tool, onTool, onMap, onFind }: LookAroundProps) {
  const { t } = useTranslation(['desk-map', 'desk-tools']);
  return (
    <section
      aria-label={t('around.title')}
      className="@container flex min-h-0 flex-col gap-4 overflow-y-auto bg-surface px-5 py-5 max-[59.99875rem]:px-4"
    >
      <header className="grid gap-1.5">
        <h2 className="text-xl leading-6.5 font-semibold tracking-tight">{t('around.title')}</h2>
        <p className="max-w-prose text-sm text-ink-muted">{t('around.text')}</p>
      </header>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={onMap}>
          <MapIcon aria-hidden="true" />
          {t('title')}
        </Button>
        <Button variant="secondary" size="sm" onClick={onFind}>
          <Search aria-hidden="true" />
          {t('find.title')}
        </Button>
      </div>
      <ul className="grid gap-1.5 @min-[34rem]:grid-cols-2">
        {TOOLS.map((one) => {
          const Icon = TOOL_ICON[one];
          return (
            <li key={one} className="grid">
              <button
                type="button"
                aria-pressed={one === tool}
                onClick={() => onTool(one)}
                className={classNames(
                  'grid min-h-11 grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 gap-y-0.5 rounded-md border p-3 text-start hover:bg-hover',
                  one === tool ? 'border-edge bg-ground' : 'border-line',
                )}
              >
                <Icon aria-hidden="true" className="mt-0.5 size-4 text-ink-muted" />
                <span className="text-sm font-semibold">{t(`desk-tools:tool.${one}`)}</span>
                <span className="col-start-2 text-[0.8125rem] leading-5 text-ink-muted">
                  {t(`around.tool.${one}`)}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
