import { useTranslation } from 'react-i18next';
import type { ScreenView } from '../../../core/hardware/bench-view.ts';
import { isFirmwarePage, PAGES } from '../../../core/hardware/vocabulary.ts';
import { Button } from '../../../ui/button.tsx';
import { useLabText } from '../words/lab-text.ts';
import type { ToolProps } from './tool-panel.tsx';

export interface ScreenPagesProps extends Pick<ToolProps, 'isFrozen' | 'onRun'> {
  readonly screen: ScreenView;
}

/** Where the screen can go: past a message that waits for a key, into the setup, to a page of the system. */
export function ScreenPages({ screen, isFrozen, onRun }: ScreenPagesProps) {
  const { t } = useTranslation('lab-bench');
  const text = useLabText();
  const reachable = new Set(
    screen.controls.filter(({ kind }) => kind === 'page').map(({ id }): string => id),
  );
  const pages = PAGES.filter((page) => reachable.has(page));
  const groups = [
    { name: t('screen.setup'), pages: pages.filter(isFirmwarePage) },
    { name: t('screen.system'), pages: pages.filter((page) => !isFirmwarePage(page)) },
  ].filter((group) => group.pages.length > 0);
  return (
    <>
      {screen.page === 'press-f1' ? (
        <Button
          size="sm"
          disabled={isFrozen}
          className="justify-self-start"
          onClick={() => onRun({ kind: 'open-page', page: 'desktop' })}
        >
          {t('screen.continue')}
        </Button>
      ) : null}
      {groups.map((group) => (
        <nav key={group.name} aria-label={group.name} className="grid gap-1.5 border-t border-line pt-2">
          <p aria-hidden="true" className="text-xs text-ink-muted">
            {group.name}
          </p>
          <div className="flex flex-wrap gap-1.5">
            {group.pages.map((page) => (
              <button
                key={page}
                type="button"
                disabled={isFrozen}
                className="reading min-h-9 rounded-sm border border-edge/60 px-2 text-xs hover:bg-hover pointer-coarse:min-h-11"
                onClick={() => onRun({ kind: 'open-page', page })}
              >
                {text(`page.${page}`)}
              </button>
            ))}
          </div>
        </nav>
      ))}
    </>
  );
}
