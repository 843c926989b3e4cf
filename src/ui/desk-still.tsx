import { classNames } from '../lib/class-names.ts';

/** The workspace of the ticket desk in each theme (tests/support/render-desk-stills.ts). Sizes are those of the files, in pixels. */
export const DESK_STILLS = {
  light: { src: '/images/desk/workspace-light.avif', width: 1280, height: 800 },
  dark: { src: '/images/desk/workspace-dark.avif', width: 1280, height: 800 },
} as const;

const SHOWN = { light: 'dark:hidden', dark: 'hidden dark:block' } as const;

/** The ticket desk in the reader's theme; a browser loads the one that is shown. @param label the alternative text */
export function DeskStill({ label }: { readonly label: string }) {
  return (['light', 'dark'] as const).map((theme) => (
    <img
      key={theme}
      {...DESK_STILLS[theme]}
      alt={label}
      loading="lazy"
      decoding="async"
      className={classNames('h-auto w-full', SHOWN[theme])}
    />
  ));
}
