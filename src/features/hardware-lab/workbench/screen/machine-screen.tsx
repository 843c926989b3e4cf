import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Page } from '../../../../core/hardware/model/vocabulary.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { useLab } from '../../store.ts';
import { useLabText } from '../../texts/lab-text.ts';
import { screenTexts } from '../../texts/screen-texts.ts';
import type { ToolProps } from '../tools/tool-panel.tsx';
import { ARTEFACTS } from './artefacts.ts';
import { FirmwareScreen, type LookProps, QuietScreen, StopScreen } from './firmware-screen.tsx';
import { MonitorMenu } from './monitor-menu.tsx';
import { coloursOf, lookOf, type ScreenLook } from './screen-look.ts';
import { SystemScreen } from './system-screen.tsx';

const SCREENS: Readonly<Record<ScreenLook, (props: LookProps) => React.ReactNode>> = {
  dark: QuietScreen,
  notice: QuietScreen,
  summary: FirmwareScreen,
  message: FirmwareScreen,
  setup: FirmwareScreen,
  stop: StopScreen,
  system: SystemScreen,
};

export interface MachineScreenProps extends ToolProps {
  readonly className?: string;
}

/**
 * The machine's screen as an operable page: the same rows as in the scene, in the machine's own colours. Font sizes
 * follow the container.
 */
export function MachineScreen({ className, ...props }: MachineScreenProps) {
  const { store, onRun } = props;
  const { t } = useTranslation('lab-bench');
  const text = useLabText();
  const view = useLab(store, (snapshot) => snapshot.view);
  const texts = useMemo(() => screenTexts(text, view), [text, view]);
  const { page, artefacts } = view.screen;
  const look = lookOf(page);
  const Screen = SCREENS[look];
  return (
    <div
      {...useFocusInPage(page)}
      data-look={look}
      style={coloursOf(look, view.model)}
      className={classNames(
        '@container relative isolate flex min-h-0 flex-col overflow-hidden bg-(--screen-ground) leading-snug text-(--screen-ink)',
        look === 'system' ? 'scheme-light' : 'scheme-dark',
        className,
      )}
    >
      <Screen
        {...props}
        page={page}
        texts={texts}
        onOpen={(next: Page) => onRun({ kind: 'open-page', page: next })}
      />
      {artefacts ? (
        <>
          <Artefacts isOverMenu={view.screen.menu?.artefacts === true} />
          <p className="bg-(--screen-ground) px-[1em] py-[0.3em] text-[0.9em] text-(--screen-ink)">
            {t('screen.artefacts')}
          </p>
        </>
      ) : null}
      <MonitorMenu {...props} />
    </div>
  );
}

/** Moves the focus to the new page when the button that opened it disappears. */
function useFocusInPage(page: string) {
  const frame = useRef<HTMLDivElement>(null);
  const isWithin = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what it is for
  useLayoutEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isWithin.current && isLost) frame.current?.querySelector<HTMLElement>('[data-page-body]')?.focus();
  }, [page]);
  return {
    ref: frame,
    onFocus: () => {
      isWithin.current = true;
    },
    onBlur: () => {
      isWithin.current = false;
    },
  };
}

/** Artefacts in the picture, thin enough that its text stays readable; a failing monitor draws them over its menu as well. */
function Artefacts({ isOverMenu }: { readonly isOverMenu: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1024 576"
      preserveAspectRatio="none"
      className={classNames(
        'pointer-events-none absolute inset-0 size-full opacity-60',
        isOverMenu ? 'z-20' : '',
      )}
    >
      {ARTEFACTS.map(({ hue, ...block }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are the same for ever
        <rect key={index} {...block} fill={`hsl(${hue} 90% 55%)`} />
      ))}
    </svg>
  );
}
