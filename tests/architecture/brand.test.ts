import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BRAND_NAME } from '../../src/core/brand.ts';
import { PROJECT_ROOT, sourceFiles } from '../support/source-files.ts';

describe('the brand', () => {
  it('is written once in the code, so that it can be changed in one place', () => {
    const elsewhere = sourceFiles('src')
      .filter((file) => file.path !== 'src/core/brand.ts' && file.text.includes(`'${BRAND_NAME}'`))
      .map((file) => file.path);
    expect(elsewhere).toEqual([]);
  });

  it('names the page that the browser opens', () => {
    expect(readFileSync(join(PROJECT_ROOT, 'index.html'), 'utf8')).toContain(BRAND_NAME);
  });
});
