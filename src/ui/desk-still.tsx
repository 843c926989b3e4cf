/**
 * The workspace of the ticket desk in the reader's theme (tests/support/render-desk-stills.ts); a browser loads the picture that
 * is shown. @param label the alternative text
 */
export function DeskStill({ label }: { readonly label: string }) {
  return (['light', 'dark'] as const).map((theme) => (
    <img
      key={theme}
      src={`/images/desk/workspace-${theme}.avif`}
      width={1280}
      height={800}
      alt={label}
      loading="lazy"
      className={`h-auto w-full ${theme === 'dark' ? 'hidden dark:block' : 'dark:hidden'}`}
    />
  ));
}
