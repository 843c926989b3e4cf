import type { Result } from '../command.ts';

export const COMPLETED = 'The command completed successfully.';

const MESSAGES: Readonly<Record<string, readonly string[]>> = {
  '5': ['Access is denied.'],
  '53': ['The network path was not found.'],
  '67': ['The network name cannot be found.'],
  '85': ['The local device name is already in use.'],
  '1219': [
    'Multiple connections to a server or shared resource by the same user, using more than one user name, are not allowed. Disconnect all previous connections to the server or shared resource and try again.',
  ],
  '1326': ['The user name or password is incorrect.'],
  '1355': ['The specified domain either does not exist or could not be contacted.'],
};

/** `System error 53 has occurred.` with its sentence. */
export function systemError(code: string): Result {
  return {
    lines: [`System error ${code} has occurred.`, '', ...(MESSAGES[code] ?? []), ''],
    status: 'failed',
  };
}

/** A message of NET itself. */
export function netHelp(number: number, ...message: readonly string[]): Result {
  return {
    lines: [...message, '', `More help is available by typing NET HELPMSG ${number}.`, ''],
    status: 'failed',
  };
}

export const RULE = '-'.repeat(79);

/** Of a verb of NET: `The syntax of this command is:` and its forms. */
export function netUsage(...forms: readonly string[]): Result {
  return { lines: ['The syntax of this command is:', '', ...forms, ''], status: 'usage' };
}
