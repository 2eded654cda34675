/**
 * Rounds in turn (A B C A B C …), so that a machine that slows down does so for all alike.
 * @template {{ name: string }} S
 * @template R
 * @param {number} rounds
 * @param {readonly S[]} subjects
 * @param {(subject: S, round: number) => Promise<R>} measure
 * @returns {Promise<Record<string, R[]>>}  by the subject's name
 */
export async function inTurn(rounds, subjects, measure) {
  /** @type {Record<string, R[]>} */
  const results = Object.fromEntries(subjects.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const subject of subjects) {
      results[subject.name]?.push(await measure(subject, round));
    }
  }
  return results;
}

/**
 * @template A, B
 * @param {Readonly<Record<string, A>>} record
 * @param {(value: A) => B} change
 * @returns {Record<string, B>}
 */
export function mapValues(record, change) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
