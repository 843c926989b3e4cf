import { basename, dirname } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { MANUAL_FILES } from '../../features/manual/model/manual-file.ts';
import { isLanguage, LANGUAGES, type Language } from '../../i18n/languages.ts';
import { printManual } from './print-manual.ts';
import {
  CHAPTERS_FOLDER,
  CONTENTS_FILE,
  chapterFiles,
  compileChapter,
  compileContents,
  compileManual,
} from './read-manual.ts';
import { readTypeface } from './typeface.ts';

/**
 * The simulation manual from its one source: a chapter that is imported is its compiled data, `contents.md` the table of
 * contents, and the build (or the development server, when asked) prints the PDFs.
 */
export function simulationManual(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'benchready:simulation-manual',
    configResolved(resolved) {
      config = resolved;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const language = languageOfFile(request.url ?? '');
        if (language === null) return next();
        print(language).then((pdf) => {
          response.setHeader('content-type', 'application/pdf');
          response.end(pdf);
        }, next);
      });
    },
    transform(_, id) {
      const [path = ''] = id.split('?');
      const language = basename(dirname(path));
      if (dirname(dirname(path)) !== CHAPTERS_FOLDER || !isLanguage(language)) return null;
      const file = basename(path);
      if (file === CONTENTS_FILE)
        for (const chapter of chapterFiles(language)) this.addWatchFile(`${dirname(path)}/${chapter}`);
      const data = file === CONTENTS_FILE ? compileContents(language) : compileChapter(language, file);
      return { code: `export default ${JSON.stringify(data)}`, map: null, moduleType: 'js' };
    },
    async generateBundle() {
      if (config.command !== 'build' || config.build.ssr) return;
      for (const language of Object.keys(LANGUAGES) as Language[])
        this.emitFile({
          type: 'asset',
          fileName: MANUAL_FILES[language].slice(1),
          source: await print(language),
        });
    },
  };
}

async function print(language: Language): Promise<Buffer> {
  return printManual(compileManual(language), language, await readTypeface());
}

function languageOfFile(address: string): Language | null {
  const [path] = address.split(/[?#]/);
  return (Object.keys(LANGUAGES) as Language[]).find((one) => MANUAL_FILES[one] === path) ?? null;
}
