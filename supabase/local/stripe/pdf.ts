const PAGE = { width: 595, height: 842, margin: 64, lineHeight: 22, fontSize: 12 } as const;

/** A one-page PDF (A4, Helvetica) with these lines; the first one is the heading. */
export function pdfOf(lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const text = lines
    .map((line, index) => {
      const size = index === 0 ? PAGE.fontSize * 2 : PAGE.fontSize;
      return `/F1 ${size} Tf (${escapeText(line)}) Tj 0 -${index === 0 ? PAGE.lineHeight * 2 : PAGE.lineHeight} Td`;
    })
    .join('\n');
  const stream = `BT ${PAGE.margin} ${PAGE.height - PAGE.margin * 1.5} Td\n${text}\nET`;
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>`,
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]);
}

/** Numbers the objects and writes the table of where each of them starts. */
function assemble(objects: readonly string[]): Uint8Array<ArrayBuffer> {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Uint8Array.from(`${file}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`, byteOf);
}

/** One byte a character, so that lengths in text are lengths in the file. */
function byteOf(character: string): number {
  return character.charCodeAt(0);
}

function escapeText(line: string): string {
  return line.replace(/[^ -~]/g, '?').replace(/[\\()]/g, '\\$&');
}
