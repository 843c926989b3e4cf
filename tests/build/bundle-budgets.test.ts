import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PRACTICE_STORIES } from '../../src/core/hardware/scenarios/public/stories.ts';
import { DESK_STORIES } from '../../src/core/ticketing/scenarios/public/catalogue.ts';
import { BUNDLE_ENTRIES, Bundle, DESK_RULES_MARK, deskEngineOf } from '../support/bundle.ts';
import { PROJECT_ROOT } from '../support/source-files.ts';

const KB = 1000;

/** Strings that only these libraries contain; they survive minifying. */
const THREE_MARK = 'THREE.WebGLRenderer';
const SUPABASE_MARK = 'supabase-js';
/** Parts of the router that only a server of its own uses, and its development build. */
const ROUTER_MARKS = [
  'Hey developer',
  'No routes matched location',
  'React Router caught the following error',
];

/** What must never be in a browser: keys, and the names of the server's secrets. */
const SECRETS = [
  /sk_(test|live)_/,
  /whsec_/,
  /sb_secret_/,
  /service_role/,
  /STRIPE_SECRET_KEY/,
  /SERVICE_ROLE_KEY/,
];

const bundle = new Bundle();
const textOf = (entries: readonly string[]): string =>
  bundle
    .scriptsOf(...entries)
    .map(Bundle.text)
    .join('\n');

describe('the production bundle', () => {
  it.each([
    // Gzip alone; what a visit really fetches, before and after a touch, stands in first-visit.test.ts.
    { of: 'the shell', scripts: bundle.scriptsOf(...BUNDLE_ENTRIES.shell), budgetKb: 114.5 },
    { of: 'the landing page', scripts: bundle.scriptsOf(...BUNDLE_ENTRIES.landing), budgetKb: 120 },
    {
      of: 'the 3D scene beyond the bench that opens it',
      scripts: bundle.scriptsBeyond(BUNDLE_ENTRIES.scene, BUNDLE_ENTRIES.bench),
      budgetKb: 257,
    },
    {
      of: 'the learner’s home beyond the dashboard',
      scripts: bundle.scriptsBeyond(BUNDLE_ENTRIES.learnerHome, BUNDLE_ENTRIES.dashboard),
      // Of every tutorial it knows its path, steps and objectives; what it shares with the page of cards comes in files of its own.
      budgetKb: 22.8,
    },
    {
      of: 'what the home asks of both simulations beyond it',
      scripts: bundle.scriptsBeyond(BUNDLE_ENTRIES.atHome, [
        ...BUNDLE_ENTRIES.dashboard,
        ...BUNDLE_ENTRIES.learnerHome,
      ]),
      budgetKb: 15,
    },
    {
      of: 'the desk’s home beyond the dashboard',
      scripts: bundle.scriptsBeyond(BUNDLE_ENTRIES.deskHome, BUNDLE_ENTRIES.dashboard),
      budgetKb: 60,
    },
    {
      // The desk of desk-build.md 10: home, workspace and all that opens in it. Rules of play and debrief come apart.
      of: 'the desk beyond what both simulations stand in',
      scripts: bundle.scriptsBeyond(BUNDLE_ENTRIES.deskShift, BUNDLE_ENTRIES.simulation),
      budgetKb: 120,
    },
    {
      of: 'the rules of play that a practice ticket adds to a testing shift',
      scripts: bundle.scriptsBeyond(deskEngineOf(bundle), BUNDLE_ENTRIES.deskShift),
      budgetKb: 100,
    },
    {
      of: 'the debrief of a shift beyond the shift',
      scripts: bundle.scriptsBeyond(BUNDLE_ENTRIES.deskDebrief, BUNDLE_ENTRIES.deskShift),
      budgetKb: 20,
    },
  ])('keeps $of within $budgetKb kB of gzipped JavaScript', ({ scripts, budgetKb }) => {
    expect(Bundle.gzipBytes(scripts) / KB).toBeLessThanOrEqual(budgetKb);
  });

  it.each(['en', 'es'])(
    'keeps the texts of the list of jobs within 2 kB, and those of one job within 4 kB (%s)',
    (language) => {
      const folder = `src/i18n/${language}`;
      const bytesOf = (...names: readonly string[]): number =>
        Bundle.gzipBytes(names.flatMap((name) => bundle.scriptsOf(`${folder}/${name}.json`)));
      expect(bytesOf('lab-titles') / KB).toBeLessThanOrEqual(2);
      const stories = PRACTICE_STORIES.map(({ id }) => id);
      expect(stories.length).toBeGreaterThan(30);
      for (const id of stories) {
        const texts = [`cases/${id}`, 'cases/any'];
        expect(bytesOf(...texts) / KB, id).toBeLessThanOrEqual(4);
      }
    },
  );

  it('loads the rules of play of the desk with practice, and neither with its home, a testing shift or a debrief nor with the dashboard', () => {
    expect(textOf(deskEngineOf(bundle))).toContain(DESK_RULES_MARK);
    for (const entry of [
      'dashboard',
      'learnerHome',
      'atHome',
      'deskHome',
      'deskShift',
      'deskDebrief',
    ] as const)
      expect(textOf(BUNDLE_ENTRIES[entry]), entry).not.toContain(DESK_RULES_MARK);
  });

  // What only the judge may tell is in no file at all: judged-cases.test.ts.
  it.each(['en', 'es'])(
    'keeps the texts of a ticket within 5 kB, in a file of their own that comes with it (%s)',
    (language) => {
      const desk = new Set(bundle.scriptsOf(...BUNDLE_ENTRIES.deskShift, ...deskEngineOf(bundle)));
      const stories = Object.keys(DESK_STORIES);
      expect(stories.length).toBeGreaterThan(50);
      for (const id of stories) {
        const texts = bundle.scriptsOf(`src/i18n/${language}/tickets/${id.toLowerCase()}.json`);
        expect(
          texts.filter((file) => desk.has(file)),
          id,
        ).toEqual([]);
        expect(Bundle.gzipBytes(texts) / KB, id).toBeLessThanOrEqual(5);
      }
    },
  );

  it('loads three.js with the scene, and neither with the landing page nor with the dashboard or the demo page', () => {
    expect(textOf(BUNDLE_ENTRIES.scene)).toContain(THREE_MARK);
    expect(textOf(BUNDLE_ENTRIES.landing)).not.toContain(THREE_MARK);
    expect(textOf(BUNDLE_ENTRIES.dashboard)).not.toContain(THREE_MARK);
    expect(textOf(BUNDLE_ENTRIES.demo)).not.toContain(THREE_MARK);
  });

  it('contains the production build of the router, without the parts that the product does not use', () => {
    const shell = textOf(BUNDLE_ENTRIES.shell);
    expect(shell).toContain('pushState');
    expect(ROUTER_MARKS.filter((mark) => shell.includes(mark))).toEqual([]);
  });

  it('does not load the Supabase client with the landing page', () => {
    expect(textOf(BUNDLE_ENTRIES.landing)).not.toContain(SUPABASE_MARK);
  });

  it('contains neither a secret nor the name of one', () => {
    const dist = join(PROJECT_ROOT, 'dist');
    const found = readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(js|css|html|json)$/.test(file))
      .flatMap((file) => {
        const text = readFileSync(join(dist, file), 'utf8');
        return SECRETS.filter((secret) => secret.test(text)).map((secret) => `${file}: ${secret.source}`);
      });
    expect(found).toEqual([]);
  });
});
