import { describe, expect, it } from 'vitest';
import { type ImportStatement, type SourceFile, sourceFiles } from '../support/source-files.ts';

/** Who may import whom (README). Each rule names the files it speaks about and what they must not reach. */
interface ImportRule {
  readonly says: string;
  readonly about: (file: SourceFile) => boolean;
  readonly forbids: (imported: ImportStatement, file: SourceFile) => boolean;
}

const files = sourceFiles('src', 'supabase/functions');

const inside =
  (...folders: readonly string[]) =>
  (file: SourceFile): boolean =>
    folders.some((folder) => file.path.startsWith(folder));

const reaches = (imported: ImportStatement, ...folders: readonly string[]): boolean =>
  imported.target !== null && folders.some((folder) => imported.target?.startsWith(folder));

const isPackage = (imported: ImportStatement, ...names: readonly string[]): boolean =>
  imported.target === null &&
  names.some((name) => imported.specifier === name || imported.specifier.startsWith(`${name}/`));

const featureOf = (path: string): string | null => /^src\/features\/([^/]+)\//.exec(path)?.[1] ?? null;

const CORE_LAYERS: Readonly<Record<string, readonly string[]>> = {
  kernel: ['kernel'],
  contracts: ['contracts', 'kernel'],
  assessment: ['assessment', 'contracts', 'kernel'],
  hardware: ['hardware', 'assessment', 'contracts', 'kernel'],
  ticketing: ['ticketing', 'assessment', 'contracts', 'kernel'],
  billing: ['billing', 'contracts', 'kernel'],
  access: ['access', 'billing', 'contracts', 'kernel'],
  tutorials: ['tutorials', 'hardware', 'ticketing', 'assessment', 'access', 'contracts', 'kernel'],
};

const coreLayerOf = (path: string): string | null => /^src\/core\/([^/]+)\//.exec(path)?.[1] ?? null;

const OPEN_BENCH = 'src/features/hardware-lab/open-bench.ts';

const inBrowser = inside('src/app/', 'src/features/', 'src/runs/', 'src/lib/', 'src/ui/');

/** Faults, tables, plans and repairs of cases. */
const isJudged = (path: string): boolean => /^src\/core\/[^/]+\/scenarios\/judged\//.test(path);
const isRegistry = (path: string): boolean => isJudged(path) && path.endsWith('/judged/registry.ts');

/** Family of a ticket of the desk, such as `mail`. */
const familyOf = (path: string): string | null =>
  /^src\/core\/ticketing\/scenarios\/judged\/([^/]+)\//.exec(path)?.[1] ?? null;

const JUDGED_TEXT_LISTS = ['judged-texts', 'judged-tickets', 'reserved-texts'].map(
  (name) => `supabase/functions/_shared/${name}.ts`,
);
/** Hints, insights and titles of cases, and the words of reserved stories. */
const isJudgedText = (path: string | null): boolean =>
  path !== null &&
  /^src\/i18n\/[a-z]+\/(?:(?:cases|tickets)\/[\w-]+\.judged|reserved\/\w+)\.json$/.test(path);

/** Files that something imports, by values, directly or through others. */
function reachedFrom(entry: string): ReadonlySet<string> {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const reached = new Set<string>();
  const visit = (path: string): void => {
    if (reached.has(path)) return;
    reached.add(path);
    for (const { target, isTypeOnly } of byPath.get(path)?.imports ?? [])
      if (target !== null && !isTypeOnly) visit(target);
  };
  visit(entry);
  return reached;
}

