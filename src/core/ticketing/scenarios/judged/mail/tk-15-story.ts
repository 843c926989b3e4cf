import { isOrdinary } from '../../cast.ts';
import type { TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import { person } from '../shared/scene.ts';
import { ticketIntent } from '../shared/ticket-intent.ts';

/** TK-15: suppliers have answered, and nothing arrives. */
export const MAIL_NEVER_ARRIVES: TicketStory = {
  ...DESK_STORIES['TK-15'],
  // Finance accounts get a new password with a manager beside them alone.
  roles: { requester: { suits: (one) => isOrdinary(one) && one.department !== 'finance' } },
  subjects: (scene) => ({ account: person(scene).login, requester: person(scene).id }),
  values: () => ({}),
  intents: [
    ticketIntent('TK-15', 'warn-payments', 'request', {
      en: [
        'pay|payment*|transfer*|money|bank|accounting nothing|not|no|never|check|hold|new|change*|details|trust|first|ring|phone|wait',
      ],
      es: [
        'pag*|transfer*|transfier*|dinero|banco|bancari*|contabilidad no|nada|comprueb*|comprob*|ret*|nuev*|cambi*|fi*|llama|telefono',
      ],
    }),
    ticketIntent('TK-15', 'own-rule-off', 'request', {
      en: ['rule|rules switch|turn|disable|remove|delete|off|take|stop|look|sort*'],
      es: [
        'regla|reglas desactiv*|quit*|borr*|apag*|elimin*|mira|par*',
        'desactiv*|quit*|apag* regla|la|desactivala|quitala <5',
      ],
    }),
    ticketIntent('TK-15', 'unblock-sender', 'request', {
      en: [
        'unblock*',
        'blocked|block_list|blocklist take|remove|delete|off|list|clear',
        'safe|allow sender|senders|supplier|address|mail|list|settings',
      ],
      es: [
        'desbloque*',
        'bloquead*|bloqueo quit*|sac*|elimin*|borr*|lista',
        'segur*|permit* remitente*|proveedor*|direccion|correo !comprueb*|estas_seguro|pag*',
      ],
    }),
    ticketIntent('TK-15', 'look-in-junk', 'question', {
      en: ['junk|spam !block*|unblock*|allow|safe|settings'],
      es: ['spam|basura|no_deseado !bloque*|desbloque*|permit*|segur*|configuracion'],
    }),
    ticketIntent('TK-15', 'missing-mail', 'question', {
      en: [
        'which|what|who|whose|whom|is_it|kind mail|mails|e_mail*|message*|email*|emails|supplier*|replies|answer* !rule|error|see|say|says|address|computer|pay|changed|did_you|screen',
      ],
      es: [
        'que|cual*|quien*|es|tipo correo*|mensaje*|proveedor* falt*|lleg*|perdid*|quien|proveedor*|escrit*|trat*|esper*|todos|tipo !regla|pag*|bloque*|desbloque*|spam|basura|no_deseado|transfier*|transfer*|quit*|sac*',
      ],
    }),
  ],
  suspects: [
    { id: 'attackers-rule', band: 'common', acts: ['reset-password'] },
    { id: 'kept-back', band: 'common', acts: ['release-message'] },
    { id: 'own-rule', band: 'possible', acts: ['own-rule-off'] },
    { id: 'blocked-sender', band: 'possible', acts: ['unblock-sender'] },
  ],
  tests: [
    {
      id: 'mail-trace@account',
      seconds: 30,
      outcomes: ['delivered', 'quarantined', 'junk'],
      otherwise: 'delivered',
      says: { 'kept-back': 'quarantined', 'blocked-sender': 'junk' },
    },
    {
      id: 'inbox-rule@account',
      seconds: 30,
      outcomes: ['none', 'hides-mail'],
      otherwise: 'none',
      says: { 'attackers-rule': 'hides-mail' },
    },
    {
      id: 'sorting-rule@account',
      seconds: 30,
      outcomes: ['none', 'sorts'],
      otherwise: 'none',
      says: { 'own-rule': 'sorts' },
    },
    {
      id: 'mail-forwarding@account',
      seconds: 30,
      outcomes: ['none', 'outside'],
      otherwise: 'none',
      says: { 'attackers-rule': 'outside' },
    },
    {
      id: 'foreign-sign-ins@account',
      seconds: 30,
      outcomes: ['none', 'refused', 'let-in'],
      otherwise: 'none',
      says: { 'attackers-rule': 'let-in' },
    },
    {
      id: 'blocked-senders@account',
      seconds: 30,
      outcomes: ['none', 'some'],
      otherwise: 'none',
      says: { 'blocked-sender': 'some' },
    },
    {
      id: 'told:missing-mail@requester',
      seconds: 30,
      outcomes: ['invoices', 'one-supplier'],
      otherwise: 'one-supplier',
      says: { 'attackers-rule': 'invoices', 'own-rule': 'invoices' },
    },
    {
      id: 'told:junk@requester',
      seconds: 30,
      outcomes: ['not-there', 'there'],
      otherwise: 'not-there',
      says: { 'blocked-sender': 'there' },
    },
  ],
  waitSeconds: 240,
  objectives: ['C2 2.5', 'C2 3.4'],
};
