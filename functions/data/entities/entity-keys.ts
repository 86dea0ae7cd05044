/** Returns a part of a key. Upper and lower case matter in ids and tokens, so ElectroDB must not change them. */
const part = <const F extends string, const C extends readonly string[]>(field: F, composite: C) =>
  ({ field, composite, casing: 'none' }) as const;

/** Returns the main key of a row: the attributes of its partition key and of its sort key. */
export const mainKey = <const P extends readonly string[], const S extends readonly string[]>(pk: P, sk: S) =>
  ({ pk: part('pk', pk), sk: part('sk', sk) }) as const;

/** Returns a list index. The `lists` of the row's kind compute its two keys, which are both set or both absent. */
export const listKey = <const L extends 'list1' | 'list2' | 'list3' | 'list4'>(list: L) =>
  ({
    index: list,
    pk: part(`${list}pk`, [`${list}pk`]),
    sk: part(`${list}sk`, [`${list}sk`]),
  }) as const;

/** The version in every key, which never changes. The version of a row's shape is separate: see `data/shapes`. */
export const keyVersion = '1';

export const model = <const E extends string>(entity: E) =>
  ({ entity, version: keyVersion, service: 'suncrew' }) as const;
