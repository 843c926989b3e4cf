import { useEffect, useSyncExternalStore } from 'react';
import { Toaster, toast } from 'sonner';
import { useTranslation } from '../i18n/use-translation.ts';
import { connectToastSink } from '../lib/notify.ts';
import { useTheme } from './theme.ts';
import { toastPlace } from './toast-place.ts';
import { useMediaQuery } from './use-media-query.ts';

/** On narrow screens the main action is in a bar at the bottom, so toasts appear at the top. */
const NARROW = '(width < 768px)';

/** The live region with the toasts, built on sonner. */
export function ToastArea() {
  const { t } = useTranslation('common');
  const theme = useTheme();
  const isNarrow = useMediaQuery(NARROW);
  const isAbove = useSyncExternalStore(toastPlace.subscribe, toastPlace.isAbove);
  useEffect(
    () =>
      connectToastSink(({ title, description, isDestructive, durationMs }) => {
        const draw = isDestructive ? toast.error : toast;
        draw(title, { description, duration: durationMs });
      }),
    [],
  );
  return (
    <Toaster
      theme={theme}
      position={isNarrow || isAbove ? 'top-center' : 'bottom-right'}
      offset={{ top: '4.5rem' }}
      mobileOffset={{ top: 'var(--toast-top, 4.5rem)' }}
      closeButton
      containerAriaLabel={t('notifications')}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: t('close'),
        classNames: {
          toast:
            'chamfer font-sans! flex w-full items-start gap-3 border border-line border-s-4 border-s-probe bg-raised p-4 pe-10 text-sm text-ink shadow-float',
          error: 'border-s-fault!',
          icon: 'mt-0.5 shrink-0 text-fault',
          title: 'font-semibold',
          description: 'mt-0.5 text-ink-muted!',
          closeButton:
            'absolute end-2 top-2 grid size-7 place-items-center rounded-sm border-0! bg-transparent! text-ink-muted! hover:bg-hover!',
        },
      }}
    />
  );
}
