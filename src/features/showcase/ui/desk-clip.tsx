import { Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { languageFor } from '../../../i18n/languages.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { deskFilm, type FilmFiles } from '../../../ui/desk-film.ts';
import { DeskStill } from '../../../ui/desk-still.tsx';
import { currentTheme } from '../../../ui/theme.ts';

/** The scenes of the film, in their order: its captions, which stand below it as well. */
const SCENES = ['answer', 'ask', 'take', 'read', 'reply'] as const;

/** A picture of the desk that becomes a film when play is pressed; nothing of the film is loaded before. */
export function DeskClip() {
  const { t, i18n } = useTranslation('showcase');
  const [film, setFilm] = useState<FilmFiles | null>(null);
  const [isFailed, setFailed] = useState(false);
  const play = (): void => {
    setFailed(false);
    setFilm(deskFilm(currentTheme(), languageFor([i18n.language])));
  };
  const fail = (): void => {
    setFilm(null);
    setFailed(true);
  };
  return (
    <figure className="chamfer overflow-hidden border border-line bg-surface shadow-lift">
      {film === null ? (
        <div className="relative">
          <DeskStill label={t('desk.still')} />
          <div className="absolute inset-0 grid place-items-center">
            <Button size="lg" className="shadow-float" onClick={play}>
              <Play aria-hidden="true" />
              {t('deskClip.play')}
            </Button>
          </div>
        </div>
      ) : (
        <Film film={film} label={t('deskClip.label')} onFail={fail} />
      )}
      <figcaption className="border-t border-line p-4 text-sm text-ink-muted">
        {t('deskClip.caption')}
        <details className="mt-2">
          <summary className="w-fit cursor-pointer font-medium text-ink pointer-coarse:py-3">
            {t('deskClip.transcript')}
          </summary>
          <ol className="mt-2 grid list-decimal gap-1 ps-6">
            {SCENES.map((scene) => (
              <li key={scene}>{t(`deskClip.scenes.${scene}`)}</li>
            ))}
          </ol>
        </details>
      </figcaption>
      {isFailed ? (
        <Alert tone="fault" className="m-4 mt-0">
          {t('deskClip.failed')}
        </Alert>
      ) : null}
    </figure>
  );
}

interface FilmProps {
  readonly film: FilmFiles;
  readonly label: string;
  onFail(): void;
}

/** Plays at once, because somebody has just pressed play, and has the focus that the button had. */
function Film({ film: { src, captions }, label, onFail }: FilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => video.current?.focus(), []);
  return (
    <video
      ref={video}
      src={src}
      controls
      autoPlay
      tabIndex={-1}
      muted
      playsInline
      aria-label={label}
      onError={onFail}
      className="aspect-8/5 h-auto w-full bg-sunken"
    >
      <track {...captions} default kind="captions" />
    </video>
  );
}
