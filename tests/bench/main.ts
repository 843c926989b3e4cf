import { measureBackendReads } from './backend-reads.ts';
import { measureBundle } from './bundle-sizes.ts';
import { measureEngine } from './engine.bench.ts';
import type { Figure } from './figure.ts';
import { measurePeopleList } from './people-list.ts';
import { measureScene } from './scene-frames.ts';

/** `npm run bench`: figures, never verdicts. Needs `npm run build` before it. */
const GROUPS: readonly {
  readonly title: string;
  readonly measure: () => readonly Figure[] | Promise<readonly Figure[]>;
}[] = [
  { title: 'Bundle', measure: measureBundle },
  { title: 'Engine', measure: measureEngine },
  { title: 'Backend', measure: measureBackendReads },
  { title: 'User Management, 100,000 people', measure: measurePeopleList },
  { title: '3D scene', measure: measureScene },
];

for (const { title, measure } of GROUPS) {
  console.log(`\n${title}`);
  for (const { name, value, unit } of await measure()) {
    console.log(`  ${name.padEnd(48)} ${value.padStart(12)} ${unit}`);
  }
}
process.exit(0);
