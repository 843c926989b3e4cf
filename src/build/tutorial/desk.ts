import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FilmLanguage, openDeskStudio, THEMES } from '../../../tests/support/desk-studio.ts';
import { PROJECT_ROOT } from '../../../tests/support/source-files.ts';
import { type DeskFilm, deskFilm } from './desk-film.ts';
import { captionOf, DESK_STORY, hasWrongServer, playDeskStory } from './desk-story.ts';
import { ffmpeg } from './ffmpeg.ts';
import { soundTrack } from './sound.ts';
import type { Caption } from './story.ts';
import { webVtt } from './web-vtt.ts';

/**
 * `npm run tutorial:desk`: films the ticket desk in the built product (`npm run build` first), picture by picture while
 * somebody works on a practice ticket, in both languages and both themes, and writes films and captions to `public/media`.
 * Needs ffmpeg. Look at the films before committing.
 */
const FPS = 20;
const LANGUAGES = ['en', 'es'] as const;
const MEDIA = join(PROJECT_ROOT, 'public/media');
const BYTES_PER_KB = 1000;
/** What is typed stands at the lower edge of the desk. */
const AT_THE_TOP = 'line:2%';
const CAPTION_GAP = 0.1;

const studio = await openDeskStudio();
const folder = mkdtempSync(join(tmpdir(), 'desk-film-'));
for (const language of LANGUAGES) {
  const film = await record(language);
  writeFileSync(join(MEDIA, `desk.${language}.vtt`), webVtt(captions(film), language, AT_THE_TOP));
  const sound = join(folder, `${language}.wav`);
  writeFileSync(sound, soundTrack(film.sounds, film.length));
  for (const theme of THEMES) {
    const list = join(folder, `${language}-${theme}.txt`);
    writeFileSync(list, film.listOf(theme));
    const file = join(MEDIA, `desk-${theme}.${language}.webm`);
    ffmpeg(
      ...['-f', 'concat', '-safe', '0', '-i', list, '-i', sound, '-r', String(FPS)],
      ...['-c:v', 'libvpx-vp9', '-crf', '40', '-b:v', '0', '-row-mt', '1', '-g', String(FPS * 8)],
      ...['-deadline', 'good', '-cpu-used', '1', '-pix_fmt', 'yuv420p'],
      ...['-c:a', 'libopus', '-b:a', '24k', file],
    );
    console.warn(
      `${file} ${(statSync(file).size / BYTES_PER_KB).toFixed(0)} kB, ${film.length.toFixed(1)} s`,
    );
  }
}
rmSync(folder, { recursive: true });
await studio.close();
process.exit(0);

async function record(language: FilmLanguage): Promise<DeskFilm> {
  const frames = join(folder, language);
  mkdirSync(frames);
  const page = await studio.openTicket(DESK_STORY, {
    language,
    isWanted: (dealt) => hasWrongServer(dealt, language),
  });
  // The toast of the start.
  await page.locator('[data-sonner-toast]').first().waitFor({ state: 'detached' });
  const film = await deskFilm(page, frames);
  await playDeskStory(page, film, language);
  await page.context().close();
  return film;
}

/** Each scene is a caption, up to the next one. */
function captions({ scenes, length }: DeskFilm): readonly Caption[] {
  return scenes.map(({ id, from }, place) => ({
    from,
    to: (scenes[place + 1]?.from ?? length) - CAPTION_GAP,
    text: { en: captionOf(id, 'en'), es: captionOf(id, 'es') },
  }));
}
