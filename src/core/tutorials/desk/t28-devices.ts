import type { Condition } from '../../ticketing/model/condition.ts';
import { hasLaptop, worksAtDesk } from '../../ticketing/scenarios/cast.ts';
import { approverOf } from '../../ticketing/world/world.ts';
import { begun, say } from './acts.ts';
import { COMPANY, castOf, type DeskTutorial, deskAt, deviceOf, linesOf, ownIntent } from './desk-tutorial.ts';
import { pointAt, pointAtNothing } from './places.ts';
import { did, found, handedOver, neverDid, proven, said } from './wants.ts';

const ID = 'T28';
const ENCRYPTED = 'SD-4101';
const STOLEN = 'SD-4102';
const withLaptop = (one: Parameters<typeof hasLaptop>[0]): boolean =>
  worksAtDesk(one) && hasLaptop(one) && one.department !== 'finance';
const { holder, robbed } = castOf({ holder: withLaptop, robbed: withLaptop });
const manager = approverOf(COMPANY, holder);
const laptop = deviceOf(holder);
const KEY_ID = laptop.recoveryKeyId ?? '';
const lost = deviceOf(robbed);
const lostPhone = deviceOf(robbed, ({ kind }) => kind === 'phone');

const isShown: Condition = { reading: 'key-access', subject: laptop.asset, is: ['shown'] };
const line = linesOf(ID, 'holder');

/** A recovery key for whom it belongs to, and what is locked when a bag is gone. */
export const T28: DeskTutorial = {
  id: ID,
  start: () =>
    deskAt(ID, {
      effects: [
        { do: 'put-device', device: { ...laptop, startup: { changed: 'firmware', isUnlocked: false } } },
      ],
      tickets: [
        {
          number: ENCRYPTED,
          name: 'encrypted',
          channel: 'walk-up',
          requester: holder,
          values: { keyId: KEY_ID },
          intents: [
            ownIntent(ID, 'key-id', 'question', {
              en: ['key_id|recovery_id|id|eight|digits what|which|read|tell|first'],
              es: ['id|identificador|ocho|digitos que|cual|lee*|dime|primeros'],
            }),
            ownIntent(ID, 'tell-recovery-key', 'request', {
              en: ['recovery_key|key|48_digits|blocks is|are|enter|type|here|goes !id|which'],
              es: ['clave|48_digitos|bloques es|son|escribe|aqui|va !identificador|que_clave'],
            }),
            ownIntent(ID, 'confirm-request', 'question', {
              en: ['confirm|know|aware|agree|approve request*|asked|asks|counter|laptop|key'],
              es: ['confirma*|sabes|consta|acuerdo|apruebas peticion|pide|pidio|mostrador|portatil|clave'],
            }),
          ],
          speakers: [
            {
              role: 'requester',
              name: 'holder',
              person: holder,
              lines: [
                line('key-id', 'key-id', { tells: [{ fact: 'key-id', outcome: 'read' }] }),
                line('tell-recovery-key', 'typed', {
                  when: isShown,
                  effects: [{ do: 'enter-recovery-key', asset: laptop.asset }],
                }),
                line('tell-recovery-key', 'waits', { when: { not: isShown } }),
              ],
            },
            {
              role: 'manager',
              person: manager,
              lines: [linesOf(ID, 'manager')('confirm-request', 'confirms', { confirms: true })],
            },
          ],
        },
        {
          number: STOLEN,
          name: 'stolen',
          channel: 'walk-up',
          requester: robbed,
          values: { laptop: lost.asset, phone: lostPhone.asset },
          handOver: { group: 'security', needs: [{ test: 'device-owner', subject: lost.asset }] },
          speakers: [{ role: 'requester', name: 'robbed', person: robbed, lines: [] }],
        },
      ],
    }),
  steps: [
    {
      id: 'key',
      phase: 'watch',
      wants: [said('asked', ENCRYPTED, 'key-id'), found('holder', 'key-holder', KEY_ID)],
      target: pointAt('tools devices.key'),
      script: [
        { kind: 'answer-call', contact: 'C1' },
        say('C1', 'key-id'),
        { kind: 'look', page: 'devices.key', subject: KEY_ID },
      ],
    },
    {
      id: 'seen',
      phase: 'watch',
      wants: [proven('seen', ENCRYPTED, 'photo-id-in-person')],
      target: pointAt('tools phone'),
      script: [{ kind: 'check-photo-id', contact: 'C1' }],
    },
    {
      id: 'manager',
      phase: 'missing',
      wants: [proven('manager', ENCRYPTED, 'manager-on-record')],
      target: pointAt('tools directory.person'),
      script: [
        { kind: 'look', page: 'directory.person', subject: holder.id },
        say('C1', 'please-wait'),
        { kind: 'hold-call', contact: 'C1' },
        { kind: 'look', page: 'directory.person', subject: manager?.id ?? '' },
        { kind: 'dial', ticket: ENCRYPTED, number: manager?.phone ?? '' },
        say('C3', 'confirm-request'),
        { kind: 'end-call', contact: 'C3' },
        { kind: 'resume-call', contact: 'C1' },
      ],
    },
    {
      id: 'give',
      phase: 'missing',
      wants: [
        did('shown', 'reveal-recovery-key', laptop.asset),
        said('told', ENCRYPTED, 'tell-recovery-key'),
        did('rotated', 'rotate-recovery-key', laptop.asset),
      ],
      target: pointAt('tools devices.key'),
      script: [
        { kind: 'reveal-recovery-key', asset: laptop.asset },
        say('C1', 'tell-recovery-key'),
        { kind: 'rotate-recovery-key', asset: laptop.asset },
        { kind: 'end-call', contact: 'C1' },
      ],
    },
    {
      id: 'alone',
      phase: 'alone',
      wants: [
        proven('badge', STOLEN, 'badge-in-person'),
        did('laptop', 'lock-device', lost.asset),
        did('phone', 'lock-device', lostPhone.asset),
        neverDid('kept', 'wipe-device', lost.asset),
        handedOver('security', STOLEN, 'security'),
      ],
      target: pointAtNothing,
      script: [
        { kind: 'answer-call', contact: 'C2' },
        { kind: 'check-badge', contact: 'C2' },
        { kind: 'look', page: 'devices.asset', subject: lost.asset },
        { kind: 'lock-device', asset: lost.asset },
        { kind: 'lock-device', asset: lostPhone.asset },
        { kind: 'end-call', contact: 'C2' },
        ...begun(STOLEN, {
          category: 'security',
          subcategory: 'lost-device',
          impact: 2,
          urgency: 1,
          isSecurityCase: true,
        }),
        { kind: 'escalate', ticket: STOLEN, group: 'security', evidence: [7] },
      ],
    },
  ],
};
