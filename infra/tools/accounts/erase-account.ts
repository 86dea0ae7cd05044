/** The lines to print about an account, and whether the command has deleted it. */
export interface Erasure {
  isDone: boolean;
  lines: string[];
}

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

/**
 * Deletes an account whose owner has asked for its deletion and cannot sign in. `confirmed` must repeat the email address.
 * Otherwise, returns the data that would be deleted.
 */
export async function eraseAccount(address: string, confirmed: string | undefined): Promise<Erasure> {
  const { deleteByOperator, findLeaving } = await import('#functions/core/accounts/deletion/delete-by-operator.ts');
  const leaving = await findLeaving(address);
  if (!leaving) return { isDone: false, lines: [`No one has registered as ${address}.`] };
  const { inTheWay, deleted } = leaving;
  if (inTheWay) return { isDone: false, lines: [`${address} cannot be deleted: ${inTheWay}`] };
  const goes = `${many(deleted, 'draft or posted job goes', 'drafts and posted jobs go')} with it.`;
  if (confirmed !== address)
    return {
      isDone: false,
      lines: [
        `${address} would be deleted permanently. ${goes} Check that its owner is asking, then repeat the command with --confirm ${address}`,
      ],
    };
  await deleteByOperator(leaving, new Date());
  return { isDone: true, lines: [`${address} is deleted. ${goes} The rest of its data is deleted within minutes.`] };
}
