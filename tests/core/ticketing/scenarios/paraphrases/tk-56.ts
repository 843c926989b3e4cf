import type { Paraphrases } from '../../support/paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  'report-disclosure': {
    en: [
      'I have to report that staff data went to a public chatbot.',
      'A list with 420 names was pasted into an AI outside the company.',
      'I want to inform you of a data incident with a chatbot.',
      'Somebody gave our staff list to a public assistant.',
      'Personal data has left the company through a chat program.',
    ],
    es: [
      'Tengo que comunicar que se han pegado datos del personal en un chatbot público.',
      'Una lista con 420 nombres ha salido a una IA de fuera de la empresa.',
      'Quiero avisarte de un incidente de datos con un chatbot.',
      'Alguien dio nuestra lista de personal a un asistente público.',
      'Han salido datos personales de la empresa por un programa de chat.',
    ],
  },
  'who-reviewed': {
    en: [
      'Has anybody reviewed the script?',
      'Who has checked it?',
      'Did the systems team look at the script?',
      'Was it tested or approved by somebody?',
      'Is there a review of it?',
    ],
    es: [
      '¿Alguien ha revisado el script?',
      '¿Quién lo ha comprobado?',
      '¿Lo ha mirado el equipo de sistemas?',
      '¿Lo ha probado o aprobado alguien?',
      '¿Hay alguna revisión del script?',
    ],
  },
  'what-pasted': {
    en: [
      'What did you paste into the chatbot?',
      'Which data did you give it?',
      'Was it the real staff list that you gave to the assistant?',
      'What was in the list that you copied into it?',
      'Did you type real names into the chat?',
    ],
    es: [
      '¿Qué pegaste en el chatbot?',
      '¿Qué datos le diste?',
      '¿Le diste al asistente la lista real del personal?',
      '¿Qué había en la lista que copiaste?',
      '¿Escribiste nombres reales en el chat?',
    ],
  },
  'tell-declined': {
    en: [
      'I will not run the script, because nobody has reviewed it.',
      'I cannot run that as an administrator.',
      'We do not run a script that nobody has tested.',
      'The script goes to its owner for a review first, I do not start it.',
      'Please do not run it either, it has to be reviewed.',
    ],
    es: [
      'No voy a ejecutar el script, porque nadie lo ha revisado.',
      'No puedo ejecutarlo como administrador.',
      'No ejecutamos un script que nadie ha probado.',
      'El script va primero a revisión, no lo lanzo.',
      'Tampoco lo ejecutes tú, por favor, hay que revisarlo.',
    ],
  },
  'explain-limits': {
    en: [
      'Please put no company data into a public chatbot.',
      'What a chatbot writes can be wrong, and what you paste leaves the company.',
      'For such things please use the company assistant.',
      'Names and staff numbers must never go into a public AI.',
      'Such assistants invent things and keep what you type.',
    ],
    es: [
      'No pongas datos de la empresa en un chatbot público, por favor.',
      'Lo que escribe un chatbot puede ser falso, y lo que pegas sale de la empresa.',
      'Para eso usa el asistente de la empresa, por favor.',
      'Los nombres y números de personal no deben ir nunca a una IA pública.',
      'Esos asistentes se inventan cosas y guardan lo que escribes.',
    ],
  },
};
