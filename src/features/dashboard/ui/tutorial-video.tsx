import { Captions, CaptionsOff, Pause, Play, RotateCcw, Volume2, VolumeX } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { type Language, languageFor } from '../../../i18n/languages.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { captionsOf, deskFilm, type FilmFiles } from '../../../ui/desk-film.ts';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { type Theme, useTheme } from '../../../ui/theme.ts';

/** What a tutorial is about: a repair on the bench, or a call at the desk. */
export type TutorialSubject = 'bench' | 'desk';

interface Tutorial extends FilmFiles {
  readonly poster: string;
  /** The shape of its picture. */
  readonly shape: string;
}

/** Made by `npm run tutorial` and `npm run tutorial:desk`, with captions in every language of the product. */
function tutorialOf(subject: TutorialSubject, theme: Theme, language: Language): Tutorial {
  switch (subject) {
    case 'bench':
      return {
        src: '/media/tutorial.webm',
        captions: captionsOf(`/media/tutorial.${language}.vtt`, language),
        poster: '/media/tutorial.webp',
        shape: 'aspect-video',
      };
    case 'desk':
      return {
        ...deskFilm(theme, language),
        poster: `/images/desk/workspace-${theme}.avif`,
        shape: 'aspect-8/5',
      };
  }
}

export interface TutorialVideoProps {
  /** What the person's plan opens; the first is shown first. */
  readonly subjects: readonly TutorialSubject[];
}

/** The tutorial videos of a plan, one at a time. */
export function TutorialVideo({ subjects }: TutorialVideoProps) {
  const { t } = useTranslation('dashboard');
  const [chosen, setChosen] = useState<TutorialSubject | null>(null);
  const subject = chosen ?? subjects[0] ?? 'bench';
  return (
    <div className="grid gap-3">
      {subjects.length < 2 ? null : (
        <SegmentedControl
          label={t('video.title')}
          value={subject}
          options={subjects.map((value) => ({ value, label: t(`video.${value}.name`) }))}
          onChange={setChosen}
          className="justify-self-start"
        />
      )}
      <Video key={subject} subject={subject} />
    </div>
  );
}

/** A video with its own controls. It plays only on request, muted and with captions. */
function Video({ subject }: { readonly subject: TutorialSubject }) {
  const { t, i18n } = useTranslation('dashboard');
  const theme = useTheme();
  const tutorial = tutorialOf(subject, theme, languageFor([i18n.language]));
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
        src={tutorial.src}
        poster={tutorial.poster}
        muted
        playsInline
        preload="metadata"
        aria-label={t('video.label')}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setPlaying(false)}
        onVolumeChange={() => setMuted(video.current?.muted ?? true)}
        onError={() => setFailed(true)}
        className={`${tutorial.shape} w-full bg-sunken`}
      >
        {isCaptioned ? (
          <track key={tutorial.captions.src} {...tutorial.captions} default kind="captions" />
        ) : null}
      </video>
      <figcaption className="flex flex-wrap items-center justify-between gap-3 p-4">
        <div className="min-w-0">
          <h2 className="font-semibold">{t('video.title')}</h2>
          <p className="text-sm text-ink-muted">{t(`video.${subject}.description`)}</p>
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
