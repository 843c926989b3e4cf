import { Captions, CaptionsOff, Pause, Play, RotateCcw, Volume2, VolumeX } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES, languageFor } from '../../../i18n/languages.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';

/** Made by `npm run tutorial`, with captions in every language of the product. */
const TUTORIAL_URL = '/media/tutorial.webm';
const POSTER_URL = '/media/tutorial.webp';
const captionsUrl = (language: string): string => `/media/tutorial.${language}.vtt`;

/** The tutorial video with its own controls. It plays only on request, muted and with captions. */
export function TutorialVideo() {
  const { t, i18n } = useTranslation('dashboard');
  const language = languageFor([i18n.language]);
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [isMuted, setMuted] = useState(true);
  const [isCaptioned, setCaptioned] = useState(true);
  const [isFailed, setFailed] = useState(false);

  const play = async (): Promise<void> => {
    try {
      await video.current?.play();
    } catch (cause) {
      // AbortError: a pause interrupted the start, which is no failure.
      if (!(cause instanceof DOMException && cause.name === 'AbortError')) setFailed(true);
    }
  };
  const togglePlaying = (): void => {
    if (video.current?.paused) void play();
    else video.current?.pause();
  };
  const toggleMuted = (): void => {
    if (video.current) video.current.muted = !video.current.muted;
  };
  const restart = (): void => {
    if (video.current) video.current.currentTime = 0;
    void play();
  };

  return (
    <figure className="chamfer overflow-hidden border border-line bg-surface shadow-rest">
      <video
        ref={video}
        src={TUTORIAL_URL}
        poster={POSTER_URL}
        muted
        playsInline
        preload="metadata"
        aria-label={t('video.label')}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setPlaying(false)}
        onVolumeChange={() => setMuted(video.current?.muted ?? true)}
        onError={() => setFailed(true)}
        className="aspect-video w-full bg-sunken"
      >
        {isCaptioned ? (
          <track
            key={language}
            default
            kind="captions"
            src={captionsUrl(language)}
            srcLang={language}
            label={LANGUAGES[language]}
          />
        ) : null}
      </video>
      <figcaption className="flex flex-wrap items-center justify-between gap-3 p-4">
        <div className="min-w-0">
          <h2 className="font-semibold">{t('video.title')}</h2>
          <p className="text-sm text-ink-muted">{t('video.description')}</p>
        </div>
        <div className="flex gap-1">
          <Control label={t(isPlaying ? 'video.pause' : 'video.play')} onPress={togglePlaying}>
            {isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
          </Control>
          <Control label={t('video.restart')} onPress={restart}>
            <RotateCcw aria-hidden="true" />
          </Control>
          <Control label={t(isMuted ? 'video.unmute' : 'video.mute')} onPress={toggleMuted}>
            {isMuted ? <VolumeX aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
          </Control>
          <Control
            label={t(isCaptioned ? 'video.hideCaptions' : 'video.showCaptions')}
            onPress={() => setCaptioned(!isCaptioned)}
          >
            {isCaptioned ? <Captions aria-hidden="true" /> : <CaptionsOff aria-hidden="true" />}
          </Control>
        </div>
      </figcaption>
      {isFailed ? (
        <Alert tone="fault" className="m-4 mt-0">
          {t('video.failed')}
        </Alert>
      ) : null}
    </figure>
  );
}

interface ControlProps {
  readonly label: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Control({ label, onPress, children }: ControlProps) {
  return (
    <Button variant="secondary" size="icon" aria-label={label} title={label} onClick={onPress}>
      {children}
    </Button>
  );
}
