/**
 * The objectives of a badge in short: `1201 3.5, 5.1, 1202 4.5`. The exam is named where it changes, without the `220-` that the head
 * of the column has.
 *
 * @param codes as the badge has them, such as `220-1201 3.5`.
 */
export function objectiveNumbers(codes: readonly string[]): string {
  let exam = '';
  return codes
    .map((code) => {
      const [own = '', number] = code.replace(/^220-/, '').split(' ');
      if (number === undefined || own === exam) return number ?? own;
      exam = own;
      return `${own} ${number}`;
    })
    .join(', ');
}
