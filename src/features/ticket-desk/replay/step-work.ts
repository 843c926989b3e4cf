import { KNOWLEDGE } from '../../../core/ticketing/commands/knowledge.ts';
import { PEOPLE } from '../../../core/ticketing/commands/people.ts';
import { RECORD } from '../../../core/ticketing/commands/record.ts';
import { TIME } from '../../../core/ticketing/commands/time.ts';
import type { DeskCommand } from '../../../core/ticketing/model/commands.ts';
import type { StepWork } from '../../../runs/replay/replay-step.ts';

/** What finds something out: looks at a page, at a computer, or at a proof of who somebody is. */
const READINGS: readonly DeskCommand['kind'][] = [
  'look',
  'run-console',
  'send-push',
  'start-video',
  'check-badge',
  'check-photo-id',
];

/** What kind of work a command is. */
export function stepWork({ kind }: DeskCommand): StepWork {
  if (READINGS.includes(kind)) return 'read';
  if (kind in PEOPLE || kind === 'reply' || kind === 'ask-remote-consent') return 'ask';
  if (kind in RECORD || kind in KNOWLEDGE) return 'write';
  return kind in TIME ? 'wait' : 'hands';
}
