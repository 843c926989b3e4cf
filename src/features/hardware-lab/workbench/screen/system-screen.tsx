import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ScrollRegion } from '../../../../ui/scroll-region.tsx';
import type { LookProps } from './firmware-screen.tsx';
import { PageLinks } from './page-links.tsx';
import { ScreenControls } from './screen-controls.tsx';
import { ScreenRows } from './screen-rows.tsx';

/** The operating system: its pages, the open page's window, and the taskbar with the link to the firmware setup. */
export function SystemScreen({ texts, page, onOpen, ...tool }: LookProps) {
  const { t } = useTranslation('lab-bench');
  const links = { isFrozen: tool.isFrozen, onOpen };
  return (
    <>
      <div className="flex min-h-0 grow flex-col text-[0.92em] @min-[34rem]:flex-row @min-[34rem]:gap-[0.9em] @min-[34rem]:p-[0.9em]">
        <PageLinks
          {...links}
          kind="system"
          hasIcons
          pages={texts.system}
          className="flex shrink-0 gap-[0.15em] overflow-auto p-[0.3em] text-[0.9em] text-(--screen-field) @min-[34rem]:w-[11em] @min-[34rem]:flex-col @min-[34rem]:p-0"
          linkClassName="@min-[34rem]:min-h-[2.6em] hover:bg-[#ffffff1f] aria-[current=page]:bg-[#ffffff38]"
        />
        <div className="flex min-h-0 min-w-0 grow flex-col overflow-hidden bg-(--screen-field) @min-[34rem]:rounded-md @min-[34rem]:shadow-xl">
          <header className="flex shrink-0 items-center bg-(--screen-title) px-[0.9em] py-[0.45em]">
            <p role="status" className="grow font-semibold">
              {texts.title}
            </p>
            <span aria-hidden="true" className="text-[0.85em] text-(--screen-muted)">
              —&ensp;▢&ensp;✕
            </span>
          </header>
          <ScrollRegion
            data-page-body=""
            label={texts.title}
            className="min-h-0 grow overflow-y-auto -outline-offset-2"
          >
            <ScreenRows rows={texts.rows} isStriped />
            <div className="grid gap-[0.7em] p-[0.9em] empty:hidden">
              <ScreenControls {...tool} />
            </div>
          </ScrollRegion>
        </div>
      </div>
      <footer className="flex shrink-0 items-center gap-[0.5em] bg-(--screen-bar) px-[0.7em] text-[0.9em]">
        <span aria-hidden="true" className="grid shrink-0 grid-cols-2 gap-[2px] p-[0.4em]">
          {['a', 'b', 'c', 'd'].map((pane) => (
            <span key={pane} className="size-[0.5em] bg-(--screen-mark)" />
          ))}
        </span>
        {texts.setup.length === 0 ? null : (
          <span aria-hidden="true" className="shrink-0 text-(--screen-muted) @max-[34rem]:hidden">
            {t('screen.setup')}
          </span>
        )}
        <PageLinks
          {...links}
          kind="setup"
          pages={texts.setup}
          className="flex min-h-[2.9em] min-w-0 items-center overflow-x-auto"
          linkClassName="hover:bg-[#0000000f]"
        />
      </footer>
    </>
  );
}
