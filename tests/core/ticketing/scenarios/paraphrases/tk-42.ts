import type { Paraphrases } from '../../support/paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  'where-from': {
    en: [
      'Where did you get the program?',
      'Which site did you download it from?',
      'Whose license is it?',
      'Who gave you that version?',
      'Did you buy it yourself for home?',
    ],
    es: [
      '¿De dónde has sacado el programa?',
      '¿De qué página lo descargaste?',
      '¿De quién es la licencia?',
      '¿Quién te dio esa versión?',
      '¿Lo compraste tú? ¿Dónde lo compraste?',
    ],
  },
  'was-it-started': {
    en: [
      'Did you start the program?',
      'Have you already run the setup?',
      'Has anybody opened the file?',
      'Did you double-click on it?',
      'Was it installed?',
    ],
    es: [
      '¿Has iniciado el programa?',
      '¿Ya lo has ejecutado?',
      '¿Alguien ha abierto el archivo?',
      '¿Llegaste a instalarlo o abrirlo?',
      '¿Se ha instalado ya?',
    ],
  },
  'decline-cracked': {
    en: [
      'I do not install it: such a cracked version often carries malware.',
      'That program is pirated and dangerous, so we do not use it.',
      'The download is infected with a trojan, please delete it.',
      'We never install cracked programs.',
      'Our protection has found a virus in that file.',
    ],
    es: [
      'No lo instalo: una versión pirata suele traer malware.',
      'Ese programa está pirateado y es peligroso, así que no lo usamos.',
      'La descarga está infectada con un troyano, bórrala, por favor.',
      'Nunca instalamos programas pirateados ni con crack: ese programa es pirata.',
      'Nuestra protección ha encontrado un virus en ese archivo.',
    ],
  },
  'decline-private': {
    en: [
      'A private license must not be used at work.',
      'Your home license does not cover the company.',
      'I cannot install a personal copy on a company computer.',
      'The home version is only for private use.',
      'Your own license is not good for business.',
    ],
    es: [
      'Una licencia privada no se puede usar en el trabajo.',
      'Tu licencia de casa no vale para la empresa.',
      'No puedo instalar una copia personal en un ordenador de la empresa.',
      'La versión doméstica es solo para uso particular.',
      'Tu propia licencia no sirve para el trabajo.',
    ],
  },
  'offer-approved': {
    en: [
      'Please open the approved PDF editor from the portal.',
      'Use our approved program instead.',
      'The company has a PDF program of its own, please try it.',
      'Start the editor that is in the company portal.',
      'There is an approved tool, you have it now.',
    ],
    es: [
      'Abre el editor de PDF aprobado desde el portal, por favor.',
      'Usa nuestro programa aprobado.',
      'La empresa tiene su propio programa de PDF, pruébalo, por favor.',
      'Inicia el editor que está en el portal de la empresa.',
      'Hay una herramienta aprobada, ya la tienes.',
    ],
  },
  'approve-cost': {
    en: [
      'Do you approve the cost of a seat?',
      'Will your budget pay for a license?',
      'Do you agree to pay for one more license?',
      'May we order a seat for the PDF program?',
      'Does your department cover the price of the license?',
    ],
    es: [
      '¿Apruebas el coste de una licencia?',
      '¿Paga tu presupuesto una licencia?',
      '¿Estás de acuerdo en pagar una licencia más?',
      '¿Podemos encargar una licencia del programa de PDF?',
      '¿Tu departamento asume el precio de la licencia?',
    ],
  },
};
