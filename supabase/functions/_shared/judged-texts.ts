import addedMemoryEn from '../../../src/i18n/en/cases/added-memory.judged.json' with { type: 'json' };
import anyEn from '../../../src/i18n/en/cases/any.judged.json' with { type: 'json' };
import blackInGamesEn from '../../../src/i18n/en/cases/black-in-games.judged.json' with { type: 'json' };
import blackScreenEn from '../../../src/i18n/en/cases/black-screen.judged.json' with { type: 'json' };
import burningSmellEn from '../../../src/i18n/en/cases/burning-smell.judged.json' with { type: 'json' };
import cheapMemoryEn from '../../../src/i18n/en/cases/cheap-memory.judged.json' with { type: 'json' };
import confettiEn from '../../../src/i18n/en/cases/confetti.judged.json' with { type: 'json' };
import deadDeskEn from '../../../src/i18n/en/cases/dead-desk.judged.json' with { type: 'json' };
import exportRestartsEn from '../../../src/i18n/en/cases/export-restarts.judged.json' with { type: 'json' };
import fanErrorEn from '../../../src/i18n/en/cases/fan-error.judged.json' with { type: 'json' };
import fastProfileEn from '../../../src/i18n/en/cases/fast-profile.judged.json' with { type: 'json' };
import flashingLightEn from '../../../src/i18n/en/cases/flashing-light.judged.json' with { type: 'json' };
import freezesAtWorkEn from '../../../src/i18n/en/cases/freezes-at-work.judged.json' with { type: 'json' };
import halfTheMemoryEn from '../../../src/i18n/en/cases/half-the-memory.judged.json' with { type: 'json' };
import hotBuildEn from '../../../src/i18n/en/cases/hot-build.judged.json' with { type: 'json' };
import locksInSheetsEn from '../../../src/i18n/en/cases/locks-in-sheets.judged.json' with { type: 'json' };
import movedDesksEn from '../../../src/i18n/en/cases/moved-desks.judged.json' with { type: 'json' };
import newBuildTwitchEn from '../../../src/i18n/en/cases/new-build-twitch.judged.json' with { type: 'json' };
import newCardEn from '../../../src/i18n/en/cases/new-card.judged.json' with { type: 'json' };
import newestProcessorEn from '../../../src/i18n/en/cases/newest-processor.judged.json' with { type: 'json' };
import noBootEn from '../../../src/i18n/en/cases/no-boot.judged.json' with { type: 'json' };
import noLinkEn from '../../../src/i18n/en/cases/no-link.judged.json' with { type: 'json' };
import notSavedEn from '../../../src/i18n/en/cases/not-saved.judged.json' with { type: 'json' };
import onlyCopyEn from '../../../src/i18n/en/cases/only-copy.judged.json' with { type: 'json' };
import overCurrentEn from '../../../src/i18n/en/cases/over-current.judged.json' with { type: 'json' };
import randomBlueEn from '../../../src/i18n/en/cases/random-blue.judged.json' with { type: 'json' };
import shippedOverEn from '../../../src/i18n/en/cases/shipped-over.judged.json' with { type: 'json' };
import slowAfternoonsEn from '../../../src/i18n/en/cases/slow-afternoons.judged.json' with { type: 'json' };
import springCleanEn from '../../../src/i18n/en/cases/spring-clean.judged.json' with { type: 'json' };
import stillWaterEn from '../../../src/i18n/en/cases/still-water.judged.json' with { type: 'json' };
import stuttersEn from '../../../src/i18n/en/cases/stutters.judged.json' with { type: 'json' };
import vanishedDiskEn from '../../../src/i18n/en/cases/vanished-disk.judged.json' with { type: 'json' };
import wrongDateEn from '../../../src/i18n/en/cases/wrong-date.judged.json' with { type: 'json' };
import addedMemoryEs from '../../../src/i18n/es/cases/added-memory.judged.json' with { type: 'json' };
import anyEs from '../../../src/i18n/es/cases/any.judged.json' with { type: 'json' };
import blackInGamesEs from '../../../src/i18n/es/cases/black-in-games.judged.json' with { type: 'json' };
import blackScreenEs from '../../../src/i18n/es/cases/black-screen.judged.json' with { type: 'json' };
import burningSmellEs from '../../../src/i18n/es/cases/burning-smell.judged.json' with { type: 'json' };
import cheapMemoryEs from '../../../src/i18n/es/cases/cheap-memory.judged.json' with { type: 'json' };
import confettiEs from '../../../src/i18n/es/cases/confetti.judged.json' with { type: 'json' };
import deadDeskEs from '../../../src/i18n/es/cases/dead-desk.judged.json' with { type: 'json' };
import exportRestartsEs from '../../../src/i18n/es/cases/export-restarts.judged.json' with { type: 'json' };
import fanErrorEs from '../../../src/i18n/es/cases/fan-error.judged.json' with { type: 'json' };
import fastProfileEs from '../../../src/i18n/es/cases/fast-profile.judged.json' with { type: 'json' };
import flashingLightEs from '../../../src/i18n/es/cases/flashing-light.judged.json' with { type: 'json' };
import freezesAtWorkEs from '../../../src/i18n/es/cases/freezes-at-work.judged.json' with { type: 'json' };
import halfTheMemoryEs from '../../../src/i18n/es/cases/half-the-memory.judged.json' with { type: 'json' };
import hotBuildEs from '../../../src/i18n/es/cases/hot-build.judged.json' with { type: 'json' };
import locksInSheetsEs from '../../../src/i18n/es/cases/locks-in-sheets.judged.json' with { type: 'json' };
import movedDesksEs from '../../../src/i18n/es/cases/moved-desks.judged.json' with { type: 'json' };
import newBuildTwitchEs from '../../../src/i18n/es/cases/new-build-twitch.judged.json' with { type: 'json' };
import newCardEs from '../../../src/i18n/es/cases/new-card.judged.json' with { type: 'json' };
import newestProcessorEs from '../../../src/i18n/es/cases/newest-processor.judged.json' with { type: 'json' };
import noBootEs from '../../../src/i18n/es/cases/no-boot.judged.json' with { type: 'json' };
import noLinkEs from '../../../src/i18n/es/cases/no-link.judged.json' with { type: 'json' };
import notSavedEs from '../../../src/i18n/es/cases/not-saved.judged.json' with { type: 'json' };
import onlyCopyEs from '../../../src/i18n/es/cases/only-copy.judged.json' with { type: 'json' };
import overCurrentEs from '../../../src/i18n/es/cases/over-current.judged.json' with { type: 'json' };
import randomBlueEs from '../../../src/i18n/es/cases/random-blue.judged.json' with { type: 'json' };
import shippedOverEs from '../../../src/i18n/es/cases/shipped-over.judged.json' with { type: 'json' };
import slowAfternoonsEs from '../../../src/i18n/es/cases/slow-afternoons.judged.json' with { type: 'json' };
import springCleanEs from '../../../src/i18n/es/cases/spring-clean.judged.json' with { type: 'json' };
import stillWaterEs from '../../../src/i18n/es/cases/still-water.judged.json' with { type: 'json' };
import stuttersEs from '../../../src/i18n/es/cases/stutters.judged.json' with { type: 'json' };
import vanishedDiskEs from '../../../src/i18n/es/cases/vanished-disk.judged.json' with { type: 'json' };
import wrongDateEs from '../../../src/i18n/es/cases/wrong-date.judged.json' with { type: 'json' };

