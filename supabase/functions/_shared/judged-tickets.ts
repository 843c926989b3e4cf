import tk01En from '../../../src/i18n/en/tickets/tk-01.judged.json' with { type: 'json' };
import tk02En from '../../../src/i18n/en/tickets/tk-02.judged.json' with { type: 'json' };
import tk03En from '../../../src/i18n/en/tickets/tk-03.judged.json' with { type: 'json' };
import tk04En from '../../../src/i18n/en/tickets/tk-04.judged.json' with { type: 'json' };
import tk05En from '../../../src/i18n/en/tickets/tk-05.judged.json' with { type: 'json' };
import tk06En from '../../../src/i18n/en/tickets/tk-06.judged.json' with { type: 'json' };
import tk07En from '../../../src/i18n/en/tickets/tk-07.judged.json' with { type: 'json' };
import tk08En from '../../../src/i18n/en/tickets/tk-08.judged.json' with { type: 'json' };
import tk09En from '../../../src/i18n/en/tickets/tk-09.judged.json' with { type: 'json' };
import tk10En from '../../../src/i18n/en/tickets/tk-10.judged.json' with { type: 'json' };
import tk11En from '../../../src/i18n/en/tickets/tk-11.judged.json' with { type: 'json' };
import tk12En from '../../../src/i18n/en/tickets/tk-12.judged.json' with { type: 'json' };
import tk13En from '../../../src/i18n/en/tickets/tk-13.judged.json' with { type: 'json' };
import tk14En from '../../../src/i18n/en/tickets/tk-14.judged.json' with { type: 'json' };
import tk15En from '../../../src/i18n/en/tickets/tk-15.judged.json' with { type: 'json' };
import tk16En from '../../../src/i18n/en/tickets/tk-16.judged.json' with { type: 'json' };
import tk17En from '../../../src/i18n/en/tickets/tk-17.judged.json' with { type: 'json' };
import tk18En from '../../../src/i18n/en/tickets/tk-18.judged.json' with { type: 'json' };
import tk19En from '../../../src/i18n/en/tickets/tk-19.judged.json' with { type: 'json' };
import tk20En from '../../../src/i18n/en/tickets/tk-20.judged.json' with { type: 'json' };
import tk21En from '../../../src/i18n/en/tickets/tk-21.judged.json' with { type: 'json' };
import tk22En from '../../../src/i18n/en/tickets/tk-22.judged.json' with { type: 'json' };
import tk23En from '../../../src/i18n/en/tickets/tk-23.judged.json' with { type: 'json' };
import tk24En from '../../../src/i18n/en/tickets/tk-24.judged.json' with { type: 'json' };
import tk25En from '../../../src/i18n/en/tickets/tk-25.judged.json' with { type: 'json' };
import tk26En from '../../../src/i18n/en/tickets/tk-26.judged.json' with { type: 'json' };
import tk27En from '../../../src/i18n/en/tickets/tk-27.judged.json' with { type: 'json' };
import tk28En from '../../../src/i18n/en/tickets/tk-28.judged.json' with { type: 'json' };
import tk29En from '../../../src/i18n/en/tickets/tk-29.judged.json' with { type: 'json' };
import tk30En from '../../../src/i18n/en/tickets/tk-30.judged.json' with { type: 'json' };
import tk31En from '../../../src/i18n/en/tickets/tk-31.judged.json' with { type: 'json' };
import tk32En from '../../../src/i18n/en/tickets/tk-32.judged.json' with { type: 'json' };
import tk33En from '../../../src/i18n/en/tickets/tk-33.judged.json' with { type: 'json' };
import tk34En from '../../../src/i18n/en/tickets/tk-34.judged.json' with { type: 'json' };
import tk35En from '../../../src/i18n/en/tickets/tk-35.judged.json' with { type: 'json' };
import tk36En from '../../../src/i18n/en/tickets/tk-36.judged.json' with { type: 'json' };
import tk37En from '../../../src/i18n/en/tickets/tk-37.judged.json' with { type: 'json' };
import tk38En from '../../../src/i18n/en/tickets/tk-38.judged.json' with { type: 'json' };
import tk39En from '../../../src/i18n/en/tickets/tk-39.judged.json' with { type: 'json' };
import tk40En from '../../../src/i18n/en/tickets/tk-40.judged.json' with { type: 'json' };
import tk41En from '../../../src/i18n/en/tickets/tk-41.judged.json' with { type: 'json' };
import tk42En from '../../../src/i18n/en/tickets/tk-42.judged.json' with { type: 'json' };
import tk43En from '../../../src/i18n/en/tickets/tk-43.judged.json' with { type: 'json' };
import tk44En from '../../../src/i18n/en/tickets/tk-44.judged.json' with { type: 'json' };
import tk45En from '../../../src/i18n/en/tickets/tk-45.judged.json' with { type: 'json' };
import tk46En from '../../../src/i18n/en/tickets/tk-46.judged.json' with { type: 'json' };
import tk47En from '../../../src/i18n/en/tickets/tk-47.judged.json' with { type: 'json' };
import tk48En from '../../../src/i18n/en/tickets/tk-48.judged.json' with { type: 'json' };
import tk49En from '../../../src/i18n/en/tickets/tk-49.judged.json' with { type: 'json' };
import tk50En from '../../../src/i18n/en/tickets/tk-50.judged.json' with { type: 'json' };
import tk51En from '../../../src/i18n/en/tickets/tk-51.judged.json' with { type: 'json' };
import tk52En from '../../../src/i18n/en/tickets/tk-52.judged.json' with { type: 'json' };
import tk53En from '../../../src/i18n/en/tickets/tk-53.judged.json' with { type: 'json' };
import tk54En from '../../../src/i18n/en/tickets/tk-54.judged.json' with { type: 'json' };
import tk55En from '../../../src/i18n/en/tickets/tk-55.judged.json' with { type: 'json' };
import tk56En from '../../../src/i18n/en/tickets/tk-56.judged.json' with { type: 'json' };
import tk01Es from '../../../src/i18n/es/tickets/tk-01.judged.json' with { type: 'json' };
import tk02Es from '../../../src/i18n/es/tickets/tk-02.judged.json' with { type: 'json' };
import tk03Es from '../../../src/i18n/es/tickets/tk-03.judged.json' with { type: 'json' };
import tk04Es from '../../../src/i18n/es/tickets/tk-04.judged.json' with { type: 'json' };
import tk05Es from '../../../src/i18n/es/tickets/tk-05.judged.json' with { type: 'json' };
import tk06Es from '../../../src/i18n/es/tickets/tk-06.judged.json' with { type: 'json' };
import tk07Es from '../../../src/i18n/es/tickets/tk-07.judged.json' with { type: 'json' };
import tk08Es from '../../../src/i18n/es/tickets/tk-08.judged.json' with { type: 'json' };
import tk09Es from '../../../src/i18n/es/tickets/tk-09.judged.json' with { type: 'json' };
import tk10Es from '../../../src/i18n/es/tickets/tk-10.judged.json' with { type: 'json' };
import tk11Es from '../../../src/i18n/es/tickets/tk-11.judged.json' with { type: 'json' };
import tk12Es from '../../../src/i18n/es/tickets/tk-12.judged.json' with { type: 'json' };
import tk13Es from '../../../src/i18n/es/tickets/tk-13.judged.json' with { type: 'json' };
import tk14Es from '../../../src/i18n/es/tickets/tk-14.judged.json' with { type: 'json' };
import tk15Es from '../../../src/i18n/es/tickets/tk-15.judged.json' with { type: 'json' };
import tk16Es from '../../../src/i18n/es/tickets/tk-16.judged.json' with { type: 'json' };
import tk17Es from '../../../src/i18n/es/tickets/tk-17.judged.json' with { type: 'json' };
import tk18Es from '../../../src/i18n/es/tickets/tk-18.judged.json' with { type: 'json' };
import tk19Es from '../../../src/i18n/es/tickets/tk-19.judged.json' with { type: 'json' };
import tk20Es from '../../../src/i18n/es/tickets/tk-20.judged.json' with { type: 'json' };
import tk21Es from '../../../src/i18n/es/tickets/tk-21.judged.json' with { type: 'json' };
import tk22Es from '../../../src/i18n/es/tickets/tk-22.judged.json' with { type: 'json' };
import tk23Es from '../../../src/i18n/es/tickets/tk-23.judged.json' with { type: 'json' };
import tk24Es from '../../../src/i18n/es/tickets/tk-24.judged.json' with { type: 'json' };
import tk25Es from '../../../src/i18n/es/tickets/tk-25.judged.json' with { type: 'json' };
import tk26Es from '../../../src/i18n/es/tickets/tk-26.judged.json' with { type: 'json' };
import tk27Es from '../../../src/i18n/es/tickets/tk-27.judged.json' with { type: 'json' };
import tk28Es from '../../../src/i18n/es/tickets/tk-28.judged.json' with { type: 'json' };
import tk29Es from '../../../src/i18n/es/tickets/tk-29.judged.json' with { type: 'json' };
import tk30Es from '../../../src/i18n/es/tickets/tk-30.judged.json' with { type: 'json' };
import tk31Es from '../../../src/i18n/es/tickets/tk-31.judged.json' with { type: 'json' };
import tk32Es from '../../../src/i18n/es/tickets/tk-32.judged.json' with { type: 'json' };
import tk33Es from '../../../src/i18n/es/tickets/tk-33.judged.json' with { type: 'json' };
import tk34Es from '../../../src/i18n/es/tickets/tk-34.judged.json' with { type: 'json' };
import tk35Es from '../../../src/i18n/es/tickets/tk-35.judged.json' with { type: 'json' };
import tk36Es from '../../../src/i18n/es/tickets/tk-36.judged.json' with { type: 'json' };
import tk37Es from '../../../src/i18n/es/tickets/tk-37.judged.json' with { type: 'json' };
import tk38Es from '../../../src/i18n/es/tickets/tk-38.judged.json' with { type: 'json' };
import tk39Es from '../../../src/i18n/es/tickets/tk-39.judged.json' with { type: 'json' };
import tk40Es from '../../../src/i18n/es/tickets/tk-40.judged.json' with { type: 'json' };
import tk41Es from '../../../src/i18n/es/tickets/tk-41.judged.json' with { type: 'json' };
import tk42Es from '../../../src/i18n/es/tickets/tk-42.judged.json' with { type: 'json' };
import tk43Es from '../../../src/i18n/es/tickets/tk-43.judged.json' with { type: 'json' };
import tk44Es from '../../../src/i18n/es/tickets/tk-44.judged.json' with { type: 'json' };
import tk45Es from '../../../src/i18n/es/tickets/tk-45.judged.json' with { type: 'json' };
import tk46Es from '../../../src/i18n/es/tickets/tk-46.judged.json' with { type: 'json' };
import tk47Es from '../../../src/i18n/es/tickets/tk-47.judged.json' with { type: 'json' };
import tk48Es from '../../../src/i18n/es/tickets/tk-48.judged.json' with { type: 'json' };
import tk49Es from '../../../src/i18n/es/tickets/tk-49.judged.json' with { type: 'json' };
import tk50Es from '../../../src/i18n/es/tickets/tk-50.judged.json' with { type: 'json' };
import tk51Es from '../../../src/i18n/es/tickets/tk-51.judged.json' with { type: 'json' };
import tk52Es from '../../../src/i18n/es/tickets/tk-52.judged.json' with { type: 'json' };
import tk53Es from '../../../src/i18n/es/tickets/tk-53.judged.json' with { type: 'json' };
import tk54Es from '../../../src/i18n/es/tickets/tk-54.judged.json' with { type: 'json' };
import tk55Es from '../../../src/i18n/es/tickets/tk-55.judged.json' with { type: 'json' };
import tk56Es from '../../../src/i18n/es/tickets/tk-56.judged.json' with { type: 'json' };
import type { JudgedTexts } from './judged-texts.ts';

