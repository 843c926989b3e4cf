/** The signed-in person: name first, then the account's email. */
export function SidebarPerson({ name, email }: { readonly name: string | null; readonly email: string }) {
  const shownName = name?.trim() || email;
  return (
    <div
      className="flex items-center gap-3 border-t border-line px-2 pt-3 pb-1 in-data-[sidebar=collapsed]:md:justify-center in-data-[sidebar=collapsed]:md:px-0"
      title={email}
    >
      <span
        aria-hidden="true"
        className="chamfer grid size-8 shrink-0 place-items-center border border-line bg-sunken font-mono text-xs font-medium"
      >
        {initials(shownName)}
      </span>
      <span className="grid min-w-0 leading-tight in-data-[sidebar=collapsed]:md:sr-only">
        <span className="truncate text-sm font-medium">{shownName}</span>
        {shownName === email ? null : <span className="truncate text-xs text-ink-faint">{email}</span>}
      </span>
    </div>
  );
}

/** The initials of the first and the last word. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => [...(word ?? '')][0] ?? '',
  );
  return letters.join('').toUpperCase();
}
