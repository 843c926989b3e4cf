import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { classNames } from '../../../../lib/class-names.ts';
import type { ToolProps } from '../tools/tool-panel.tsx';
import { MachineScreen } from './machine-screen.tsx';

export interface MonitorPageProps extends ToolProps {
  /** On the monitor in the scene; otherwise full-size. */
  readonly isOnMonitor: boolean;
  readonly ref?: Ref<HTMLElement>;
  /** The page has the focus while the camera is not at the monitor. */
  onReturn(): void;
}

/**
 * The monitor's page in its close-up. Opened with a key it takes the focus; opened from the belt the focus stays
 * there.
 */
export function MonitorPage({ isOnMonitor, ref, onReturn, ...tool }: MonitorPageProps) {
  const { t } = useTranslation('lab-bench');
  const page = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => page.current as HTMLElement, []);
  useLayoutEffect(() => {
    if (document.activeElement?.closest('[role="toolbar"]') == null)
      page.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section
      ref={page}
      tabIndex={-1}
      aria-label={t('tool.screen')}
      data-anchored="tool-screen"
      onFocus={() => {
        if (page.current?.dataset['away'] === 'true') onReturn();
      }}
      className={classNames(
        'grid min-h-0 grid-rows-[minmax(0,1fr)] outline-offset-2',
        isOnMonitor
          ? 'pointer-events-auto absolute top-0 left-0 origin-top-left opacity-0'
          : 'rounded-lg border-6 border-[#23282d] text-[0.9375rem] [@media(max-height:480px)]:border-5 [@media(max-height:480px)]:text-[0.8125rem]',
      )}
    >
      <MachineScreen {...tool} />
    </section>
  );
}
