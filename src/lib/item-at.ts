/** The item of a list at a 0-based index. Throws a `RangeError` where there is none. */
export function itemAt<Item>(list: readonly Item[], index: number): Item {
  const item = list[index];
  if (item === undefined) throw new RangeError(`A list of ${list.length} has no item ${index}`);
  return item;
}
