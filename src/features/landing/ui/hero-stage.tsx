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
  return <BenchBoard label={t('stage.label')} matPrint={t('stage.mat')} />;
}
