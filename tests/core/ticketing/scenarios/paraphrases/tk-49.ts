import type { Paraphrases } from '../../support/paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  'lose-items': {
    en: [
      'The saved passwords in the old keychain would be lost. Is that all right?',
      'I would have to make a new keychain, and everything that was saved in it is gone. Do you agree?',
      'A new keychain starts empty: you will have to type your saved logins again. Okay for you?',
      'May I replace the keychain? The stored passwords go with it.',
      'We can only begin with an empty keychain. Are you fine with losing what it remembers?',
    ],
    es: [
      'Se perderían las contraseñas guardadas en el llavero antiguo. ¿Te parece bien?',
      'Tendría que crear un llavero nuevo y todo lo guardado desaparece. ¿Estás de acuerdo?',
      'Un llavero nuevo empieza vacío: tendrás que volver a escribir las claves guardadas. ¿Vale?',
      '¿Puedo sustituir el llavero? Las contraseñas guardadas se van con él.',
      'Solo podemos empezar con un llavero vacío. ¿Te importa perder lo que recuerda?',
    ],
  },
  'old-password': {
    en: [
      'Do you still know the password from before the change?',
      'Can you remember your previous password? Do not tell me, just yes or no.',
      'Is the old password still in your head?',
      'Would you be able to type the earlier password yourself?',
      'Have you kept the password that you used last week?',
    ],
    es: [
      '¿Te acuerdas todavía de la contraseña de antes del cambio?',
      '¿Recuerdas tu contraseña anterior? No me la digas, solo sí o no.',
      '¿Sabes aún la contraseña vieja?',
      '¿Podrías escribir tú la contraseña antigua?',
      '¿Conservas la contraseña que usabas la semana pasada?',
    ],
  },
  'sync-password': {
    en: [
      'Click the key in the menu bar and sign in with your new password.',
      'Please open the company sign-in at the top of the screen and choose to sync the password.',
      'Use the menu bar icon to bring the Mac to the new password.',
      'Sign in to single sign-on again so that the Mac takes the new password.',
      'Let the Mac synchronize its password from the menu at the top.',
    ],
    es: [
      'Pulsa la llave de la barra de menús e inicia sesión con la contraseña nueva.',
      'Abre el inicio de sesión de la empresa arriba en la pantalla y elige sincronizar la contraseña.',
      'Usa el icono de la barra de menús para que el Mac tome la contraseña nueva.',
      'Inicia sesión otra vez en el inicio único para que el Mac use la contraseña nueva.',
      'Deja que el Mac sincronice su contraseña desde el menú de arriba.',
    ],
  },
  'renew-mail-password': {
    en: [
      'When Mail asks, type the new password and tick the box to remember it.',
      'Please enter your new password in Mail and let it be saved.',
      'Put the new password into the mail account.',
      'Type the current password in the window from Mail and save it.',
      'Give Mail the new password the next time it asks.',
    ],
    es: [
      'Cuando Mail pregunte, escribe la contraseña nueva y marca la casilla para recordarla.',
      'Introduce la contraseña nueva en Mail y deja que se guarde.',
      'Pon la contraseña nueva en la cuenta de correo.',
      'Escribe la contraseña actual en la ventana de Mail y guárdala.',
      'Dale a Mail la contraseña nueva la próxima vez que la pida.',
    ],
  },
};
