const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** An HTML email as plain text, one paragraph per block. */
export function toPlainText(html: string): string {
  const words = html
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<(\w+)[^>]*aria-hidden="true"[^>]*>.*?<\/\1>/gs, '')
    .replace(/\s+/g, ' ')
    .replace(/<\/(?:p|h1|td)>/g, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&#(\d+);/g, (_entity, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
  const blocks = words.split('\n\n').map((block) => block.trim());
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}
