import { APPROVAL_PARAPHRASES } from '../../support/approval-paraphrases.ts';
import type { Paraphrases } from '../../support/paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  ...APPROVAL_PARAPHRASES,
  'move-yourself': {
    en: [
      'Please add the new phone yourself and approve it on the old one.',
      'You can register the new phone with the old phone.',
      'Set up the new phone and approve it with the old one.',
      'Could you move it to the new phone yourself?',
      'Add the new one from the old phone, please.',
    ],
    es: [
      'Añade tú mismo el móvil nuevo y apruébalo en el viejo.',
      'Puedes registrar el teléfono nuevo con el viejo: registra el nuevo desde el antiguo.',
      'Configura el móvil nuevo y apruébalo con el antiguo.',
      '¿Lo pasas tú mismo? Pasa la aplicación al móvil nuevo desde el viejo.',
      'Añade el nuevo desde el móvil antiguo, por favor.',
    ],
  },
};
