import type { DeskTime } from '../../clocks/business-time.ts';
import { clockText, wallTime } from '../../world/calendar.ts';
import type { Host } from '../../world/host.ts';
import type { Keychain, KeychainItem } from '../../world/keychain-record.ts';
import { type Command, type Result, shown, usageOf } from '../command.ts';

/** `security`: the keychains of whoever is signed in. */
const securityUsage = [
  'Usage: security [command] [command-args]',
  '    list-keychains                 Display or manipulate the keychain search list.',
  '    unlock-keychain                Unlock the specified keychain.',
  '    set-keychain-password          Set password for a keychain.',
  '    create-keychain                Create keychains.',
  '    delete-keychain                Delete keychains and remove them from the search list.',
  '    dump-keychain                  Dump the contents of one or more keychains.',
  '    show-keychain-info             Show the settings for keychain.',
  '    set-keychain-settings          Set settings for a keychain.',
  '    delete-generic-password        Delete a generic password item.',
  '',
] as const;

const nameOf = (typed: string | undefined): string =>
  (typed ?? 'login').replace(/^.*\//, '').replace(/\.keychain(-db)?$/, '');

const pathOf = (host: Host, { name }: Keychain): string =>
  `/Users/${host.session.user}/Library/Keychains/${name}.keychain-db`;

const missing = (verb: string): Result => ({
  lines: [`security: ${verb}: The specified keychain could not be found.`],
  status: 'failed',
});

const WRONG_PASSWORD = 'The user name or passphrase you entered is not correct.';

const stateOf = ({ name, opensAtLogin }: Keychain) =>
  shown('keychain', name, opensAtLogin ? 'opens' : 'old-password');

function withKeychains(host: Host, keychains: readonly Keychain[]): Host {
  return { ...host, keychains };
}

/** The person types the old password into the prompt, when it is still known. */
function setPassword(host: Host, keychain: Keychain, at: DeskTime): Result {
  const prompts = ['Old Password:', 'New Password:', 'Retype New Password:'];
  if (!keychain.opensAtLogin && !keychain.oldPasswordKnown)
    return {
      lines: [...prompts, `security: SecKeychainChangePassword: ${WRONG_PASSWORD}`],
      shows: [stateOf(keychain)],
      seconds: 90,
      status: 'failed',
    };
  // Once it opens, each program asks one last time and saves what it is told.
  const items = keychain.opensAtLogin
    ? keychain.items
    : keychain.items.map((item) => ({ ...item, savedAt: at }));
  const after = { ...keychain, opensAtLogin: true, items };
  return {
    lines: prompts,
    shows: [stateOf(after)],
    seconds: 90,
    host: replaced(host, after),
  };
}

/** `20261124073000Z`. */
function stampOf({ savedAt }: KeychainItem): string {
  const { year, month, day } = wallTime(savedAt);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${year}${two(month)}${two(day)}${clockText(savedAt).replaceAll(':', '')}Z`;
}

function replaced(host: Host, after: Keychain): Host {
  return withKeychains(
    host,
    host.keychains.map((one) => (one.name === after.name ? after : one)),
  );
}

const lockOf = ({ name, locksAfterSeconds }: Keychain) =>
  shown('keychain', `${name} lock`, locksAfterSeconds === null ? 'no-timeout' : String(locksAfterSeconds));

/** Printed by macOS on the error stream, as everything that it says of settings. */
function settings(host: Host, keychain: Keychain): Result {
  const { locksAfterSeconds } = keychain;
  const timeout = locksAfterSeconds === null ? 'no-timeout' : `timeout=${locksAfterSeconds}s`;
  return { lines: [`Keychain "${pathOf(host, keychain)}" ${timeout}`], shows: [lockOf(keychain)] };
}

/** Without `-t` there is no time after which it locks. */
function withLockTime(host: Host, keychain: Keychain, options: readonly string[]): Result {
  const at = options.indexOf('-t');
  const seconds = at === -1 ? null : Number(options[at + 1]);
  if (seconds !== null && !(seconds > 0)) return usageOf({ usage: securityUsage });
  const after = { ...keychain, locksAfterSeconds: seconds };
  return { lines: [], shows: [lockOf(after)], seconds: 60, host: replaced(host, after) };
}

/** `-l "Exchange mail"`, then the keychain; the one that opens at login where none is named. */
function withoutItem(host: Host, args: readonly string[]): Result {
  const at = args.indexOf('-l');
  const label = at === -1 ? undefined : args[at + 1];
  const keychain = host.keychains.find(({ name }) => name === nameOf(args[at + 2]));
  if (label === undefined) return usageOf({ usage: securityUsage });
  if (keychain === undefined || keychain.items.every(({ name }) => name !== label))
    return {
      lines: ['security: SecKeychainSearchCopyNext: The specified item could not be found in the keychain.'],
      status: 'failed',
    };
  const items = keychain.items.filter(({ name }) => name !== label);
  return { lines: ['password has been deleted.'], seconds: 60, host: replaced(host, { ...keychain, items }) };
}

export const security: Command = {
  usage: securityUsage,
  run: (host, seen, [verb = '', ...args]) => {
    const name = nameOf(args.at(-1));
    const keychain = host.keychains.find((one) => one.name === name);
    switch (verb) {
      case 'list-keychains':
        return {
          lines: [
            ...host.keychains.map((one) => `    "${pathOf(host, one)}"`),
            '    "/Library/Keychains/System.keychain"',
          ],
        };
      case 'unlock-keychain':
        if (keychain === undefined) return missing('SecKeychainUnlock');
        return {
          lines: [
            `password to unlock ${pathOf(host, keychain)}: `,
            ...(keychain.opensAtLogin
              ? []
              : [`security: SecKeychainUnlock ${pathOf(host, keychain)}: ${WRONG_PASSWORD}`]),
          ],
          shows: [stateOf(keychain)],
          status: keychain.opensAtLogin ? 'ok' : 'failed',
        };
      case 'dump-keychain':
        if (keychain === undefined) return missing('SecKeychainCopySettings');
        return {
          lines: keychain.items.flatMap((item) => [
            `keychain: "${pathOf(host, keychain)}"`,
            'class: "genp"',
            `    0x00000007 <blob>="${item.name}"`,
            `    "mdat"<timedate>="${stampOf(item)}"`,
          ]),
          shows: [shown('keychain', `${name} items`, keychain.items.map((item) => item.name).join(', '))],
        };
      case 'set-keychain-password':
        return keychain === undefined
          ? missing('SecKeychainChangePassword')
          : setPassword(host, keychain, seen.now);
      case 'create-keychain':
        if (keychain !== undefined)
          return {
            lines: ['security: SecKeychainCreate: A keychain with the same name already exists.'],
            status: 'failed',
          };
        return {
          lines: ['password for new keychain:', 'retype password for new keychain:'],
          seconds: 60,
          host: withKeychains(host, [
            ...host.keychains,
            { name, opensAtLogin: true, oldPasswordKnown: true, locksAfterSeconds: null, items: [] },
          ]),
          effects: [{ code: 'keychain-created', of: name }],
        };
      case 'delete-keychain':
        if (keychain === undefined || args.length === 0) return missing('SecKeychainDelete');
        return {
          lines: [],
          host: withKeychains(
            host,
            host.keychains.filter((one) => one.name !== name),
          ),
          effects: [{ code: 'keychain-deleted', of: name }],
        };
      case 'show-keychain-info':
        return keychain === undefined ? missing('SecKeychainCopySettings') : settings(host, keychain);
      case 'set-keychain-settings':
        return keychain === undefined
          ? missing('SecKeychainSetSettings')
          : withLockTime(host, keychain, args.slice(0, -1));
      case 'delete-generic-password':
        return withoutItem(host, args);
      default:
        return usageOf({ usage: securityUsage });
    }
  },
};
