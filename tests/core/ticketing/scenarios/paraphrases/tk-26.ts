import type { Paraphrases } from '../../support/paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  'read-signal': {
    en: [
      'How many bars does a scanner show in aisle F?',
      'What signal strength do you see on the scanner?',
      'Please read me the Wi-Fi signal there.',
      'Is the reception weak in that aisle?',
      'How strong is the wireless signal on the gun?',
      'Does the scanner show full bars?',
    ],
    es: [
      '¿Cuántas rayas muestra un escáner en el pasillo F?',
      '¿Qué intensidad de señal ves en el escáner?',
      'Léeme la señal wifi de ahí, por favor.',
      '¿La cobertura es débil en ese pasillo?',
      '¿Cómo de fuerte es la señal en la pistola?',
      '¿El escáner muestra todas las rayas?',
    ],
  },
  'look-at-access-point': {
    en: [
      'Please look up at the access point over aisle F: is it damaged?',
      'Can you see whether its light is on?',
      'What does the white box on the rack look like?',
      'Is the access point broken or hanging loose?',
      'Could someone walk over and look at the Wi-Fi box?',
      'Did anything hit the access point?',
    ],
    es: [
      'Mira el punto de acceso del pasillo F, por favor: ¿está dañado?',
      '¿Puedes ver si tiene la luz encendida?',
      '¿Qué aspecto tiene la caja blanca de la estantería?',
      '¿El punto de acceso está roto o suelto?',
      '¿Podría alguien acercarse a mirar la caja del wifi?',
      '¿Algo golpeó el punto de acceso?',
    ],
  },
  'new-radio': {
    en: [
      'Has anything wireless been put up near aisle F?',
      'Are there new cameras or other radio devices there?',
      'Did somebody install wireless gear in that area?',
      'Is there any new equipment with Wi-Fi around the aisle?',
      'Has a new transmitter come in, such as cameras or speakers?',
      'Which other devices use radio there since then?',
    ],
    es: [
      '¿Han puesto algo inalámbrico cerca del pasillo F?',
      '¿Hay cámaras nuevas u otros aparatos de radio allí?',
      '¿Alguien instaló equipos inalámbricos en esa zona?',
      '¿Hay algún equipo nuevo con wifi cerca del pasillo?',
      '¿Ha llegado algún emisor nuevo, como cámaras o altavoces?',
      '¿Qué otros aparatos usan radio allí desde entonces?',
    ],
  },
  'restart-scanners': {
    en: [
      'Please restart all the scanners.',
      'Switch every scanner off and on again.',
      'Could the team reboot their guns?',
      'Turn the scanners off and back on, please.',
      'Reset the handhelds in aisle F.',
      'Let everybody restart their scanner.',
    ],
    es: [
      'Reinicia todos los escáneres, por favor.',
      'Apaga y enciende cada escáner.',
      '¿Puede el equipo reiniciar sus pistolas?',
      'Apagad y encended los escáneres, por favor.',
      'Restablece los terminales del pasillo F.',
      'Que todos reinicien su escáner.',
    ],
  },
  workaround: {
    en: [
      'Until it is mended, please let the pickers confirm at the end of the aisle.',
      'As a workaround, send the picks from the end of aisle E, where it is quick.',
      'For the moment, can they scan in F and walk to the cross aisle to send?',
      'Could you move the urgent picks to the packing bench for now?',
      'Please work with the scanner at the packing bench until then.',
      'In the meantime, let them use the bench by the cross aisle.',
    ],
    es: [
      'Hasta que se arregle, que los preparadores confirmen al final del pasillo.',
      'Como solución provisional, enviad desde el final del pasillo E, donde va rápido.',
      'De momento, ¿pueden escanear en F e ir al pasillo transversal a enviar?',
      '¿Podrías pasar por ahora los pedidos urgentes a la mesa de embalaje?',
      'Trabajad hasta entonces con el escáner de la mesa de embalaje.',
      'Mientras tanto, que usen la mesa junto al pasillo transversal.',
    ],
  },
};
