/** The namespace of a story's public texts. What only the judge may tell comes with hints and debriefs. */
function namespaceOf(story: string): string {
  return `tickets/${story.toLowerCase()}`;
}

/** All namespaces that a workspace with tickets of these stories needs. */
export function deskTexts(stories: readonly string[]): readonly string[] {
  return ['desk', 'desk-talk', 'desk-tools', ...new Set(stories.map(namespaceOf))];
}
