import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PATHS } from '../../src/app/paths.ts';
import { OPEN_PARTS } from './open-parts.ts';
import { BEYOND_THE_SPEC } from './proofs/beyond-the-spec.ts';
import { ROLES_CALLS_FIGURES } from './proofs/roles-calls-figures.ts';
import { RULES } from './proofs/rules.ts';
import { PUBLIC_SCREENS } from './proofs/screens-public.ts';
import { SIGNED_IN_SCREENS } from './proofs/screens-signed-in.ts';
import { complaintAbout, type Proof } from './test-titles.ts';
import type { Remark, Trace } from './trace.ts';

interface Part {
  readonly id: string;
  readonly opening: string;
}

/** Every heading and sentence of the specification: its id and its first words. */
const PARTS: readonly Part[] = readFileSync(new URL('spec-parts.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => {
    const [id = '', opening = ''] = line.split('\t');
    return { id, opening };
  });

const TRACES: readonly Trace[] = [PUBLIC_SCREENS, SIGNED_IN_SCREENS, RULES, ROLES_CALLS_FIGURES];
const TRACE = new Map<string, readonly Proof[] | Remark>(TRACES.flatMap((trace) => Object.entries(trace)));

/** A heading asks for what stands below it. */
const isHeading = ({ id }: Part): boolean => PARTS.some((other) => other.id.startsWith(`${id}.`));
const sentences = PARTS.filter((part) => !isHeading(part));
const openIds = Object.values(OPEN_PARTS).flat();
const ids = new Set(sentences.map(({ id }) => id));

/** `[issue, parts]`: whoever closes or opens a part says so here as well. */
const OPEN_COUNTS: readonly (readonly [number, number])[] = [];

const isProven = (id: string): boolean => {
  const proof = TRACE.get(id);
  return proof !== undefined && ('remark' in proof || proof.length > 0);
};

describe('the specification', () => {
  it('is proven part by part, the written open parts aside', () => {
    const unproven = sentences.filter(({ id }) => !isProven(id) && !openIds.includes(id));
    expect(unproven.map(({ id, opening }) => `${id} ${opening}`)).toEqual([]);
  });

  it('has proofs that exist', () => {
    const proofs = [...TRACE.values()].flatMap((proof) => ('remark' in proof ? [] : proof));
    const complaints = new Set(proofs.map(complaintAbout).filter((complaint) => complaint !== null));
    expect([...complaints]).toEqual([]);
  });

  it('is traced by ids that it has, each once', () => {
    const traced = TRACES.flatMap((trace) => Object.keys(trace));
    expect([...traced, ...openIds].filter((id) => !ids.has(id))).toEqual([]);
    expect(traced.filter((id, index) => traced.indexOf(id) !== index)).toEqual([]);
    expect(PARTS.length).toBe(new Set(PARTS.map(({ id }) => id)).size);
  });

  it(`leaves ${openIds.length} of ${sentences.length} parts open, and none that is proven`, () => {
    expect(openIds.filter(isProven)).toEqual([]);
    const counts = Object.entries(OPEN_PARTS).map(([issue, open]) => [Number(issue), open.length]);
    expect(counts).toEqual(OPEN_COUNTS);
    console.warn(
      `Spec trace: ${openIds.length} of ${sentences.length} parts are open: ${openIds.join(', ')}`,
    );
  });
});

describe('what is beyond the specification', () => {
  it('has routes of its own, each with proofs that exist', () => {
    const routes = Object.keys(BEYOND_THE_SPEC);
    expect(routes.filter((route) => !Object.values<string>(PATHS).includes(route))).toEqual([]);
    const complaints = Object.values(BEYOND_THE_SPEC).flatMap((proofs) => proofs.map(complaintAbout));
    expect(complaints.filter((complaint) => complaint !== null)).toEqual([]);
  });
});
