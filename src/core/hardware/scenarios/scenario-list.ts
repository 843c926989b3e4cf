import { DEMO_60 } from './demo-60.ts';
import { EXPLORE_SCENARIOS } from './explore.ts';
import { HW_01, HW_01_LEAD } from './judged/dead/hw-01.ts';
import { HW_02 } from './judged/dead/hw-02.ts';
import { HW_03, HW_03_ROCKER } from './judged/dead/hw-03.ts';
import { HW_04, HW_04_SHAKEN } from './judged/dead/hw-04.ts';
import { HW_05, HW_05_PLUG } from './judged/dead/hw-05.ts';
import { HW_06, HW_06_CLIP } from './judged/dead/hw-06.ts';
import { HW_07, HW_07_CARD } from './judged/dead/hw-07.ts';
import { HW_20, HW_20_LEAD } from './judged/drives/hw-20.ts';
import { HW_21, HW_21_DISK } from './judged/drives/hw-21.ts';
import { HW_22, HW_22_DATA, HW_22_POWER } from './judged/drives/hw-22.ts';
import { HW_23, HW_23_DISK } from './judged/drives/hw-23.ts';
import { HW_25, HW_25_HEAT } from './judged/heat/hw-25.ts';
import { HW_26, HW_26_PASTE } from './judged/heat/hw-26.ts';
import { HW_27, HW_27_FAN } from './judged/heat/hw-27.ts';
import { HW_28, HW_28_SEIZED } from './judged/heat/hw-28.ts';
import { HW_29, HW_29_DISK } from './judged/heat/hw-29.ts';
import { HW_30, HW_30_CELL, HW_30_FAN } from './judged/heat/hw-30.ts';
import { HW_31, HW_31_SUPPLY } from './judged/heat/hw-31.ts';
import { HW_32, HW_32_TUNED } from './judged/heat/hw-32.ts';
import { HW_38, HW_38_ADAPTER, HW_38_PORT, HW_38_WALL } from './judged/network/hw-38.ts';
import { HW_39, HW_39_STICK } from './judged/network/hw-39.ts';
import { HW_08, HW_08_DEAD } from './judged/no-post/hw-08.ts';
import { HW_09 } from './judged/no-post/hw-09.ts';
import { HW_10, HW_10_LOOSE } from './judged/no-post/hw-10.ts';
import { HW_11 } from './judged/no-post/hw-11.ts';
import { HW_12, HW_12_THIRD, HW_13 } from './judged/no-post/hw-12.ts';
import { HW_14 } from './judged/no-post/hw-14.ts';
import { HW_15, HW_15_PRESSURE } from './judged/no-post/hw-15.ts';
import { HW_16, HW_16_LOOSE } from './judged/no-post/hw-16.ts';
import { HW_33, HW_34, HW_34_SEAT } from './judged/picture/hw-33.ts';
import { HW_35, HW_35_DRIVER } from './judged/picture/hw-35.ts';
import { HW_36, HW_36_GAP } from './judged/picture/hw-36.ts';
import { HW_17, HW_17_LOOSE } from './judged/start/hw-17.ts';
import { HW_18, HW_18_CROOKED } from './judged/start/hw-18.ts';
import { HW_19, HW_19_LOOSE } from './judged/start/hw-19.ts';
import type { Scenario } from './scenario.ts';

/** Every scenario of the lab, one line each, in the order of the families. */
export const SCENARIOS: readonly Scenario[] = [
  DEMO_60,
  HW_01,
  HW_01_LEAD,
  HW_02,
  HW_03,
  HW_03_ROCKER,
  HW_04,
  HW_04_SHAKEN,
  HW_05,
  HW_05_PLUG,
  HW_06,
  HW_06_CLIP,
  HW_07,
  HW_07_CARD,
  HW_08,
  HW_08_DEAD,
  HW_09,
  HW_10,
  HW_10_LOOSE,
  HW_11,
  HW_12,
  HW_12_THIRD,
  HW_13,
  HW_14,
  HW_15,
  HW_15_PRESSURE,
  HW_16,
  HW_16_LOOSE,
  HW_17,
  HW_17_LOOSE,
  HW_18,
  HW_18_CROOKED,
  HW_19,
  HW_19_LOOSE,
  HW_20,
  HW_20_LEAD,
  HW_21,
  HW_21_DISK,
  HW_22,
  HW_22_DATA,
  HW_22_POWER,
  HW_23,
  HW_23_DISK,
  HW_25,
  HW_25_HEAT,
  HW_26,
  HW_26_PASTE,
  HW_27,
  HW_27_FAN,
  HW_28,
  HW_28_SEIZED,
  HW_29,
  HW_29_DISK,
  HW_30,
  HW_30_CELL,
  HW_30_FAN,
  HW_31,
  HW_31_SUPPLY,
  HW_32,
  HW_32_TUNED,
  HW_33,
  HW_34,
  HW_34_SEAT,
  HW_35,
  HW_35_DRIVER,
  HW_36,
  HW_36_GAP,
  HW_38,
  HW_38_ADAPTER,
  HW_38_PORT,
  HW_38_WALL,
  HW_39,
  HW_39_STICK,
  ...EXPLORE_SCENARIOS,
];
