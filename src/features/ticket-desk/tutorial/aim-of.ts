import type { DeskCommand } from '../../../core/ticketing/model/commands.ts';
import type { DeskTarget } from '../../../core/tutorials/desk/places.ts';

const TALK: readonly DeskCommand['kind'][] = [
  'reply',
  'note',
  'say',
  'say-words',
  'promise-callback',
  'leave-voicemail',
];
const FIELDS: readonly DeskCommand['kind'][] = [
  'classify',
  'set-affected-user',
  'set-asset',
  'take',
  'start-work',
  'hold-ticket',
  'escalate',
  'resolve',
  'cancel',
  'merge',
  'make-child',
  'link-earlier',
];
const PHONE: readonly DeskCommand['kind'][] = [
  'answer-call',
  'dial',
  'end-call',
  'hold-call',
  'resume-call',
  'join-calls',
  'send-push',
  'start-video',
  'check-badge',
  'check-photo-id',
];
const REMOTE: readonly DeskCommand['kind'][] = [
  'ask-remote-consent',
  'connect-unattended',
  'run-console',
  'change-setting',
];

/** Where at the desk a command that is shown can be watched; null where it is seen everywhere. */
export function aimOf(command: DeskCommand): DeskTarget | null {
  const { kind } = command;
  if (kind === 'look') return `tools ${command.page}`;
  if (kind === 'open-ticket') return 'queue';
  if (kind === 'wait' || kind === 'wait-for-event') return null;
  if (TALK.includes(kind)) return 'talk';
  if (FIELDS.includes(kind)) return 'fields';
  if (PHONE.includes(kind)) return 'tools phone';
  return REMOTE.includes(kind) ? 'tools remote' : 'tools';
}
