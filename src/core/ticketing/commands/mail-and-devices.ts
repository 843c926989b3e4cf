import { actOn } from '../handlers/acts.ts';
import { type Outcome, refuse } from '../handlers/change.ts';
import type { CommandOf } from '../model/commands.ts';
import type { DeskState } from '../model/state.ts';
import { isComputer } from '../world/devices.ts';
import type { WorldEffect } from '../world/effects.ts';
import { findDevice, findMailbox } from '../world/world.ts';
import type { CommandRows } from './command-row.ts';
import { id } from './fields.ts';

type MailboxKind =
  | 'remove-inbox-rules'
  | 'hold-mailbox'
  | 'set-auto-reply'
  | 'delete-account'
  | 'empty-deleted-items'
  | 'enable-archive';
type DeviceKind = 'lock-device' | 'wipe-device' | 'remove-work-data';

/** An act on a mailbox whose effect has the name of the command. */
function onMailbox(state: DeskState, { kind, login }: CommandOf<MailboxKind>): Outcome {
  const mailbox = findMailbox(state.world, login);
  if (mailbox === null || mailbox.isDeleted) return refuse('no-such-record', login);
  return actOn(state, kind, login, [{ do: kind, login }]);
}

const MANAGED = {
  'lock-device': 'locked',
  'wipe-device': 'wiped',
  'remove-work-data': 'work-data-removed',
} as const;

function onDevice(state: DeskState, { kind, asset }: CommandOf<DeviceKind>): Outcome {
  if (findDevice(state.world, asset) === null) return refuse('no-such-record', asset);
  const effect: WorldEffect = { do: 'manage-device', asset, managed: MANAGED[kind] };
  return actOn(state, kind, asset, [effect]);
}

/** A new certificate is good for a year; only a computer of the company has one. */
function renewCertificate(state: DeskState, { kind, asset }: CommandOf<'renew-certificate'>): Outcome {
  const device = findDevice(state.world, asset);
  if (device === null) return refuse('no-such-record', asset);
  if (!isComputer(device)) return refuse('not-a-computer', asset);
  return actOn(state, kind, asset, [{ do: kind, asset }]);
}

/** Mailboxes, and what device management does from afar. */
export const MAIL_AND_DEVICES: CommandRows<
  | MailboxKind
  | 'restore-address'
  | 'release-message'
  | 'share-mailbox'
  | DeviceKind
  | 'exempt-device'
  | 'renew-certificate'
> = {
  'remove-inbox-rules': { fields: { login: id }, identity: null, handle: onMailbox },
  'hold-mailbox': { fields: { login: id }, identity: null, handle: onMailbox },
  'set-auto-reply': { fields: { login: id }, identity: null, handle: onMailbox },
  'delete-account': { fields: { login: id }, identity: null, handle: onMailbox },
  'empty-deleted-items': { fields: { login: id }, identity: null, handle: onMailbox },
  'enable-archive': { fields: { login: id }, identity: null, handle: onMailbox },
  'restore-address': {
    fields: { login: id, address: id },
    identity: null,
    handle(state, { kind, login, address }) {
      const former = findMailbox(state.world, login)?.formerAddresses ?? [];
      if (!former.some((one) => one.address === address)) return refuse('no-such-record', address);
      return actOn(state, kind, login, [{ do: kind, login, address }]);
    },
  },
  'release-message': {
    fields: { message: id },
    identity: null,
    handle(state, { kind, message }) {
      const found = state.world.messages.find((one) => one.id === message);
      if (found?.status !== 'quarantined') return refuse('no-such-record', message);
      return actOn(state, kind, message, [{ do: kind, message }]);
    },
  },
  'share-mailbox': {
    fields: { login: id, reader: id },
    identity: null,
    handle(state, { kind, login, reader }) {
      if (findMailbox(state.world, login) === null) return refuse('no-such-record', login);
      return actOn(state, kind, login, [{ do: kind, login, reader }]);
    },
  },
  'exempt-device': {
    fields: { asset: id },
    identity: null,
    handle(state, { kind, asset }) {
      if (findDevice(state.world, asset) === null) return refuse('no-such-record', asset);
      return actOn(state, kind, asset, [{ do: kind, asset }]);
    },
  },
  'renew-certificate': {
    fields: { asset: id },
    identity: 'unlock',
    handle: renewCertificate,
  },
  'remove-work-data': {
    fields: { asset: id },
    identity: 'work-data-removal',
    handle: onDevice,
  },
  'lock-device': { fields: { asset: id }, identity: null, handle: onDevice },
  'wipe-device': { fields: { asset: id }, identity: 'device-wipe', handle: onDevice },
};