const RULES: readonly ImportRule[] = [
  {
    says: 'core imports nothing from outside core, but zod in contracts/zod.ts and ts-fsrs in the schedule of cards',
    about: inside('src/core/'),
    forbids: (imported, file) =>
      imported.target === null
        ? !/\/(contracts\/zod\.ts zod|facts\/schedule\.ts ts-fsrs)$/.test(
            `${file.path} ${imported.specifier}`,
          )
        : !imported.target.startsWith('src/core/'),
  },
  {
    says: 'the browser gets zod through core/contracts/zod.ts, where it is told to leave eval alone',
    about: (file) => file.path.startsWith('src/') && file.path !== 'src/core/contracts/zod.ts',
    forbids: (imported) => isPackage(imported, 'zod'),
  },
  {
    says: 'inside core the arrows point from tutorials to access and the engines, to billing, to contracts, to the kernel',
    about: (file) => coreLayerOf(file.path) !== null,
    forbids: (imported, file) => {
      const layer = imported.target === null ? null : coreLayerOf(imported.target);
      return layer !== null && !(CORE_LAYERS[coreLayerOf(file.path) ?? ''] ?? []).includes(layer);
    },
  },
  {
    says: 'core has no dynamic import, so that `supabase functions deploy` finds every file',
    about: inside('src/core/'),
    forbids: (imported) => imported.isDynamic,
  },
  {
    says: 'lib and ui read core at most',
    about: inside('src/lib/', 'src/ui/'),
    forbids: (imported) => reaches(imported, 'src/runs/', 'src/features/', 'src/app/'),
  },
  {
    says: 'runs knows what a simulation is, and no simulation',
    about: inside('src/runs/'),
    forbids: (imported) =>
      reaches(imported, 'src/features/', 'src/app/', 'src/core/hardware/', 'src/core/ticketing/'),
  },
  {
    says: 'a feature reads core, lib, ui, i18n and runs, and never another feature or the app',
    about: inside('src/features/'),
    forbids: (imported, file) => {
      if (imported.target === null) return false;
      if (imported.target.startsWith('src/app/')) return true;
      const other = featureOf(imported.target);
      return other !== null && other !== featureOf(file.path);
    },
  },
  {
    says: 'the judge of a simulation is reached by the one file of the browser that knows the open cases alone',
    about: (file) => inBrowser(file) && file.path !== OPEN_BENCH,
    forbids: (imported) =>
      imported.target !== null && /^src\/core\/[^/]+\/(judge|deal)\.ts$/.test(imported.target),
  },
  {
    says: 'what is true of a case is reached through its registry alone, whole files and types',
    about: (file) => !isJudged(file.path),
    forbids: (imported) =>
      imported.target !== null && isJudged(imported.target) && !isRegistry(imported.target),
  },
  {
    says: 'a family of tickets reads its own files and shared ones, and shared ones read no family',
    about: (file) => familyOf(file.path) !== null,
    forbids: (imported, file) => {
      const other = imported.target === null ? null : familyOf(imported.target);
      return other !== null && other !== 'shared' && other !== familyOf(file.path);
    },
  },
  {
    says: 'the registry of the judged cases is handed to a judge by the functions alone',
    about: ({ path }) => !isJudged(path) && path !== 'supabase/functions/_shared/simulations.ts',
    forbids: (imported) => imported.target !== null && isRegistry(imported.target),
  },
  {
    says: 'the texts that only a judge may tell are imported by the lists of the functions alone',
    about: ({ path }) => !JUDGED_TEXT_LISTS.includes(path),
    forbids: (imported) => isJudgedText(imported.target),
  },
  {
    says: 'what is public of a case is written without what is true of it',
    about: (file) => /^src\/core\/[^/]+\/scenarios\/public\//.test(file.path),
    forbids: (imported) =>
      reaches(imported, 'src/core/hardware/scenarios/') &&
      !reaches(imported, 'src/core/hardware/scenarios/public/'),
  },
  {
    says: 'three.js and fiber live in the scene alone',
    about: (file) => !file.path.startsWith('src/features/hardware-lab/scene/'),
    forbids: (imported) =>
      isPackage(
        imported,
        'three',
        '@react-three/fiber',
        '@react-three/drei',
        'three-mesh-bvh',
        'camera-controls',
      ),
  },
  {
    says: 'the scene is reached by a dynamic import alone, so that it stays its own chunk',
    about: (file) => !file.path.startsWith('src/features/hardware-lab/scene/'),
    forbids: (imported) =>
      reaches(imported, 'src/features/hardware-lab/scene/') && !imported.isDynamic && !imported.isTypeOnly,
  },
  {
    says: 'the Supabase client is used in the apis of features and runs, and in lib, alone',
    about: (file) =>
      file.path.startsWith('src/') &&
      !file.path.startsWith('src/lib/') &&
      !/^src\/(features\/[^/]+|runs)\/api\//.test(file.path),
    forbids: (imported) =>
      (isPackage(imported, '@supabase/supabase-js') && !imported.isTypeOnly) ||
      reaches(
        imported,
        'src/lib/supabase.ts',
        'src/lib/open-data.ts',
        'src/lib/auth.ts',
        'src/lib/open-auth.ts',
      ),
  },
  {
    says: 'texts are asked for through the hooks of i18n, which know the keys',
    about: (file) => file.path.startsWith('src/') && !/^src\/(i18n|build)\//.test(file.path),
    forbids: (imported) => isPackage(imported, 'react-i18next'),
  },
  {
    says: 'edge functions read core and their shared folder alone',
    about: inside('supabase/functions/'),
    forbids: (imported, file) => {
      if (imported.target === null) return false;
      const own = file.path.split('/').slice(0, 3).join('/');
      if (JUDGED_TEXT_LISTS.includes(file.path) && isJudgedText(imported.target)) return false;
      return (
        !reaches(imported, 'src/core/', 'supabase/functions/_shared/', `${own}/`) && imported.target !== own
      );
    },
  },
  {
    says: 'every relative import of a script carries its extension',
    about: () => true,
    forbids: (imported) =>
      imported.target !== null && !/\.(tsx?|css|json|woff2|svg|webp|png)$/.test(imported.target),
  },
  {
    says: 'nobody imports the tests or the local stack, the scripts that draw pictures and film in a browser aside',
    about: (file) => !/^src\/build\/(pictures|tutorial)\//.test(file.path),
    forbids: (imported) => reaches(imported, 'tests/', 'supabase/local/'),
  },
];

