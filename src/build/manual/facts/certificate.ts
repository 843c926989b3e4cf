import { ENTRY_SHARE } from '../../../core/assessment/certificate/entry.ts';
import {
  EXAM_DAYS,
  EXAM_RULES,
  RENEW_DAYS,
  RETAKE_AFTER_DAYS,
  TICKETS_A_SHIFT,
  TRIES,
  TRIES_DAYS,
  VALID_MONTHS,
} from '../../../core/assessment/certificate/tracks.ts';
import type { Facts } from './facts.ts';
import { named, percentOf } from './rows.ts';

/** Entry, marks and times of the certificate's exams. */
export function certificateFacts(): Facts {
  const { hardware, 'service-desk': desk } = EXAM_RULES;
  return {
    'exam.entry': percentOf(ENTRY_SHARE),
    'exam.days': `${EXAM_DAYS}`,
    'exam.retake': `${RETAKE_AFTER_DAYS}`,
    'exam.tries': `${TRIES}`,
    'exam.tries.days': `${TRIES_DAYS}`,
    'exam.valid': `${VALID_MONTHS}`,
    'exam.renew': `${RENEW_DAYS}`,
    'exam.hardware.jobs': `${hardware.whole.sessions}`,
    'exam.hardware.minutes': `${hardware.sessionMinutes}`,
    'exam.hardware.overall': `${hardware.whole.pass.overall}`,
    'exam.hardware.passed': `${hardware.whole.pass.itemsPassed}`,
    'exam.hardware.group': `${hardware.whole.pass.groupFloor}`,
    ...named('exam.hardware.part', hardware.whole.pass.partFloors),
    'exam.hardware.renewal': `${hardware.renewal.sessions}`,
    'exam.hardware.renewal.passed': `${hardware.renewal.pass.itemsPassed}`,
    'exam.desk.shifts': `${desk.whole.sessions}`,
    'exam.desk.minutes': `${desk.sessionMinutes}`,
    'exam.desk.tickets': `${desk.whole.sessions * TICKETS_A_SHIFT}`,
    'exam.desk.overall': `${desk.whole.pass.overall}`,
    'exam.desk.passed': `${desk.whole.pass.itemsPassed}`,
    'exam.desk.item': `${desk.whole.pass.itemFloor}`,
    ...named('exam.desk.part', desk.whole.pass.partFloors),
    'exam.desk.renewal': `${desk.renewal.sessions}`,
  };
}
