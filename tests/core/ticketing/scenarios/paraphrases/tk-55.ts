import type { Paraphrases } from '../../support/paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  'read-tpm': {
    en: [
      'Please open tpm.msc and read me what it says.',
      'What does the TPM window show?',
      'Is there a TPM on your computer?',
      'Can you look whether the security chip is ready for use?',
      'Press Windows and R, type tpm.msc: what is the status there?',
    ],
    es: [
      'Abre tpm.msc y léeme lo que pone, por favor.',
      '¿Qué muestra la ventana del TPM?',
      '¿Tiene TPM tu ordenador?',
      '¿Puedes mirar si el chip de seguridad está listo?',
      'Pulsa Windows y R y escribe tpm.msc: ¿qué estado sale?',
    ],
  },
  'read-boot': {
    en: [
      'Please open msinfo32 and read me the BIOS mode.',
      'What does system information say about Secure Boot?',
      'Is the BIOS mode UEFI or Legacy?',
      'Is Secure Boot on or off?',
      'Look in System Information: how does the computer start, UEFI or legacy?',
    ],
    es: [
      'Abre msinfo32 y léeme el modo de BIOS, por favor.',
      '¿Qué pone en Información del sistema sobre el arranque seguro?',
      '¿El modo de BIOS es UEFI o heredado?',
      '¿Está activado el arranque seguro?',
      'Mira en Información del sistema: ¿cómo arranca el equipo, UEFI o heredado?',
    ],
  },
  'tell-replacement': {
    en: [
      'Your computer is too old for the new version and will be replaced.',
      'You get a new computer within the next weeks.',
      'The processor is not supported, so I have planned a replacement.',
      'This PC cannot be upgraded, a new one is ordered for you.',
      'We replace the computer instead of upgrading it.',
    ],
    es: [
      'Tu ordenador es demasiado viejo para la versión nueva y se sustituirá.',
      'Recibirás un ordenador nuevo en las próximas semanas.',
      'El procesador no es compatible, así que he planificado un cambio de equipo.',
      'Este PC no se puede actualizar, te llega uno nuevo.',
      'Cambiamos el equipo en vez de actualizarlo.',
    ],
  },
};
