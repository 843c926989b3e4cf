import { laidOver, type TextTree } from '../core/kernel/text-tree.ts';
import { toldTexts } from './told-texts.ts';

/** The public texts of cases, tickets and tutorials: a file for each and language. What only the judge may tell is the server's. */
const FILES = import.meta.glob<{ default: TextTree }>([
  './*/{cases,tickets,tutorials}/*.json',
  '!./*/{cases,tickets}/*.judged.json',
]);

async function readFile(language: string, namespace: string): Promise<TextTree> {
  return (await FILES[`./${language}/${namespace}.json`]?.())?.default ?? {};
}

/**
 * The texts of a namespace such as `cases/dead-desk`, `tickets/tk-01` or `tutorials/T1`; empty where nobody wrote any. A story that the server
 * told of has its own words over those of its family.
 */
export async function readCaseFile(language: string, namespace: string): Promise<TextTree> {
  const told = toldTexts(language, namespace);
  if (told === null) return readFile(language, namespace);
  return laidOver(await readFile(language, told.over), told.texts);
}

/** The namespaces of all cases, tickets and tutorials in a language. */
export function caseNamespaces(language: string): readonly string[] {
  const folder = `./${language}/`;
  return Object.keys(FILES).flatMap((path) =>
    path.startsWith(folder) ? [path.slice(folder.length, -'.json'.length)] : [],
  );
}
