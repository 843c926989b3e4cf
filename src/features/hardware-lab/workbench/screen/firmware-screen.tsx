import { isFirmwarePage, type Page } from '../../../../core/hardware/model/vocabulary.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { ScrollRegion } from '../../../../ui/scroll-region.tsx';
import type { ScreenTexts } from '../../texts/screen-texts.ts';
import type { ToolProps } from '../tools/tool-panel.tsx';
import { PageLinks } from './page-links.tsx';
import { ScreenControls } from './screen-controls.tsx';
import { ScreenRows } from './screen-rows.tsx';

export interface LookProps extends ToolProps {
  readonly page: string;
  readonly texts: ScreenTexts;
  onOpen(page: Page): void;
}

const ROW = 'flex shrink-0 gap-x-[0.2em] px-[1em] text-[0.95em] @max-[34rem]:px-[0.5em]';
/** Wraps where there is room; otherwise one scrollable row. */
const PUSHED =
  '@max-[34rem]:overflow-x-auto [@media(max-height:480px)]:overflow-x-auto @min-[34rem]:[@media(min-height:480.02px)]:flex-wrap';
const TAB =
  'rounded-none text-(--screen-muted) hover:text-(--screen-ink) aria-[current=page]:bg-(--screen-ground) aria-[current=page]:text-(--screen-ink) aria-[current=page]:shadow-[inset_0_3px_0_var(--screen-mark)]';

/** The firmware's setup, the output of the self-test, and a boot that waits for input. */
export function FirmwareScreen({ texts, page, onOpen, ...tool }: LookProps) {
  const { isFrozen } = tool;
  const isSetup = isFirmwarePage(page);
  const setup = (
    <PageLinks
      kind="setup"
      pages={texts.setup}
      isFrozen={isFrozen}
      onOpen={onOpen}
      className={classNames(ROW, 'flex-wrap bg-(--screen-bar-low)')}
      linkClassName={TAB}
    />
  );
  return (
    <div className="contents font-mono">
      <header className="flex shrink-0 flex-wrap items-baseline gap-x-[1em] bg-(--screen-bar) px-[1.5em] py-[0.7em] text-[1.1em] [@media(max-height:480px)]:py-[0.3em] @max-[34rem]:px-[1em]">
        <span className="font-semibold uppercase">{texts.maker}</span>
        <p role="status">{texts.title}</p>
      </header>
      {isSetup ? setup : null}
      <ScrollRegion
        data-page-body=""
        label={texts.title}
        className="grid grow content-start gap-[0.7em] overflow-y-auto px-[1.7em] py-[1.1em] text-[1.05em] [@media(max-height:480px)]:py-[0.7em] -outline-offset-2 @max-[34rem]:px-[1.1em]"
      >
        <ScreenRows rows={texts.rows} />
        <ScreenControls {...tool} />
      </ScrollRegion>
      {isSetup ? null : setup}
      <PageLinks
        kind="system"
        pages={texts.system}
        isFrozen={isFrozen}
        onOpen={onOpen}
        className={classNames(ROW, PUSHED, 'bg-(--screen-bar-low) py-[0.2em]')}
        linkClassName={TAB}
      />
    </div>
  );
}

/** A stop error of the operating system. */
export function StopScreen({ texts, page, onOpen, ...tool }: LookProps) {
  const links = { isFrozen: tool.isFrozen, onOpen, className: classNames(ROW, PUSHED), linkClassName: TAB };
  return (
    <>
      <ScrollRegion
        data-page-body=""
        label={texts.title}
        className="grid grow content-start gap-[0.8em] overflow-y-auto px-[10%] pt-[6%] pb-[1em] -outline-offset-2"
      >
        <p aria-hidden="true" className="text-[5em] leading-none font-semibold @max-[30rem]:text-[3em]">
          :(
        </p>
        <p role="status" className="text-[1.2em] font-semibold">
          {texts.title}
        </p>
        <ScreenRows rows={texts.rows} />
        <ScreenControls {...tool} />
      </ScrollRegion>
      <PageLinks kind="setup" pages={texts.setup} {...links} />
      <PageLinks kind="system" pages={texts.system} {...links} />
    </>
  );
}

/** No picture or no power: the monitor's own message, or a dark screen. */
export function QuietScreen({ texts }: LookProps) {
  return (
    <div className="m-auto grid justify-items-center gap-[0.3em] rounded-lg bg-(--screen-bar) px-[2.5em] py-[1.5em] text-center">
      <p role="status" className="text-[1.6em] font-semibold">
        {texts.title}
      </p>
      {texts.rows.map(({ value }) => (
        <p key={value} lang="en" className="text-(--screen-muted)">
          {value}
        </p>
      ))}
    </div>
  );
}
