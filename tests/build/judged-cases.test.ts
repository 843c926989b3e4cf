import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LAB_CASES } from '../../src/core/hardware/scenarios/judged/registry.ts';
import { BUNDLE_ENTRIES, Bundle } from '../support/bundle.ts';
import { PROJECT_ROOT } from '../support/source-files.ts';

/** Fields that only the judged half of a case has; they survive minifying. */
const JUDGED_FIELDS = [/\bsuspects:\[/, /\bparMinutes:\d/, /\botherwise:[`"']/];

const SCRIPTS = join(PROJECT_ROOT, 'dist/assets');
const scripts = readdirSync(SCRIPTS)
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({ file: `assets/${file}`, text: readFileSync(join(SCRIPTS, file), 'utf8') }));

const judged = scripts
  .filter(({ text }) => JUDGED_FIELDS.some((field) => field.test(text)))
  .map(({ file }) => file);

const bundle = new Bundle();

describe('the judged half of the cases in the production bundle', () => {
  it('is in one script, which has all of its fields', () => {
    expect(judged).toHaveLength(1);
    const text = scripts.find(({ file }) => file === judged[0])?.text ?? '';
    for (const field of JUDGED_FIELDS) expect(text).toMatch(field);
  });

  it('is alone in naming the ids of the cases', () => {
    const ids = LAB_CASES.inMode('testing').map(({ id }) => id);
    const naming = scripts.filter(({ text }) => ids.some((id) => text.includes(`id:\`${id}\``)));
    expect(naming.map(({ file }) => file)).toEqual(judged);
  });

  it('loads with the practice workbench and the next job of the dashboard alone', () => {
    const pages = [
      BUNDLE_ENTRIES.shell,
      BUNDLE_ENTRIES.landing,
      BUNDLE_ENTRIES.dashboard,
      BUNDLE_ENTRIES.demo,
    ];
    for (const page of pages) expect(bundle.scriptsOf(...page)).not.toEqual(expect.arrayContaining(judged));
    expect([...bundle.entriesWith(judged[0] ?? '')].sort()).toEqual([
      'src/app/simulations/testing-lab.tsx',
      'src/features/hardware-lab/next-job.tsx',
    ]);
  });
});
