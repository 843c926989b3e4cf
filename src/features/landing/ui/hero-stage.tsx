import { useTranslation } from 'react-i18next';
import { BenchBoard } from './bench/bench-board.tsx';
import { HERO_STILL } from './hero-still.ts';

/** The machine of the hero: the still rendered from our own scene where there is one, else the drawing. */
export function HeroStage() {
  const { t } = useTranslation('landing');
  if (HERO_STILL !== null) {
    const { src, width, height } = HERO_STILL;
    return (
      <img
        src={src}
        width={width}
        height={height}
        alt={t('stage.label')}
        fetchPriority="high"
        className="h-auto w-full"
      />
    );
  }
  return (
    <div className="relative">
      <BenchBoard label={t('stage.label')} matPrint={t('stage.mat')} />
      <p className="silk absolute top-[10.5%] left-[76%] -translate-y-1/2 whitespace-nowrap border border-standby/40 bg-standby-soft px-2 py-1 text-standby max-sm:right-3 max-sm:left-auto">
        {t('stage.callout')}
      </p>
    </div>
  );
}
