import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const PROJECT_ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

export interface ImportStatement {
  /** As written, e.g. `../lib/env.ts` or `three/examples/jsm/x.js`. */
  readonly specifier: string;
  /** The imported file from the project root with forward slashes, or null for a package. */
  readonly target: string | null;
  readonly isTypeOnly: boolean;
  readonly isDynamic: boolean;
}

export interface SourceFile {
  /** From the project root, with forward slashes. */
  readonly path: string;
  readonly text: string;
  readonly imports: readonly ImportStatement[];
}

const STATIC_IMPORT = /^\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]/gm;
const DYNAMIC_IMPORT = /\bimport\(\s*(?:\/\*[^*]*\*\/\s*)?['"]([^'"]+)['"]/g;

/** Every TypeScript file below the folders, read once. */
export function sourceFiles(...folders: readonly string[]): readonly SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(join(PROJECT_ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) =>
        readSource(relative(PROJECT_ROOT, join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
      )
      .filter((file) => !file.path.includes('node_modules/')),
  );
}

function readSource(path: string): SourceFile {
  const text = readFileSync(join(PROJECT_ROOT, path), 'utf8');
  const code = withoutComments(text);
  const imports = [
    ...[...code.matchAll(STATIC_IMPORT)].map((match) =>
      importOf(path, match[2] ?? '', match[1] !== undefined, false),
    ),
    ...[...code.matchAll(DYNAMIC_IMPORT)].map((match) => importOf(path, match[1] ?? '', false, true)),
  ];
  return { path, text, imports };
}

function importOf(from: string, specifier: string, isTypeOnly: boolean, isDynamic: boolean): ImportStatement {
  const target = specifier.startsWith('.')
    ? posix.join(posix.dirname(from), specifier).replace(/\?.*$/, '')
    : null;
  return { specifier, target, isTypeOnly, isDynamic };
}

/** Block and line comments blanked out, so that an example in a comment is no import. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, ' ').replace(/^\s*\/\/.*$/gm, '');
}
