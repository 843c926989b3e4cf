import type { Paraphrases } from '../../support/paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  'owner-approval': {
    en: [
      'May this person read the payroll folder?',
      'Do you approve the access?',
      'Do you agree that they open this folder?',
      'Is it okay to give read access to the folder?',
      'Have you decided on this request?',
    ],
    es: [
      '¿Puede leer esta persona la carpeta de nóminas?',
      '¿Autorizas el acceso?',
      '¿Estás de acuerdo en que abra la carpeta?',
      '¿Das permiso para entrar en la carpeta?',
      '¿Has aprobado esta solicitud?',
    ],
  },
  'what-for': {
    en: [
      'What do you need the folder for?',
      'Why do you need access to it?',
      'Do you only have to read there?',
      'Do you want to read or to change files?',
      'What do you want to do in that folder?',
    ],
    es: [
      '¿Para qué necesitas la carpeta?',
      '¿Por qué necesitas acceso?',
      '¿Te basta con leer?',
      '¿Quieres solo leer o también cambiar archivos?',
      '¿Qué quieres hacer en la carpeta?',
    ],
  },
  'tell-declined': {
    en: [
      'The owner of the folder has declined.',
      'I am afraid the HR lead said no.',
      'Human Resources does not approve the access, they refused.',
      'I cannot give you access to it.',
      'The owner refused the request.',
    ],
    es: [
      'La responsable de la carpeta lo ha rechazado.',
      'Recursos Humanos ha dicho que no.',
      'La propietaria no lo autoriza.',
      'No puedo darte acceso.',
      'El responsable ha denegado la solicitud.',
    ],
  },
};
