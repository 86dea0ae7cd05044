/** Lists of named items that a user stores: templates of jobs, and views of a list of jobs. */

export const keptListNames = ['templates', 'views'] as const;
export type KeptListName = (typeof keptListNames)[number];

export interface KeptItem {
  name: string;
  /** The content in the page's own format, such as a template as JSON. The server only limits its length. */
  text: string;
}

export const mostKeptItems = { templates: 30, views: 20 } as const satisfies Record<KeptListName, number>;
export const maxKeptName = 60;
/** The maximum length of an item's text, in characters. */
export const maxKeptText = 10_000;
/** The maximum size of a list, because all its items are in one row of the table, which is limited to 400 KB. */
export const maxKeptBytes = 350_000;

const byName = (a: KeptItem, b: KeptItem): number => a.name.localeCompare(b.name);

/** Returns the list without the item called `name`. If `item` is given, it replaces any item of the same name, or is added. */
export const withKept = (items: readonly KeptItem[], name: string, item: KeptItem | null): KeptItem[] => {
  const others = items.filter((each) => each.name !== name && each.name !== item?.name);
  return item ? [...others, item].sort(byName) : others;
};
