import type { Paraphrases } from '../../support/paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  'missing-details': {
    en: [
      'Please fill in the start date in the form.',
      'The form is not complete, please send the missing details.',
      'I need the first day to go on.',
      'When does the new colleague begin?',
      'Could you complete the onboarding form?',
    ],
    es: [
      'Rellena la fecha de inicio en el formulario, por favor.',
      'Al formulario le faltan datos, complétalo por favor.',
      'Necesito la fecha del primer día.',
      '¿Cuándo empieza la persona nueva?',
      '¿Puedes completar la ficha con la fecha?',
    ],
  },
  'which-tasks': {
    en: [
      'What will the new colleague do?',
      'Which tasks will it be?',
      'Why do they need the same rights?',
      'What exactly is the job?',
      'Do they also run payments?',
    ],
    es: [
      '¿Qué tareas va a hacer?',
      '¿Cuáles serán sus tareas?',
      '¿Por qué necesita los mismos permisos?',
      '¿Qué trabajo hará exactamente?',
      '¿También hace pagos?',
    ],
  },
  'owner-approval': {
    en: [
      'May the starter have the admin rights?',
      'Do you approve the payment rights?',
      'Do you agree that they get finance admin?',
      'Is it okay to give them these rights?',
      'Should they have it?',
    ],
    es: [
      '¿Puede tener los permisos de administración?',
      '¿Autorizas los permisos de pagos?',
      '¿Estás de acuerdo en que los tenga?',
      '¿Apruebas este acceso?',
      '¿Estás conforme con estos derechos?',
    ],
  },
  'tell-template': {
    en: [
      'I give the rights of the role, not a copy.',
      'We use the template of the role instead.',
      'We do not copy the rights of somebody else.',
      'The account gets the role template.',
      'I never clone a colleague’s rights.',
    ],
    es: [
      'Doy los permisos del puesto, no una copia.',
      'Usamos la plantilla del puesto.',
      'No copiamos los permisos de otra persona.',
      'La cuenta recibe la plantilla de su puesto.',
      'Nunca clonamos los permisos de nadie.',
    ],
  },
};
