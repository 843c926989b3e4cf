import { NETWORK_TWINS } from './network.ts';
import { START_TWINS } from './start.ts';
import type { StoryTwin } from './story-twin.ts';

/** Every twin of a story of the lab, in the order of the families. */
export const STORY_TWINS: readonly StoryTwin[] = [...START_TWINS, ...NETWORK_TWINS];
