import type { Paraphrases } from '../../support/paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  'keep-covered': {
    en: [
      'Please put them face down into an envelope and give them to me.',
      'Turn the pages over and let nobody see them.',
      'Can you put the sheets in a closed envelope?',
      'Please hand me the pages without reading them.',
      'Leave them with me, I lock them in the cabinet.',
    ],
    es: [
      'Ponlas boca abajo en un sobre y dámelas, por favor.',
      'Dale la vuelta a las hojas y que nadie las vea.',
      '¿Puedes meter las hojas en un sobre cerrado?',
      'Entrégame las hojas sin leerlas, por favor.',
      'Déjamelas a mí, las guardo bajo llave en el armario.',
    ],
  },
  'who-saw': {
    en: [
      'Who else has seen them?',
      'Has anybody else looked at the pages?',
      'Was anybody else at the printer before you?',
      'Do you know whether somebody took one of them?',
      'How many people could have read them?',
    ],
    es: [
      '¿Quién más las ha visto?',
      '¿Alguien más ha mirado las hojas?',
      '¿Había alguien más en la impresora antes que tú?',
      '¿Sabes si alguien se ha llevado alguna?',
      '¿Cuánta gente ha podido leerlas?',
    ],
  },
  'send-photo': {
    en: [
      'Please take a photo of them and send it to me.',
      'Can you e-mail me a picture of the pages?',
      'Scan them and mail them to the desk.',
      'Take a picture with your phone, please.',
      'Send me a scan of the first page.',
    ],
    es: [
      'Hazles una foto y mándamela, por favor.',
      '¿Puedes enviarme por correo una imagen de las hojas?',
      'Escanéalas y mándalas al servicio.',
      'Haz una foto con el móvil, por favor.',
      'Envíame un escaneo de la primera hoja.',
    ],
  },
  'throw-away': {
    en: [
      'Please throw them away.',
      'Just put them in the bin.',
      'Drop the pages in the paper basket.',
      'You can shred them yourself.',
      'Throw the sheets in the recycling.',
    ],
    es: [
      'Tíralas, por favor.',
      'Échalas a la papelera.',
      'Pon las hojas en el cubo de papel.',
      'Puedes destruirlas tú.',
      'Tira las hojas al reciclaje.',
    ],
  },
  'why-printed': {
    en: [
      'Did you print payslips on that printer?',
      'Twelve payslips came out under your name: how did that happen?',
      'Why were your pages left in the tray?',
      'Did you mean to print them there?',
      'How did the payslips come to that printer?',
    ],
    es: [
      '¿Has impreso nóminas en esa impresora?',
      'Han salido doce nóminas a tu nombre: ¿cómo ha sido?',
      '¿Por qué quedaron tus hojas en la bandeja?',
      '¿Querías imprimirlas ahí?',
      '¿Cómo llegaron las nóminas a esa impresora?',
    ],
  },
  'tell-officer': {
    en: [
      'Payslips lay open on a printer. I have them in a closed envelope.',
      'I report a data exposure: twelve payslips in a printer tray.',
      'Somebody found payslips in the tray; they are locked away here.',
      'I have to report payslips that were left on a printer.',
      'Personal data lay on a printer, and I keep it sealed for you.',
    ],
    es: [
      'Había nóminas a la vista en una impresora. Las tengo en un sobre cerrado.',
      'Comunico una exposición de datos: doce nóminas en la bandeja de una impresora.',
      'Alguien encontró nóminas en la bandeja; están guardadas bajo llave.',
      'Tengo que comunicar que quedaron nóminas en una impresora.',
      'Había datos personales en una impresora y los guardo cerrados para ti.',
    ],
  },
  'propose-pin': {
    en: [
      'May I turn on release with a PIN for this printer?',
      'Shall I set the queue so that pages come out with a PIN only?',
      'I suggest PIN release on that printer. Do you agree?',
      'Secure release is available there. May I switch it on?',
      'Can we make it ask for a PIN at the printer?',
    ],
    es: [
      '¿Puedo activar la salida con PIN en esta impresora?',
      '¿Ajusto la cola para que las hojas salgan solo con PIN?',
      'Propongo la salida con PIN en esa impresora. ¿Te parece bien?',
      'Ahí hay salida segura. ¿Puedo activarla?',
      '¿Hacemos que pida un PIN en la impresora?',
    ],
  },
};
