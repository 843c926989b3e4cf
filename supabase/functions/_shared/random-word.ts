/** 32 cryptographically random bits. */
export function randomWord(): number {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return word;
}
