import type { Paraphrases } from '../../support/paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  'where-from': {
    en: [
      'Where did you get the program?',
      'Which site did you download it from?',
      'Whose license is it?',
      'Who gave you that version?',
      'Did you buy it yourself for home?',
      'What is the source of this program?',
      'On which page did you find the download?',
      'Did a friend give it to you?',
    ],
    es: [
      '¿De dónde has sacado el programa?',
      '¿De qué página lo descargaste?',
      '¿De quién es la licencia?',
      '¿Quién te dio esa versión?',
      '¿Lo compraste tú? ¿Dónde lo compraste?',
      '¿Cuál es el origen de este programa?',
      '¿En qué página encontraste la descarga?',
      '¿Te lo pasó un amigo?',
    ],
  },
  'was-it-started': {
    en: [
      'Did you start the program?',
      'Have you already run the setup?',
      'Has anybody opened the file?',
      'Did you double-click on it?',
      'Was it installed?',
      'Has the setup been executed on this PC?',
      'Did you try to launch it already?',
      'Is it running on your computer by now?',
    ],
    es: [
      '¿Has iniciado el programa?',
      '¿Ya lo has ejecutado?',
      '¿Alguien ha abierto el archivo?',
      '¿Llegaste a instalarlo o abrirlo?',
      '¿Se ha instalado ya?',
      '¿Se ha lanzado el instalador en este equipo?',
      '¿Ya intentaste arrancarlo?',
      '¿Está ya funcionando en tu equipo?',
    ],
  },
  'decline-cracked': {
    en: [
      'I do not install it: such a cracked version often carries malware.',
      'That program is pirated and dangerous, so we do not use it.',
      'The download is infected with a trojan, please delete it.',
      'We never install cracked programs.',
      'Our protection has found a virus in that file.',
      'I am sorry, this version is cracked and carries a trojan.',
      'We do not allow pirated tools on company devices.',
      'That installer is not safe: it contains malware.',
    ],
    es: [
      'No lo instalo: una versión pirata suele traer malware.',
      'Ese programa está pirateado y es peligroso, así que no lo usamos.',
      'La descarga está infectada con un troyano, bórrala, por favor.',
      'Nunca instalamos programas pirateados ni con crack: ese programa es pirata.',
      'Nuestra protección ha encontrado un virus en ese archivo.',
      'Lo siento, esta versión tiene crack y lleva un troyano.',
      'No permitimos herramientas piratas en equipos de la empresa.',
      'Ese instalador no es seguro: contiene malware.',
    ],
  },
  'decline-private': {
    en: [
      'A private license must not be used at work.',
      'Your home license does not cover the company.',
      'I cannot install a personal copy on a company computer.',
      'The home version is only for private use.',
      'Your own license is not good for business.',
      'Personal licenses may not be installed here.',
      'What you bought for home may only be used at home.',
      'The terms do not allow a private license in a company.',
    ],
    es: [
      'Una licencia privada no se puede usar en el trabajo.',
      'Tu licencia de casa no vale para la empresa.',
      'No puedo instalar una copia personal en un ordenador de la empresa.',
      'La versión doméstica es solo para uso particular.',
      'Tu propia licencia no sirve para el trabajo.',
      'Aquí no se pueden instalar licencias personales.',
      'Lo que compraste para casa solo vale para casa.',
      'Las condiciones no permiten una licencia privada en una empresa.',
    ],
  },
  'offer-approved': {
    en: [
      'Please open the approved PDF editor from the portal.',
      'Use our approved program instead.',
      'The company has a PDF program of its own, please try it.',
      'Start the editor that is in the company portal.',
      'There is an approved tool, you have it now.',
      "You can get the company's PDF editor, I have opened it for you.",
      'Instead of that, take our own PDF program.',
      'Your new PDF tool is ready in the catalogue.',
    ],
    es: [
      'Abre el editor de PDF aprobado desde el portal, por favor.',
      'Usa nuestro programa aprobado.',
      'La empresa tiene su propio programa de PDF, pruébalo, por favor.',
      'Inicia el editor que está en el portal de la empresa.',
      'Hay una herramienta aprobada, ya la tienes.',
      'Puedes tener el editor de PDF de la empresa, te lo he activado.',
      'En lugar de eso, coge nuestro propio programa de PDF.',
      'Tu nueva herramienta de PDF está lista en el catálogo.',
    ],
  },
  'approve-cost': {
    en: [
      'Do you approve the cost of a seat?',
      'Will your budget pay for a license?',
      'Do you agree to pay for one more license?',
      'May we order a seat for the PDF program?',
      'Does your department cover the price of the license?',
      'May I charge one seat to your cost centre?',
      'Can you authorise the purchase of a license?',
      'Is the price fine with you?',
    ],
    es: [
      '¿Apruebas el coste de una licencia?',
      '¿Paga tu presupuesto una licencia?',
      '¿Estás de acuerdo en pagar una licencia más?',
      '¿Podemos encargar una licencia del programa de PDF?',
      '¿Tu departamento asume el precio de la licencia?',
      '¿Puedo cargar una licencia a tu centro de coste?',
      '¿Puedes autorizar la compra de una licencia?',
      '¿Te parece bien el precio?',
    ],
  },
};

/** Set aside: nobody looks at these when a pattern is written. */
export const HELD_OUT: Paraphrases = {
  'where-from': {
    en: ['From what website is that installer?', 'How did you come by this editor?'],
    es: ['¿De qué web es ese instalador?', '¿Cómo conseguiste ese editor?'],
  },
  'was-it-started': {
    en: ['Was the installer ever run on this computer?', 'Did anybody launch that file yet?'],
    es: ['¿Se ha ejecutado alguna vez el instalador?', '¿Alguien ha arrancado ya ese archivo?'],
  },
  'decline-cracked': {
    en: [
      'A cracked editor does not come onto our computers, it may carry a virus.',
      'I have to say no: that copy is pirated and our protection stopped malware in it.',
    ],
    es: [
      'Un editor pirata no entra en nuestros equipos, puede llevar un virus.',
      'Tengo que decir que no: esa copia es pirata y la protección paró malware en ella.',
    ],
  },
  'decline-private': {
    en: [
      'We are not allowed to use your home copy for company work.',
      'A license for private use is not enough here.',
    ],
    es: [
      'No podemos usar tu copia de casa para el trabajo de la empresa.',
      'Aquí no basta una licencia de uso privado.',
    ],
  },
  'offer-approved': {
    en: [
      "In the portal you find the company's own PDF tool, please take that.",
      'We have an approved editor for you, open it and try.',
    ],
    es: [
      'En el portal tienes la herramienta de PDF de la empresa, usa esa.',
      'Tenemos un editor aprobado para ti, ábrelo y prueba.',
    ],
  },
  'approve-cost': {
    en: [
      'Is it all right for you if your cost centre pays one license?',
      'Would you sign for the price of another seat?',
    ],
    es: [
      '¿Te parece bien que tu centro de coste pague una licencia?',
      '¿Autorizas el precio de otra licencia?',
    ],
  },
};
