import { type Block, type Chapter, type Drawing, NOTE_TONES } from '../../features/manual/model/manual.ts';

/**
 * The chapters are Markdown with few rules (`src/features/manual/chapters`):
 *
 *     # Title of the chapter, then one paragraph that leads in
 *     ## Title of a section {#anchor}
 *     - item of a list            1. step of a procedure
 *     > danger: a note (or `mind`, `tip`)
 *     Table: caption              | Column | Column |, | --- | ------ | (as many dashes as it is wide), then rows
 *     Figure: drawing | caption | what it shows, for those who do not see it
 *     Flow: caption               ? question | answer that leads aside | what to do then, and at last = what is left
 *
 * A line is a paragraph, an item or a row; an empty line ends a block.
 */
export function readChapter(id: string, text: string, drawings: Readonly<Record<string, Drawing>>): Chapter {
  const groups = text
    .split(/\n\s*\n/)
    .map((group) => group.trim().split('\n'))
    .filter(([first]) => first !== '');
  const [heading, lead, ...rest] = groups;
  if (!heading?.[0]?.startsWith('# ') || lead?.length !== 1)
    throw new Error(`${id}: a chapter begins with its title and one paragraph`);
  const sections: { id: string; title: string; blocks: Block[] }[] = [];
  for (const lines of rest) {
    const [first = ''] = lines;
    if (first.startsWith('## ')) sections.push({ ...readHeading(id, first), blocks: [] });
    else sections.at(-1)?.blocks.push(readBlock(lines, drawings));
  }
  return { id, title: heading[0].slice(2), lead: lead.join(), sections };
}

function readHeading(chapter: string, line: string): { readonly id: string; readonly title: string } {
  const found = /^## (.+) \{#([a-z0-9-]+)\}$/.exec(line);
  if (found?.[1] === undefined || found[2] === undefined)
    throw new Error(`${chapter}: no anchor in "${line}"`);
  return { id: found[2], title: found[1] };
}

function readBlock(lines: readonly string[], drawings: Readonly<Record<string, Drawing>>): Block {
  const [first = '', ...rest] = lines;
  if (first.startsWith('Table: ')) return readTable(first.slice('Table: '.length), rest);
  if (first.startsWith('Flow: ')) return readFlow(first.slice('Flow: '.length), rest);
  if (first.startsWith('Figure: ')) return readFigure(first.slice('Figure: '.length), drawings);
  if (first.startsWith('> ')) return readNote(first.slice(2));
  if (first.startsWith('- ')) return { kind: 'list', items: lines.map((line) => withoutMark(line, /^- /)) };
  if (/^\d+\. /.test(first))
    return { kind: 'steps', items: lines.map((line) => withoutMark(line, /^\d+\. /)) };
  if (lines.length > 1) throw new Error(`A paragraph is one line: "${first}"`);
  return { kind: 'text', text: first };
}

function withoutMark(line: string, mark: RegExp): string {
  if (!mark.test(line)) throw new Error(`Not an item of the list: "${line}"`);
  return line.replace(mark, '');
}

function readNote(line: string): Block {
  const tone = NOTE_TONES.find((one) => line.startsWith(`${one}: `));
  if (tone === undefined) throw new Error(`A note without a tone: "${line}"`);
  return { kind: 'note', tone, text: line.slice(tone.length + 2) };
}

function cellsOf(line: string): readonly string[] {
  const inner = /^\|(.*)\|$/.exec(line.trim())?.[1];
  if (inner === undefined) throw new Error(`Not a row: "${line}"`);
  return inner.split('|').map((cell) => cell.trim());
}

function readTable(caption: string, [titles = '', dashes = '', ...rows]: readonly string[]): Block {
  const widths = cellsOf(dashes).map((cell) => cell.length);
  const columns = cellsOf(titles).map((title, place) => ({ title, width: widths[place] ?? 0 }));
  const read = rows.map(cellsOf);
  const uneven = read.find((row) => row.length !== columns.length || row.includes(''));
  if (uneven !== undefined)
    throw new Error(`${caption}: not as many cells as columns in "${uneven.join(' | ')}"`);
  return { kind: 'table', caption, columns, rows: read };
}

function readFlow(caption: string, lines: readonly string[]): Block {
  const end = lines.at(-1) ?? '';
  if (!end.startsWith('= ')) throw new Error(`${caption}: says not what is left at the end`);
  const questions = lines.slice(0, -1).map((line) => {
    const [ask, answer, act, ...more] = withoutMark(line, /^\? /).split(' | ');
    if (ask === undefined || answer === undefined || act === undefined || more.length > 0)
      throw new Error(`${caption}: not a question, an answer and what to do: "${line}"`);
    return { ask, answer, act };
  });
  return { kind: 'flow', caption, questions, end: end.slice(2) };
}

function readFigure(line: string, drawings: Readonly<Record<string, Drawing>>): Block {
  const [name = '', caption, alt] = line.split(' | ');
  const drawing = drawings[name];
  if (drawing === undefined || caption === undefined || alt === undefined)
    throw new Error(`No drawing, caption or description: "${line}"`);
  return { kind: 'figure', caption, alt, drawing };
}
