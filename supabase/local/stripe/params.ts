import { invalid } from './api-error.ts';

/** The entries of a nested parameter: `metadata[userId]=x` is `{userId: 'x'}`. */
export function recordParam(params: URLSearchParams, name: string): Record<string, string> {
  const record: Record<string, string> = {};
  for (const [key, value] of params) {
    const inner = key.startsWith(`${name}[`) && key.endsWith(']') ? key.slice(name.length + 1, -1) : null;
    if (inner !== null && !inner.includes('[')) record[inner] = value;
  }
  return record;
}

export function requiredParam(params: URLSearchParams, name: string): string {
  const value = params.get(name);
  if (value === null || value === '') throw invalid(name, `Missing required param: ${name}.`);
  return value;
}

export function integerParam(params: URLSearchParams, name: string): number {
  const value = Number(requiredParam(params, name));
  if (!Number.isInteger(value) || value < 0) throw invalid(name, `Invalid integer: ${params.get(name)}`);
  return value;
}
