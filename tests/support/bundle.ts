import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { PROJECT_ROOT } from './source-files.ts';

const DIST = join(PROJECT_ROOT, 'dist');
const GZIP_LEVEL = 9;

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/** Vite's manifest of the last production build, keyed by source file. */
export class Bundle {
  readonly #chunks: Readonly<Record<string, ManifestChunk>>;

  constructor() {
    this.#chunks = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Record<
      string,
      ManifestChunk
    >;
  }

  /** Every script that loads with these entries, statically imported ones included. Paths below dist. */
  scriptsOf(...entries: readonly string[]): readonly string[] {
    const seen = new Set<string>();
    const visit = (key: string): void => {
      const chunk = this.#chunks[key];
      if (chunk === undefined) throw new Error(`The build has no chunk for ${key}`);
      if (seen.has(chunk.file)) return;
      seen.add(chunk.file);
      for (const imported of chunk.imports ?? []) visit(imported);
    };
    for (const entry of entries) visit(entry);
    return [...seen].filter((file) => file.endsWith('.js'));
  }

  /** Key of the script in which a text stands. @throws Error when it stands in none. */
  keyWith(text: string): string {
    const found = Object.keys(this.#chunks).find((key) => {
      const file = this.#chunks[key]?.file ?? '';
      return file.endsWith('.js') && Bundle.text(file).includes(text);
    });
    if (found === undefined) throw new Error(`No script of the build says “${text}”`);
    return found;
  }

  /** Scripts of `entries` that `without` has not loaded before. */
  scriptsBeyond(entries: readonly string[], without: readonly string[]): readonly string[] {
    const before = new Set(this.scriptsOf(...without));
    return this.scriptsOf(...entries).filter((file) => !before.has(file));
  }

  /** Sources that are loaded by a dynamic import or as a page, and load this script with them. */
  entriesWith(script: string): readonly string[] {
    return Object.keys(this.#chunks).filter(
      (key) => key.startsWith('src/') && this.scriptsOf(key).includes(script),
    );
  }

  /** Bytes of these files, each gzipped as a server sends it. */
  static gzipBytes(files: readonly string[]): number {
    return files.reduce(
      (total, file) => total + gzipSync(readFileSync(join(DIST, file)), { level: GZIP_LEVEL }).length,
      0,
    );
  }

  static text(file: string): string {
    return readFileSync(join(DIST, file), 'utf8');
  }
}

/** Entries of the build that a budget or a measurement speaks about. */
export const BUNDLE_ENTRIES = {
  shell: ['index.html'],
  landing: ['index.html', 'src/app/pages/landing-page.tsx'],
  dashboard: ['index.html', 'src/app/pages/dashboard-page.tsx'],
  demo: ['index.html', 'src/app/pages/demo-page.tsx'],
  /** The bench that opens the scene: what it has fetched, the scene does not fetch again. */
  bench: ['index.html', 'src/features/hardware-lab/demo-lab.tsx'],
  /** What both simulations stand in: shell, dashboard, and the page that opens a simulation. */
  simulation: [
    'index.html',
    'src/app/pages/dashboard-page.tsx',
    'src/app/pages/ticketing-page.tsx',
    'src/features/hardware-lab/hardware-lab.tsx',
  ],
  /** What somebody whose plan opens one simulation, or both, sees on the dashboard. */
  learnerHome: ['src/app/pages/dashboard/learner-home.tsx'],
  /** What that asks of the simulations. */
  atHome: ['src/features/hardware-lab/lab-at-home.tsx', 'src/features/ticket-desk/desk-at-home.tsx'],
  deskHome: ['src/app/simulations/ticketing-desk.tsx'],
  /** A refereed shift: the workspace, and what is opened in it for the first time. */
  deskShift: [
    'src/app/simulations/ticketing-desk.tsx',
    'src/features/ticket-desk/session/desk-place.tsx',
    'src/features/ticket-desk/workspace/find/find-dialog.tsx',
    'src/features/ticket-desk/workspace/knowledge/knowledge-tool.tsx',
    'src/features/ticket-desk/workspace/map/floor-map.tsx',
    'src/features/ticket-desk/workspace/map/look-around.tsx',
  ],
  deskDebrief: ['src/features/ticket-desk/debrief/debrief-screen.tsx'],
  scene: [
    'src/features/hardware-lab/scene/lab-scene.tsx',
    'src/features/hardware-lab/scene/stage/mounted-stage.tsx',
  ],
} as const;

/** A command of the console says this: the rules of play of the desk and nothing else. */
export const DESK_RULES_MARK = 'Displays the IP-to-Physical address translation tables.';

/** The rules of play of the desk: practice and tutorials are played in the browser. */
export const deskEngineOf = (bundle: Bundle): readonly string[] => [bundle.keyWith(DESK_RULES_MARK)];
