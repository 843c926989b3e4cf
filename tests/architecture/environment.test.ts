import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT_ROOT, sourceFiles } from '../support/source-files.ts';

/** Quoted or read as a property: the names of constants such as STACK_TOP are none. */
const READ = /(?:\['|\.|'|readonly )((?:VITE|STACK)_[A-Z_]*[A-Z])(?='|\b)/g;

const named = new Set(
  sourceFiles('src', 'supabase').flatMap(({ text }) => [...text.matchAll(READ)].map(([, name]) => name)),
);
const listed = [...readFileSync(join(PROJECT_ROOT, '.env.example'), 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(
  ([, name]) => name,
);

describe('.env.example', () => {
  it('lists each variable that the code reads once, and no other', () => {
    expect(listed.toSorted()).toEqual([...named].toSorted());
  });
});
