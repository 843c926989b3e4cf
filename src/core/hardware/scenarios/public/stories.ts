import { BURNING_SMELL } from './dead/burning-smell.ts';
import { DEAD_DESK } from './dead/dead-desk.ts';
import { MOVED_DESKS } from './dead/moved-desks.ts';
import { NEW_BUILD_TWITCH } from './dead/new-build-twitch.ts';
import { SHIPPED_OVER } from './dead/shipped-over.ts';
import { SPRING_CLEAN } from './dead/spring-clean.ts';
import { NOT_SAVED } from './drives/not-saved.ts';
import { ONLY_COPY } from './drives/only-copy.ts';
import { STUTTERS } from './drives/stutters.ts';
import { VANISHED_DISK } from './drives/vanished-disk.ts';
import { EXPORT_RESTARTS } from './heat/export-restarts.ts';
import { FAST_PROFILE } from './heat/fast-profile.ts';
import { FREEZES_AT_WORK } from './heat/freezes-at-work.ts';
import { HOT_BUILD } from './heat/hot-build.ts';
import { LOCKS_IN_SHEETS } from './heat/locks-in-sheets.ts';
import { RANDOM_BLUE } from './heat/random-blue.ts';
import { SLOW_AFTERNOONS } from './heat/slow-afternoons.ts';
import { STILL_WATER } from './heat/still-water.ts';
import { NO_LINK } from './network/no-link.ts';
import { OVER_CURRENT } from './network/over-current.ts';
import { ADDED_MEMORY } from './no-post/added-memory.ts';
import { CHEAP_MEMORY } from './no-post/cheap-memory.ts';
import { FAN_ERROR } from './no-post/fan-error.ts';
import { FLASHING_LIGHT } from './no-post/flashing-light.ts';
import { HALF_THE_MEMORY } from './no-post/half-the-memory.ts';
import { NEWEST_PROCESSOR } from './no-post/newest-processor.ts';
import { BLACK_IN_GAMES } from './picture/black-in-games.ts';
import { BLACK_SCREEN } from './picture/black-screen.ts';
import { CONFETTI } from './picture/confetti.ts';
import { NEW_CARD } from './picture/new-card.ts';
import type { PublicStory } from './public-story.ts';
import { NO_BOOT } from './start/no-boot.ts';
import { WRONG_DATE } from './start/wrong-date.ts';

/** Every story for practice, in the order of the families. */
export const PRACTICE_STORIES: readonly PublicStory[] = [
  DEAD_DESK,
  SPRING_CLEAN,
  SHIPPED_OVER,
  NEW_BUILD_TWITCH,
  MOVED_DESKS,
  BURNING_SMELL,
  ADDED_MEMORY,
  NEWEST_PROCESSOR,
  CHEAP_MEMORY,
  FLASHING_LIGHT,
  HALF_THE_MEMORY,
  FAN_ERROR,
  NO_BOOT,
  WRONG_DATE,
  ONLY_COPY,
  STUTTERS,
  VANISHED_DISK,
  NOT_SAVED,
  EXPORT_RESTARTS,
  HOT_BUILD,
  SLOW_AFTERNOONS,
  STILL_WATER,
  RANDOM_BLUE,
  FAST_PROFILE,
  FREEZES_AT_WORK,
  LOCKS_IN_SHEETS,
  NEW_CARD,
  CONFETTI,
  BLACK_IN_GAMES,
  BLACK_SCREEN,
  NO_LINK,
  OVER_CURRENT,
];
