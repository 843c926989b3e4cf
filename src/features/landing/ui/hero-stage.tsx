import { useTranslation } from 'react-i18next';

/** The rendered machine in its two files (tests/support/render-stills.ts); pixels of the larger one. */
const STILL = {
  src: '/images/hero-machine.webp',
  srcSet: '/images/hero-machine-800.webp 800w, /images/hero-machine.webp 1600w',
  width: 1600,
  height: 800,
};

/** The machine of the hero as our own scene draws it: the largest thing of the first screen, and there at once. */
export function HeroStage() {
  const { t } = useTranslation('landing');
  return (
    <img
      {...STILL}
      sizes="(width >= 64rem) 64vw, 100vw"
      alt={t('stage.label')}
      fetchPriority="high"
      className="h-auto w-full max-w-none max-sm:-ms-[14%] max-sm:w-[122%] lg:-ms-[10%] lg:w-[110%]"
    />
  );
}
