import { type CaseRegistry, caseRegistry } from '../case-registry.ts';
import { OPEN_SCENARIOS } from '../open-cases.ts';
import { caseOf } from './case-of.ts';
import { BURNING_SMELL_CASES } from './dead/burning-smell.ts';
import { DEAD_DESK_CASES } from './dead/dead-desk.ts';
import { MOVED_DESKS_CASES } from './dead/moved-desks-cases.ts';
import { NEW_BUILD_TWITCH_CASES } from './dead/new-build-twitch.ts';
import { SHIPPED_OVER_CASES } from './dead/shipped-over.ts';
import { SPRING_CLEAN_CASES } from './dead/spring-clean.ts';
import { NOT_SAVED_CASES } from './drives/not-saved.ts';
import { ONLY_COPY_CASES } from './drives/only-copy.ts';
import { STUTTERS_CASES } from './drives/stutters.ts';
import { VANISHED_DISK_CASES } from './drives/vanished-disk.ts';
import { EXPORT_RESTARTS_CASES } from './heat/export-restarts.ts';
import { FAST_PROFILE_CASES } from './heat/fast-profile-cases.ts';
import { FREEZES_AT_WORK_CASES } from './heat/freezes-at-work-cases.ts';
import { HOT_BUILD_CASES } from './heat/hot-build.ts';
import { LOCKS_IN_SHEETS_CASES } from './heat/locks-in-sheets.ts';
import { RANDOM_BLUE_CASES } from './heat/random-blue.ts';
import { SLOW_AFTERNOONS_CASES } from './heat/slow-afternoons.ts';
import { STILL_WATER_CASES } from './heat/still-water.ts';
import { NO_LINK_CASES } from './network/no-link.ts';
import { OVER_CURRENT_CASES } from './network/over-current.ts';
import { ADDED_MEMORY_CASES } from './no-post/added-memory.ts';
import { CHEAP_MEMORY_CASES } from './no-post/cheap-memory.ts';
import { FAN_ERROR_CASES } from './no-post/fan-error.ts';
import { FLASHING_LIGHT_CASES } from './no-post/flashing-light.ts';
import { HALF_THE_MEMORY_CASES } from './no-post/half-the-memory.ts';
import { NEWEST_PROCESSOR_CASES } from './no-post/newest-processor.ts';
import { BLACK_IN_GAMES_CASES } from './picture/black-in-games.ts';
import { BLACK_SCREEN_CASES } from './picture/black-screen.ts';
import { CONFETTI_CASES } from './picture/confetti.ts';
import { NEW_CARD_CASES } from './picture/new-card.ts';
import { STORY_TWINS } from './reserved/pool.ts';
import { withTwins } from './reserved/story-twin.ts';
import { NO_BOOT_CASES } from './start/no-boot.ts';
import { WRONG_DATE_CASES } from './start/wrong-date.ts';
import type { StoryCases } from './story.ts';

/** Every story of the lab with its cases, in the order of the families. */
export const STORIES: readonly StoryCases[] = [
  DEAD_DESK_CASES,
  SPRING_CLEAN_CASES,
  SHIPPED_OVER_CASES,
  NEW_BUILD_TWITCH_CASES,
  MOVED_DESKS_CASES,
  BURNING_SMELL_CASES,
  ADDED_MEMORY_CASES,
  NEWEST_PROCESSOR_CASES,
  CHEAP_MEMORY_CASES,
  FLASHING_LIGHT_CASES,
  HALF_THE_MEMORY_CASES,
  FAN_ERROR_CASES,
  NO_BOOT_CASES,
  WRONG_DATE_CASES,
  ONLY_COPY_CASES,
  STUTTERS_CASES,
  VANISHED_DISK_CASES,
  NOT_SAVED_CASES,
  EXPORT_RESTARTS_CASES,
  HOT_BUILD_CASES,
  SLOW_AFTERNOONS_CASES,
  STILL_WATER_CASES,
  RANDOM_BLUE_CASES,
  FAST_PROFILE_CASES,
  FREEZES_AT_WORK_CASES,
  LOCKS_IN_SHEETS_CASES,
  NEW_CARD_CASES,
  CONFETTI_CASES,
  BLACK_IN_GAMES_CASES,
  BLACK_SCREEN_CASES,
  NO_LINK_CASES,
  OVER_CURRENT_CASES,
];

/** The twins of stories, for forms alone as long as they are reserved. */
export const TWINS: readonly StoryCases[] = withTwins(STORIES, STORY_TWINS);

/**
 * Every case of the lab. Only judges get this registry, and nothing else imports files of this folder, because they contain the
 * true faults.
 */
export const LAB_CASES: CaseRegistry = caseRegistry([
  ...OPEN_SCENARIOS,
  ...[...STORIES, ...TWINS].flatMap(({ story, cases }) => cases.map((data) => caseOf(story, data))),
]);
