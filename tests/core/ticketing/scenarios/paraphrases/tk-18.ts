import type { Paraphrases } from '../../support/paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  'which-microphone': {
    en: [
      'Which microphone is chosen in the meeting?',
      'What does the program show as your microphone?',
      'Which mic does the meeting use?',
      'Can you tell me which device stands under microphone?',
      'Is your headset selected as the microphone?',
    ],
    es: [
      '¿Qué micrófono está elegido en la reunión?',
      '¿Qué pone el programa en micrófono?',
      '¿Qué micro usa la reunión?',
      '¿Me dices qué dispositivo sale en micrófono?',
      '¿Está seleccionado tu auricular como micrófono?',
    ],
  },
  'mute-light': {
    en: [
      'Is there a red light on your headset?',
      'Does a light burn on the microphone or on the keyboard?',
      'Which way does the mute switch stand?',
      'Is the mute button of the headset pressed?',
      'Do you see a little lamp on the headset?',
    ],
    es: [
      '¿Hay una luz roja en los auriculares?',
      '¿Se enciende alguna luz en el micrófono o en el teclado?',
      '¿En qué posición está el interruptor de silencio?',
      '¿Está pulsado el botón de silencio de los auriculares?',
      '¿Ves una lucecita en los auriculares?',
    ],
  },
  'allow-microphone': {
    en: [
      'Please allow programs to use the microphone.',
      'Turn on microphone access in the privacy settings.',
      'Could you give the meeting program access to the microphone?',
      'Open privacy and switch the microphone on for desktop programs.',
      'Let the programs use your mic under privacy.',
    ],
    es: [
      'Permite que los programas usen el micrófono.',
      'Activa el acceso al micrófono en los ajustes de privacidad.',
      '¿Puedes dar acceso al micrófono al programa de reuniones?',
      'Abre privacidad y activa el micrófono para los programas de escritorio.',
      'Deja que los programas usen tu micro en privacidad.',
    ],
  },
  'use-headset': {
    en: [
      'Please choose the headset as the microphone.',
      'Select your headset under microphone.',
      'Could you switch the input to the headset?',
      'Change the microphone to your headset, please.',
      'Set the headset as the input device.',
    ],
    es: [
      'Elige los auriculares como micrófono.',
      'Selecciona tus auriculares en micrófono.',
      '¿Puedes cambiar la entrada a los auriculares?',
      'Cambia el micrófono a tus auriculares, por favor.',
      'Pon los auriculares como dispositivo de entrada.',
    ],
  },
  'raise-level': {
    en: [
      'Please raise the level of the microphone.',
      'Turn up the input volume.',
      'Could you move the microphone slider up to 80?',
      'Put the volume of the mic higher.',
      'Increase the microphone volume, please.',
    ],
    es: [
      'Sube el nivel del micrófono.',
      'Sube el volumen de entrada.',
      '¿Puedes subir el control del micrófono a 80?',
      'Pon más alto el volumen del micro.',
      'Aumenta el volumen del micrófono, por favor.',
    ],
  },
  'slide-switch': {
    en: [
      'Please slide the mute switch to the other side.',
      'Press the mute button of the headset once.',
      'Could you unmute it on the headset itself?',
      'Push the key with the crossed microphone.',
      'Flip the switch on the cable, please.',
    ],
    es: [
      'Mueve el interruptor de silencio al otro lado.',
      'Pulsa una vez el botón de silencio de los auriculares.',
      '¿Puedes quitar el silencio en los propios auriculares?',
      'Pulsa la tecla del micrófono tachado.',
      'Cambia el interruptor del cable, por favor.',
    ],
  },
  'test-call': {
    en: [
      'Please make a test call and listen to yourself.',
      'Could you start a test call?',
      'Record a few words in the test call.',
      'Try the test call of the program.',
      'Speak in a test call: do you hear yourself?',
    ],
    es: [
      'Haz una llamada de prueba y escúchate.',
      '¿Puedes empezar una llamada de prueba?',
      'Graba unas palabras en la llamada de prueba.',
      'Prueba la llamada de prueba del programa.',
      'Habla en una llamada de prueba: ¿te oyes?',
    ],
  },
  'reinstall-driver': {
    en: [
      'Please reinstall the sound driver.',
      'Uninstall the audio driver and install it again.',
      'Could you update the driver of the headset?',
      'Remove the sound device in the device manager.',
      'Install a new audio driver.',
    ],
    es: [
      'Reinstala el controlador de sonido.',
      'Desinstala el controlador de audio y vuelve a instalarlo.',
      '¿Puedes actualizar el controlador de los auriculares?',
      'Quita el dispositivo de sonido en el administrador de dispositivos.',
      'Instala un controlador de audio nuevo.',
    ],
  },
};
