import type { Check } from '../../../../assessment/run-record.ts';
import type { DeskCommand } from '../../../model/commands.ts';
import type { Condition } from '../../../model/condition.ts';
import type { DeskState } from '../../../model/state.ts';
import type { VoiceLine } from '../../../model/voice.ts';
import type { Intent } from '../../../talk/talk.ts';
import type { Scene } from '../../desk-case.ts';
import { say as ask } from '../shared/expert-steps.ts';
import { managerOf } from '../shared/scene.ts';
import { ticketIntent } from '../shared/ticket-intent.ts';
import { linesOf } from '../shared/voice-lines.ts';

/** What tickets about the screen that asks for a recovery key have in common. */

export function keyIdIntent(story: string): Intent {
  return ticketIntent(story, 'key-id', 'question', {
    en: [
      'key_id|recovery_id|id|eight|digits|characters what|which|read|tell|give|spell|begin*|start*|first|show* !enter|type|asset|again|once_more|twice|slowly|label|sticker|card|photo|six',
    ],
    es: [
      'id|identificador|ocho|digitos|caracteres|cifras que|cual|lee*|dime|dicta*|deletrea|empieza|primeros|primeras|muestra|aparece|sale !escrib*|introduc*|vez|despacio|etiqueta|pegatina|documento|foto|seis',
    ],
  });
}

export function tellKey(story: string): Intent {
  return ticketIntent(story, 'tell-recovery-key', 'request', {
    en: [
      'recovery_key|key|48_digits|six_digits|digits|blocks|block|groups is|are|read|tell|give|enter|type|dictate|here|write|begin|ready|goes !id|screen|what|which|restart',
    ],
    es: [
      'clave|48_digitos|48_cifras|seis_digitos|digitos|cifras|bloques|bloque|grupos es|son|leo|leer|digo|dicto|doy|escribe|escribelos|introduce|anota|apunta|aqui|va|vamos|empezamos !verdad|cierto|confirmas|id|identificador|que_clave|pantalla|reinici*',
    ],
  });
}

/** The computer starts, now and the next time. */
export function starts(asset: string): Condition {
  return { reading: 'startup', subject: asset, is: ['starts'] };
}

const RUNS = ['starts', 'asks-next-time'] as const;

/** The computer runs at this moment. */
export function runs(asset: string): Condition {
  return { reading: 'startup', subject: asset, is: RUNS };
}

/** A key that was read out is known to people: it is good no more. */
export function isRotated(asset: string): Condition {
  return { reading: 'key-access', subject: asset, is: ['rotated'] };
}

/** Typing the key of a computer, once somebody at the desk has it. */
export function keyLines(story: string, asset: string): readonly VoiceLine[] {
  const { say } = linesOf(story, 'requester');
  const isShown: Condition = { reading: 'key-access', subject: asset, is: ['shown'] };
  return [
    say('tell-recovery-key', 'tell-recovery-key.done', {
      when: isShown,
      effects: [{ do: 'enter-recovery-key', asset }],
    }),
    say('tell-recovery-key', 'tell-recovery-key.nothing', { when: { not: isShown } }),
  ];
}

/** The person seen with an ID, and the manager's word: with the call back before it, what a recovery key needs. */
export function fullyProven(scene: Scene, contact: string, manager: string): readonly DeskCommand[] {
  return [
    { kind: 'start-video', contact },
    { kind: 'check-photo-id', contact },
    ask(contact, 'please-wait'),
    { kind: 'hold-call', contact },
    { kind: 'dial', ticket: scene.number, number: managerOf(scene).phone },
    ask(manager, 'confirm-request'),
    { kind: 'end-call', contact: manager },
    { kind: 'resume-call', contact },
  ];
}

/** Reads the key of a computer out. */
export function toldKey(asset: string, contact: string): readonly DeskCommand[] {
  return [{ kind: 'reveal-recovery-key', asset }, ask(contact, 'tell-recovery-key')];
}

/** The id on the screen was compared with the directory before any key was shown. */
export function comparedGoal(scene: Scene, state: DeskState, keyId: string): Check {
  const compared = state.evidence.find(
    ({ ticket, findings }) =>
      ticket === scene.number &&
      findings.some(({ test, subject }) => test === 'key-holder' && subject === keyId),
  );
  const shown = state.acts.find(
    ({ act, ticket }) => act === 'reveal-recovery-key' && ticket === scene.number,
  );
  return {
    id: 'key-compared',
    met: compared !== undefined && (shown === undefined || compared.step < shown.step),
  };
}

/** No key was looked at: none was needed, or none was this person's. */
export function noKeyGoal(scene: Scene, state: DeskState): Check {
  return {
    id: 'no-key-shown',
    met: state.acts.every(({ act, ticket }) => act !== 'reveal-recovery-key' || ticket !== scene.number),
  };
}
