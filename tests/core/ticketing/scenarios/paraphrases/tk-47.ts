import type { Paraphrases } from '../../support/paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  'what-you-see': {
    en: [
      'What do you see exactly?',
      'What should be there instead of what it shows?',
      'Tell me what happens on the screen, please.',
      'Can you describe what you see?',
      'What does it look like?',
    ],
    es: [
      '¿Qué ves exactamente?',
      '¿Qué debería verse?',
      'Describe lo que ves, por favor.',
      '¿Qué es lo que aparece?',
      'Cuéntame qué pasa en la pantalla.',
    ],
  },
  'where-seen': {
    en: [
      'Which screen does it?',
      'Is it only the big monitor or also the laptop screen?',
      'Where do you see the flickering?',
      'Does it happen on both screens?',
      'Is the own display of the laptop fine?',
    ],
    es: [
      '¿En qué pantalla pasa?',
      '¿Es solo el monitor grande o también el del portátil?',
      '¿Dónde ves el parpadeo?',
      '¿Ocurre en ambas pantallas?',
      '¿Va bien la pantalla propia del portátil?',
    ],
  },
  'other-cable': {
    en: [
      'Please try a different cable.',
      'Could you swap the cable of the monitor?',
      'Take another lead, please.',
      'Please replace the screen cable with a spare one.',
      'Change the cable between dock and monitor.',
    ],
    es: [
      'Prueba con un cable distinto.',
      '¿Puedes cambiar el cable del monitor?',
      'Coge otro cable, por favor.',
      'Sustituye el cable de la pantalla.',
      'Usa un cable nuevo entre la base y el monitor.',
    ],
  },
  'set-rate': {
    en: [
      'Please set the screen to 60 hertz.',
      'Change the refresh rate to 60.',
      'Choose 60 Hz in the display settings.',
      'Pick a higher refresh rate, please.',
      'Could you put the rate to sixty?',
    ],
    es: [
      'Pon la pantalla a 60 hercios.',
      'Cambia la frecuencia a 60.',
      'Elige 60 Hz en la configuración de pantalla.',
      'Ajusta la tasa de refresco, por favor.',
      '¿Puedes poner la frecuencia a 60?',
    ],
  },
  'update-dock': {
    en: [
      'Please update the dock.',
      'Install the firmware of the docking station.',
      'Could you run the update for the dock?',
      'Please upgrade the docking station.',
      'The dock needs its firmware update.',
    ],
    es: [
      'Actualiza la base, por favor.',
      'Instala el firmware de la base.',
      '¿Puedes actualizar el firmware del dock?',
      'Instala la actualización de la base de acoplamiento.',
      'La base necesita la actualización de firmware.',
    ],
  },
  'update-driver': {
    en: [
      'Please update the graphics driver.',
      'Install the new driver, please.',
      'Could you upgrade the display driver?',
      'Please install the newest graphics drivers.',
      'Renew the driver of the graphics card.',
    ],
    es: [
      'Actualiza el controlador gráfico.',
      'Instala el controlador nuevo, por favor.',
      '¿Puedes actualizar el driver de la tarjeta?',
      'Instala los controladores gráficos más recientes.',
      'Renueva el controlador de la tarjeta gráfica.',
    ],
  },
};