/** A file of texts by group and id: hints, insights and titles of cases. */
type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Texts that only a judge may tell, by story and language. They are in no file of the browser. */
export type JudgedTexts = Readonly<Record<string, { readonly en: Texts; readonly es: Texts }>>;

/** Those of the hardware lab; a test compares the list with the files. */
export const JUDGED_TEXTS: JudgedTexts = {
  'added-memory': { en: addedMemoryEn, es: addedMemoryEs },
  any: { en: anyEn, es: anyEs },
  'black-in-games': { en: blackInGamesEn, es: blackInGamesEs },
  'black-screen': { en: blackScreenEn, es: blackScreenEs },
  'burning-smell': { en: burningSmellEn, es: burningSmellEs },
  'cheap-memory': { en: cheapMemoryEn, es: cheapMemoryEs },
  confetti: { en: confettiEn, es: confettiEs },
  'dead-desk': { en: deadDeskEn, es: deadDeskEs },
  'export-restarts': { en: exportRestartsEn, es: exportRestartsEs },
  'fan-error': { en: fanErrorEn, es: fanErrorEs },
  'fast-profile': { en: fastProfileEn, es: fastProfileEs },
  'flashing-light': { en: flashingLightEn, es: flashingLightEs },
  'freezes-at-work': { en: freezesAtWorkEn, es: freezesAtWorkEs },
  'half-the-memory': { en: halfTheMemoryEn, es: halfTheMemoryEs },
  'hot-build': { en: hotBuildEn, es: hotBuildEs },
  'locks-in-sheets': { en: locksInSheetsEn, es: locksInSheetsEs },
  'moved-desks': { en: movedDesksEn, es: movedDesksEs },
  'new-build-twitch': { en: newBuildTwitchEn, es: newBuildTwitchEs },
  'new-card': { en: newCardEn, es: newCardEs },
  'newest-processor': { en: newestProcessorEn, es: newestProcessorEs },
  'no-boot': { en: noBootEn, es: noBootEs },
  'no-link': { en: noLinkEn, es: noLinkEs },
  'not-saved': { en: notSavedEn, es: notSavedEs },
  'only-copy': { en: onlyCopyEn, es: onlyCopyEs },
  'over-current': { en: overCurrentEn, es: overCurrentEs },
  'random-blue': { en: randomBlueEn, es: randomBlueEs },
  'shipped-over': { en: shippedOverEn, es: shippedOverEs },
  'slow-afternoons': { en: slowAfternoonsEn, es: slowAfternoonsEs },
  'spring-clean': { en: springCleanEn, es: springCleanEs },
  'still-water': { en: stillWaterEn, es: stillWaterEs },
  stutters: { en: stuttersEn, es: stuttersEs },
  'vanished-disk': { en: vanishedDiskEn, es: vanishedDiskEs },
  'wrong-date': { en: wrongDateEn, es: wrongDateEs },
};
