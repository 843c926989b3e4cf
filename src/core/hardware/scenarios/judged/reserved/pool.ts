import { DEAD_TWINS } from './dead.ts';
import { HEAT_TWINS } from './heat.ts';
import { NETWORK_TWINS } from './network.ts';
import { NO_POST_TWINS } from './no-post.ts';
import { PICTURE_TWINS } from './picture.ts';
import { START_TWINS } from './start.ts';
import type { StoryTwin } from './story-twin.ts';

/** Every twin of a story of the lab, in the order of the families. */
export const STORY_TWINS: readonly StoryTwin[] = [
  ...DEAD_TWINS,
  ...NO_POST_TWINS,
  ...START_TWINS,
  ...HEAT_TWINS,
  ...PICTURE_TWINS,
  ...NETWORK_TWINS,
];
