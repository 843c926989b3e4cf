import { LANGUAGES, languageFor } from '../../../i18n/languages.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** The video of the demo's repair, made by `npm run tutorial`; size in pixels. */
const FILM = { src: '/media/tutorial.webm', poster: '/media/tutorial.webp', width: 1280, height: 720 };

/** A video of the lab, silent and captioned. It loads only when play is pressed. */
export function Clip() {
  const { t, i18n } = useTranslation('showcase');
  const language = languageFor([i18n.language]);
  return (
    <figure className="chamfer mb-12 overflow-hidden border border-line bg-surface">
      <video
        {...FILM}
        controls
        muted
        playsInline
        preload="none"
        aria-label={t('clip.label')}
        className="aspect-video h-auto w-full bg-sunken"
      >
        <track
          key={language}
          default
          kind="captions"
          src={`/media/tutorial.${language}.vtt`}
          srcLang={language}
          label={LANGUAGES[language]}
        />
      </video>
      <figcaption className="p-4 text-sm text-ink-muted">{t('clip.caption')}</figcaption>
    </figure>
  );
}
