import { scenariosFor } from './find-scenario.ts';
import type { Scenario } from './scenario.ts';

/** What may be said of a story before it is played; its words are `lab-cases:<id>`. */
export interface StoryCard extends Pick<Scenario, 'id' | 'family' | 'model' | 'objectives'> {
  /** Of the hardest scenario that it can turn out to be. */
  readonly difficulty: number;
}

/** Stories that can be practised, in the order of the list; the scenarios behind them stay hidden. */
export function practiceStories(): readonly StoryCard[] {
  const cards = new Map<string, StoryCard>();
  for (const { story, family, model, difficulty, objectives } of scenariosFor('practice')) {
    const known = cards.get(story);
    cards.set(story, {
      id: story,
      family,
      model,
      difficulty: Math.max(known?.difficulty ?? 0, difficulty),
      objectives: [...new Set([...(known?.objectives ?? []), ...objectives])].sort(),
    });
  }
  return [...cards.values()];
}
