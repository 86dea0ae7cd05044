/** Finds the part of a typed address that names the suburb. We look up this part, and the picked suggestion replaces it. */

export interface AddressParts {
  /** The street as typed, without the comma at the end. */
  street: string;
  /** The suburb as typed, which is looked up. Empty if the address has only a street. */
  search: string;
}

const streetTypes =
  /^(.*\d.*\b(?:street|st|road|rd|avenue|ave|av|drive|dr|court|ct|place|pl|lane|ln|crescent|cres|cr|parade|pde|terrace|tce|highway|hwy|boulevard|blvd|close|cl|way|circuit|cct|grove|gr|esplanade|esp))\.?\s+(\S.*)$/i;

/**
 * Splits an address into its street and its suburb. The suburb is the text after the last comma or the street type. Text without
 * a comma, street type or number is a suburb.
 */
export function partsOf(address: string): AddressParts {
  const comma = address.lastIndexOf(',');
  if (comma >= 0) return { street: address.slice(0, comma).trim(), search: address.slice(comma + 1).trim() };
  const [, street, search] = streetTypes.exec(address) ?? [];
  if (street && search) return { street: street.trim(), search: search.trim() };
  return /\d\D*\s/.test(address) ? { street: address.trim(), search: '' } : { street: '', search: address.trim() };
}

/** Returns the address with the picked suburb: "12 Hill Street, Parra" becomes "12 Hill Street, Parramatta NSW 2150". */
export const completeAddress = (address: string, label: string): string => {
  const { street } = partsOf(address);
  return street ? `${street}, ${label}` : label;
};
