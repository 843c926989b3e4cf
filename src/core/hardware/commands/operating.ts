import { z } from '../../contracts/zod.ts';
import { changeSetting, openPage, runProgram } from '../handlers/screen.ts';
import { PAGES, PROGRAMS } from '../model/vocabulary.ts';
import { programBreaches, settingBreaches } from '../safety/safety-acts.ts';
import { NOT_NEAR_FIRE } from '../safety/safety-class.ts';
import { type CommandRows, touchesNothing } from './command-row.ts';
import { id } from './field-schemas.ts';
import { pageSeconds } from './seconds.ts';

/** Commands at the machine's screen: they do not touch anything in the case. */
export const OPERATING: CommandRows<'open-page' | 'change-setting' | 'run-program'> = {
  'open-page': {
    fields: { page: z.enum(PAGES) },
    touches: touchesNothing,
    seconds: ({ page }) => pageSeconds(page),
    isReading: true,
    safety: NOT_NEAR_FIRE,
    sentence: 'open-page',
    handle: (state, { page }) => openPage(state, page),
  },
  'change-setting': {
    fields: { setting: id, value: id },
    touches: touchesNothing,
    seconds: 30,
    isReading: false,
    safety: { ...NOT_NEAR_FIRE, breaches: settingBreaches },
    sentence: 'change-setting',
    handle: (state, { setting, value }) => changeSetting(state, setting, value),
  },
  'run-program': {
    fields: { program: z.enum(PROGRAMS), target: id.exactOptional() },
    touches: touchesNothing,
    seconds: 60,
    isReading: false,
    safety: { ...NOT_NEAR_FIRE, breaches: programBreaches },
    sentence: 'run-program',
    handle: (state, { program, target }) => runProgram(state, program, target),
  },
};