describe('the import rules', () => {
  it.each(RULES.map((rule) => [rule.says, rule] as const))('%s', (_says, rule) => {
    const violations = files
      .filter(rule.about)
      .flatMap((file) =>
        file.imports
          .filter((imported) => rule.forbids(imported, file))
          .map((imported) => `${file.path} -> ${imported.specifier}`),
      );
    expect(violations).toEqual([]);
  });

  it('let no file of the browser import a judged file, not even indirectly', () => {
    const entries = files.filter(
      (file) => inBrowser(file) || file.path === 'src/main.tsx' || file.path.startsWith('src/build/'),
    );
    const reached = entries.flatMap(({ path }) =>
      [...reachedFrom(path)].filter(isJudged).map((judged) => `${path} -> ${judged}`),
    );
    expect(reached).toEqual([]);
    const functions = reachedFrom('supabase/functions/_shared/simulations.ts');
    expect([...functions].filter(isJudged).length).toBeGreaterThan(30);
  });

  it('let src/runs use its own texts and those of attempts, objectives and tutorials; each simulation passes in the rest', () => {
    const namespacesOf = (text: string): readonly string[] => [
      ...[...text.matchAll(/useTranslation\(([^)]*)\)/g)].flatMap(
        ([, names = '']) => names.match(/[\w-]+/g) ?? [''],
      ),
      ...[...text.matchAll(/['"`]([a-z-]+):[a-zA-Z]+\.[\w.$]/g)].map(([, name = '']) => name),
    ];
    const spoken = files
      .filter(inside('src/runs/'))
      .flatMap((file) => namespacesOf(file.text).map((name) => ({ path: file.path, name })));
    expect(spoken.length).toBeGreaterThan(20);
    expect(
      spoken.filter(({ name }) => !['runs', 'objectives', 'tutorials', 'attempts'].includes(name)),
    ).toEqual([]);
  });

  it('are checked on files that have imports', () => {
    expect(files.length).toBeGreaterThan(20);
    expect(files.flatMap((file) => file.imports).length).toBeGreaterThan(30);
  });
});
