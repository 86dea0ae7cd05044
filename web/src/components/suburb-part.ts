/** Which part of a typed address names the suburb: it is looked up, and a picked place takes its place. */

export interface AddressParts {
  /** The street as typed, without the comma that ends it. */
  street: string;
  /** What is looked up. */
  search: string;
}

const streetTypes =
  /^(.*\d.*\b(?:street|st|road|rd|avenue|ave|av|drive|dr|court|ct|place|pl|lane|ln|crescent|cres|cr|parade|pde|terrace|tce|highway|hwy|boulevard|blvd|close|cl|way|circuit|cct|grove|gr|esplanade|esp))\.?\s+(\S.*)$/i;

/** After the last comma, or after the street's kind, stands the suburb; a text with neither nor a number is one itself. */
export function partsOf(address: string): AddressParts {
  const comma = address.lastIndexOf(',');
  if (comma >= 0) return { street: address.slice(0, comma).trim(), search: address.slice(comma + 1).trim() };
  const [, street, search] = streetTypes.exec(address) ?? [];
  if (street && search) return { street: street.trim(), search: search.trim() };
  return /\d\D*\s/.test(address) ? { street: address.trim(), search: '' } : { street: '', search: address.trim() };
}

/** "12 Hill Street, Parra" with Parramatta picked is "12 Hill Street, Parramatta NSW 2150". */
export const completeAddress = (address: string, label: string): string => {
  const { street } = partsOf(address);
  return street ? `${street}, ${label}` : label;
};
