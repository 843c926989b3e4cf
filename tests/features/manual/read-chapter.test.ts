import { describe, expect, it } from 'vitest';
import { readChapter } from '../../../src/build/manual/read-chapter.ts';
import { readText } from '../../../src/features/manual/model/manual.ts';
import { placeOf } from '../../../src/features/manual/model/place.ts';
import { fc } from '../../support/fixed-seeds.ts';

const DRAWING = { width: 10, height: 10, boxes: [] };
const read = (...blocks: readonly string[]) =>
  readChapter('heat', ['# Heat', 'What is hot.', '## Fans {#fans}', ...blocks].join('\n\n'), { fan: DRAWING })
    .sections[0]?.blocks;

describe('a chapter of the manual', () => {
  it('is read from Markdown into blocks', () => {
    expect(
      read(
        'Air flows.',
        '- one\n- two',
        '1. first\n2. second',
        '> danger: It burns.',
        'Table: Fans\n| Fan | Speed |\n| -- | --- |\n| front | `900` |',
        'Flow: No air\n? Does it turn? | No | Clean it.\n= Replace it.',
        'Figure: fan | A fan. | Four blades.',
      ),
    ).toEqual([
      { kind: 'text', text: 'Air flows.' },
      { kind: 'list', items: ['one', 'two'] },
      { kind: 'steps', items: ['first', 'second'] },
      { kind: 'note', tone: 'danger', text: 'It burns.' },
      {
        kind: 'table',
        caption: 'Fans',
        columns: [
          { title: 'Fan', width: 2 },
          { title: 'Speed', width: 3 },
        ],
        rows: [['front', '`900`']],
      },
      {
        kind: 'flow',
        caption: 'No air',
        questions: [{ ask: 'Does it turn?', answer: 'No', act: 'Clean it.' }],
        end: 'Replace it.',
      },
      { kind: 'figure', caption: 'A fan.', alt: 'Four blades.', drawing: DRAWING },
    ]);
  });

  it.each([
    ['a note without a tone', '> It burns.'],
    ['a row with a cell too few', 'Table: Fans\n| Fan | Speed |\n| -- | --- |\n| front |'],
    ['an empty cell', 'Table: Fans\n| Fan | Speed |\n| -- | --- |\n| front | |'],
    ['a flow chart that does not end', 'Flow: No air\n? Does it turn? | No | Clean it.'],
    ['a question without an answer', 'Flow: No air\n? Does it turn?\n= Replace it.'],
    ['a drawing that there is not', 'Figure: pump | A pump. | A pump.'],
    ['a section without an anchor', '## Pumps'],
    ['a paragraph of two lines', 'Air flows\nin and out.'],
  ])('is refused with %s', (_, block) => {
    expect(() => read(block)).toThrow();
  });

  it('is split into texts without losing anything but its mark-up', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('', '**', '`'), fc.stringMatching(/^[^*`]+$/))),
        (pieces) => {
          const marked = pieces.map(([mark, text]) => `${mark}${text}${mark}`).join(' ');
          const plain = pieces.map(([, text]) => text).join(' ');
          expect(
            readText(marked)
              .map((run) => run.text)
              .join(''),
          ).toBe(plain);
        },
      ),
    );
  });

  it('is found by its own anchor and by those of its sections', () => {
    const chapters = [
      { id: 'safety', title: 'Safety', sections: [{ id: 'esd', title: 'ESD' }] },
      { id: 'tools', title: 'Tools', sections: [{ id: 'meter', title: 'Meter' }] },
    ];
    expect(placeOf(chapters, 'tools')?.number).toBe(2);
    expect(placeOf(chapters, 'esd')?.chapter.id).toBe('safety');
    expect(placeOf(chapters, 'elsewhere')).toBeNull();
    expect(placeOf(chapters, '')).toBeNull();
  });
});
