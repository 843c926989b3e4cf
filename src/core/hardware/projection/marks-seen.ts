export const NO_MARKS: readonly string[] = [];

/** Views with the marks that the technician has seen; the very same views where there are none. */
export function withMarks<View extends { readonly marks: readonly string[] }>(
  views: Readonly<Record<string, View>>,
  seen: Readonly<Record<string, readonly string[]>>,
): Readonly<Record<string, View>> {
  let marked: Record<string, View> | null = null;
  for (const [id, marks] of Object.entries(seen)) {
    const view = views[id];
    if (view === undefined) continue;
    marked ??= { ...views };
    marked[id] = { ...view, marks };
  }
  return marked ?? views;
}