/** The texts of the ticket desk that only a judge may tell, by ticket and language; a test compares the list with the files. */
export const JUDGED_TICKETS: JudgedTexts = {
  'tk-01': { en: tk01En, es: tk01Es },
  'tk-02': { en: tk02En, es: tk02Es },
  'tk-03': { en: tk03En, es: tk03Es },
  'tk-04': { en: tk04En, es: tk04Es },
  'tk-05': { en: tk05En, es: tk05Es },
  'tk-06': { en: tk06En, es: tk06Es },
  'tk-07': { en: tk07En, es: tk07Es },
  'tk-08': { en: tk08En, es: tk08Es },
  'tk-09': { en: tk09En, es: tk09Es },
  'tk-10': { en: tk10En, es: tk10Es },
  'tk-11': { en: tk11En, es: tk11Es },
  'tk-12': { en: tk12En, es: tk12Es },
  'tk-14': { en: tk14En, es: tk14Es },
  'tk-15': { en: tk15En, es: tk15Es },
  'tk-16': { en: tk16En, es: tk16Es },
  'tk-17': { en: tk17En, es: tk17Es },
  'tk-18': { en: tk18En, es: tk18Es },
  'tk-13': { en: tk13En, es: tk13Es },
  'tk-19': { en: tk19En, es: tk19Es },
  'tk-20': { en: tk20En, es: tk20Es },
  'tk-21': { en: tk21En, es: tk21Es },
  'tk-22': { en: tk22En, es: tk22Es },
  'tk-23': { en: tk23En, es: tk23Es },
  'tk-24': { en: tk24En, es: tk24Es },
  'tk-25': { en: tk25En, es: tk25Es },
  'tk-26': { en: tk26En, es: tk26Es },
  'tk-27': { en: tk27En, es: tk27Es },
  'tk-28': { en: tk28En, es: tk28Es },
  'tk-29': { en: tk29En, es: tk29Es },
  'tk-30': { en: tk30En, es: tk30Es },
  'tk-31': { en: tk31En, es: tk31Es },
  'tk-32': { en: tk32En, es: tk32Es },
  'tk-33': { en: tk33En, es: tk33Es },
  'tk-34': { en: tk34En, es: tk34Es },
  'tk-41': { en: tk41En, es: tk41Es },
  'tk-42': { en: tk42En, es: tk42Es },
  'tk-43': { en: tk43En, es: tk43Es },
  'tk-37': { en: tk37En, es: tk37Es },
  'tk-44': { en: tk44En, es: tk44Es },
  'tk-45': { en: tk45En, es: tk45Es },
  'tk-46': { en: tk46En, es: tk46Es },
  'tk-47': { en: tk47En, es: tk47Es },
  'tk-48': { en: tk48En, es: tk48Es },
  'tk-49': { en: tk49En, es: tk49Es },
  'tk-53': { en: tk53En, es: tk53Es },
  'tk-54': { en: tk54En, es: tk54Es },
  'tk-55': { en: tk55En, es: tk55Es },
  'tk-56': { en: tk56En, es: tk56Es },
  'tk-35': { en: tk35En, es: tk35Es },
  'tk-50': { en: tk50En, es: tk50Es },
  'tk-36': { en: tk36En, es: tk36Es },
  'tk-51': { en: tk51En, es: tk51Es },
  'tk-38': { en: tk38En, es: tk38Es },
  'tk-52': { en: tk52En, es: tk52Es },
  'tk-39': { en: tk39En, es: tk39Es },
  'tk-40': { en: tk40En, es: tk40Es },
};
