import { z } from '../../contracts/zod.ts';
import { SECONDS_PER_HOUR } from '../../kernel/time.ts';
import { actOn } from '../handlers/acts.ts';
import { refuse } from '../handlers/change.ts';
import { look } from '../handlers/looking.ts';
import type { IdentityAct } from '../identity/acts.ts';
import type { CommandOf, DeskCommand } from '../model/commands.ts';
import { PAGE_IDS } from '../tools/pages.ts';
import type { WorldEffect } from '../world/effects.ts';
import { findAccount, findDevice } from '../world/world.ts';
import type { CommandRow, CommandRows } from './command-row.ts';
import { id } from './fields.ts';

/** A temporary access pass is good for this long. */
const ACCESS_PASS_SECONDS = SECONDS_PER_HOUR;

/** Commands that do something to one account. */
type AccountCommand = Extract<DeskCommand, { readonly login: string }>;

/** An act on an account: what it needs, what it does. */
function onAccount<Kind extends AccountCommand['kind']>(
  identity: IdentityAct | null,
  effects: (command: CommandOf<Kind> & { readonly login: string }) => readonly WorldEffect[],
): Pick<CommandRow<CommandOf<Kind>>, 'identity' | 'handle'> {
  return {
    identity,
    handle(state, command) {
      const { kind, login } = command as CommandOf<Kind> & { readonly login: string };
      return findAccount(state.world, login) === null
        ? refuse('no-such-record', login)
        : actOn(state, kind, login, effects(command as CommandOf<Kind> & { readonly login: string }));
    },
  };
}

const login = { login: id };

/** Looking things up, and changing them. */
export const TOOLS: CommandRows<
  | 'look'
  | 'unlock-account'
  | 'reset-password'
  | 'disable-account'
  | 'enable-account'
  | 'join-group'
  | 'leave-group'
  | 'end-sessions'
  | 'issue-access-pass'
  | 'remove-authenticator'
  | 'revoke-grant'
  | 'clear-credentials'
> = {
  look: {
    fields: { page: z.enum(PAGE_IDS as [(typeof PAGE_IDS)[number]]), subject: id },
    identity: null,
    handle: look,
  },
  'unlock-account': {
    fields: login,
    ...onAccount<'unlock-account'>('unlock', (command) => [{ do: 'unlock', login: command.login }]),
  },
  'reset-password': {
    fields: login,
    ...onAccount<'reset-password'>('password-reset', (command) => [
      { do: 'set-password', login: command.login, mustChange: true },
      { do: 'unlock', login: command.login },
    ]),
  },
  'disable-account': {
    fields: login,
    ...onAccount<'disable-account'>('account-disable', (command) => [
      { do: 'disable', login: command.login },
    ]),
  },
  'enable-account': {
    fields: login,
    ...onAccount<'enable-account'>('unlock', (command) => [{ do: 'enable', login: command.login }]),
  },
  'join-group': {
    fields: { login: id, group: id },
    ...onAccount<'join-group'>(null, (command) => [
      { do: 'join-group', login: command.login, group: command.group },
    ]),
  },
  'leave-group': {
    fields: { login: id, group: id },
    ...onAccount<'leave-group'>(null, (command) => [
      { do: 'leave-group', login: command.login, group: command.group },
    ]),
  },
  'end-sessions': {
    fields: login,
    ...onAccount<'end-sessions'>(null, (command) => [{ do: 'end-sessions', login: command.login }]),
  },
  'issue-access-pass': {
    fields: login,
    ...onAccount<'issue-access-pass'>('new-authenticator', (command) => [
      { do: 'issue-access-pass', login: command.login, seconds: ACCESS_PASS_SECONDS },
    ]),
  },
  'remove-authenticator': {
    fields: { login: id, phone: id.exactOptional() },
    ...onAccount<'remove-authenticator'>('mfa-reset', (command) => [
      {
        do: 'remove-authenticator',
        login: command.login,
        ...(command.phone === undefined ? {} : { phone: command.phone }),
      },
    ]),
  },
  'revoke-grant': {
    fields: { login: id, app: id },
    identity: null,
    handle(state, { kind, login, app }) {
      const grants = findAccount(state.world, login)?.grants ?? [];
      const isThere = grants.some((grant) => grant.app === app && grant.revokedAt === null);
      // The record says which app: an account may have several.
      return isThere ? actOn(state, kind, app, [{ do: kind, login, app }]) : refuse('no-such-record', app);
    },
  },
  'clear-credentials': {
    fields: { asset: id },
    identity: null,
    handle(state, { kind, asset }) {
      const device = findDevice(state.world, asset);
      if (device === null) return refuse('no-such-record', asset);
      if (device.kind === 'phone' || device.kind === 'scanner') return refuse('not-a-computer', asset);
      return actOn(state, kind, asset, [
        { do: 'forget-saved-password', asset, app: 'drive' },
        { do: 'forget-saved-password', asset, app: 'keychain' },
        { do: 'forget-mail-password', asset },
      ]);
    },
  },
};
