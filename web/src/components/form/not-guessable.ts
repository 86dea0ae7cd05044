import type { FieldErrors, FieldValues, Path, Resolver } from 'react-hook-form';
import { whenIdle } from '../../lib/when-idle.ts';

/** The list of common passwords is large, so it loads after the page. */
const load = whenIdle(() => import('#shared/domain/accounts/guessable-password.ts'));

interface NewPassword<Values extends FieldValues> {
  name: Path<Values>;
  passwordIn: (values: Values) => string;
  emailIn: (values: Values) => string;
}

/**
 * Returns the given check, which then also refuses a common password. If the list of common passwords fails to load, the server
 * checks the password.
 */
export const notGuessable =
  <Values extends FieldValues, Sent>(
    check: Resolver<Values, unknown, Sent>,
    { name, passwordIn, emailIn }: NewPassword<Values>,
  ): Resolver<Values, unknown, Sent> =>
  async (values, context, options) => {
    const result = await check(values, context, options);
    const rule = await load().catch(() => null);
    if (name in result.errors || !rule?.isGuessable(passwordIn(values), emailIn(values))) return result;
    const errors = { ...result.errors, [name]: { type: 'custom', message: rule.guessableHint } };
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
