import type { Paraphrases } from '../../support/paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  'tell-temporary-password': {
    en: [
      'Your temporary password is Maple-Stone-41.',
      'I will read you a new password now, please write it down.',
      'Here is a one-time password, use it once.',
      'Please take down this temporary password.',
      'The new password reads as follows.',
    ],
    es: [
      'Tu contraseña temporal es Arce-Piedra-41.',
      'Te leo ahora la contraseña nueva, apúntala.',
      'Aquí tienes una contraseña provisional.',
      'Anota esta contraseña temporal, por favor.',
      'Te doy una clave nueva para entrar una vez.',
    ],
  },
  'check-keyboard': {
    en: [
      'Is Caps Lock on?',
      'Could you check the keyboard layout?',
      'Please look at the language of the keyboard.',
      'Is your keyboard set to another language?',
      'Please make sure that num lock and caps lock are right.',
    ],
    es: [
      '¿Tienes activado el bloqueo de mayúsculas?',
      '¿Puedes comprobar el idioma del teclado?',
      'Mira la distribución del teclado, por favor.',
      '¿Está el teclado en otro idioma?',
      'Comprueba que las mayúsculas no estén puestas.',
    ],
  },
  'change-at-sign-in': {
    en: [
      'Please choose a new password on the sign-in screen.',
      'Enter the old password and then a new one there.',
      'Can you change the password yourself when the window asks?',
      'Set a new password when you are prompted.',
      'Type your old password, and pick another one on that page.',
    ],
    es: [
      'Elige una contraseña nueva en la pantalla de inicio.',
      'Escribe la contraseña antigua y luego una nueva ahí.',
      '¿Puedes cambiar tú mismo la contraseña cuando te lo pide?',
      'Pon una contraseña nueva en la ventana de inicio de sesión.',
      'Cambia la clave antigua por otra en esa página.',
    ],
  },
  remembers: {
    en: [
      'Do you remember your password?',
      'Do you recall the one you used before the leave?',
      'Are you sure about the password?',
      'Have you really forgotten the password?',
      'Do you still know it?',
    ],
    es: [
      '¿Recuerdas tu contraseña?',
      '¿Te acuerdas de la que usabas antes?',
      '¿Tienes clara la contraseña, estás seguro?',
      '¿De verdad has olvidado la contraseña?',
      '¿Todavía sabes cuál era?',
    ],
  },
};
