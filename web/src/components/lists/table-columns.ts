import * as z from 'zod/mini';
import { useUser } from '../../lib/server/session.tsx';
import { useStored } from '../../lib/use-stored.ts';

/** The columns of a table that a person sees. This browser keeps the choice of each person who signs in here. */

export interface ChoosableColumn {
  name: string;
  /** Names the row, so it is always shown. */
  isFixed?: true;
  /** Not shown until the person chooses it. */
  isExtra?: true;
}

const stored = z.array(z.string());

/** Returns the chosen names, or null if the person never chose any. */
export function chosenIn(text: string | null): string[] | null {
  try {
    return text === null ? null : stored.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Returns the visible columns: the fixed ones, and either the chosen ones or, without a choice, the usual ones. */
export const shownOf = <C extends ChoosableColumn>(columns: readonly C[], chosen: readonly string[] | null): C[] =>
  columns.filter(({ name, isFixed, isExtra }) => isFixed || (chosen ? chosen.includes(name) : !isExtra));

/** Returns the columns of a table, which of them this person sees, and functions that change or reset this choice. */
export function useTableColumns<C extends ChoosableColumn>(table: string, columns: readonly C[]) {
  const { id } = useUser();
  const [text, keep] = useStored(`suncrew-columns-${table}-${id}`);
  const shown = shownOf(columns, chosenIn(text));
  const choose = (name: string, isShown: boolean) => {
    const others = shown.map((column) => column.name).filter((each) => each !== name);
    keep(JSON.stringify(isShown ? [...others, name] : others));
  };
  return { columns, shown, isUsual: text === null, choose, reset: () => keep(null) };
}
export type TableColumns<C extends ChoosableColumn> = ReturnType<typeof useTableColumns<C>>;
