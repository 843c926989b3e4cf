/** A file of texts: groups in groups, and at the end of each a text. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** A tree with another over it: where both have a text, that of `over`. */
export function laidOver(under: TextTree, over: TextTree): TextTree {
  const made: Record<string, string | TextTree> = { ...under };
  for (const [key, value] of Object.entries(over)) {
    const below = made[key];
    made[key] = typeof below === 'object' && typeof value === 'object' ? laidOver(below, value) : value;
  }
  return made;
}
