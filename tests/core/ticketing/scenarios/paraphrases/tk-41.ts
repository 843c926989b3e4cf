import { APPROVAL_PARAPHRASES } from '../../support/approval-paraphrases.ts';
import type { Paraphrases } from '../../support/paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  'did-you-ask': APPROVAL_PARAPHRASES['did-you-ask'],
  'report-security': APPROVAL_PARAPHRASES['report-security'],
  'approve-wipe': {
    en: [
      'May we wipe the laptop?',
      'Do you approve wiping the computer?',
      'Do you agree that we erase it?',
      'I need your approval for the wipe.',
      'Can you approve that everything on it is erased?',
    ],
    es: [
      '¿Podemos borrar el portátil?',
      '¿Apruebas que se borre el ordenador?',
      '¿Estás de acuerdo en que lo borremos?',
      'Necesito tu aprobación para el borrado.',
      '¿Autorizas que se borre todo lo que hay dentro?',
    ],
  },
  'where-lost': {
    en: [
      'Where did you see the bag last?',
      'Which train were you on?',
      'Where did you leave it?',
      'When and where did you notice that it was gone?',
      'Where were you when you lost it?',
    ],
    es: [
      '¿Dónde viste la bolsa por última vez?',
      '¿En qué tren ibas?',
      '¿Dónde la dejaste?',
      '¿Cuándo y dónde notaste que faltaba?',
      '¿Dónde estabas cuando la perdiste?',
    ],
  },
  'look-in-office': {
    en: [
      'Please look in the meeting room where you were.',
      'Your laptop is in the building: look at your desk.',
      'Could you check the office once more?',
      'It was seen in the office, please look there.',
      'Please go back and look in the room of the meeting.',
    ],
    es: [
      'Mira en la sala de reuniones donde estuviste.',
      'Tu portátil está en el edificio: mira en tu mesa.',
      '¿Puedes mirar otra vez en la oficina?',
      'Se ha visto en la oficina, busca allí.',
      'Vuelve y mira en la sala de la reunión.',
    ],
  },
  'report-police': {
    en: [
      'Please report it to the police and send us the reference.',
      'Tell the railway and the police about the bag.',
      'Report the loss at the lost property office.',
      'Please file a police report.',
      'Give the police the serial number and tell us the reference.',
    ],
    es: [
      'Denúncialo a la policía y mándanos la referencia.',
      'Avisa al ferrocarril y a la policía de la bolsa.',
      'Comunica la pérdida en objetos perdidos.',
      'Presenta una denuncia, por favor.',
      'Da a la policía el número de serie y dinos la referencia.',
    ],
  },
};
