import { availableParallelism, loadavg } from 'node:os';
import { asShipped } from './as-shipped.ts';
import { measureBackendReads } from './backend-reads.ts';
import { measureBoards } from './boards.ts';
import { measureBundle } from './bundle-sizes.ts';
import { measureDeskUse } from './desk-use.ts';
import type { Figure } from './figure.ts';
import { measureProperties } from './fresh-properties.ts';
import { measureLearners } from './learners.ts';
import { measurePeopleList } from './people-list.ts';
import { measureReferee } from './referee.ts';
import { measureScene } from './scene-frames.ts';
import { measureSceneUse } from './scene-use.ts';
import { measureScore } from './score.ts';

/** `npm run bench`: figures, never verdicts. Needs `npm run build` before it; `npm run bench -- engine` does not. */
const GROUPS: readonly {
  readonly title: string;
  readonly measure: () => readonly Figure[] | Promise<readonly Figure[]>;
}[] = [
  { title: 'Bundle', measure: measureBundle },
  {
    title: 'Engine',
    measure: async () =>
      (await asShipped<typeof import('./engine.bench.ts')>('engine.bench')).measureEngine(),
  },
  {
    title: 'Desk',
    measure: async () => (await asShipped<typeof import('./desk.bench.ts')>('desk.bench')).measureDesk(),
  },
  { title: 'Desk at work', measure: measureDeskUse },
  { title: 'Properties', measure: measureProperties },
  { title: 'Score', measure: measureScore },
  { title: 'Learners', measure: measureLearners },
  { title: 'Backend', measure: measureBackendReads },
  { title: 'Referee', measure: measureReferee },
  { title: 'User Management, 100,000 people', measure: measurePeopleList },
  { title: 'Boards, 100,000 entries', measure: measureBoards },
  { title: '3D scene', measure: measureScene },
  { title: '3D scene at work', measure: measureSceneUse },
];

/** Other work takes its share of every figure but those of processor time. */
function load(): string {
  return `load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores, Node ${process.version}`;
}

const asked = process.argv.slice(2).map((word) => word.toLowerCase());
const titles = GROUPS.map(({ title }) => title.toLowerCase());
/** A word that is the whole title of a group asks for that one alone: `desk` is not `desk at work`. */
const isAsked = (title: string): boolean =>
  asked.length === 0 ||
  asked.some((word) =>
    titles.includes(word) ? title.toLowerCase() === word : title.toLowerCase().includes(word),
  );

for (const { title, measure } of GROUPS.filter((group) => isAsked(group.title))) {
  console.log(`\n${title} (${load()})`);
  const figures = await measure();
  const width = Math.max(...figures.map(({ name }) => name.length));
  for (const { name, value, unit } of figures) {
    console.log(`  ${name.padEnd(width)} ${value.padStart(12)} ${unit}`);
  }
}
process.exit(0);
