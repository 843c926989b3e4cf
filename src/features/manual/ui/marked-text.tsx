import { readText, type TextRun } from '../model/manual.ts';

/** A text of the manual with its marks as elements. */
export function MarkedText({ text }: { readonly text: string }) {
  return withPlaces(readText(text)).map(({ run, place }) => <Run key={place} run={run} />);
}

function Run({ run }: { readonly run: TextRun }) {
  switch (run.style) {
    case 'strong':
      return <strong className="font-semibold text-ink">{run.text}</strong>;
    case 'reading':
      return <code className="reading rounded-sm bg-sunken px-1 text-[0.94em]">{run.text}</code>;
    case 'plain':
      return run.text;
  }
}

/** Adds each run's offset in the text, which is a stable key because the texts never change. */
function withPlaces(runs: readonly TextRun[]): readonly { readonly run: TextRun; readonly place: number }[] {
  return runs.map((run, place) => ({ run, place }));
}
