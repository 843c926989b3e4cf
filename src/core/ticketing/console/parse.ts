import type { OperatingSystem } from '../world/host.ts';

/** A typed line as the shell takes it apart. */
export type ParsedLine =
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'command';
      readonly name: string;
      readonly args: readonly string[];
      readonly sudo: boolean;
    }
  /** Pipes, redirections and several commands in one line are not played. */
  | { readonly kind: 'joined'; readonly operator: string };

interface Word {
  readonly text: string;
  readonly quoted: boolean;
}

const OPERATORS = /^(\|\||&&|>>|[|&<>;])/;
const OPERATOR_SIGNS = '|&<>;';

/** Words of a line; quotes keep spaces and operators, an open quote lasts to the end of the line. */
function wordsOf(line: string, quotes: string): readonly Word[] | string {
  const words: Word[] = [];
  let text = '';
  let quoted = false;
  let open: string | null = null;
  const end = (): void => {
    if (text !== '' || quoted) words.push({ text, quoted });
    text = '';
    quoted = false;
  };
  for (let at = 0; at < line.length; at += 1) {
    const sign = line.charAt(at);
    if (open !== null) {
      if (sign === open) open = null;
      else text += sign;
      continue;
    }
    const operator = OPERATOR_SIGNS.includes(sign) ? OPERATORS.exec(line.slice(at))?.[1] : undefined;
    if (quotes.includes(sign)) {
      open = sign;
      quoted = true;
    } else if (operator !== undefined) return operator;
    else if (/\s/.test(sign)) end();
    else text += sign;
  }
  end();
  return words;
}

/** `ipconfig/all` and `IPCONFIG.EXE /all` are `ipconfig` with `/all`. */
function windowsName(word: Word): readonly string[] {
  const slash = word.quoted ? -1 : word.text.indexOf('/');
  const name = slash > 0 ? word.text.slice(0, slash) : word.text;
  const rest = slash > 0 ? [word.text.slice(slash)] : [];
  return [name.toLowerCase().replace(/\.(exe|com|cmd)$/, ''), ...rest];
}

export function parseLine(os: OperatingSystem, typed: string): ParsedLine {
  const words = wordsOf(typed.trim(), os === 'windows-11' ? '"' : `"'`);
  if (typeof words === 'string') return { kind: 'joined', operator: words };
  const [first, ...others] = words;
  if (first === undefined) return { kind: 'empty' };
  const args = others.map(({ text }) => text);
  if (os === 'windows-11') {
    const [name = '', ...glued] = windowsName(first);
    return { kind: 'command', name, args: [...glued, ...args], sudo: false };
  }
  const [name, ...rest] = first.text === 'sudo' ? args : [first.text, ...args];
  return { kind: 'command', name: name ?? 'sudo', args: rest, sudo: first.text === 'sudo' };
}

/** What the shell says to a name that it does not know. */
export function unknownCommand(os: OperatingSystem, name: string): readonly string[] {
  switch (os) {
    case 'windows-11':
      return [
        `'${name}' is not recognized as an internal or external command,`,
        'operable program or batch file.',
        '',
      ];
    case 'macos':
      return [`zsh: command not found: ${name}`];
    case 'linux':
      return [`bash: ${name}: command not found`];
  }
}
