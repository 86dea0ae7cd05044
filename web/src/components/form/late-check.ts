import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/**
 * Checks a form by the rules of the contract, whose script loads after the page. If that script fails to load, the form sends
 * the typed values unchecked: the server has the same rules, and its errors appear on the same inputs. `lacking` names the
 * inputs that only the form requires, with their messages.
 */
export const lateCheck =
  <Values extends FieldValues, Sent>(
    load: () => Promise<Resolver<Values, unknown, Sent>>,
    lacking: (values: Values) => Record<string, string> = () => ({}),
  ): Resolver<Values, unknown, Sent> =>
  async (values, context, options) => {
    const check = await load().catch(() => null);
    if (check) return check(values, context, options);
    const complaints = Object.entries(lacking(values)).map(([name, message]) => [name, { type: 'custom', message }]);
    if (complaints.length > 0) return { values: {}, errors: Object.fromEntries(complaints) as FieldErrors<Values> };
    return { values: values as FieldValues as Sent, errors: {} };
  };
